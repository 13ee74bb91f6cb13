"""Fruit and vegetables with what makes them known: drupelets, seeds, calyxes, crowns and cut faces."""

import math

import bmesh
import bpy
import numpy as np

from shape.material import material, srgb
from shape.noise import fractal_noise
from shape.solids import blob, mesh_object


def linear(colour):
    """Linear red, green and blue of a colour as '#rrggbb'."""
    return np.array(srgb(colour)[:3])


def between(first, second, share):
    """Linear colours between two, for shares (n,)."""
    share = np.clip(share, 0, 1)
    return linear(first) * (1 - share)[:, None] + linear(second) * share[:, None]


def joined(name, first, *others):
    """One object of several, under a name of its own."""
    bpy.context.view_layer.update()
    with bpy.context.temp_override(active_object=first, selected_editable_objects=[first, *others]):
        bpy.ops.object.join()
    first.name = first.data.name = name
    return first


def on_sphere(count):
    """Evenly spread directions (count, 3), from the lower pole to the upper."""
    number = np.arange(count) + 0.5
    z = 2 * number / count - 1
    angle = number * math.pi * (3 - math.sqrt(5))
    flat = np.sqrt(1 - z * z)
    return np.c_[flat * np.cos(angle), flat * np.sin(angle), z]


def _ball(detail):
    whole = bmesh.new()
    bmesh.ops.create_icosphere(whole, subdivisions=detail, radius=1.0)
    points = np.array([vertex.co[:] for vertex in whole.verts])
    faces = np.array([[vertex.index for vertex in face.verts] for face in whole.faces])
    whole.free()
    return points, faces


def many_balls(name, places, radii, kind, tints, detail=2):
    """Small balls at places (n, 3) with radii (n,) and linear colours (n, 3), as one mesh."""
    points, faces = _ball(detail)
    vertices = (places[:, None, :] + points[None, :, :] * radii[:, None, None]).reshape(-1, 3)
    every = (faces[None, :, :] + (np.arange(len(places)) * len(points))[:, None, None]).reshape(-1, 3)
    return mesh_object(name, vertices, every, kind, tint=np.repeat(tints, len(points), axis=0))


BERRIES = {
    'raspberry': (('#b3122f', '#d8455c'), 0.72, 0.95, 0.22, 62),
    'blackberry': (('#170c1d', '#43203f'), 0.75, 1.0, 0.26, 50),
}


def drupelet_berry(name, seed=0):
    """A raspberry or blackberry: drupelets about a blunt cone, a hollow or a core at its foot."""
    (dark, light), radius, height, drupelet, count = BERRIES[name]
    random = np.random.default_rng(seed)
    direction = on_sphere(count)
    direction = direction[direction[:, 2] > -0.8]
    narrow = 1 - 0.22 * (direction[:, 2] + 1) / 2
    places = direction * np.c_[radius * narrow, radius * narrow, np.full(len(direction), height)]
    places += random.normal(0, 0.025, places.shape)
    kind = material(f'berry {name}', '#ffffff', vertex_colour=True, roughness=0.22, coat=0.35, subsurface=0.35 if name == 'raspberry' else 0.1, subsurface_radius=0.15)
    radii = drupelet * random.uniform(0.88, 1.12, len(places))
    return many_balls(name, places, radii, kind, between(dark, light, random.uniform(0, 1, len(places)) ** 1.5))


def blueberry(seed=0):
    """A blueberry with its bloom and the crown at its top."""
    kind = material('blueberry', '#ffffff', vertex_colour=True, roughness=0.5, subsurface=0.1, subsurface_radius=0.1, bump=((8, 0.006),))

    def crown(vertices):
        across = np.hypot(vertices[:, 0], vertices[:, 1])
        angle = np.arctan2(vertices[:, 1], vertices[:, 0])
        above = vertices[:, 2] > 0
        rim = 0.06 * np.exp(-(((across - 0.19) / 0.05) ** 2)) * (0.6 + 0.4 * np.cos(angle * 5))
        pit = 0.12 * np.exp(-((across / 0.14) ** 2))
        return np.c_[vertices[:, :2], vertices[:, 2] + above * (rim - pit)]

    def tint(ball, noise, _vertices):
        colours = between('#232b52', '#6a7aa6', 0.45 + 0.9 * noise)
        pit = np.clip(1 - np.hypot(ball[:, 0], ball[:, 1]) / 0.28, 0, 1) * (ball[:, 2] > 0)
        return colours * (1 - 0.85 * pit)[:, None]

    return blob('blueberry', (0.56, 0.56, 0.5), kind, lumps=0.04, frequency=1.3, detail=4, seed=seed, warp=crown, tint=tint)


def _leaflets(name, count, length, width, z, colour='#4f8a2f', seed=0):
    """A star of small leaves about z, such as a calyx."""
    random = np.random.default_rng(seed)
    kind = material(f'calyx {colour}', colour, roughness=0.5, subsurface=0.1, bump=((6, 0.01),))
    vertices, faces = [], []
    for number in range(count):
        angle = number * 2 * math.pi / count + random.uniform(-0.15, 0.15)
        reach = length * random.uniform(0.8, 1.15)
        t = np.linspace(0, 1, 7)
        half = width / 2 * np.sin(math.pi * (0.15 + 0.85 * t)) * (1 - t * 0.2)
        along, lift = reach * t, z + 0.12 * t - 0.35 * length * t**2 + 0.35 * length * random.uniform(0.2, 1.1) * t**3
        for side in (-1, 1):
            x = along * math.cos(angle) - side * half * math.sin(angle)
            y = along * math.sin(angle) + side * half * math.cos(angle)
            vertices += list(zip(x, y, lift))
        start = number * 14
        faces += [(start + k, start + k + 1, start + 7 + k + 1, start + 7 + k) for k in range(6)]
    return mesh_object(name, np.array(vertices), faces, kind)


def cherry_tomato(seed=0, cut=False):
    """A cherry tomato with its calyx, or one cut in half that shows its chambers."""
    kind = material('tomato skin', '#ffffff', vertex_colour=True, roughness=0.14, coat=0.3, subsurface=0.3, subsurface_radius=0.25)
    long = 1 + 0.06 * math.sin(seed * 2.3)

    def shape(vertices):
        across = np.hypot(vertices[:, 0], vertices[:, 1])
        dent = 0.2 * np.exp(-((across / 0.35) ** 2)) * (vertices[:, 2] > 0)
        if not cut:
            return np.c_[vertices[:, 0] * long, vertices[:, 1], vertices[:, 2] - dent]
        noise = fractal_noise(vertices * 2.2, 2, seed)
        return np.c_[vertices[:, 0] * long, vertices[:, 1], np.minimum(vertices[:, 2], 0.05 * noise)]

    def tint(ball, noise, _vertices):
        colours = between('#c41a0d', '#e2492a', 0.3 + 0.8 * noise)
        if not cut:
            return colours
        across, angle = np.hypot(ball[:, 0], ball[:, 1]), np.arctan2(ball[:, 1], ball[:, 0])
        face = (ball[:, 2] > 0) & (across < 0.95)
        return np.where(face[:, None], tomato_face(across, angle, 3, seed), colours)

    body = blob('cherry-tomato', (1.2, 1.2, 1.1), kind, lumps=0.03, frequency=0.9, detail=5 if cut else 4, seed=seed, warp=shape, tint=tint)
    if cut:
        return body
    return joined('cherry-tomato', body, _leaflets('calyx', 5, 0.85, 0.2, 0.93, seed=seed))


def tomato_face(share, turn, chambers, seed=0):
    """Linear colours of a cut tomato: a red wall, moist chambers with pale seeds, a paler core."""
    colours = between('#e5604a', '#cf2d1b', np.clip(share * 1.1, 0, 1))
    wave = np.cos(turn * chambers + seed + 0.5 * np.sin(turn * 2 + seed))
    inside = np.clip((wave + 0.55) / 0.3, 0, 1) * np.clip((share - 0.26) / 0.08, 0, 1) * np.clip((0.84 - share) / 0.06, 0, 1)
    colours = colours * (1 - inside)[:, None] + linear('#d9572a') * inside[:, None]
    x, y = share * np.cos(turn), share * np.sin(turn)
    random = np.random.default_rng(seed + 5)
    for number in range(chambers):
        middle = (number * 2 * math.pi - seed) / chambers
        for _ in range(7):
            angle, out = middle + random.uniform(-0.62, 0.62) * 3 / chambers, random.uniform(0.4, 0.74)
            spot = np.exp(-(((x - out * math.cos(angle)) ** 2 + (y - out * math.sin(angle)) ** 2) / 0.0016))
            colours = colours * (1 - spot * inside)[:, None] + linear('#f3d38c') * (spot * inside)[:, None]
    skin = np.clip((share - 0.95) / 0.03, 0, 1)
    return colours * (1 - skin)[:, None] + linear('#b3170a') * skin[:, None]


def strawberry(seed=0, cut=False):
    """A strawberry along x with its seeds and calyx; `cut` is the half of one, its pale heart up."""
    rows, columns = 84, 84
    t, a = (g.ravel() for g in np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 2 * math.pi, columns, endpoint=False), indexing='ij'))
    girth = 1.25 * np.sin(math.pi * np.clip(t, 0, 1) ** 0.62) ** 0.72
    x = (t - 0.42) * 3.1
    vertices = np.c_[x, girth * np.cos(a), girth * 0.92 * np.sin(a)]
    noise = fractal_noise(vertices * 0.9 + seed * 3.1, 3, seed)
    vertices[:, 1:] *= (1 + 0.07 * noise)[:, None]
    # Seeds lie in pits, in rows that are shifted against each other.
    along, around = t * 9.0, a / (2 * math.pi) * 12
    shifted = around + 0.5 * (np.floor(along) % 2)
    pit = np.exp(-(((along % 1 - 0.5) / 0.24) ** 2 + ((shifted % 1 - 0.5) / 0.2) ** 2)) * np.clip(girth / 0.6, 0, 1)
    vertices[:, 1:] *= (1 - 0.07 * pit)[:, None]
    colours = between('#c9101c', '#e2352c', 0.35 + 0.9 * noise)
    pale = np.clip((0.12 - t) / 0.1, 0, 1)
    colours = colours * (1 - pale)[:, None] + linear('#f0b9a2') * pale[:, None]
    core = np.clip((pit - 0.62) / 0.15, 0, 1)
    colours = colours * (1 - core)[:, None] + linear('#e8c66a') * core[:, None]
    if cut:
        face = vertices[:, 2] > 0
        share = np.abs(vertices[:, 1]) / np.maximum(girth, 0.05)
        length = np.abs(t - 0.45) * 1.5
        inside = np.sqrt(share**2 + length**2)
        flesh = between('#fbe6dc', '#f08d80', (inside - 0.12) / 0.35)
        flesh = flesh + (between('#f08d80', '#d3222a', (inside - 0.55) / 0.35) - linear('#f08d80')) * (inside > 0.5)[:, None]
        rays = 0.06 * np.sin(vertices[:, 0] * 14 + vertices[:, 1] * 5)
        colours = np.where(face[:, None], np.clip(flesh * (1 + rays)[:, None], 0, 1), colours)
        vertices[:, 2] = np.minimum(vertices[:, 2], 0.03 * noise)
    faces = [(i * columns + j, i * columns + (j + 1) % columns, (i + 1) * columns + (j + 1) % columns, (i + 1) * columns + j) for i in range(rows - 1) for j in range(columns)]
    kind = material('strawberry', '#ffffff', vertex_colour=True, roughness=0.26, coat=0.25, subsurface=0.3, subsurface_radius=0.2)
    body = mesh_object('strawberry', vertices, faces, kind, tint=colours)
    if cut:
        return body
    calyx = _leaflets('calyx', 8, 1.0, 0.34, 0.0, '#5d9434', seed)
    calyx.rotation_euler.y = -math.pi / 2
    calyx.location.x = -1.18
    return joined('strawberry', body, calyx)


def cut_ball(name, size, rows, kind_options, *, lumps=0.05, frequency=1.2, seed=0, outside=None, face=None, uneven=0.035):
    """Half of a round thing, its cut face up.

    rows: (share of the radius, '#rrggbb') of the face; outside: (first, second) colours of its skin.
    face: changes the face's colours, given the colours, shares and angles. uneven: how wavy the rings of the face are.
    """
    kind = material(f'cut {name}', '#ffffff', vertex_colour=True, **kind_options)
    shares = [share for share, _ in rows]
    reds = np.array([linear(colour) for _, colour in rows])

    def tint(ball, noise, _vertices):
        across, angle = np.hypot(ball[:, 0], ball[:, 1]), np.arctan2(ball[:, 1], ball[:, 0])
        coarse = fractal_noise(ball * 2.2 + seed, 3, seed + 9)
        wavy = np.clip(across + uneven * (coarse + 0.3 * noise) * np.clip((1 - across) * 4, 0, 1), 0, 1)
        colours = np.stack([np.interp(wavy, shares, reds[:, channel]) for channel in range(3)], axis=1) * (1 + 0.1 * noise)[:, None]
        if face is not None:
            colours = face(colours, across, angle)
        skin = between(*(outside or (rows[-1][1], rows[-1][1])), 0.4 + 0.9 * noise)
        return np.where((ball[:, 2] > 0.02)[:, None], colours, skin)

    def flat(vertices):
        noise = fractal_noise(vertices * 2.5, 2, seed + 4)
        return np.c_[vertices[:, :2], np.minimum(vertices[:, 2], 0.05 * noise)]

    return blob(name, size, kind, lumps=lumps, frequency=frequency, detail=6, seed=seed, warp=flat, tint=tint)


def pomegranate_half(seed=0):
    """Half a pomegranate, full of its seeds."""
    shell = cut_ball('pomegranate half', (3.4, 3.4, 3.1), [(0, '#e8b890'), (0.8, '#e6b38a'), (0.87, '#f2dcae'), (0.93, '#ecbf9c'), (1, '#b5262f')], {'roughness': 0.4, 'subsurface': 0.2}, outside=('#a81f2c', '#d4553f'), seed=seed)
    random = np.random.default_rng(seed)
    places, radii = [], []
    for _ in range(2600):
        r, angle = 2.85 * math.sqrt(random.random()), random.uniform(0, 2 * math.pi)
        # Six walls between the chambers stay free.
        if r > 0.5 and abs(math.sin(angle * 3 + 0.4)) < 0.3 / max(r, 0.9):
            continue
        at = np.array([r * math.cos(angle), r * math.sin(angle), random.uniform(-0.05, 0.18)])
        if all(np.linalg.norm(at - other) > 0.4 for other in places):
            places.append(at)
            radii.append(random.uniform(0.26, 0.33))
    seeds = many_balls('arils', np.array(places), np.array(radii), _aril(), between('#8e0a20', '#d8243f', random.uniform(0, 1, len(places))))
    return joined('pomegranate half', shell, seeds)


def _aril():
    return material('aril', '#ffffff', vertex_colour=True, roughness=0.08, coat=0.6, subsurface=0.5, subsurface_radius=0.2)


def aril(seed=0):
    """One seed of a pomegranate."""
    return blob('pomegranate', (0.44, 0.3, 0.29), _aril(), lumps=0.16, frequency=1.2, detail=3, seed=seed, tint=lambda ball, noise, _v: between('#8e0a20', '#dc3049', 0.5 + 0.9 * noise + 0.3 * ball[:, 0]))


def garlic_clove(seed=0):
    """A peeled clove of garlic."""
    kind = material('garlic', '#ffffff', vertex_colour=True, roughness=0.35, coat=0.1, subsurface=0.35, subsurface_radius=0.3)

    def curve(vertices):
        along = vertices[:, 0] / 1.5
        thin = np.where(along > 0, 1 - 0.75 * np.abs(along) ** 1.6, 1 - 0.15 * along**2)
        return np.c_[vertices[:, 0], vertices[:, 1] * thin + 0.16 * vertices[:, 0] ** 2, vertices[:, 2] * thin]

    return blob('garlic', (1.5, 0.72, 0.68), kind, lumps=0.07, frequency=1.4, detail=4, seed=seed, warp=curve, tint=lambda ball, noise, _v: between('#f6eed8', '#dcc796', 0.15 + 0.7 * noise + 0.8 * (ball[:, 0] < -0.82)))


def garlic_bulb(seed=0):
    """A whole bulb of garlic in its papery skin."""
    kind = material('garlic skin', '#ffffff', vertex_colour=True, roughness=0.55, subsurface=0.2, stretch=(1, 1, 0.25), bump=((5, 0.03),))

    def cloves(vertices):
        angle = np.arctan2(vertices[:, 1], vertices[:, 0])
        up = vertices[:, 2] / 1.9
        r = (0.9 + 0.1 * np.abs(np.cos(angle * 4))) * np.where(up > 0.25, 1 - 0.9 * np.clip(up - 0.25, 0, 1) ** 0.8, 1)
        return np.c_[vertices[:, 0] * r, vertices[:, 1] * r, np.where(up > 0.6, vertices[:, 2] * 1.35, np.where(up < 0, vertices[:, 2] * 0.7, vertices[:, 2]))]

    def tint(ball, noise, _vertices):
        angle = np.arctan2(ball[:, 1], ball[:, 0])
        return between('#f3ecdd', '#c9a6a8', 0.2 + 0.5 * noise + 0.4 * np.clip(np.cos(angle * 22 + 3 * noise), 0, 1) ** 3)

    return blob('garlic bulb', (2.3, 2.3, 1.9), kind, lumps=0.04, frequency=1.2, detail=5, seed=seed, warp=cloves, tint=tint)


def chestnut(seed=0):
    """A peeled roast chestnut: creased, pale brown."""
    kind = material('chestnut', '#ffffff', vertex_colour=True, roughness=0.45, coat=0.15, subsurface=0.15, bump=((4, 0.03),))

    def shape(vertices):
        crease = 0.07 * np.exp(-((vertices[:, 1] / 0.1) ** 2)) * (vertices[:, 2] > 0)
        return np.c_[vertices[:, 0], vertices[:, 1], np.where(vertices[:, 2] < 0, vertices[:, 2] * 0.6, vertices[:, 2]) - crease]

    return blob('chestnut', (1.2, 1.0, 0.8), kind, lumps=0.3, frequency=1.4, detail=4, seed=seed, warp=shape, tint=lambda ball, noise, _v: between('#dcae6c', '#8a5526', 0.35 + 1.0 * noise + 0.2 * np.exp(-((ball[:, 1] / 0.1) ** 2)) * (ball[:, 2] > 0)))


def citrus_half(seed=0, flesh='#f29a2e', peel='#ee8308', radius=3.2, segments=10):
    """Half an orange or lemon, its segments up."""

    def face(colours, share, turn):
        within = np.clip((0.84 - share) / 0.04, 0, 1) * np.clip((share - 0.06) / 0.04, 0, 1)
        distance = np.abs((turn * segments / (2 * math.pi) + 0.5) % 1 - 0.5) * 2 * math.pi / segments * np.maximum(share, 0.02)
        wall = np.exp(-((distance / 0.024) ** 2)) * within
        cells = 1 + 0.15 * np.sin(turn * 60 + 5 * np.sin(share * 19)) * np.sin(share * 24) * within
        return colours * cells[:, None] * (1 - wall)[:, None] + linear('#fdf0cc') * wall[:, None]

    rows = [(0, '#fdeec8'), (0.06, flesh), (0.84, flesh), (0.88, '#fbefd0'), (0.95, '#f7dca0'), (0.98, peel), (1, peel)]
    return cut_ball(f'citrus {flesh}', (radius, radius, radius * 0.95), rows, {'roughness': 0.2, 'coat': 0.2, 'subsurface': 0.35, 'bump': ((6, 0.02),)}, lumps=0.02, seed=seed, outside=(peel, peel), face=face)


def ginger_root(seed=0):
    """A piece of ginger: knobs in a papery skin."""
    kind = material('ginger', '#ffffff', vertex_colour=True, roughness=0.6, subsurface=0.15, bump=((4, 0.03),))

    def tint(ball, noise, _vertices):
        rings = np.clip(np.cos(ball[:, 0] * 16 + 2 * noise), 0, 1) ** 6
        return between('#cda76c', '#8a6234', 0.3 + 0.8 * noise + 0.6 * rings)

    parts = []
    for number, (x, y, turn, length) in enumerate(((0, 0, 0.15, 2.1), (0.5, 1.1, 1.25, 1.25), (-0.7, -0.9, 0.95, 1.2), (1.9, -0.3, -0.55, 1.15), (-1.9, 0.35, -0.3, 1.0), (1.3, 1.9, 0.4, 0.75))):
        knob = blob('ginger', (length, 0.62 + 0.13 * length, 0.7), kind, lumps=0.2, frequency=1.5, squareness=0.85, detail=4, seed=seed + number, tint=tint)
        knob.location, knob.rotation_euler.z = (x, y, 0), turn
        parts.append(knob)
    return joined('ginger', *parts)


def cinnamon_stick(seed=0):
    """A stick of cinnamon: bark rolled from both sides, along x."""
    kind = material('cinnamon bark', '#ffffff', vertex_colour=True, roughness=0.7, stretch=(0.3, 4, 4), bump=((3, 0.04),))
    vertices, faces, tints = [], [], []
    for side in (-1, 1):
        x, s = (g.ravel() for g in np.meshgrid(np.linspace(-4, 4, 40), np.linspace(0, 1, 36), indexing='ij'))
        angle = side * (s * 8.2 - 1.2) + math.pi / 2
        r = 0.46 - 0.28 * s
        y, z = side * 0.4 + r * np.cos(angle), r * np.sin(angle)
        start = len(vertices)
        vertices += list(zip(x, y, z))
        faces += [(start + i * 36 + j, start + (i + 1) * 36 + j, start + (i + 1) * 36 + j + 1, start + i * 36 + j + 1) for i in range(39) for j in range(35)]
        tints.append(between('#a8683a', '#6d3f20', 0.4 + 0.8 * fractal_noise(np.c_[x * 0.6, s * 9, np.full_like(x, side + seed)], 3, seed)))
    made = mesh_object('cinnamon stick', np.array(vertices), faces, kind, tint=np.concatenate(tints))
    made.modifiers.new('thickness', 'SOLIDIFY').thickness = 0.09
    return made


def _needles(name, stem_length, count, needle, colour, seed, width, droop=0.6):
    """A stem along y with needles about it: rosemary, or the thread leaves of dill."""
    random = np.random.default_rng(seed)
    kind = material(f'needles {name}', '#ffffff', vertex_colour=True, roughness=0.5, subsurface=0.1)
    vertices, faces, tints = [], [], []
    paths = [(np.array([0, 0, 0]), np.array([0.06 * stem_length, stem_length, 0.12 * stem_length]), width * 1.3)]
    for number in range(count):
        at = (0.1 + 0.9 * number / count) * stem_length
        angle = number * 2.4 + random.uniform(-0.4, 0.4)
        reach = needle * random.uniform(0.75, 1.15) * (1 - 0.45 * (at / stem_length) ** 3)
        base = np.array([0.06 * at, at, 0.12 * at])
        paths.append((base, base + reach * np.array([math.cos(angle) * 0.85, droop, math.sin(angle) * 0.45 + 0.25]), width))
    for number, (start, end, wide) in enumerate(paths):
        along = end - start
        side = np.cross(along, [0.1, 0.2, 1.0])
        side = side / (np.linalg.norm(side) + 1e-9)
        up = np.cross(side, along / np.linalg.norm(along))
        first = len(vertices)
        for t, thick in ((0, 0.7), (0.5, 1.0), (1, 0.25)):
            for across, high in ((1, 0), (0, 0.7), (-1, 0), (0, -0.7)):
                vertices.append(start + along * t + side * across * wide * thick + up * high * wide * thick)
        faces += [(first + k * 4 + m, first + k * 4 + (m + 1) % 4, first + (k + 1) * 4 + (m + 1) % 4, first + (k + 1) * 4 + m) for k in range(2) for m in range(4)]
        tints += [linear(colour) * random.uniform(0.75, 1.35)] * 12
    return mesh_object(name, np.array(vertices), faces, kind, tint=np.array(tints))


def rosemary(seed=0):
    """A sprig of rosemary along y."""
    return _needles('rosemary', 6.5, 60, 1.5, '#4f6b45', seed, 0.075)


def dill_frond(seed=0):
    """A frond of dill along y."""
    random = np.random.default_rng(seed)
    parts = []
    for number in range(7):
        part = _needles('dill frond', random.uniform(0.9, 1.5), 22, 0.5, '#4f8a2e', seed * 9 + number, 0.022, 0.5)
        side = (-1) ** number
        part.location = (0, number * 0.32, 0.02 * number)
        part.rotation_euler = (0.1, 0, -side * (0.9 - 0.1 * number))
        parts.append(part)
    return joined('dill frond', *parts)


def ice_cube(seed=0):
    """A cube of ice, clouded inside."""
    kind = material('ice', '#eef6fa', roughness=0.08, coat=0.5, alpha=0.42)
    return blob('ice', (1.25, 1.25, 1.15), kind, lumps=0.05, frequency=1.4, squareness=0.25, detail=4, seed=seed)


def sprout_half(seed=0):
    """Half a roast Brussels sprout: leaf upon leaf about its pale stalk."""

    def leaves(colours, share, turn):
        lines = np.clip(np.cos((share * 7 + 0.35 * np.cos(turn * 3 + seed)) * 2 * math.pi), 0, 1) ** 3 * (share > 0.25)
        core = np.clip((0.3 - np.abs(np.sin(turn)) * share) / 0.15, 0, 1) * (np.cos(turn) < 0) * np.clip((0.9 - share) / 0.2, 0, 1)
        colours = colours * (1 - 0.35 * lines)[:, None]
        colours = colours * (1 - core)[:, None] + linear('#f0edc4') * core[:, None]
        browned = np.clip((fractal_noise(np.c_[share * np.cos(turn) * 2, share * np.sin(turn) * 2, np.full_like(share, seed)], 3, seed) + 0.05) / 0.4, 0, 1) * 0.6
        return colours * (1 - browned)[:, None] + linear('#8f5f28') * browned[:, None]

    return cut_ball('brussels-half', (1.5, 1.25, 1.15), [(0, '#eef0b8'), (0.5, '#dfe79a'), (0.85, '#b5cc66'), (1, '#6f9438')], {'roughness': 0.4, 'coat': 0.2, 'subsurface': 0.25, 'bump': ((3, 0.03),)}, lumps=0.12, frequency=1.6, outside=('#5f8a30', '#8fb04e'), seed=seed, face=leaves)


def walnut(seed=0):
    """Half a walnut kernel: two lobes, wrinkled like a brain."""
    kind = material('walnut kernel', '#ffffff', vertex_colour=True, roughness=0.5, coat=0.08, subsurface=0.1, bump=((6, 0.02),))

    def wrinkles(points):
        return np.abs(fractal_noise(points * 2.3 + seed * 4.7, 2, seed))

    def shape(vertices):
        groove = 0.28 * np.exp(-((vertices[:, 1] / 0.14) ** 2))
        direction = vertices / (np.linalg.norm(vertices, axis=1)[:, None] + 1e-9)
        waves = vertices + direction * (0.4 * wrinkles(vertices) - 0.08)[:, None]
        return np.c_[waves[:, 0], waves[:, 1], np.where(vertices[:, 2] < 0, waves[:, 2] * 0.45, waves[:, 2] - groove)]

    def tint(ball, noise, vertices):
        return between('#7d4f26', '#d3a262', 0.1 + 2.0 * wrinkles(ball * (1.35, 1.1, 0.75)) + 0.4 * noise)

    return blob('walnut', (1.35, 1.1, 0.75), kind, lumps=0.08, frequency=1.3, detail=5, seed=seed, warp=shape, tint=tint)


# Pieces of this module by name; each maker takes a seed.
FRUIT = {
    'raspberry': lambda seed: drupelet_berry('raspberry', seed),
    'blackberry': lambda seed: drupelet_berry('blackberry', seed),
    'blueberry': blueberry,
    'cherry-tomato': cherry_tomato,
    'cherry-tomato-half': lambda seed: cherry_tomato(seed, cut=True),
    'strawberry': strawberry,
    'strawberry-half': lambda seed: strawberry(seed, cut=True),
    'pomegranate': aril,
    'garlic': garlic_clove,
    'chestnut': chestnut,
    'brussels-half': sprout_half,
    'dill-frond': dill_frond,
    'rosemary': rosemary,
    'walnut': walnut,
    'ice': ice_cube,
}
# Whole things that are set beside or on a dish, by name.
WHOLE = {
    'pomegranate-half': pomegranate_half,
    'garlic-bulb': garlic_bulb,
    'orange-half': citrus_half,
    'lemon-half': lambda seed: citrus_half(seed, '#f6dc5a', '#efc01a', 2.7, 9),
    'ginger': ginger_root,
    'cinnamon-stick': cinnamon_stick,
}
