// Shapes that print without supports.

// A slope of 45 degrees: its upper side falls from `a` to `b` (points of the yz plane), `t` thick, cut square.
module slope(a, b, t) {
    d = (b - a) / norm(b - a);
    n = d[0] > 0 ? [d[1], -d[0]] : [-d[1], d[0]];
    polygon([a, b, b + n * t, a + n * t]);
}

// A hole along x, pointed at its top, so that no layer hangs in the air.
module teardrop(d, length) {
    rotate([90, 0, 90]) linear_extrude(length) {
        circle(d = d, $fn = 32);
        polygon([[-d / 2 * cos(45), d / 2 * sin(45)], [0, d / 2 * sqrt(2)], [d / 2 * cos(45), d / 2 * sin(45)]]);
    }
}

// An opening like a house: straight walls and a roof of 45 degrees.
module house(width, height) {
    polygon([[-width / 2, 0], [width / 2, 0], [width / 2, height], [0, height + width / 2], [-width / 2, height]]);
}

// What is drawn in the yz plane, drawn out along x.
module along_x(length) {
    rotate([90, 0, 90]) linear_extrude(length) children();
}

module ring2d(outer, inner) {
    difference() {
        circle(r = outer);
        circle(r = inner);
    }
}
