// What is bought, as simple bodies, to see that it fits.
include <parameters.scad>

// The board, its USB socket to the back, origin at the middle of its back edge.
module nano() {
    translate([-nano[0] / 2, -nano[1], 0]) cube(nano);
    translate([-4.5, -8, nano[2]]) cube([9, 9.2, 4]);
}

module switch() {
    translate([-switch_side / 2, -switch_side / 2, 0]) cube([switch_side, switch_side, 3.5]);
    cylinder(d = 7, h = switch_height);
}

module led_ring(kind = ring_kind) {
    row = ring_row(kind);
    difference() {
        cylinder(d = row[1], h = 1.6);
        translate([0, 0, -1]) cylinder(d = row[2], h = 4);
    }
    difference() {
        cylinder(d = (row[1] + row[2]) / 2 + 5, h = ring_board);
        translate([0, 0, -1]) cylinder(d = (row[1] + row[2]) / 2 - 5, h = 6);
    }
}

// A servo of the 9 g class, its shaft along -x through the origin, its ears at x >= 0.
module servo() {
    translate([0, -10.6, -6.1]) cube([2.5, 32.2, 12.2]);
    translate([-4.1, -5.9, -6.1]) cube([22.5, 22.8, 12.2]);
    rotate([0, -90, 0]) cylinder(d = 11.8, h = 8.2);
    rotate([0, -90, 0]) cylinder(d = 4.8, h = 11, $fn = 24);
}
