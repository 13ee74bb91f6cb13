"""What archetypes share: heaps on a hidden floor, garnishes, mains by name, sides by name."""

import math

import bpy
import numpy as np
from mathutils import Matrix

from food import mains, pours
from food.batter import BATTER
from food.fried import FRIED
from food.fruit import FRUIT, WHOLE
from food.meat import CUTS, meat_slice, roast_leg
from food.pieces import GRAINS, LEAVES, SLICES, leaf_of, pieces
from shape.material import material
from shape.solids import copy_of, revolve
from stage.place import ground_below, heap, lay, let_fall, ring_wall, spread

# Pieces a heap takes at most: the physics of more takes minutes.
MOST_PIECES = 130


def _floor(radius, level, x=0.0, y=0.0):
    """An unseen floor in a pour, on which pieces come to rest."""
    made = revolve('floor', [(0, -0.6), (radius, -0.6), (radius, 0), (0, 0)], material('floor', '#ffffff'), segments=48)
    made.location = (x, y, level)
    return made


def heap_of(random, named, radius, obstacles, *, floor=None, centre=(0, 0), height=6.0, scale=1.0, within=None):
    """Lets pieces by name and count fall into a heap.

    floor: height of an unseen floor below, for pieces in a pour. within: the round which no piece leaves.
    """
    prototypes, total = [], 0
    for name, count in named.items():
        rows = pieces(name, random)
        prototypes += [(thing, count / len(rows), scatter) for thing, _, scatter in rows]
        total += count
    hidden = []
    if floor is not None:
        hidden.append(_floor(radius * 1.25, floor, *centre))
    made = heap(random, prototypes, min(total, MOST_PIECES), radius * 0.82, [*obstacles, *hidden], centre=centre, height=height, scale=scale, within=within)
    for thing in hidden:
        bpy.data.objects.remove(thing)
    bpy.context.view_layer.update()
    return made


def lie_on(random, named, radius, *, centre=(0, 0), inner=0.0, least=None, tilts=0.7, sink=0.0):
    """Lays pieces by name and count on what is there, none on another."""
    for name, count in named.items():
        if name in GRAINS:
            pours.grains_over([name], random, count, radius, x=centre[0], y=centre[1], inner=inner)
            continue
        rows = pieces(name, random)
        size = max(max(thing.dimensions.x, thing.dimensions.y) for thing, *_ in rows)
        for x, y in spread(random, count, radius, least or size * 0.98, centre, inner):
            thing = copy_of(random.choice(rows)[0])
            for modifier in rows[0][0].modifiers:
                thing.modifiers.new(modifier.name, modifier.type).thickness = modifier.thickness
            factor = random.uniform(0.88, 1.12)
            thing.scale = (factor, factor, factor)
            lay(thing, x, y, random.uniform(0, 2 * math.pi), sink, tilts if name not in SLICES else tilts * 0.4)
        for thing, *_ in rows:
            bpy.data.objects.remove(thing)
    bpy.context.view_layer.update()


def sprig(random, kind, x, y, count=3, scale=1.0):
    """A few leaves about a point, such as basil or mint, standing a little."""
    turn = random.uniform(0, 2 * math.pi)
    for number in range(count):
        leaf = leaf_of(kind, random, scale)
        angle = turn + number * 2 * math.pi / count + random.uniform(-0.25, 0.25)
        place = lay(leaf, x, y, 0, 0.02, 0.0).location.copy()
        leaf.hide_viewport = True
        # No leaf goes through what stands beside its stalk.
        heights = [ground_below(x - math.sin(angle) * far, y + math.cos(angle) * far)[0].z - rise for far, rise in ((0.0, 0.0), (0.7, 0.15), (1.4, 0.4))]
        leaf.hide_viewport = False
        place.z = max(place.z, *heights)
        leaf.location = (x + 0.15 * math.sin(-angle), y + 0.15 * math.cos(angle), place.z + 0.01 + 0.04 * number)
        leaf.rotation_euler = (random.uniform(0.08, 0.36), random.uniform(-0.15, 0.15), angle)
    bpy.context.view_layer.update()


def garnish(random, named, radius, centre=(0, 0)):
    """Herbs, seeds and other things at the end: leaves in one sprig, the rest strewn."""
    for name, count in (named or {}).items():
        if name in LEAVES and name not in ('parsley', 'spinach', 'rocket', 'kale', 'cabbage-shred', 'red-cabbage-shred'):
            sprig(random, name, centre[0] + random.uniform(-0.2, 0.2) * radius, centre[1] + random.uniform(-0.2, 0.2) * radius, min(count, 5))
        elif name in ('rosemary', 'dill-frond'):
            for number in range(count):
                for thing, *_ in pieces(name, random)[:1]:
                    lay(thing, centre[0] + random.uniform(-0.25, 0.25) * radius, centre[1] + random.uniform(-0.3, 0.1) * radius, random.uniform(0, 2 * math.pi), 0.0, 0.3)
        elif name == 'parsley':
            chopped(random, count, radius, centre)
        else:
            lie_on(random, {name: count}, radius * 0.85, centre=centre)


def chopped(random, count, radius, centre=(0, 0), colour='#3f8a2c'):
    """Chopped herbs: small curved leaf bits."""
    rows = [leaf_of('parsley', random, 0.32) for _ in range(5)]
    for _ in range(count):
        r, angle = math.sqrt(random.random()) * radius * 0.9, random.uniform(0, 2 * math.pi)
        bit = copy_of(random.choice(rows))
        lay(bit, centre[0] + r * math.cos(angle), centre[1] + r * math.sin(angle), random.uniform(0, 6.3), 0.01, 0.9)
    for thing in rows:
        bpy.data.objects.remove(thing)
    bpy.context.view_layer.update()


def main_of(name, seed):
    """A whole thing by its name; it lies at the origin."""
    if name in FRIED:
        return FRIED[name](seed)
    if name in BATTER:
        return BATTER[name](seed)
    if name in CUTS:
        return meat_slice(name, seed)
    if name in WHOLE:
        return WHOLE[name](seed)
    if name in FRUIT:
        return FRUIT[name](seed)
    if name in mains.FILLETS:
        size = {'tofu-steak': (6.5, 4.6, 1.6), 'tempeh': (6, 4, 1.4), 'pork-chop': (8.5, 6, 1.7)}.get(name, (9.2, 4.4, 2.1))
        return mains.fillet(mains.FILLETS[name], *size, seed=seed)
    if name in mains.BALLS:
        return mains.ball(name, mains.BALLS[name], {'energy-ball': 1.7, 'cookie-ball': 1.7, 'coconut-ball': 1.7, 'meatball': 1.9, 'falafel': 1.9}.get(name, 2.5), seed)
    makers = {
        'crumbed': lambda: mains.crumbed(seed=seed, length=11.5, width=8.2),
        'crumbed-small': lambda: mains.crumbed(seed=seed, length=6.2, width=4.2),
        'patty': lambda: mains.patty(seed=seed),
        'veggie-patty': lambda: mains.patty(colours=('#b98b45', '#7a5321'), seed=seed, radius=3.0),
        'green-patty': lambda: mains.patty(colours=('#8f9a4a', '#5d6527'), seed=seed, radius=3.0),
        'potato-pancake': lambda: mains.patty(4.9, 0.8, ('#d9a046', '#8a4d17'), seed),
        'ham-slice': lambda: mains.meat_slice(('#e8a49a', '#d98579'), 3.2, 0.35, seed),
        'sausage': lambda: mains.sausage(seed=seed),
        'thigh': lambda: roast_leg(seed),
        'dumpling': lambda: mains.dumpling_slice(False, seed=seed),
        'potato-dumpling': lambda: mains.dumpling_slice(True, 2.8, seed),
        'egg-half': lambda: mains.egg_half(),
        'egg-half-soft': lambda: mains.egg_half(True),
        'fried-egg': lambda: mains.fried_egg(seed),
        'omelette': lambda: mains.omelette(seed),
        'potato': lambda: mains.potato(seed),
        'potato-skin': lambda: mains.potato(seed, True),
        'bread': lambda: mains.bread_slice('bread', seed=seed),
        'toast': lambda: mains.bread_slice('toast', seed=seed),
        'rye': lambda: mains.bread_slice('rye', seed=seed),
        'gluten-free-bread': lambda: mains.bread_slice('gluten-free', seed=seed),
        'roll': lambda: mains.bread_roll(seed),
        'bun': lambda: mains.bread_roll(seed, size=(3.4, 3.4, 2.7)),
        'scone': lambda: mains.bread_roll(seed, ('#e2b46c', '#a8692b'), (3.0, 3.0, 2.2)),
        'pancake': lambda: mains.pancake(seed=seed),
        'small-pancake': lambda: mains.pancake(3.2, 0.85, seed),
        'crepe': lambda: mains.crepe(seed),
        'muffin': lambda: mains.muffin(seed=seed),
        'cocoa-muffin': lambda: mains.muffin(('#5d3a24', '#3a2114'), seed),
        'stuffed-red': lambda: mains.stuffed('#c8301c', seed=seed),
        'stuffed-green': lambda: mains.stuffed('#7f8f34', seed=seed),
    }
    return makers[name]()


def known_mains():
    """All names that `main_of` takes."""
    return sorted([*mains.FILLETS, *FRIED, *BATTER, *CUTS, *WHOLE, *mains.BALLS, *'crumbed crumbed-small patty veggie-patty green-patty potato-pancake ham-slice sausage thigh dumpling potato-dumpling egg-half egg-half-soft fried-egg omelette potato potato-skin bread toast rye gluten-free-bread roll bun scone pancake small-pancake crepe muffin cocoa-muffin stuffed-red stuffed-green'.split()])


def on_plate(vessel):
    """What pieces come to rest on: the vessel and all that already lies on it."""
    apart = ('table', 'gap', 'cloth', 'floor', 'wall')
    return [vessel, *[thing for thing in bpy.context.scene.objects if thing.type == 'MESH' and thing is not vessel and not thing.name.startswith(apart)]]


def set_down(given, seed):
    """Sets whole things down at their places: rows (name, x, y, turn, lean towards the eye), the last two in radians."""
    for number, (name, x, y, turn, lean) in enumerate(given):
        thing = main_of(name, seed + number * 3)
        place, _ = ground_below(x, y)
        # The ground was looked at before the thing is moved there.
        rotation = Matrix.Rotation(lean, 3, 'X') @ Matrix.Rotation(turn, 3, 'Z')
        thing.rotation_euler = rotation.to_euler()
        lowest = min((rotation @ vertex.co).z for vertex in thing.data.vertices)
        thing.location = (x, y, place.z - lowest)
        bpy.context.view_layer.update()


def some_of(random, name, count, x, y, obstacles, within=None):
    """Lets some whole things fall about a point, so that they lean on each other. within: the round which none leaves."""
    things = []
    for number in range(count):
        thing = main_of(name, random.randint(1, 999))
        width = min(thing.dimensions.x, thing.dimensions.y)
        angle = number * 2.4 + 0.5
        apart = width * (0.58 if count > 1 else 0) * math.sqrt(1 + number * 0.7)
        thing.location = (x + apart * math.cos(angle), y + apart * math.sin(angle), 2.6 + 1.7 * number)
        thing.rotation_euler.z = random.uniform(-0.5, 0.5)
        things.append(thing)
    bpy.context.view_layer.update()
    if within is None:
        return let_fall(things, obstacles, frames=90)
    wall = ring_wall(within, (x, y))
    lying = let_fall(things, [*obstacles, wall], frames=90)
    bpy.data.objects.remove(wall)
    return lying


def stewed(random, colour, shred, count, radius, x, y):
    """A mound of stewed cabbage under its own shreds."""
    pours.mound(colour, 'chunky', radius, 1.6, x=x, y=y, seed=random.randint(1, 99))
    bpy.context.view_layer.update()
    pours.grains_over([shred], random, count * 22, radius * 0.95, x=x, y=y)


def side(random, given, x, y, radius, plate):
    """A side on a plate: mash, a grain's mound, pieces, whole potatoes, dumplings or leaves. `given` is {name: count}."""
    for name, count in given.items():
        if name == 'mash':
            pours.mound('#f1dfa6', 'whipped', radius, 1.9, x=x, y=y, seed=random.randint(1, 99))
        elif name == 'pea-mash':
            pours.mound('#8fae4d', 'whipped', radius, 1.8, x=x, y=y, seed=random.randint(1, 99))
        elif name == 'pumpkin-mash':
            pours.mound('#eaa040', 'whipped', radius, 1.8, x=x, y=y, seed=random.randint(1, 99))
        elif name == 'polenta':
            pours.mound('#efc94e', 'porridge', radius, 1.5, x=x, y=y, seed=random.randint(1, 99))
        elif name == 'stewed-spinach':
            pours.mound('#3f5a26', 'chunky', radius, 1.0, x=x, y=y, seed=random.randint(1, 99))
        elif name == 'stewed-cabbage':
            stewed(random, '#cdbf7c', 'sauerkraut-bit', count, radius, x, y)
        elif name == 'stewed-red-cabbage':
            stewed(random, '#5f1c48', 'red-cabbage-bit', count, radius, x, y)
        elif name in GRAINS:
            pours.grain_mound(name, random, radius, 1.8, x=x, y=y, count=count)
        elif name in ('potato', 'potato-skin', 'potato-ball', 'egg-half'):
            some_of(random, name, count, x, y, on_plate(plate), within=radius)
        elif name in ('dumpling', 'potato-dumpling'):
            for number in range(count):
                thing = main_of(name, random.randint(1, 999))
                angle = math.atan2(y, x) + (number - (count - 1) / 2) * 0.34
                r = math.hypot(x, y)
                thing.rotation_euler = (0.0, -0.5, angle + math.pi / 2)
                thing.location = (r * math.cos(angle), r * math.sin(angle), 2.1 + 0.02 * number)
            bpy.context.view_layer.update()
        else:
            heap_of(random, {name: count}, radius * 0.85, on_plate(plate), centre=(x, y), height=5, within=radius)
    bpy.context.view_layer.update()
