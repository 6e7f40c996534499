# The way from page to page
house-play = Play
house-birds = Birds
house-rules = Rules
house-pages = Pages

# The lobby
house-continue = Continue
house-is-yours = Your turn
house-is-theirs = The others are playing
house-waiting = The table is waiting for people
house-lesson = The lesson awaits you
house-since = Last move { $when }.
house-bird-of-day = Bird of the day
house-more = Read more
house-lesson-new = Lesson, { $minutes } min
house-last-games = Last games
house-again = Play { $game } again
house-place = { $place ->
    [1] won
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
house-record = record
house-unknown-time = long ago
