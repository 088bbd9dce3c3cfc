outlook-column = Fire column
outlook-range = Range
outlook-modifier = Modifier
outlook-hits = Hits
outlook-hit = At least one hit
outlook-expected_hits = Expected hits
outlook-sinks = The target sinks
outlook-column_after = Fire column of the target after { $key ->
    [one] { $key } hit
   *[other] { $key } hits
}
outlook-ratio = Attack to defence
outlook-boarding_column = Boarding column
outlook-bonus = Bonus of the boarders
outlook-captured = Captured
outlook-new_bonus = Bonus afterwards: { $key }
outlook-breaks_off = Breaks off
outlook-step_costs = Cost of each step
outlook-points_left = Points left
outlook-heading_after = Heading at the end
outlook-hex_after = Hex at the end
outlook-shot_range = { $ship } fires at { $other }, range
outlook-shot_hits = { $ship } fires at { $other }, expected hits
outlook-wind_from = The wind comes from { $key }
outlook-backs = The wind backs
outlook-holds = The wind holds
outlook-veers = The wind veers
