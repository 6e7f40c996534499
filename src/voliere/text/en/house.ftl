# The way from page to page
house-play = Play
house-birds = Birds
house-rules = Rules
house-pages = Pages

# The lobby
house-continue = Continue
house-is-yours = Your turn
house-is-theirs = The others are playing
house-since = Last move { $when }.
house-bird-of-day = Bird of the day
house-lesson-new = Lesson, { $minutes } min
house-last-games = Last games
house-again = Play { $game } again

# At a table
house-meet = Meet this bird
