// The tray the dice run into, with seats for tower and electronics.  Printed as it stands.
include <parameters.scad>
use <shapes.scad>

back = tower_side + loose + wall;

module outline() {
    translate([0, -tray_run]) offset(3, $fn = 32) offset(-3) square([tray_width, tray_run + back]);
}

// The wall around the run; the tower's mouth stays open.
module fence() {
    intersection() {
        difference() {
            outline();
            offset(-wall) outline();
        }
        translate([0, -tray_run]) square([tray_width, tray_run]);
    }
    translate([bay_at[0], -wall - loose]) square([tray_width - bay_at[0], wall]);
}

module seats() {
    difference() {
        outline();
        offset(-wall) outline();
    }
}

module tray() {
    linear_extrude(tray_floor) outline();
    linear_extrude(tray_floor + tray_wall) fence();
    linear_extrude(tray_floor + seat_lip) seats();
}
