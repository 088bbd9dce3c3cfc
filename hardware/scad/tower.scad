// The dice tower: a shaft with two baffles and a ramp.  Printed upside down, mouth on the bed.
include <parameters.scad>
use <shapes.scad>

module walls2d() {
    translate([0, exit_height]) square([wall, tower_height - exit_height]);
    translate([tower_side - wall, 0]) square([wall, tower_height]);
}

module ramp2d() {
    intersection() {
        slope([tower_side, lip + tower_side], [-wall, lip - wall], wall);
        square([tower_side, tower_height]);
    }
}

module baffles2d() {
    inner = tower_side - wall;
    slope([0, front_baffle + wall], [wall + reach, front_baffle - reach], wall);
    slope([tower_side, back_baffle + wall], [inner - reach, back_baffle - reach], wall);
}

module tower() {
    along_x(tower_side) intersection() {
        union() {
            walls2d();
            ramp2d();
            baffles2d();
        }
        square([tower_side, tower_height]);
    }
    for (x = [0, tower_side - wall])
        translate([x, 0, 0]) along_x(wall) square([tower_side, tower_height]);
}
