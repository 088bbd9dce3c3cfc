event-leaks = { $count ->
    [one] { $count } fuite
   *[other] { $count } fuites
 }
