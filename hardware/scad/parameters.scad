// What a builder may change.  Millimetres and degrees.  x to the right, y to the back, z up.

// Dice: the largest one, corner to corner.  A d6 of 16 mm with round corners and a d20 both measure about 22.
die = 22;

// Printer: thickness of walls, a fit that slides, a fit that falls in.
wall = 2.4;
slide = 0.3;
loose = 0.4;

// The ring that was bought: measure it, makers differ.
ring_kind = "16";
ring_table = [ // kind, outer diameter, inner diameter of the board
    ["16", 68, 53],
    ["16 small", 44.5, 31.7],
    ["24", 86, 71],
    ["24 small", 65.6, 52.3],
    ["12", 50, 37],
    ["8", 32, 18],
];
function ring_row(kind) = ring_table[search([kind], ring_table)[0]];

// The shaft and its three slopes of 45 degrees.  `pass` is what is left open for a die everywhere.
pass = 1.45 * die;
shaft = max(60, 2.7 * die);
reach = shaft - pass;
lip = 2.4;
front_baffle = pass * sqrt(2) + 2 * reach + wall + lip;
back_baffle = front_baffle + pass * sqrt(2) + 2 * reach - shaft;
tower_side = shaft + 2 * wall;
tower_height = ceil(back_baffle + 12);
exit_height = 2 * die + 6;

// The hopper with its gate.  The hinge is seen from the hopper's own bottom.
hopper_height = 66;
plug = 6;
throat = wall + 46.6;
hinge_y = 13;
hinge_z = 22;
flap_left = wall + 3.4;
flap_right = tower_side - wall - 6.4;
flap_bar = 10.6;
flap_below = 5.2;
flap_above = 4.5;

// The tray with two seats behind it: tower to the left, electronics to the right.
tray_floor = 2.4;
tray_run = 130;
tray_wall = 22;
seat_lip = 6;

// The bay of the electronics, its button, the board in it.
bay_width = 76;
bay_depth = tower_side;
bay_height = 34;
nano = [18.2, 45, 1.6];
nano_x = 20;
nano_lift = 4;
post = 7;
switch_side = 12;
switch_height = 7.3;
button_x = 52;
button_y = 26;
button_d = 28;
stem = 4;
flange = 1.4;
cone = 2;
press_gap = 0.2;
cap_rest = bay_height - stem - flange - cone + 0.1;
cap_height = stem + flange + cone + wall + 2.9;
pillar = cap_rest - press_gap - switch_height;

// The ring's housing.
ring_wall = 2;
ring_floor = 2;
ring_lift = 3;
ring_board = 3.2;
ring_air = 4;
diffuser = 1.2;
ring_height = ring_floor + ring_lift + ring_board + ring_air;

// Where the parts stand when all is built.
tower_at = [wall + loose, 0, tray_floor];
bay_at = [wall + 2 * loose + tower_side + loose, 0, tray_floor];
hopper_at = tower_at + [0, 0, tower_height];
tray_width = bay_at[0] + bay_width + loose + wall;
ring_at = [tray_width + 90, 30, 0];

$fn = 64;
