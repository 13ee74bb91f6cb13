"""What a scene's geometry can promise: nothing below the table, real sizes, nothing inside another."""

import json
import random
import sys
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HERE))

import bpy  # noqa: E402

from archetype.dishes import ARCHETYPES  # noqa: E402
from archetype.parts import heap_of, known_mains, main_of  # noqa: E402
from food.pieces import known_pieces, pieces  # noqa: E402
from make import DESCRIPTIONS, build  # noqa: E402
from stage import scene, tableware  # noqa: E402


class Components(unittest.TestCase):
    def test_every_piece_is_of_a_real_size(self):
        for name in known_pieces():
            scene.empty_scene()
            for thing, weight, _ in pieces(name, random.Random(1)):
                longest = max(thing.dimensions)
                self.assertTrue(0.05 < longest < 8, f'{name} is {longest:.2f} cm long')
                self.assertGreater(weight, 0)

    def test_every_main_is_of_a_real_size_and_stands_on_the_ground(self):
        for name in known_mains():
            scene.empty_scene()
            thing = main_of(name, 3)
            bpy.context.view_layer.update()
            longest = max(thing.dimensions)
            self.assertTrue(2.5 < longest < 17, f'{name} is {longest:.1f} cm long')


class Heaps(unittest.TestCase):
    def test_pieces_of_a_heap_lie_in_their_bowl_and_not_in_one_another(self):
        scene.empty_scene()
        bowl = tableware.bowl('cream')
        lying = heap_of(random.Random(2), {'pea': 30, 'carrot': 20}, 5, [bowl])
        self.assertGreater(len(lying), 40)
        for number, one in enumerate(lying):
            self.assertGreater(one.matrix_world.translation.z, 0.2)
            for other in lying[:number]:
                apart = (one.matrix_world.translation - other.matrix_world.translation).length
                least = 0.45 * (min(one.dimensions) + min(other.dimensions)) / 2
                self.assertGreater(apart, least, f'{one.name} lies in {other.name}')


class Descriptions(unittest.TestCase):
    def test_every_description_names_what_there_is(self):
        descriptions = json.loads(DESCRIPTIONS.read_text())
        known = {*known_pieces(), *known_mains()}
        sides = {'mash', 'pea-mash', 'pumpkin-mash', 'polenta', 'stewed-spinach', 'stewed-cabbage', 'stewed-red-cabbage'}
        for slug, description in descriptions.items():
            self.assertIn(description['archetype'], ARCHETYPES, slug)
            self.assertIn(description['table'], tableware.TABLES, slug)
            self.assertIn(description['ware'], tableware.GLAZES, slug)
            for part in ('pieces', 'side', 'vegetables', 'toppings', 'garnish', 'strewn', 'mixed', 'around', 'beside'):
                for name in description.get(part, {}):
                    self.assertIn(name, known | sides, f'{slug}: {part}')
            if 'main' in description:
                self.assertIn(description['main'], known, slug)

    def test_neighbours_differ_in_tableware_and_table(self):
        rows = list(json.loads(DESCRIPTIONS.read_text()).values())
        for one, other in zip(rows, rows[1:]):
            self.assertNotEqual((one['ware'], one['table']), (other['ware'], other['table']))

    def test_nothing_of_a_scene_lies_below_the_table(self):
        descriptions = json.loads(DESCRIPTIONS.read_text())
        first = {description['archetype']: slug for slug, description in reversed(descriptions.items())}
        for slug in first.values():
            build(descriptions[slug])
            for thing in bpy.context.scene.objects:
                if thing.type != 'MESH' or thing.name.startswith(('table', 'gap')):
                    continue
                lowest = min((thing.matrix_world @ vertex.co).z for vertex in thing.data.vertices)
                self.assertGreater(lowest, -0.6, f'{slug}: {thing.name} reaches {lowest:.2f} cm')


if __name__ == '__main__':
    unittest.main()
