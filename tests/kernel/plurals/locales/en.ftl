event-leaks = { $count ->
    [one] { $count } leak
   *[other] { $count } leaks
 }
