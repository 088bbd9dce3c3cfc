// The hopper holds the dice until its gate opens.  Hopper: printed upside down; flap: as it lies.
include <parameters.scad>
use <shapes.scad>

servo_body = [23, 12.4];
servo_shaft = 5.9;
servo_holes = 13.9;

module box(side, low, high) {
    translate([(tower_side - side) / 2, (tower_side - side) / 2, low]) cube([side, side, high - low]);
}

// Inside: wide above, then 45 degrees inwards to what the plug leaves.
module hollow() {
    narrow = shaft - 2 * slide - 2 * wall;
    step = (shaft - narrow) / 2;
    box(narrow, -plug - 1, hopper_height + 1);
    box(shaft, 3 + step, hopper_height + 1);
    hull() {
        box(narrow, 3, 3.01);
        box(shaft, 3 + step, 3.01 + step);
    }
}

// The slope that brings dice onto the flap, hollow behind.
module chute2d() {
    slant = tower_side - wall - throat;
    low = hopper_height - 2 * slant;
    polygon([
        [throat, 0], [throat, low], [tower_side - wall, hopper_height], [tower_side - wall / 2, hopper_height],
        [tower_side - wall / 2, hopper_height - wall * sqrt(5)], [tower_side - wall, hopper_height - wall * sqrt(5)],
        [throat + wall, low - wall * (sqrt(5) - 2)], [throat + wall, 0],
    ]);
}

module servo_window() {
    translate([tower_side - wall - 1, 0, hinge_z]) mirror([0, 0, 1]) {
        middle = hinge_y - servo_shaft + servo_body[0] / 2;
        translate([0, middle, 0]) along_x(wall + 2) translate([0, -servo_body[1] / 2]) house(servo_body[0], servo_body[1]);
        for (side = [-1, 1]) translate([0, middle + side * servo_holes, 0]) teardrop(1.8, wall + 2);
    }
}

module pivot_hole() {
    translate([-1, hinge_y, hinge_z]) mirror([0, 0, 1]) teardrop(3.4, wall + 2);
}

module hopper() {
    difference() {
        union() {
            difference() {
                union() {
                    box(tower_side, 0, hopper_height);
                    box(shaft - 2 * slide, -plug, 1);
                }
                hollow();
            }
            translate([wall / 2, 0, 0]) along_x(tower_side - wall) chute2d();
        }
        servo_window();
        pivot_hole();
    }
}

// The flap, its hinge along x through the origin of y and z.
module flap() {
    width = flap_right - flap_left;
    long = throat - hinge_y - 1;
    difference() {
        union() {
            translate([0, 0, -flap_below]) cube([width, long, wall]);
            translate([0, -flap_bar / 2, -flap_below]) cube([width, flap_bar, flap_below + flap_above]);
            translate([width - 6.4, 0, -flap_below]) cube([6.4, 21, flap_below + flap_above]);
        }
        horn();
        translate([-1, 0, 0]) teardrop(2.8, 13);
    }
}

// Where the servo's arm drops in from above: its hub, then the arm itself.
module horn() {
    width = flap_right - flap_left;
    translate([width - 4.4, -3.7, 0]) cube([5.4, 7.4, 6]);
    translate([width - 4.4, 0, 0]) rotate([0, 90, 0]) cylinder(d = 7.4, h = 5.4, $fn = 32);
    translate([width - 4.4, -3, -2.9]) cube([1.8, 22, 9]);
}
