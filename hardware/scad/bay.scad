// The bay of the electronics with board, button and lid.  Bay: printed as it stands; lid and cap: face down.
include <parameters.scad>
use <shapes.scad>

module corners() {
    for (x = [post / 2, bay_width - post / 2], y = [post / 2, bay_depth - post / 2]) translate([x, y]) children();
}

// Two rails carry the board's edges, a stop takes the push of the plug.
module board_rails() {
    long = nano[1] - 2;
    back = bay_depth - wall;
    for (side = [-1, 1]) {
        translate([nano_x + side * (nano[0] / 2 - 0.5) - 1, back - long, 0]) cube([2, long, wall + nano_lift]);
        translate([nano_x + side * (nano[0] / 2 + slide + 1) - 1, back - long, 0])
            cube([2, long, wall + nano_lift + 4]);
    }
    translate([nano_x - 6, back - nano[1] - 1 - slide - 3, 0]) cube([12, 3, wall + nano_lift + 6]);
}

module switch_pillar() {
    side = switch_side + loose;
    outer = side + 2 * 1.8;
    translate([button_x, button_y, 0]) difference() {
        translate([-outer / 2, -outer / 2, 0]) cube([outer, outer, pillar + 3]);
        translate([-side / 2, -side / 2, pillar]) cube([side, side, 4]);
        translate([-outer, -4, pillar - 4]) cube([outer - side / 2, 8, 9]);
        translate([side / 2, -4, pillar - 4]) cube([outer - side / 2, 8, 9]);
    }
}

// The USB plug from behind; notches for the leads of servo (left) and ring (right), closed by the lid.
module bay_openings() {
    translate([nano_x, bay_depth + 1, wall + nano_lift + nano[2] - 3.2]) rotate([90, 0, 0])
        linear_extrude(wall + 2) house(13, 10);
    for (x = [-1, bay_width - wall - 1])
        translate([x, bay_depth - 20, bay_height - 4]) cube([wall + 2, 5, 5]);
}

module bay() {
    difference() {
        union() {
            linear_extrude(wall) square([bay_width, bay_depth]);
            linear_extrude(bay_height) difference() {
                square([bay_width, bay_depth]);
                translate([wall, wall]) square([bay_width - 2 * wall, bay_depth - 2 * wall]);
            }
            linear_extrude(bay_height) corners() square(post, center = true);
            board_rails();
            switch_pillar();
        }
        bay_openings();
        translate([0, 0, bay_height - 14]) linear_extrude(15) corners() circle(d = 2.6, $fn = 24);
    }
}

// The lid, its upper side at the top.
module lid() {
    linear_extrude(wall) difference() {
        square([bay_width, bay_depth]);
        corners() circle(d = 3.4, $fn = 24);
        translate([button_x, button_y]) circle(d = button_d + 2 * slide);
    }
}

// The cap: its stem rests on the switch, its cone is stopped by the lid's edge from below.
module cap() {
    wide = button_d + 2 * cone;
    rotate_extrude() polygon([
        [0, 0], [5, 0], [5, stem], [wide / 2, stem], [wide / 2, stem + flange],
        [button_d / 2, stem + flange + cone], [button_d / 2, cap_height], [0, cap_height],
    ]);
}
