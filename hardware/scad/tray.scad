// The tray the dice run into, with seats for tower and electronics.  Printed as it stands.
include <parameters.scad>
use <shapes.scad>

back = tower_side + loose + wall;

module outline() {
    translate([0, -tray_run]) offset(3, $fn = 32) offset(-3) square([tray_width, tray_run + back]);
}

// The wall around the run; the tower's mouth stays open between two stops in front of its side walls.
module fence() {
    intersection() {
        difference() {
            outline();
            offset(-wall) outline();
        }
        translate([0, -tray_run]) square([tray_width, tray_run]);
    }
    right = tower_at[0] + tower_side - wall;
    translate([right, -wall - loose]) square([tray_width - right, wall]);
    translate([wall / 2, -wall - loose]) square([tower_at[0] + wall / 2, wall]);
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
