"""Bonus cards, goals and Automa cards (WS-COMP-2, WS-COMP-3, WS-AUTO), one line each. Made by tools/make_wingspan.py from data/*.csv: do not edit."""

# fmt: off
# ruff: noqa: E501

from typing import Final

from voliere.games.wingspan.card import AutomaCard, Bonus, Goal

BONUS_COUNT: Final = 26
BONUSES: Final = [
    Bonus("anatomist", "name_terms", "column_en=anatomist;column_fr=fr_anatomiste", "2-3:3;4+:7", True),
    Bonus("backyard-birder", "points_below", "value=4", "5-6:3;7+:6", False),
    Bonus("bird-counter", "icon", "icon=flocking", "per:2", True),
    Bonus("bird-feeder", "eats", "food=seed;mode=includes", "5-7:3;8+:7", True),
    Bonus("breeding-manager", "eggs_on_bird", "min=4", "per:1", False),
    Bonus("cartographer", "name_terms", "column_en=cartographer;column_fr=fr_cartographe", "2-3:3;4+:7", True),
    Bonus("ecologist", "fewest_habitat", "ties=count_one", "per:2", False),
    Bonus("enclosure-builder", "nest", "nest=ground;star=yes", "4-5:4;6+:7", True),
    Bonus("falconer", "icon", "icon=predator", "per:2", True),
    Bonus("fishery-manager", "eats", "food=fish;mode=includes", "2-3:3;4+:8", True),
    Bonus("food-web-expert", "eats", "food=invertebrate;mode=only", "per:2", True),
    Bonus("forester", "only_habitat", "habitat=forest", "3-4:4;5+:8", True),
    Bonus("historian", "name_terms", "column_en=historian;column_fr=fr_historien", "per:2", True),
    Bonus("large-bird-specialist", "wingspan", "op=gt;cm=65", "4-5:3;6+:6", True),
    Bonus("nest-box-builder", "nest", "nest=cavity;star=yes", "4-5:4;6+:7", True),
    Bonus("omnivore-expert", "eats", "food=wild;mode=includes", "per:2", True),
    Bonus("oologist", "eggs_on_bird", "min=1", "7-8:3;9+:6", False),
    Bonus("passerine-specialist", "wingspan", "op=le;cm=30", "4-5:3;6+:6", True),
    Bonus("photographer", "name_terms", "column_en=photographer;column_fr=fr_photographe", "4-5:3;6+:6", True),
    Bonus("platform-builder", "nest", "nest=platform;star=yes", "4-5:4;6+:7", True),
    Bonus("prairie-manager", "only_habitat", "habitat=grassland", "2-3:3;4+:8", True),
    Bonus("rodentologist", "eats", "food=rodent;mode=includes", "per:2", True),
    Bonus("visionary-leader", "hand_size", "", "5-7:4;8+:7", False),
    Bonus("viticulturalist", "eats", "food=fruit;mode=includes", "2-3:3;4+:7", True),
    Bonus("wetland-scientist", "only_habitat", "habitat=wetland", "3-4:3;5+:7", True),
    Bonus("wildlife-gardener", "nest", "nest=bowl;star=yes", "4-5:4;6+:7", True),
]

GOALS: Final = [
    Goal("birds-in-forest", "birds_in_habitat", "habitat=forest", 0, [0, 1, 2, 3], 5),
    Goal("eggs-in-forest", "eggs_in_habitat", "habitat=forest", 0, [1, 3, 5, 7], 99),
    Goal("birds-in-grassland", "birds_in_habitat", "habitat=grassland", 1, [0, 1, 2, 3], 5),
    Goal("eggs-in-grassland", "eggs_in_habitat", "habitat=grassland", 1, [1, 3, 5, 7], 99),
    Goal("birds-in-wetland", "birds_in_habitat", "habitat=wetland", 2, [0, 1, 2, 3], 5),
    Goal("eggs-in-wetland", "eggs_in_habitat", "habitat=wetland", 2, [1, 3, 5, 7], 99),
    Goal("birds-with-egg-platform", "nest_birds_with_egg", "nest=platform", 3, [0, 1, 2, 3], 99),
    Goal("eggs-in-platform-nests", "eggs_in_nest", "nest=platform", 3, [1, 3, 5, 7], 99),
    Goal("birds-with-egg-bowl", "nest_birds_with_egg", "nest=bowl", 4, [0, 1, 2, 3], 99),
    Goal("eggs-in-bowl-nests", "eggs_in_nest", "nest=bowl", 4, [1, 3, 5, 7], 99),
    Goal("birds-with-egg-cavity", "nest_birds_with_egg", "nest=cavity", 5, [0, 1, 2, 3], 99),
    Goal("eggs-in-cavity-nests", "eggs_in_nest", "nest=cavity", 5, [1, 3, 5, 7], 99),
    Goal("birds-with-egg-ground", "nest_birds_with_egg", "nest=ground", 6, [0, 1, 2, 3], 99),
    Goal("eggs-in-ground-nests", "eggs_in_nest", "nest=ground", 6, [1, 3, 5, 7], 99),
    Goal("total-birds", "total_birds", "", 7, [2, 5, 8, 11], 99),
    Goal("egg-sets", "egg_sets", "habitats=forest|grassland|wetland", 7, [-1, 0, 1, 2], 99),
]

AUTOMA_CARDS: Final = [
    AutomaCard("a01", 1, [["gain_food dice=rodent>fish>fruit>invertebrate/seed>invertebrate>seed", "place_cube"], [], [], []]),
    AutomaCard("a02", 2, [["lay_eggs n=1", "remove_cube"], ["draw_cards", "place_cube"], [], []]),
    AutomaCard("a03", 3, [["draw_cards", "place_cube"], ["lay_eggs n=2", "remove_cube"], ["play_bird", "place_cube"], []]),
    AutomaCard("a04", 0, [["lay_eggs n=1"], ["play_bird", "place_cube"], ["play_bird", "place_cube"], ["lay_eggs n=3", "place_cube"]]),
    AutomaCard("a05", 0, [["gain_food dice=invertebrate/seed>invertebrate>seed>rodent>fish>fruit", "activate_pink"], ["lay_eggs n=2", "place_cube"], ["draw_cards"], ["lay_eggs n=3", "remove_cube"]]),
    AutomaCard("a06", 0, [["play_bird"], ["draw_cards"], ["gain_food dice=rodent>fish>fruit>invertebrate/seed>invertebrate>seed", "activate_pink"], ["lay_eggs n=3", "place_cube"]]),
    AutomaCard("a07", 0, [["lay_eggs n=1", "place_cube"], ["gain_food dice=fruit>rodent>fish>invertebrate/seed>invertebrate>seed", "activate_pink"], ["lay_eggs n=3", "remove_cube"], ["draw_cards", "remove_cube"]]),
    AutomaCard("a08", 0, [["draw_cards", "remove_cube"], ["gain_food dice=invertebrate/seed>invertebrate>seed>rodent>fish>fruit", "activate_pink"], ["gain_food dice=fruit>rodent>fish>invertebrate/seed>invertebrate>seed", "activate_pink"], ["play_bird"]]),
    AutomaCard("a09", 0, [["gain_food dice=rodent>fish>fruit>invertebrate/seed>invertebrate>seed", "activate_pink"], ["play_bird"], ["lay_eggs n=2", "place_cube"], ["draw_cards", "place_cube"]]),
    AutomaCard("a10", 0, [["play_bird"], ["lay_eggs n=2", "remove_cube"], ["draw_cards", "remove_cube"], ["gain_food dice=rodent>fish>fruit>invertebrate/seed>invertebrate>seed", "activate_pink"]]),
    AutomaCard("spa", 0, [["play_bird", "place_cube"], ["play_bird", "place_cube"], ["play_bird", "place_cube"], ["play_bird", "place_cube"]]),
]
