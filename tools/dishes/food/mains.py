"""Whole things: meat, fish, eggs, dumplings, bread, pancakes and cakes. Each lies with its underside near z = 0."""

import math

import bpy
import numpy as np

from food.fruit import on_sphere
from shape.material import material, srgb
from shape.noise import fractal_noise
from shape.solids import blob, coin, mesh_object, revolve, tube


def _linear(colour):
    return np.array(srgb(colour)[:3])


def _between(first, second, share):
    return _linear(first) * (1 - share)[:, None] + _linear(second) * share[:, None]


def _joined(first, *others):
    with bpy.context.temp_override(active_object=first, selected_editable_objects=[first, *others]):
        bpy.ops.object.join()
    return first


def crumbed(length=8.0, width=5.4, thickness=1.0, seed=1):
    """A fried slice in breadcrumbs: schnitzel, crumbed fish or cheese."""
    kind = material('crumbed', '#ffffff', vertex_colour=True, roughness=0.5, coat=0.15, subsurface=0.1, bump=((6, 0.12), (14, 0.06)))

    def shape(vertices):
        noise = fractal_noise(vertices * 1.8 + seed, 3, seed)
        swell = 0.55 * fractal_noise(vertices * 0.35 + seed, 2, seed + 3)
        moved = vertices * (length / 2, width / 2, 1)
        moved[:, 2] += (0.16 * noise + swell) * (vertices[:, 2] > thickness * 0.3)
        return moved

    def tint(share, _turn, noise):
        brown = np.clip(0.5 + 0.9 * noise + 0.35 * (share - 0.7), 0, 1)
        return _between('#e3a446', '#9a5a1c', brown)

    return coin('crumbed', 1.0, thickness, kind, outline=lambda a: 1 + 0.09 * np.cos(2 * a + seed) + 0.07 * np.cos(3 * a + 2 * seed) + 0.03 * np.cos(7 * a), frequency=2.6, seed=seed, warp=shape, segments=120, tint=tint)


def patty(radius=3.2, thickness=1.5, colours=('#b0703a', '#6d3a18'), seed=1):
    """A fried patty, fritter or potato pancake."""
    kind = material(f'patty {colours[0]}', '#ffffff', vertex_colour=True, roughness=0.45, coat=0.2, subsurface=0.1, bump=((5, 0.14), (11, 0.07)))

    def tint(share, _turn, noise):
        return _between(*colours, np.clip(0.45 + 1.0 * noise + 0.4 * (share - 0.75), 0, 1))

    return coin('patty', radius, thickness, kind, edge=0.5, lumps=0.14, frequency=1.6, seed=seed, tint=tint, outline=lambda a: 1 + 0.05 * np.cos(3 * a + seed) + 0.04 * np.cos(5 * a + 2 * seed))


def pancake(radius=4.6, thickness=0.75, seed=1):
    """A pancake: an even brown top with a paler rim."""
    kind = material('pancake', '#ffffff', vertex_colour=True, roughness=0.5, subsurface=0.25, bump=((4, 0.03), (12, 0.015)))

    def tint(share, _turn, noise):
        top = np.clip((0.9 - share) / 0.05, 0, 1)
        brown = np.clip(0.55 + 0.35 * noise, 0, 1) * top
        return _between('#efcf8e', '#b26a28', brown)

    return coin('pancake', radius, thickness, kind, edge=0.5, lumps=0.06, frequency=0.8, seed=seed, tint=tint, outline=lambda a: 1 + 0.02 * np.cos(2 * a + seed))


def crepe(seed=1):
    """A thin pancake folded into a quarter."""
    kind = material('crepe', '#ffffff', vertex_colour=True, roughness=0.5, subsurface=0.2, bump=((3, 0.04),))
    n = 40
    r, a = (g.ravel() for g in np.meshgrid(np.linspace(0, 9, n), np.linspace(0, math.pi / 2, n), indexing='ij'))
    layers = []
    faces = []
    colours = []
    for layer in range(4):
        noise = fractal_noise(np.c_[r * np.cos(a), r * np.sin(a), np.full_like(r, layer * 3.0 + seed)] * 0.5, 3, seed)
        fine = fractal_noise(np.c_[r * np.cos(a), r * np.sin(a), np.full_like(r, layer + 9.0)] * 1.6, 3, seed)
        z = 0.15 + 0.28 * layer + 0.22 * noise + 0.35 * np.sin(a * 2) * (r / 9) ** 2 * (0.3 * layer)
        start = layer * n * n
        layers.append(np.c_[r * np.cos(a) * (1 - 0.015 * layer), r * np.sin(a) * (1 - 0.015 * layer), z])
        faces += [tuple(start + k for k in (i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1)) for i in range(n - 1) for j in range(n - 1)]
        colours.append(_between('#efd193', '#a8652a', np.clip(0.35 + 1.1 * fine + 0.3 * (r / 9) ** 8, 0, 1)))
    made = mesh_object('crepe', np.concatenate(layers), faces, kind, tint=np.concatenate(colours))
    made.modifiers.new('thickness', 'SOLIDIFY').thickness = 0.16
    return made


def fillet(colours=('#f2e7d6', '#d9a762'), length=9.0, width=4.2, height=1.8, seed=1):
    """A fillet of fish or poultry, browned on its upper side, tapering."""
    kind = material(f'fillet {colours[0]}', '#ffffff', vertex_colour=True, roughness=0.35, coat=0.25, subsurface=0.3, bump=((2.5, 0.05), (8, 0.02)))

    def warp(vertices):
        along = vertices[:, 0] / (length / 2)
        return np.c_[vertices[:, 0], vertices[:, 1] * (1 - 0.3 * along), np.where(vertices[:, 2] < 0, vertices[:, 2] * 0.35, vertices[:, 2] * (1 - 0.25 * along)) + height * 0.18]

    def tint(ball, noise, _vertices):
        flakes = 0.12 * np.cos(ball[:, 0] * 26 + ball[:, 1] * 6)
        return _between(*colours, np.clip(ball[:, 2] * 0.8 + 0.8 * noise + flakes, 0, 1))

    return blob('fillet', (length / 2, width / 2, height / 2), kind, lumps=0.12, frequency=1.3, squareness=0.75, detail=5, seed=seed, warp=warp, tint=tint)


FILLETS = {
    'salmon': ('#f2a07a', '#cf6b3c'),
    'white-fish': ('#f4ece0', '#d9a762'),
    'trout': ('#efb594', '#9a7a58'),
    'chicken-breast': ('#edd0a0', '#a9692c'),
    'turkey-breast': ('#e9d2ad', '#b07a3c'),
    'pork-chop': ('#c9996a', '#7d4a22'),
    'tofu-steak': ('#f0e2c0', '#b9803c'),
    'tempeh': ('#cfae79', '#86551f'),
}


def meat_slice(colours=('#8a5a3c', '#5d3420'), radius=3.4, thickness=0.9, seed=1):
    """A slice of roast or braised meat with its fibres."""
    kind = material(f'meat slice {colours[0]}', '#ffffff', vertex_colour=True, roughness=0.4, coat=0.2, subsurface=0.1, stretch=(1, 3, 1), bump=((1.6, 0.03), (5, 0.02)))

    def tint(share, turn, noise):
        fibres = 0.1 * np.sin(share * 24 * np.cos(turn) + 6 * noise)
        return _between(*colours, np.clip(0.35 + fibres * 0.6 + 0.8 * noise + 0.5 * np.clip((share - 0.88) / 0.1, 0, 1), 0, 1))

    return coin('meat slice', radius, thickness, kind, lumps=0.1, frequency=1.1, seed=seed, tint=tint, outline=lambda a: (1 + 0.1 * np.cos(2 * a + seed) + 0.05 * np.cos(3 * a)) * (0.85 + 0.15 * np.abs(np.cos(a))))


def sausage(length=9.0, radius=1.2, seed=1):
    """A fried sausage, slightly bent."""
    t = np.linspace(-1, 1, 40)
    points = np.c_[t * length / 2, 0.9 * t**2, np.full(40, radius)]
    swell = radius * np.clip(1 - np.abs(t) ** 14, 0.15, 1)
    kind = material('sausage', '#9a4a26', mottle=(('#6b2c12', 0.6, 0.4, 0.7), ('#c07a48', 1.5, 0.6, 0.75)), roughness=0.25, coat=0.4, subsurface=0.1, bump=((3, 0.02),))
    return tube('sausage', points, swell, kind, sides=28)


def dumpling_slice(potato=False, radius=3.3, seed=1):
    """A slice of a boiled dumpling with its pores; of potatoes it is yellower and without a skin."""
    base, pores = ('#eedda4', '#d9c283') if potato else ('#f4e8ca', '#dcc79a')
    kind = material(f'dumpling {potato}', base, mottle=((pores, 2.6, 0.56, 0.66),), roughness=0.7, subsurface=0.35, bump=((3.5, 0.12),))
    return coin('dumpling slice', radius, 1.3, kind, edge=0.25, lumps=0.04, frequency=1.2, seed=seed, outline=lambda a: 1 + 0.04 * np.cos(2 * a + seed))


def ball(name, colours, radius=2.3, seed=1):
    """A round dumpling, an energy ball or a meatball."""
    kind = material(f'ball {name}', colours[0], mottle=((colours[1], 1.4, 0.42, 0.7),), roughness=0.55, coat=0.1, subsurface=0.3, bump=((4, 0.05),))

    def warp(vertices):
        return np.c_[vertices[:, :2], np.where(vertices[:, 2] < 0, vertices[:, 2] * 0.9, vertices[:, 2]) + radius * 0.9]

    return blob(name, (radius, radius, radius * 0.92), kind, lumps=0.06, frequency=1.5, detail=4, seed=seed, warp=warp)


BALLS = {
    'fruit-dumpling': ('#f2e6c6', '#e0cb9a'),
    'bread-dumpling': ('#e6cf9f', '#c79c5b'),
    'potato-ball': ('#ecd898', '#dcc078'),
    'energy-ball': ('#5a3a24', '#7d5736'),
    'falafel': ('#9a6a30', '#6b4219'),
    'meatball': ('#8a5432', '#5f351d'),
    'cookie-ball': ('#c99a5c', '#a4733a'),
    'coconut-ball': ('#f4efe6', '#e2dac9'),
}


def potato(seed=1, skin=False, size=1.75):
    """A whole boiled potato."""
    base, other = ('#b98d52', '#8f6534') if skin else ('#ecd07a', '#f4e2a2')
    kind = material(f'potato {skin}', base, mottle=((other, 0.9, 0.45, 0.7),), roughness=0.4, coat=0.15, subsurface=0.35, bump=((3, 0.03),))

    facets = np.random.default_rng(seed).permutation(on_sphere(22))[:13]

    def warp(vertices):
        if not skin:
            # The knife that peeled it left flat places.
            for direction in facets:
                reach = np.linalg.norm(direction * (size * 1.2, size * 0.92, size * 0.8))
                beyond = np.clip(vertices @ direction - 0.87 * reach, 0, None)
                vertices = vertices - 0.85 * beyond[:, None] * direction
        return vertices + (0, 0, size * 0.72)

    return blob('potato', (size * 1.2, size * 0.92, size * 0.8), kind, lumps=0.14, frequency=1.1, detail=5, seed=seed, warp=warp)


def egg_half(soft=False):
    """Half a boiled egg, its yolk up."""
    white = material('egg white', '#fbf8f1', roughness=0.25, subsurface=0.5, subsurface_radius=0.4, coat=0.2)
    yolk = material('yolk soft' if soft else 'yolk', '#f0a01c' if soft else '#f4c23a', mottle=(('#f7d468', 2.5, 0.5, 0.75),), roughness=0.2 if soft else 0.6, coat=0.5 if soft else 0.0, subsurface=0.4)

    def cut(vertices):
        longer = np.where(vertices[:, 0] > 0, vertices[:, 0] * 1.12, vertices[:, 0])
        return np.c_[longer, vertices[:, 1], np.minimum(vertices[:, 2], 0.0) + 1.7]

    body = blob('egg half', (2.35, 1.85, 1.7), white, lumps=0, detail=5, warp=cut)
    middle = blob('yolk', (1.3, 1.25, 0.22), yolk, lumps=0.05, detail=4)
    middle.location = (-0.2, 0, 1.66)
    bpy.context.view_layer.update()
    return _joined(body, middle)


def fried_egg(seed=1):
    """A fried egg: an uneven white with a browned edge, and its yolk."""
    kind = material('fried white', '#ffffff', vertex_colour=True, roughness=0.22, coat=0.4, subsurface=0.4, bump=((2, 0.04),))

    def tint(share, _turn, noise):
        return _between('#fbf7ee', '#c98a3c', np.clip((share - 0.93) / 0.09 + 0.6 * noise * (share > 0.85), 0, 1))

    white = coin('fried egg', 4.0, 0.42, kind, edge=0.5, lumps=0.12, frequency=0.9, seed=seed, tint=tint, outline=lambda a: 1 + 0.1 * np.cos(3 * a + seed) + 0.06 * np.cos(5 * a + 2))
    yolk = blob('yolk', (1.45, 1.45, 0.85), material('yolk fried', '#f2a21b', mottle=(('#f6bd3f', 1.0, 0.45, 0.75),), roughness=0.15, coat=0.6, subsurface=0.4), lumps=0.02, detail=4)
    yolk.location = (0.4, 0.2, 0.45)
    bpy.context.view_layer.update()
    return _joined(white, yolk)


def omelette(seed=1, colour=('#f3cd5a', '#c98a2c')):
    """An omelette folded in half."""
    kind = material('omelette', '#ffffff', vertex_colour=True, roughness=0.38, coat=0.2, subsurface=0.3, bump=((2.2, 0.08), (7, 0.03)))

    def warp(vertices):
        flat = np.where(vertices[:, 1] < 0, vertices[:, 1] * 0.45, vertices[:, 1])
        return np.c_[vertices[:, 0], flat, np.where(vertices[:, 2] < 0, vertices[:, 2] * 0.3, vertices[:, 2] * (1 - 0.25 * (flat / 4.5))) + 0.6]

    def tint(ball_, noise, _vertices):
        return _between(*colour, np.clip(0.15 + 1.2 * noise + 0.25 * np.abs(ball_[:, 0]) ** 4, 0, 1))

    return blob('omelette', (8.0, 5.2, 1.7), kind, lumps=0.09, frequency=1.6, detail=5, seed=seed, warp=warp, tint=tint)


def bread_slice(kind_name='bread', size=1.0, thickness=1.3, seed=1):
    """A slice of a loaf, lying."""
    crumb, toast, crust = {
        'bread': ('#efdab0', '#d9ae6c', '#8d5526'),
        'toast': ('#e9c88c', '#b8752f', '#8a4f1e'),
        'rye': ('#dcb988', '#a86a30', '#5d3618'),
        'gluten-free': ('#eedcb4', '#dcb87c', '#b8813f'),
    }[kind_name]
    kind = material(f'bread {kind_name}', '#ffffff', vertex_colour=True, roughness=0.8, coat=0.06, subsurface=0.1, bump=((4, 0.06), (10, 0.04)))

    def pores(x, y):
        """Depth of the pores at points of the slice, 0 … 1."""
        large = fractal_noise(np.c_[x * 1.5, y * 1.5, np.full_like(x, seed + 3.0)], 2, seed)
        small = fractal_noise(np.c_[x * 3.6, y * 3.6, np.full_like(x, seed + 8.0)], 2, seed + 1)
        return np.clip((large - 0.28) / 0.25, 0, 1) * 0.8 + np.clip((small - 0.3) / 0.25, 0, 1) * 0.5

    def tint(share, turn, noise):
        x, y = share * np.cos(turn) * 5 * size, share * np.sin(turn) * 5 * size
        toasted = np.clip(0.45 + 0.75 * fractal_noise(np.c_[x * 0.35, y * 0.35, np.full_like(x, seed)], 3, seed) + 0.5 * np.clip((share - 0.7) / 0.25, 0, 1) - 0.45 * pores(x, y), 0, 1)
        inner = _between(crumb, toast, toasted)
        rim = np.clip((share - 0.955) / 0.025, 0, 1)[:, None]
        return inner * (1 - rim) + _linear(crust) * rim

    def outline(a):
        square = 1 / (np.abs(np.cos(a)) ** 4 + np.abs(np.sin(a)) ** 4) ** 0.25
        return square * np.where(np.sin(a) > 0, 1 - 0.07 * np.cos(2 * a), 0.96) * (1 + 0.02 * np.cos(5 * a + seed))

    def shape(vertices):
        across = np.hypot(vertices[:, 0], vertices[:, 1]) / (5 * size)
        depth = 0.28 * pores(vertices[:, 0], vertices[:, 1]) * (vertices[:, 2] > thickness * 0.6) * np.clip((1.0 - across) / 0.12, 0, 1)
        return np.c_[vertices[:, 0] * 1.12, vertices[:, 1] * 0.92, vertices[:, 2] - depth]

    return coin('bread slice', 5.0 * size, thickness, kind, edge=0.25, lumps=0.05, frequency=1.0, seed=seed, tint=tint, outline=outline, warp=shape, segments=150, rings=60)


def bread_roll(seed=1, colours=('#d9a558', '#8f5522'), size=(4.6, 3.4, 2.6)):
    """A baked roll, bun or small loaf."""
    kind = material(f'roll {colours[0]}', '#ffffff', vertex_colour=True, roughness=0.5, coat=0.1, subsurface=0.1, bump=((2, 0.06), (7, 0.03)))

    def warp(vertices):
        return np.c_[vertices[:, :2], np.where(vertices[:, 2] < 0, vertices[:, 2] * 0.45, vertices[:, 2]) + size[2] * 0.45]

    def tint(ball_, noise, _vertices):
        return _between(*colours, np.clip(0.2 + 0.75 * np.clip(ball_[:, 2], 0, 1) + 0.5 * noise, 0, 1))

    return blob('roll', size, kind, lumps=0.06, frequency=1.1, detail=5, seed=seed, warp=warp, tint=tint)


def cake_block(layers, width=5.4, length=5.4, seed=1):
    """A square of a cake: `layers` are rows (colour, thickness, texture) from below.

    texture: 'crumb' (baked), 'cream' (smooth) or 'glaze' (shining).
    """
    parts = []
    z = 0.0
    for number, (colour, thickness, texture) in enumerate(layers):
        from food.pours import darker

        rough, bump, coat = {'crumb': (0.85, ((3, 0.14), (9, 0.06)), 0.0), 'cream': (0.4, ((2, 0.03),), 0.15), 'glaze': (0.12, ((1.2, 0.04),), 0.6)}[texture]
        kind = material(f'cake {colour} {texture}', colour, mottle=((darker(colour, 0.78), 1.6, 0.45, 0.7), (darker(colour, 1.12), 5, 0.6, 0.75)), roughness=rough, bump=bump, coat=coat, subsurface=0.25)
        part = blob('cake', (width / 2, length / 2, thickness / 2 + 0.08), kind, lumps=0.03, frequency=2.5, squareness=0.16, detail=5, seed=seed + number)
        part.location.z = z + thickness / 2
        parts.append(part)
        z += thickness
    bpy.context.view_layer.update()
    return _joined(*parts) if len(parts) > 1 else parts[0]


def muffin(colours=('#d49a52', '#8d5423'), seed=1):
    """A muffin in its paper."""
    from food.pours import darker

    def flutes(vertices):
        angle = np.arctan2(vertices[:, 1], vertices[:, 0])
        return vertices * np.c_[1 + 0.03 * np.cos(angle * 24), 1 + 0.03 * np.cos(angle * 24), np.ones(len(vertices))]

    paper = material('muffin paper', '#efe2c8', mottle=(('#d3b98a', 0.8, 0.45, 0.75),), roughness=0.8, subsurface=0.1)
    cup = revolve('muffin', [(0, 0), (2.3, 0), (2.9, 2.9), (0, 2.9)], paper, segments=192, warp=flutes, smooth=True)
    kind = material(f'muffin {colours[0]}', colours[0], mottle=((colours[1], 0.8, 0.4, 0.7), (darker(colours[0], 1.12), 3, 0.6, 0.75)), roughness=0.75, subsurface=0.15, bump=((3, 0.12), (8, 0.05)))
    top = blob('muffin top', (3.4, 3.4, 1.9), kind, lumps=0.14, frequency=1.7, detail=5, seed=seed, warp=lambda v: np.c_[v[:, :2], np.maximum(v[:, 2], -0.5)])
    top.location.z = 3.1
    bpy.context.view_layer.update()
    return _joined(cup, top)


def stuffed(colour='#c8301c', filling='#8d6443', seed=1):
    """A stuffed pepper, standing, open at the top."""
    kind = material(f'stuffed {colour}', colour, mottle=(('#e2602c' if colour.startswith('#c') else '#a5a648', 0.4, 0.4, 0.75), ('#8f2512' if colour.startswith('#c') else '#5f7426', 1.3, 0.58, 0.8)), roughness=0.28, coat=0.35, subsurface=0.25, bump=((1.5, 0.05), (5, 0.02)))

    def ribs(vertices):
        angle = np.arctan2(vertices[:, 1], vertices[:, 0])
        r = 1 + 0.07 * np.cos(angle * 3 + seed) + 0.09 * fractal_noise(vertices * 0.5 + seed, 3, seed)
        lean = 0.12 * vertices[:, 2]
        return np.c_[vertices[:, 0] * r + lean * math.cos(seed), vertices[:, 1] * r + lean * math.sin(seed), vertices[:, 2] * (1 + 0.06 * np.cos(angle * 3 + seed))]

    body = revolve('stuffed', [(0, 0.2), (1.2, 0), (2.2, 0.6), (2.8, 1.8), (3.05, 3.2), (2.95, 4.4), (2.6, 5.2), (2.4, 5.2), (2.55, 4.4), (0, 4.2)], kind, segments=96, warp=ribs)
    inside = blob('filling', (2.45, 2.45, 1.1), material('filling', filling, mottle=(('#6d4528', 1.1, 0.4, 0.7), ('#efe4cc', 2.6, 0.57, 0.64)), roughness=0.7, subsurface=0.15, bump=((4, 0.14),)), lumps=0.2, frequency=3, detail=5, seed=seed)
    inside.location = (0.55 * math.cos(seed), 0.55 * math.sin(seed), 4.75)
    bpy.context.view_layer.update()
    return _joined(body, inside)


def spaghetti(random, radius=7.0, height=3.6, count=170, colour='#f0d388', strand=0.15, z=0.9):
    """A nest of long pasta: strands that wind around a mound."""
    kind = material(f'spaghetti {colour}', colour, mottle=(('#e2bd6c', 1.2, 0.45, 0.75),), roughness=0.3, coat=0.25, subsurface=0.3)
    for _ in range(count):
        level = random.random()
        around = radius * (0.18 + 0.82 * math.sqrt(1 - level * 0.9)) * random.uniform(0.35, 1.0)
        start, sweep = random.uniform(0, 2 * math.pi), random.uniform(1.8, 4.6)
        off_x, off_y = random.gauss(0, 0.9), random.gauss(0, 0.9)
        t = np.linspace(0, 1, 46)
        angle = start + sweep * t
        wobble = around * (1 + 0.16 * np.sin(t * random.uniform(4, 9) + random.uniform(0, 6)))
        x, y = off_x + wobble * np.cos(angle), off_y + wobble * np.sin(angle)
        share = np.clip(np.hypot(x, y) / radius, 0, 1)
        top = height * (1 - share**2)
        lift = z + strand + top * (0.55 + 0.45 * level) + 0.22 * np.sin(t * random.uniform(5, 10))
        tube('strand', np.c_[x, y, np.maximum(lift, z + strand)], strand, kind, sides=7)


def flat_base(kind_name='pizza', radius=10.0, seed=1):
    """A round base: a pizza with its rim, a tortilla or a galette."""
    low, high = {'pizza': ('#edc98a', '#a8682b'), 'tortilla': ('#f0ddb0', '#b98548'), 'frittata': ('#f3cf62', '#b97a28')}[kind_name]
    kind = material(f'base {kind_name}', '#ffffff', vertex_colour=True, roughness=0.6, subsurface=0.15, bump=((2.5, 0.06), (8, 0.03)))

    def shape(vertices):
        share = np.hypot(vertices[:, 0], vertices[:, 1]) / radius
        rim = np.exp(-(((share - 0.93) / 0.05) ** 2)) * (0.9 if kind_name == 'pizza' else 0.15)
        return np.c_[vertices[:, :2], vertices[:, 2] + rim * (vertices[:, 2] > 0.2)]

    def tint(share, _turn, noise):
        return _between(low, high, np.clip(0.15 + 1.1 * noise + 0.45 * np.exp(-(((share - 0.95) / 0.06) ** 2)), 0, 1))

    return coin('base', radius, {'pizza': 0.9, 'tortilla': 0.35, 'frittata': 2.2}[kind_name], kind, edge=0.4, lumps=0.06, frequency=0.7, seed=seed, tint=tint, warp=shape, segments=140, outline=lambda a: 1 + 0.015 * np.cos(3 * a + seed))
