"""What a scene's geometry can promise: nothing below the table, real sizes, nothing inside another."""

import json
import math
import random
import sys
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HERE))

import bpy  # noqa: E402

from archetype.dishes import ARCHETYPES  # noqa: E402
from archetype.parts import heap_of, known_mains, main_of  # noqa: E402
from food.fruit import FRUIT  # noqa: E402
from food.pieces import known_pieces, pieces  # noqa: E402
from make import DESCRIPTIONS, build  # noqa: E402
from food import stewed  # noqa: E402
from stage import scene, tableware  # noqa: E402
from stage.place import rest  # noqa: E402


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


    def test_no_piece_leaves_the_round_it_has_to_keep_to(self):
        scene.empty_scene()
        plate = tableware.plate('cream')
        lying = heap_of(random.Random(3), {'cherry-tomato': 14}, 2.6, [plate], centre=(5, -2), within=2.8)
        self.assertEqual(len(lying), 14)
        for one in lying:
            place = one.matrix_world.translation
            self.assertLess(math.hypot(place.x - 5, place.y + 2), 2.8)


class Sauces(unittest.TestCase):
    def _of(self, name):
        return [thing for thing in bpy.context.scene.objects if thing.name.startswith(name)]

    def test_a_sauce_climbs_a_piece_that_stands_in_it(self):
        scene.empty_scene()
        tableware.plate('cream')
        piece = main_of('potato', 2)
        piece.location.z = 0.75
        pool = stewed.sauce('#74492a', 'gravy', 5, 1.0, seed=3)
        heights = {False: [], True: []}
        for vertex in pool.data.vertices:
            away = math.hypot(vertex.co.x, vertex.co.y)
            if away < 4.2:
                heights[away < 2.0].append(vertex.co.z)
        self.assertGreater(max(heights[True]), max(heights[False]) + 0.05)

    def test_pieces_look_out_of_a_stew(self):
        descriptions = json.loads(DESCRIPTIONS.read_text())
        for slug in ('bramborovy-gulas-s-majorankou', 'burtgulas', 'vanocni-zelnacka-s-hriby'):
            build(descriptions[slug])
            level = sum((thing.matrix_world @ vertex.co).z for thing in self._of('pool') for vertex in thing.data.vertices) / sum(len(thing.data.vertices) for thing in self._of('pool'))
            names = tuple(descriptions[slug]['pieces'])
            tops = [max((thing.matrix_world @ vertex.co).z for vertex in thing.data.vertices) for thing in self._of(names)]
            out = sum(top > level + 0.1 for top in tops)
            self.assertGreater(out, len(tops) / 3, f'{slug}: {out} of {len(tops)} pieces look out')

    def test_a_sauce_on_a_plate_ends_on_its_floor(self):
        scene.empty_scene()
        tableware.plate('cream')
        pool = stewed.sauce('#74492a', 'gravy', 5, 1.0, seed=3)
        edge = [vertex.co.z for vertex in pool.data.vertices if math.hypot(vertex.co.x, vertex.co.y) > 5.2]
        self.assertTrue(all(0.6 < height < 0.95 for height in edge), (min(edge, default=0), max(edge, default=0)))


class Resting(unittest.TestCase):
    def test_what_rests_touches_and_does_not_go_through(self):
        scene.empty_scene()
        tableware.plate('cream')
        thing = main_of('folded-pancake', 2)
        thing.location.z = 9
        rest(thing, sample=10_000)
        lowest = min((thing.matrix_world @ vertex.co).z for vertex in thing.data.vertices)
        self.assertGreater(lowest, 0.6)
        self.assertLess(lowest, 1.0)


class Lemons(unittest.TestCase):
    def test_a_wedge_rests_on_a_whole_face(self):
        for thing, *_ in pieces('lemon-wedge', random.Random(1)):
            heights = [vertex.co.z for vertex in thing.data.vertices]
            lowest = min(heights)
            resting = sum(height < lowest + 0.05 for height in heights)
            self.assertGreater(resting, len(heights) / 5)


class Plates(unittest.TestCase):
    def test_all_food_of_a_plate_lies_within_its_rim(self):
        descriptions = json.loads(DESCRIPTIONS.read_text())
        apart = ('table', 'gap', 'cloth', 'plate')
        for slug in ('veprove-vypecky-se-spenatem', 'smazeny-kapr-v-trojobalu', 'pecene-cockove-karbanatky-s-jogurtovym-dipem', 'hovezi-s-krenovou-omackou', 'palacinky-s-merunkovou-zavareninou'):
            build(descriptions[slug])
            for thing in bpy.context.scene.objects:
                if thing.type != 'MESH' or thing.name.startswith(apart):
                    continue
                farthest = max(math.hypot(*(thing.matrix_world @ vertex.co).xy) for vertex in thing.data.vertices)
                self.assertLess(farthest, 12.2, f'{slug}: {thing.name} reaches {farthest:.1f} cm from the middle of the plate')


class Descriptions(unittest.TestCase):
    def test_every_description_names_what_there_is(self):
        descriptions = json.loads(DESCRIPTIONS.read_text())
        known = {*known_pieces(), *known_mains(), *FRUIT}
        sides = {'mash', 'pea-mash', 'pumpkin-mash', 'polenta', 'stewed-spinach', 'stewed-cabbage', 'stewed-red-cabbage'}
        for slug, description in descriptions.items():
            self.assertIn(description['archetype'], ARCHETYPES, slug)
            self.assertIn(description['table'], tableware.TABLES, slug)
            self.assertIn(description['ware'], tableware.GLAZES, slug)
            for part in ('pieces', 'side', 'vegetables', 'toppings', 'garnish', 'side_garnish', 'dip_garnish', 'strewn', 'mound', 'island', 'mixed', 'beside', 'floating'):
                for name in description.get(part, {}):
                    self.assertIn(name, known | sides, f'{slug}: {part}')
            for name, *place in description.get('laid', []):
                self.assertIn(name, known, slug)
                self.assertEqual(len(place), 4, slug)
            for part in ('main', 'on_rim'):
                if part in description:
                    self.assertIn(description[part], known, slug)
            for name in description.get('in_glass', []):
                self.assertIn(name, known, slug)

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
