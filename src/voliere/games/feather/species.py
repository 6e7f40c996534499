"""The 35 species (BF-COMP-2): habitat by habitat, from the ace to the common bird.

The names people read are in the Fluent files; which birds are reconstructed is told in the rules.
"""

from __future__ import annotations

from typing import Final


class Species:
    """One bird: its short name and its scientific one. Its place in the table is its habitat and type."""

    def __init__(self, key: str, scientific: str) -> None:
        self.key = key
        self.scientific = scientific


HABITATS: Final = ["mountain", "wetland", "desert", "forest", "ocean"]
TYPES: Final = ["ace", "raptor", "rare", "uncommon1", "uncommon2", "uncommon3", "common"]
COPIES: Final = [1, 1, 1, 2, 2, 2, 3]  # cards per species of each type (BF-COMP-2)
POINTS: Final = [2, 1, 1, 1, 1, 1, 0]  # BF-SCORE-1

SPECIES: Final = [
    # mountain
    Species("gray-crowned-rosy-finch", "Leucosticte tephrocotis"),
    Species("golden-eagle", "Aquila chrysaetos"),
    Species("mountain-quail", "Oreortyx pictus"),
    Species("stellers-jay", "Cyanocitta stelleri"),
    Species("clarks-nutcracker", "Nucifraga columbiana"),
    Species("mountain-bluebird", "Sialia currucoides"),
    Species("mountain-chickadee", "Poecile gambeli"),
    # wetland
    Species("american-bittern", "Botaurus lentiginosus"),
    Species("northern-harrier", "Circus hudsonius"),
    Species("virginia-rail", "Rallus limicola"),
    Species("belted-kingfisher", "Megaceryle alcyon"),
    Species("great-blue-heron", "Ardea herodias"),
    Species("american-avocet", "Recurvirostra americana"),
    Species("red-winged-blackbird", "Agelaius phoeniceus"),
    # desert
    Species("greater-roadrunner", "Geococcyx californianus"),
    Species("prairie-falcon", "Falco mexicanus"),
    Species("lecontes-thrasher", "Toxostoma lecontei"),
    Species("cactus-wren", "Campylorhynchus brunneicapillus"),
    Species("gambels-quail", "Callipepla gambelii"),
    Species("scotts-oriole", "Icterus parisorum"),
    Species("black-throated-sparrow", "Amphispiza bilineata"),
    # forest
    Species("pileated-woodpecker", "Dryocopus pileatus"),
    Species("coopers-hawk", "Accipiter cooperii"),
    Species("white-headed-woodpecker", "Dryobates albolarvatus"),
    Species("varied-thrush", "Ixoreus naevius"),
    Species("western-tanager", "Piranga ludoviciana"),
    Species("band-tailed-pigeon", "Patagioenas fasciata"),
    Species("dark-eyed-junco", "Junco hyemalis"),
    # ocean
    Species("tufted-puffin", "Fratercula cirrhata"),
    Species("osprey", "Pandion haliaetus"),
    Species("black-footed-albatross", "Phoebastria nigripes"),
    Species("brown-pelican", "Pelecanus occidentalis"),
    Species("black-oystercatcher", "Haematopus bachmani"),
    Species("long-billed-curlew", "Numenius americanus"),
    Species("western-gull", "Larus occidentalis"),
]
