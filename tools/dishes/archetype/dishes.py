"""The archetypes: how a kind of dish is laid out from a description. Each takes the description and the dish's own random numbers,
and returns what the camera looks at: rows of its angle, distance, aim and lens."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from archetype.parts import garnish, heap_of, lie_on, main_of, on_plate, set_down, side
from food import mains, pours, stewed
from food.batter import jam_kind
from food.cream import cream_soup
from food.pieces import leaf_of, pieces
from shape.material import material
from shape.solids import copy_of, revolve, tube
from stage import tableware
from stage.place import ground_below, lay, let_fall, rest, ring_wall, spread


def soup(d, random):
    """A bowl of soup: clear with pieces, or a thick one with a swirl."""
    radius, height = 9.4, 6.0
    vessel = tableware.bowl(d['ware'], radius, height, seed=d['seed'])
    level = 4.5
    inner = tableware.bowl_radius(radius, height, level) + 0.12
    given = d.get('pieces', {})
    if given:
        heap_of(random, given, inner * 0.86, [vessel], floor=level - d.get('sink', 0.55), height=level + 1, scale=d.get('scale', 0.72), within=inner * 0.93)
    if d['texture'] == 'broth':
        pours.broth(d['colour'], inner, level)
    elif d['texture'] in stewed.SAUCES:
        stewed.sauce(d['colour'], d['texture'], inner, level, seed=d['seed'], bowl=True, fat=d.get('fat'))
    elif d['texture'] == 'cream':
        cream_soup(d['colour'], inner, level, seed=d['seed'], swirl=d.get('swirl'), oil=d.get('oil'), grain=d.get('grain', 0.0))
    else:
        pours.pool(d['colour'], d['texture'], inner, level, seed=d['seed'])
    bpy.context.view_layer.update()
    if d.get('island'):
        # A spoonful that looks out of the soup.
        pours.mound(d['colour'], 'porridge', 3.4, 0.75, x=-0.6, y=0.3, seed=d['seed'])
        bpy.context.view_layer.update()
        for name, count in d['island'].items():
            pours.grains_over([name], random, count, 3.3, x=-0.6, y=0.3)
            pours.grains_over([name], random, count // 5, 6.0, x=-0.6, y=0.3, inner=3.3, sink=0.07)
    if d['texture'] == 'broth':
        _oil_drops(random, inner, level)
    for name, count in d.get('floating', {}).items():
        pours.grains_over([name], random, count, inner * 0.86, sink=0.09)
    if d.get('cluster'):
        _cluster(random, d['cluster'], level)
    lie_on(random, d.get('toppings', {}), inner * d.get('toppings_radius', 0.5), centre=d.get('toppings_at', (0, 0)), sink=d.get('topping_sink', 0.12), tilts=0.25)
    garnish(random, d.get('garnish'), inner * 0.9)
    return 50, 45, (0.1, 0.2, 3.4), 70


def _oil_drops(random, radius, level):
    kind = material('oil drop', '#f7cf63', roughness=0.03, coat=0.6, alpha=0.55)
    drop = revolve('oil drop', [(0, 0), (0.8, 0.0), (1.0, 0.02), (0.75, 0.06), (0, 0.075)], kind, segments=24)
    for x, y in spread(random, 60, radius * 0.92, 0.5):
        one = copy_of(drop)
        size = random.choice((0.12, 0.16, 0.22, 0.34))
        one.scale = (size, size, 1)
        one.location = (x, y, level + 0.03)
    bpy.data.objects.remove(drop)


def _cluster(random, given, level):
    """A spoonful of pieces that sits on a soup, off its middle, with its herbs about it."""
    x, y = given['at']
    radius = given.get('radius', 2.2)
    heap_of(random, given['pieces'], radius, [], floor=level - given.get('sink', 0.25), centre=(x, y), height=level + 1, scale=given.get('scale', 0.8), within=radius * 1.25)
    garnish(random, given.get('garnish'), radius * 1.3, (x, y))


def stew(d, random):
    """Pieces in a thick sauce, in a deep plate, often with a side in the same plate."""
    vessel = tableware.deep_plate(d['ware'], 12.6, seed=d['seed'])
    has_side = bool(d.get('side'))
    centre = (-2.2, -1.0) if has_side else (0, 0)
    radius = 6.6 if has_side else 8.3
    if has_side:
        side(random, d['side'], 5.2, 3.2, 4.4, vessel)
    heap_of(random, d['pieces'], radius * 0.8, on_plate(vessel), floor=1.05, centre=centre, height=5, within=radius * 0.93)
    stewed.sauce(d['colour'], d.get('texture', 'stew'), radius, d.get('level', 1.7), x=centre[0], y=centre[1], outline=0.1, seed=d['seed'], fat=d.get('fat'))
    bpy.context.view_layer.update()
    for name, count in d.get('strewn', {}).items():
        pours.grains_over([name], random, count, radius * 0.93, x=centre[0], y=centre[1], sink=0.03)
    lie_on(random, d.get('toppings', {}), radius * 0.5, centre=centre)
    garnish(random, d.get('garnish'), radius * 0.8, centre)
    return 46, 47, (0, 0.2, 1.6), 70


# Where the parts of a plate lie, and the radius of each: they do not touch one another, and all lie on the plate's flat floor.
_MAIN, _SIDE, _VEGETABLES, _EXTRA = ((-2.7, -1.9), 4.5), ((2.3, 4.3), 3.5), ((5.0, -2.6), 2.9), ((-5.2, 4.2), 2.2)


def plate(d, random):
    """A main or a heap in its place, a side and vegetables on a flat plate, with or without sauce."""
    vessel = tableware.plate(d['ware'], 12.2, seed=d['seed'])
    (x, y), reach = _MAIN
    if d.get('side'):
        side(random, d['side'], *_SIDE[0], _SIDE[1], vessel)
    if d.get('vegetables'):
        side(random, d['vegetables'], *_VEGETABLES[0], _VEGETABLES[1], vessel)
    bpy.context.view_layer.update()
    if d.get('heap'):
        side(random, d['heap'], x, y, reach, vessel)
    set_down(d.get('laid', []), d['seed'])
    count = d.get('count', 0 if d.get('heap') or d.get('laid') else 1)
    if count == 1:
        thing = main_of(d['main'], d['seed'])
        lay(thing, x - 0.3, y + 0.5, d.get('main_turn', 0.5), 0.05, 0.0)
    elif count:
        things = []
        for number in range(count):
            thing = main_of(d['main'], d['seed'] * 7 + number)
            angle = 2.5 + number * 5.2 / count
            spread_by = 2.6 if count <= 3 else 3.2
            thing.location = (x + spread_by * math.cos(angle) * 0.8, y + spread_by * math.sin(angle) * 0.8, 3 + 1.8 * number)
            thing.rotation_euler.z = angle + 0.6
            things.append(thing)
        bpy.context.view_layer.update()
        wall = ring_wall(reach + 1.3, (x, y))
        let_fall(things, [*on_plate(vessel), wall], frames=90)
        bpy.data.objects.remove(wall)
    if d.get('sauce'):
        spot = d.get('sauce_spot', (-2.0, -1.6, 6.2))
        stewed.sauce(d['sauce'], d.get('sauce_texture', 'gravy'), spot[2], 1.02, x=spot[0], y=spot[1], outline=0.12, seed=d['seed'], fat=d.get('fat'), scale=d.get('sauce_scale', (1, 1)))
        if d.get('over'):
            stewed.poured_over(d['sauce'], d.get('sauce_texture', 'gravy'), d['over'][2], x=d['over'][0], y=d['over'][1], seed=d['seed'])
    if d.get('onions'):
        at = d['onions']
        stewed.onion_strands(random, at['count'], at['radius'], x=at['at'][0], y=at['at'][1])
    lie_on(random, d.get('toppings', {}), 2.6, centre=(x, y))
    if d.get('dollop'):
        pours.mound(d['dollop'], 'whipped', 1.7, 1.2, x=x, y=y + 0.6, seed=d['seed'])
    if d.get('dip'):
        _dip(random, d, *d.get('dip_at', _VEGETABLES[0]))
    garnish(random, d.get('garnish'), 3.6, d.get('garnish_at', (x, y)))
    for name, count in d.get('side_garnish', {}).items():
        garnish(random, {name: count}, 2.8, _SIDE[0])
    for number in range(d.get('lemon', 0)):
        for thing, *_ in pieces('lemon-wedge', random)[:1]:
            at = d.get('lemon_at', _EXTRA[0])
            lay(thing, at[0] + 1.6 * number, at[1] - 0.3 + 1.3 * number, 0.25 - 0.5 * number, 0.0, 0.0)
    return 47, 43, (0.1, 0.2, 1.2), 70


def _dip(random, d, x, y):
    """A small cup of a dip at a place on the plate."""
    place, _ = ground_below(x, y)
    tableware.ramekin(d.get('dip_ware', 'white'), 2.7, 2.5, x, y, place.z)
    pours.pool(d['dip'], 'cream', 2.4, place.z + 1.95, dome=0.25, x=x, y=y, seed=d['seed'])
    bpy.context.view_layer.update()
    garnish(random, d.get('dip_garnish', {'chive': 8}), 1.7, (x, y))


def scramble(d, random):
    """Scrambled eggs with what is in them, and a slice of bread beside."""
    vessel = tableware.plate(d['ware'], 12.4, seed=d['seed'])
    bpy.context.view_layer.update()
    if d.get('bread'):
        set_down([(d['bread'], 5.6, 4.9, -0.5, -0.28)], d['seed'])
    centre = (-2.0, -1.5)
    pours.mound('#eebf4c', 'curd', 5.0, 1.1, x=centre[0], y=centre[1], seed=d['seed'])
    bpy.context.view_layer.update()
    _fold_in(random, d['pieces'], 4.7, centre)
    garnish(random, d.get('garnish'), 4.8, centre)
    return 47, 44, (0.2, 0.3, 1.4), 70


def _fold_in(random, named, radius, centre):
    """Soft curds that run into one another, and among them what else there is, in their folds."""
    total = sum(named.values())
    rows = {name: [thing for thing, *_ in pieces(name, random)] for name in named}
    order = [name for name, count in named.items() for _ in range(count)]
    random.shuffle(order)
    for number, name in enumerate(order):
        r, angle = radius * math.sqrt((number + 0.5) / total) * random.uniform(0.85, 1.0), number * 2.4 + random.uniform(-0.3, 0.3)
        thing = copy_of(random.choice(rows[name]))
        is_egg = name == 'scrambled-egg'
        size = random.uniform(0.7, 1.0) if is_egg else random.uniform(0.8, 1.05)
        thing.scale = (size, size, size)
        lay(thing, centre[0] + r * math.cos(angle), centre[1] + r * math.sin(angle), random.uniform(0, 2 * math.pi), 0.62 if is_egg else 0.08, 0.3 if is_egg else 0.9)
    for thing in sum(rows.values(), []):
        bpy.data.objects.remove(thing)
    bpy.context.view_layer.update()


def salad(d, random):
    """A heap of leaves and pieces in a wide bowl."""
    vessel = tableware.deep_plate(d['ware'], 12.8, seed=d['seed'])
    leaves = d.get('leaves')
    if leaves:
        pours.mound('#6d8a3a', 'chunky', 7.4, 2.3, seed=d['seed'])
        for number in range(30):
            leaf = leaf_of(leaves, random, 1.2 if leaves in ('rocket', 'spinach') else 0.8)
            angle = number * 2.4 + random.uniform(-0.2, 0.2)
            r = 1.2 + 5.2 * math.sqrt(number / 30)
            place, _ = ground_below(r * math.cos(angle), r * math.sin(angle))
            leaf.location = (r * math.cos(angle) * 0.8, r * math.sin(angle) * 0.8, place.z + 0.1)
            leaf.rotation_euler = (random.uniform(-0.45, 0.0), random.uniform(-0.3, 0.3), angle - math.pi / 2)
        bpy.context.view_layer.update()
        floor = [thing for thing in bpy.context.scene.objects if thing.name.startswith(('plate', 'pool'))]
    else:
        floor = [vessel]
    heap_of(random, d['pieces'], 5.8 if leaves else 7.0, floor, height=5.5, within=8.6)
    lie_on(random, d.get('toppings', {}), 5.0, sink=0.1)
    if d.get('main'):
        for number in range(d.get('count', 1)):
            thing = main_of(d['main'], d['seed'] + number)
            x, y = ((0, 0),) [0] if d.get('count', 1) == 1 else (2.8 * math.cos(number * 2.2 + 1), 2.8 * math.sin(number * 2.2 + 1))
            lay(thing, x, y, number * 1.3 + 0.4, 0.15, 0.5)
        bpy.context.view_layer.update()
    if d.get('dressing'):
        pours.drape(d['dressing'], 'sauce', 3.4, 0.12, seed=d['seed'], smoothing=2)
    garnish(random, d.get('garnish'), 6.0)
    return 50, 49, (0, 0, 2.0), 70


def pasta(d, random):
    """Long or short pasta with its sauce."""
    vessel = tableware.deep_plate(d['ware'], 12.6, seed=d['seed'])
    if d['shape'] == 'spaghetti':
        mains.spaghetti(random, colour=d.get('noodle', '#f0d388'))
        bpy.context.view_layer.update()
    else:
        heap_of(random, {d['shape']: 75, **d.get('mixed', {})}, 6.4, [vessel], height=5, within=8.0)
    if d.get('sauce'):
        pours.drape(d['sauce'], d.get('texture', 'chunky'), d.get('sauce_radius', 4.6), 0.35, seed=d['seed'], rough_edge=0.24)
        bpy.context.view_layer.update()
        for number in range(4):
            angle = number * 1.6 + d['seed']
            pours.drape(d['sauce'], d.get('texture', 'chunky'), 1.2, 0.2, x=5.4 * math.cos(angle), y=5.2 * math.sin(angle), seed=d['seed'] + number, smoothing=2, rough_edge=0.3)
    lie_on(random, d.get('toppings', {}), 4.6, sink=0.12)
    garnish(random, d.get('garnish'), 5.0)
    return 48, 47, (0, 0.2, 1.9), 70


def grain_bowl(d, random):
    """A bowl of grain with toppings in sectors, or a risotto through which they are mixed."""
    vessel = tableware.deep_plate(d['ware'], 12.0, seed=d['seed'])
    colour = d.get('colour')
    if colour:
        pours.mound(colour, 'porridge', 8.2, 1.6, seed=d['seed'])
        pours.grains_over([d['grain']], random, 900, 7.7)
    else:
        pours.grain_mound(d['grain'], random, 8.2, 1.8, count=1300)
    bpy.context.view_layer.update()
    named = list(d.get('pieces', {}).items())
    obstacles = [thing for thing in bpy.context.scene.objects if thing.name.startswith(('plate', 'pool'))]
    if d.get('mixed'):
        heap_of(random, dict(named), 6.2, obstacles, height=5)
    else:
        for number, (name, count) in enumerate(named):
            angle = number * 2 * math.pi / len(named) + 0.6
            heap_of(random, {name: count}, 3.0, obstacles, centre=(4.0 * math.cos(angle), 4.0 * math.sin(angle)), height=5, within=3.6)
    if d.get('main'):
        for number in range(d.get('count', 1)):
            lay(main_of(d['main'], d['seed'] + number), -0.5 + 2.4 * number, -0.6 - 0.6 * number, 0.5 + 0.4 * number, 0.1, 0.4)
        bpy.context.view_layer.update()
    if d.get('dressing'):
        pours.drape(d['dressing'], 'sauce', 2.6, 0.15, seed=d['seed'], smoothing=3)
    garnish(random, d.get('garnish'), 6.0)
    return 52, 46, (0, 0, 1.8), 70


def porridge(d, random):
    """A bowl of porridge, yogurt, curd or pudding with toppings; `small` for a dessert cup."""
    radius, height = (6.2, 5.4) if d.get('small') else (9.0, 5.6)
    vessel = tableware.bowl(d['ware'], radius, height, seed=d['seed'])
    level = height * 0.78
    inner = tableware.bowl_radius(radius, height, level) + 0.12
    pours.pool(d['colour'], d.get('texture', 'porridge'), inner, level, seed=d['seed'], dome=0.35)
    bpy.context.view_layer.update()
    if d.get('strewn'):
        pours.grains_over(list(d['strewn']), random, sum(d['strewn'].values()), inner * 0.95)
    if d.get('sauce'):
        pours.drape(d['sauce'], 'sauce', inner * 0.5, 0.2, x=-inner * 0.15, y=inner * 0.1, seed=d['seed'], rough_edge=0.3)
        bpy.context.view_layer.update()
    if d.get('mound'):
        for name, count in d['mound'].items():
            pours.grain_mound(name, random, inner * 0.55, 1.0, x=-inner * 0.34, y=inner * 0.28, count=count)
    if d.get('dollop'):
        pours.mound(d['dollop'], 'whipped', inner * 0.42, 1.0, x=-inner * 0.25, y=inner * 0.2, seed=d['seed'])
    bpy.context.view_layer.update()
    named = list(d.get('pieces', {}).items())
    pool = [thing for thing in bpy.context.scene.objects if thing.name.startswith(('bowl', 'pool', 'drape'))]
    for number, (name, count) in enumerate(named):
        angle = number * 2 * math.pi / max(len(named), 1) + d.get('pieces_turn', -0.9)
        r = inner * (0.36 if len(named) > 1 else d.get('pieces_off', 0.0))
        within = inner * (0.5 if len(named) > 1 else 0.62 if not d.get('pieces_off') else 0.52)
        heap_of(random, {name: count}, within * 0.9, pool, centre=(r * math.cos(angle), r * math.sin(angle)), height=level + 1.2, within=within)
    garnish(random, d.get('garnish'), inner * 0.8)
    return (54, 31, (0, 0.1, 3.4), 70) if d.get('small') else (54, 43, (0.1, 0.2, 3.0), 70)


def toast(d, random):
    """Slices of bread on a board, spread and topped."""
    tableware.board(d.get('board', 'walnut'), 33, 23)
    for number, (x, y, turn) in enumerate(((-5.7, 1.4, 0.25), (5.5, -0.8, -0.18))):
        slice_ = main_of(d.get('bread', 'bread'), d['seed'] + number)
        bpy.context.view_layer.update()
        lay(slice_, x, y, turn, 0, 0)
        bpy.context.view_layer.update()
        if d.get('spread'):
            pours.drape(d['spread'], d.get('texture', 'whipped'), 4.1, 0.3, x=x, y=y, seed=d['seed'] + number, scale=(1.0, 0.86), rough_edge=0.14)
            bpy.context.view_layer.update()
        if d.get('main'):
            lay(main_of(d['main'], d['seed'] + number), x, y, turn + 0.3, 0.1, 0.4)
            bpy.context.view_layer.update()
        lie_on(random, d.get('toppings', {}), 3.1, centre=(x, y), sink=0.04, least=d.get('topping_apart'))
        garnish(random, d.get('garnish'), 3.2, (x, y))
    set_down(d.get('laid', []), d['seed'])
    return 50, 47, (0, 0.4, 1.4), 68


def pancakes(d, random):
    """A stack of pancakes, or folded ones, with what is on them."""
    tableware.plate(d['ware'], 11.6, seed=d['seed'])
    bpy.context.view_layer.update()
    if d['main'] == 'crepe':
        for number, (x, y, turn) in enumerate(((-4.6, -3.6, 0.1), (-1.2, -4.8, 0.55), (2.6, -5.0, 1.05))):
            lay(main_of('crepe', d['seed'] + number), x, y, turn, 0.02, 0.2)
            bpy.context.view_layer.update()
        centre = (0.8, -0.8)
    elif d['main'] == 'folded-pancake':
        centre = _fanned(d)
    else:
        for number in range(d.get('count', 5)):
            lay(main_of(d['main'], d['seed'] + number), -0.4 + random.uniform(-0.45, 0.45), 0.3 + random.uniform(-0.45, 0.45), random.uniform(0, 6), 0.03, 0.6)
            bpy.context.view_layer.update()
        centre = (-0.4, 0.3)
    if d.get('jam'):
        pours.drape(d['jam'], 'sauce', 1.9, 0.4, x=centre[0], y=centre[1], seed=d['seed'], rough_edge=0.3, smoothing=2, kind=jam_kind(d['jam']), scale=(1.25, 0.9))
        bpy.context.view_layer.update()
    if d.get('sauce'):
        pours.drape(d['sauce'], 'sauce', d.get('sauce_radius', 3.6), 0.22, x=centre[0], y=centre[1], seed=d['seed'], rough_edge=0.34, scale=d.get('sauce_scale', (1, 1)), smoothing=18)
        bpy.context.view_layer.update()
    if d.get('dollop'):
        pours.mound(d['dollop'], 'whipped', 1.5 if d.get('jam') else 1.9, 1.2, x=centre[0] + (0.9 if d.get('jam') else 0), y=centre[1], seed=d['seed'])
        bpy.context.view_layer.update()
    lie_on(random, d.get('toppings', {}), 3.2, centre=centre, sink=0.06)
    beside = d.get('beside')
    if beside:
        obstacles = [thing for thing in bpy.context.scene.objects if thing.name.startswith(('plate', 'pancake', 'patty', 'crepe'))]
        heap_of(random, beside, 2.4, obstacles, centre=(6.4, -4.0), height=4)
    garnish(random, d.get('garnish'), 3.0, centre)
    return 40, 40, (0.2, -0.4, 2.0), 70


def _fanned(d):
    """Pancakes folded into quarters, fanned over one another; the place of their topping."""
    for number, (x, y, turn, roll) in enumerate(((-0.4, 3.4, 3.55, 0.0), (1.6, 3.6, 4.15, 0.13))):
        thing = main_of('folded-pancake', d['seed'] + number * 3)
        thing.rotation_euler = (Matrix.Rotation(roll, 3, 'Y') @ Matrix.Rotation(turn, 3, 'Z')).to_euler()
        thing.location = (x, y, 8)
        rest(thing)
    return 0.6, 0.2


def drink(d, random):
    """Two glasses or mugs of something to drink, and what it is made of beside them."""
    in_mugs = d.get('mug')
    texture = 'clear' if d.get('thin') else 'cream'
    for x, y, radius, height in ((-2.2, -1.2, 4.3, 8.0), (7.0, 4.2, 4.3, 8.0)) if in_mugs else ((-1.4, -1.0, 3.6, 11.2), (6.4, 4.4, 3.6, 11.2)):
        kind = pours.pour_material(d['colour'], texture)
        top = height * 0.84
        if in_mugs:
            tableware.mug(d['ware'], radius, height, x, y, -0.35 if x < 0 else -0.8)
            surface_radius = radius * 0.94
        else:
            tableware.tumbler(radius, height, x, y)
            # It touches the glass, whose wall is 0.16 cm thick.
            outer = [(0, 0.35), (radius * 0.78, 0.38), (radius * 0.85 - 0.1, 0.75), (radius * 0.93 - 0.17, height * 0.5), (radius * 0.982 - 0.17, top), (0, top)]
            inside = revolve('drink', outer[:-1] if texture == 'clear' else outer, kind, segments=96, smooth=False)
            inside.location = (x, y, 0)
            surface_radius = radius * 0.982 - 0.17
        if d.get('ice'):
            for number in range(d['ice']):
                cube = main_of('ice', d['seed'] + number)
                angle = number * 2.3 + x
                cube.location = (x + 1.5 * math.cos(angle), y + 1.5 * math.sin(angle), top - 0.35 - 0.5 * (number % 2))
                cube.rotation_euler = (random.uniform(-0.4, 0.4), random.uniform(-0.4, 0.4), random.uniform(0, 3))
        pours.pool(d['colour'], texture, surface_radius, top + 0.02, x=x, y=y, seed=d['seed'])
        bpy.context.view_layer.update()
        lie_on(random, d.get('toppings', {}), radius * 0.5, centre=(x, y), sink=0.05, tilts=0)
        garnish(random, d.get('garnish'), radius * 0.5, (x + 0.5, y - 0.5))
        for name in d.get('in_glass', []):
            sprig = main_of(name, d['seed'])
            sprig.location, sprig.rotation_euler = (x + 1.0, y + 0.6, top - 2.2), (1.25, 0.25, -0.5)
        if d.get('straw'):
            straw = material('straw', '#f3eee2', mottle=(('#c96f4a', 0.5, 0.5, 0.52),), stretch=(0.01, 0.01, 3), roughness=0.5)
            tube('straw', [[x - 0.4, y + 0.8, 1.5], [x - 1.9, y + 1.9, height + 2.2]], 0.32, straw, sides=20)
        if d.get('on_rim'):
            for thing, *_ in pieces(d['on_rim'], random)[:1]:
                # It stands astride on the rim, cut to its middle.
                at = 0.35
                thing.rotation_euler = (math.pi / 2, 0, at)
                thing.location = (x + radius * 0.98 * math.cos(at), y + radius * 0.98 * math.sin(at), height + 0.5)
    set_down(d.get('laid', []), d['seed'])
    bpy.context.view_layer.update()
    return (36, 48, (1.6, 0.2, 4.0), 62) if in_mugs else (27, 57, (1.4, 0.4, 6.1), 66)


def cake(d, random):
    """Squares, slices, muffins or balls of something baked, on a plate or a board."""
    kind = d.get('form', 'block')
    if kind == 'block':
        tableware.plate(d['ware'], 11.6, seed=d['seed'])
        bpy.context.view_layer.update()
        for number, (x, y, turn) in enumerate(((-3.4, -2.2, 0.3), (3.2, -1.2, -0.25), (-0.4, 3.9, 0.05))):
            lay(mains.cake_block(d['layers'], seed=d['seed'] + number), x, y, turn, 0, 0)
            bpy.context.view_layer.update()
            lie_on(random, d.get('toppings', {}), 2.3, centre=(x, y), sink=0.05)
            garnish(random, d.get('garnish'), 2.4, (x, y))
        return 38, 44, (0, 0, 2.2), 70
    if kind == 'loaf':
        tableware.board(d.get('board', 'walnut'), 34, 22)
        for number in range(3):
            slice_ = mains.cake_block([(d['layers'][0][0], 7.0, 'crumb')], width=8.4, length=1.7, seed=d['seed'] + number)
            slice_.location = (-4.4 + number * 0.5, -3.0 - number * 2.1, 1.75)
            slice_.rotation_euler = (-0.9 - 0.18 * number, 0, 0.35)
            slice_.location.z = 1.9
        loaf = mains.cake_block([(d['layers'][0][0], 7.4, 'crumb')], width=8.6, length=12, seed=d['seed'])
        loaf.location += Vector((2.4, 4.6, 1.7))
        loaf.rotation_euler.z = 0.35
        bpy.context.view_layer.update()
        lie_on(random, d.get('toppings', {}), 3.6, centre=(2.4, 4.6))
        garnish(random, d.get('garnish'), 3.4, (2.4, 4.6))
        return 36, 54, (-0.6, 0, 3.0), 66
    vessel = tableware.plate(d['ware'], 11.4, seed=d['seed'])
    bpy.context.view_layer.update()
    name = d['main']
    if name in ('muffin', 'cocoa-muffin'):
        for number, (x, y) in enumerate(((-4.3, -2.2), (3.4, -3.0), (-0.3, 4.2))):
            lay(main_of(name, d['seed'] + number), x, y, number, 0, 0)
            bpy.context.view_layer.update()
            lie_on(random, d.get('toppings', {}), 2.0, centre=(x, y), sink=0.15)
            garnish(random, d.get('garnish'), 2.0, (x, y))
        return 34, 49, (0, 0, 2.8), 70
    things = []
    for number in range(d.get('count', 9)):
        thing = main_of(name, d['seed'] * 5 + number)
        angle = number * 2.4
        r = 1.5 * math.sqrt(number) + 0.4
        thing.location = (d.get('at', (0, 0))[0] + r * math.cos(angle), d.get('at', (0, 0))[1] + r * math.sin(angle), 2.6 + 0.9 * number)
        thing.rotation_euler.z = angle
        things.append(thing)
    bpy.context.view_layer.update()
    set_down(d.get('laid', []), d['seed'])
    wall = ring_wall(d.get('within', 8.4), d.get('at', (0, 0)))
    let_fall(things, [*[thing for thing in on_plate(vessel) if thing not in things], wall], frames=100)
    bpy.data.objects.remove(wall)
    if d.get('sauce'):
        pours.drape(d['sauce'], 'thin', 4.2, 0.1, x=d.get('at', (0, 0))[0], y=d.get('at', (0, 0))[1], seed=d['seed'], smoothing=1, rough_edge=0.3)
        bpy.context.view_layer.update()
    lie_on(random, d.get('toppings', {}), 5.0, sink=0.02)
    garnish(random, d.get('garnish'), d.get('garnish_radius', 5.0), d.get('at', (0, 0)))
    return 42, 39, (0, 0, 1.9), 70


def bake(d, random):
    """Something baked in its dish: a browned top from which pieces look out, or roast pieces."""
    width, length, height = 25.0, 18.0, 5.0
    vessel = tableware.baking_dish(d['ware'], width, length, height)
    bpy.context.view_layer.update()
    if d.get('colour'):
        named = d.get('pieces', {})
        top = pours.pool(d['colour'], d.get('texture', 'baked'), 1.0, 3.3, seed=d['seed'])
        bpy.data.objects.remove(top)
        _rectangle(d['colour'], d.get('texture', 'baked'), width * 0.945, length * 0.93, 3.4, d['seed'])
        bpy.context.view_layer.update()
        floor = [thing for thing in bpy.context.scene.objects if thing.name.startswith(('baking', 'rectangle'))]
        if named:
            lie_on(random, named, 7.2, sink=d.get('sink', 0.35))
    else:
        heap_of(random, d['pieces'], 7.5, [vessel], height=4)
    floor = [thing for thing in bpy.context.scene.objects if thing.name.startswith(('baking', 'rectangle')) or thing.type == 'MESH' and thing.location.z > 0.5]
    if d.get('main'):
        things = []
        for number in range(d.get('count', 4)):
            thing = main_of(d['main'], d['seed'] + number)
            thing.location = (-7 + 14 * number / max(d.get('count', 4) - 1, 1), random.uniform(-2.5, 2.5), 6 + number)
            thing.rotation_euler.z = random.uniform(-1.2, 1.2)
            things.append(thing)
        bpy.context.view_layer.update()
        let_fall(things, [vessel, *[thing for thing in floor if thing is not vessel]], frames=80)
    lie_on(random, d.get('toppings', {}), 7.0, sink=0.1)
    garnish(random, d.get('garnish'), 7.5)
    return 46, 56, (0, 0, 2.6), 70


def _rectangle(colour, texture, width, length, level, seed):
    """The browned surface of a bake."""
    from shape.noise import fractal_noise
    from shape.solids import mesh_object

    n, m = 150, 110
    u, v = (g.ravel() for g in np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, m), indexing='ij'))
    # A square is drawn in to the rounded corners of the dish.
    corner = (np.abs(u) ** 6 + np.abs(v) ** 6) ** (1 / 6)
    scale = np.where(corner > 0, np.maximum(np.abs(u), np.abs(v)) / np.maximum(corner, 1e-9), 1)
    x, y = u * scale * width / 2, v * scale * length / 2
    _, _, _, ripple, grain_, _ = pours.TEXTURES[texture]
    noise = fractal_noise(np.c_[x * grain_, y * grain_, np.full_like(x, seed)], 4, seed)
    edge = np.maximum(np.abs(u), np.abs(v)) ** 10
    z = level + ripple * noise * (1 - edge) + 0.3 * (1 - np.maximum(np.abs(u), np.abs(v)) ** 3) - 0.25 * edge
    faces = [(i * m + j, (i + 1) * m + j, (i + 1) * m + j + 1, i * m + j + 1) for i in range(n - 1) for j in range(m - 1)]
    return mesh_object('rectangle', np.c_[x, y, z], faces, pours.pour_material(colour, texture))


def flat(d, random):
    """A round base with toppings: pizza, frittata, tortilla, galette; or one omelette."""
    vessel = tableware.plate(d['ware'], 13.6, seed=d['seed'])
    bpy.context.view_layer.update()
    if d['base'] == 'omelette':
        lay(main_of('omelette', d['seed']), -0.6, 0.3, 0.25, 0.02, 0.2)
        radius, centre = 4.6, (-0.6, -0.4)
    else:
        lay(mains.flat_base(d['base'], 10.4, d['seed']), 0, 0, 0, 0.0, 0.0)
        radius, centre = 8.8, (0, 0)
    bpy.context.view_layer.update()
    if d.get('sauce'):
        pours.drape(d['sauce'], 'chunky', radius * 0.98, 0.14, seed=d['seed'], rough_edge=0.05)
        bpy.context.view_layer.update()
    if d.get('cheese'):
        pours.drape(d['cheese'], 'baked', radius * 0.9, 0.2, seed=d['seed'] + 2, rough_edge=0.12)
        bpy.context.view_layer.update()
    lie_on(random, d.get('toppings', {}), radius * 0.92, centre=centre, sink=0.08)
    garnish(random, d.get('garnish'), radius * 0.8, centre)
    if d.get('vegetables'):
        side(random, d['vegetables'], 6.6, -4.4, 3.0, vessel)
    return 50, 45, (0, 0, 1.2), 70


ARCHETYPES = {make.__name__.replace('_', '-'): make for make in (soup, stew, plate, salad, pasta, grain_bowl, porridge, toast, pancakes, drink, cake, bake, flat, scramble)}
