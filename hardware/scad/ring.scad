// The wind ring's housing: a cup for the ring and a thin white cover.  A beak marks north (y).
include <parameters.scad>
use <shapes.scad>

function outer(kind) = ring_row(kind)[1] / 2;
function inner(kind) = ring_row(kind)[2] / 2;
function cup(kind) = outer(kind) + 2.6;
function rim(kind) = cup(kind) + ring_wall;

module beak(kind) {
    translate([0, rim(kind) - 1]) polygon([[-6, 0], [6, 0], [0, 7]]);
}

// Ledges under both edges of the ring leave room for its solder joints; the lead leaves to the south.
module ring_base(kind = ring_kind) {
    linear_extrude(ring_floor) {
        circle(r = rim(kind), $fn = 96);
        beak(kind);
    }
    linear_extrude(ring_height) ring2d_open(kind, rim(kind), cup(kind), $fn = 96);
    linear_extrude(ring_height) beak(kind);
    linear_extrude(ring_floor + ring_lift) {
        ring2d_open(kind, cup(kind) + 0.5, outer(kind) - 1.5);
        ring2d_open(kind, inner(kind) + 1.5, inner(kind) - 2.4);
    }
    linear_extrude(ring_floor + ring_lift + 2) ring2d_open(kind, inner(kind) - loose, inner(kind) - 2.4);
    linear_extrude(ring_height - 0.5) translate([-1.5, cup(kind) - 2]) square([3, 2.5]);
}

module ring2d_open(kind, r1, r2) {
    difference() {
        ring2d(r1, r2);
        translate([-4, -rim(kind) - 1]) square([8, rim(kind)]);
    }
}

// The cover, its skirt down inside the cup; a gap in the skirt takes the cup's rib, so it fits one way only.
module ring_cover(kind = ring_kind) {
    r = cup(kind) - slide;
    linear_extrude(diffuser) {
        circle(r = rim(kind), $fn = 96);
        beak(kind);
    }
    translate([0, 0, -3]) linear_extrude(3.5) difference() {
        ring2d(r, r - 1.4, $fn = 96);
        translate([-2, 0]) square([4, rim(kind)]);
    }
}
