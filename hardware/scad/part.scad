// One part alone, ready to print: openscad -D 'part="tower"' -o tower.stl part.scad
// The echo tells where it belongs when all is built: [turn, move], applied to the printed part.
include <parameters.scad>
use <tower.scad>
use <hopper.scad>
use <tray.scad>
use <bay.scad>
use <ring.scad>
use <components.scad>

part = "tower";

over = [180, 0, 0];
flat = [0, 0, 0];
hinge_at = hopper_at + [flap_left, hinge_y, hinge_z];

// Part -> [turn, move] from its bed to its place.
function place(part) =
    part == "tower" ? [over, tower_at + [0, tower_side, tower_height]] :
    part == "hopper" ? [over, hopper_at + [0, tower_side, hopper_height]] :
    part == "flap" ? [flat, hinge_at - [0, 0, flap_below]] :
    part == "tray" ? [flat, [0, 0, 0]] :
    part == "bay" ? [flat, bay_at] :
    part == "lid" ? [over, bay_at + [0, bay_depth, bay_height + wall]] :
    part == "cap" ? [over, bay_at + [button_x, button_y, cap_rest + cap_height]] :
    part == "nano" ? [flat, bay_at + [nano_x, bay_depth - wall - 1, wall + nano_lift]] :
    part == "switch" ? [flat, bay_at + [button_x, button_y, pillar]] :
    part == "servo" ? [flat, hopper_at + [tower_side, hinge_y, hinge_z]] :
    part == "ring_base" || part == "ring_base_24" ? [flat, ring_at] :
    part == "ring_cover" || part == "ring_cover_24" ? [over, ring_at + [0, 0, ring_height + diffuser]] :
    part == "led_ring" || part == "led_ring_24" ? [flat, ring_at + [0, 0, ring_floor + ring_lift]] : undef;

// From how it is drawn to how it lies on the bed.
module printed() {
    if (part == "tower") translate([0, tower_side, tower_height]) rotate(over) tower();
    else if (part == "hopper") translate([0, tower_side, hopper_height]) rotate(over) hopper();
    else if (part == "flap") translate([0, 0, flap_below]) flap();
    else if (part == "tray") tray();
    else if (part == "bay") bay();
    else if (part == "lid") translate([0, bay_depth, wall]) rotate(over) lid();
    else if (part == "cap") translate([0, 0, cap_height]) rotate(over) cap();
    else if (part == "ring_base") ring_base();
    else if (part == "ring_cover") translate([0, 0, diffuser]) rotate(over) ring_cover();
    else if (part == "ring_base_24") ring_base("24");
    else if (part == "ring_cover_24") translate([0, 0, diffuser]) rotate(over) ring_cover("24");
    else if (part == "nano") nano();
    else if (part == "switch") switch();
    else if (part == "servo") servo();
    else if (part == "led_ring") led_ring();
    else if (part == "led_ring_24") led_ring("24");
}

echo(place = place(part));
echo(wall = wall, diffuser = diffuser, die = die, pass = pass, hinge = hinge_at);
printed();
