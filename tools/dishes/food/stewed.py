"""Sauces that belong to what lies in them: they climb pieces, cover what is just below, thin out at their edge and carry fat."""

import math

import bpy
import numpy as np
from mathutils import Vector

from food.pours import darker
from shape.material import material, srgb
from shape.noise import fractal_noise
from shape.solids import mesh_object, tube, weld

# How a sauce looks: (gloss of the coat, roughness, height of its ripples, colour of its fat, share of fat, bump)
SAUCES = {
    'stew': (0.3, 0.3, 0.06, '#b8641f', 0.5, ((8, 0.022), (2.6, 0.04))),
    'gravy': (0.55, 0.16, 0.03, '#b9772c', 0.35, ((4, 0.015),)),
    'tomato': (0.35, 0.28, 0.07, '#d9772e', 0.4, ((6, 0.035), (2.0, 0.04))),
    'creamy': (0.3, 0.3, 0.06, '#f6e8b8', 0.25, ((5, 0.015), (1.6, 0.03))),
}
# Distance of the points at which what lies below is measured.
_STEP = 0.14


def _linear(colour):
    return np.array(srgb(colour)[:3])


def _sauce_material(colour, kind):
    """A sauce whose colour comes from its mesh, and whose gloss is where that colour's alpha is high."""
    coat, rough, _, _, _, bump = SAUCES[kind]
    name = f'sauce {kind} {colour}'
    known = bpy.data.materials.get(name)
    if known is not None:
        return known
    made = material(name, '#ffffff', vertex_colour=True, roughness=rough, coat=coat, subsurface=0.35, subsurface_radius=0.35, bump=bump)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    attribute = next(node for node in nodes if node.type == 'ATTRIBUTE')
    ramp = nodes.new('ShaderNodeMapRange')
    ramp.inputs['To Min'].default_value, ramp.inputs['To Max'].default_value = rough, 0.06
    links.new(attribute.outputs['Alpha'], ramp.inputs['Value'])
    links.new(ramp.outputs['Result'], nodes['Principled BSDF'].inputs['Roughness'])
    return made


def _ground(x, y, radius):
    """Heights of what lies about a point: the lower left corner and a square of heights."""
    bpy.context.view_layer.update()
    graph, scene = bpy.context.evaluated_depsgraph_get(), bpy.context.scene
    count = int(2 * (radius + 0.6) / _STEP) + 1
    left, low = x - radius - 0.6, y - radius - 0.6
    heights = np.zeros((count, count))
    for i in range(count):
        for j in range(count):
            hit, place, *_ = scene.ray_cast(graph, Vector((left + i * _STEP, low + j * _STEP, 60)), Vector((0, 0, -1)))
            heights[i, j] = place.z if hit else 0.0
    return left, low, heights


def _blurred(square, times):
    for _ in range(times):
        square = (square + np.roll(square, 1, 0) + np.roll(square, -1, 0) + np.roll(square, 1, 1) + np.roll(square, -1, 1)) / 5
    return square


def _at(square, left, low, px, py):
    """Values of a square between its points."""
    u, v = np.clip((px - left) / _STEP, 0, len(square) - 1.001), np.clip((py - low) / _STEP, 0, len(square) - 1.001)
    i, j = u.astype(int), v.astype(int)
    a, b = u - i, v - j
    return square[i, j] * (1 - a) * (1 - b) + square[i + 1, j] * a * (1 - b) + square[i, j + 1] * (1 - a) * b + square[i + 1, j + 1] * a * b


def sauce(colour, kind, radius, level, *, x=0.0, y=0.0, seed=1, outline=0.0, scale=(1, 1), bowl=False, fat=None):
    """A sauce about pieces that already lie.

    level: height of its surface. bowl: it fills a round vessel up to the wall; otherwise it lies free, thins out and ends in a
    rounded edge. outline: unevenness of that edge as a share of the radius. fat: colour of its fat, where it is not the kind's.
    """
    _, _, ripple, fat_colour, fat_share, _ = SAUCES[kind]
    fat_colour = fat or fat_colour
    rings, segments = 110, 300
    angles = np.linspace(0, 2 * math.pi, segments, endpoint=False)
    share = np.repeat((np.linspace(0, 1, rings) ** 0.8)[:, None], segments, axis=1).ravel()
    ring = np.c_[np.cos(angles) * 1.4, np.sin(angles) * 1.4, np.full_like(angles, seed * 3.3)]
    factor = np.tile(1 + outline * fractal_noise(ring, 3, seed + 5), rings)
    turn = np.tile(angles, rings)
    px = x + share * factor * radius * np.cos(turn) * scale[0]
    py = y + share * factor * radius * np.sin(turn) * scale[1]
    left, low, heights = _ground(x, y, radius * 1.25 * max(scale))
    above = _blurred((heights > level + 0.12).astype(float), 3)
    covered = _blurred(np.clip(heights, level - 0.5, level + (0.02 if bowl else 0.0)), 2)
    climbs, below = _at(above, left, low, px, py), _at(covered, left, low, px, py)
    flat = np.c_[px, py, np.full_like(px, seed * 1.3)]
    waves = fractal_noise(flat * 0.55, 2, seed)
    z = level + ripple * waves + 0.3 * np.clip(climbs, 0, 1) + np.clip(below + 0.1 - level, 0, None) * 0.8
    if bowl:
        z += 0.14 * np.clip((share - 0.96) / 0.04, 0, 1)
    else:
        floor = _at(_blurred(np.minimum(heights, level + 0.05), 2), left, low, px, py)
        body = np.sqrt(np.clip(1 - share**7, 0, 1))
        z = np.minimum(floor, level - 0.02) * (1 - body) + z * body - 0.03 * share**12
    colours, gloss = _colours(colour, fat_colour, fat_share, flat, share, climbs, np.clip((level - 0.12 - below) / 0.38, 0, 1), seed, bowl)
    if gloss.any():
        z += 0.018 * gloss
    from shape.solids import _grid_faces

    made = mesh_object('pool', np.c_[px, py, z], _grid_faces(rings, segments, True), _sauce_material(colour, kind), tint=colours)
    made.data.color_attributes['tint'].data.foreach_set('color', np.c_[colours, gloss].ravel())
    weld(made, 0.0005)
    bpy.context.view_layer.update()
    return made


def _colours(colour, fat_colour, fat_share, flat, share, climbs, depth, seed, bowl):
    """Colours and gloss of a sauce: deeper where it is deep, warmer where it is thin, with eyes of fat."""
    random = np.random.default_rng(seed)
    large, middle, fine = fractal_noise(flat * 0.28, 2, seed + 1), fractal_noise(flat * 0.9, 3, seed + 2), fractal_noise(flat * 3.6, 2, seed + 3)
    base = _linear(colour) * (1 + 0.2 * large + 0.18 * middle + 0.24 * fine)[:, None]
    thin = np.clip((1 - depth) * 0.45 + 0.5 * np.clip(climbs, 0, 1) + (0 if bowl else 0.75) * np.clip((share - 0.86) / 0.14, 0, 1), 0, 1) * 0.55
    warm = _linear(darker(colour, 1.3)) * np.array([1.04, 1.0, 0.85])
    base = base * (1 - thin)[:, None] + warm * thin[:, None]
    film = np.clip((fractal_noise(flat * 0.4 + 20, 3, seed + 8) + 0.35 * np.clip((share - 0.7) / 0.3, 0, 1) + 0.25 * climbs - 0.22) / 0.12, 0, 1) * 0.6
    eyes = np.zeros(len(flat))
    size = np.abs(flat[:, :2]).max()
    for _ in range(int(260 * fat_share)):
        at = flat[random.integers(len(flat)), :2] + random.normal(0, 0.2, 2)
        r = random.choice([0.08, 0.1, 0.14, 0.2, 0.3]) * (size / 8) ** 0.3
        eyes = np.maximum(eyes, np.clip((r - np.hypot(flat[:, 0] - at[0], flat[:, 1] - at[1])) / 0.05, 0, 1))
    fat = np.clip(np.maximum(film * fat_share * 1.6, eyes * 0.8), 0, 1) * (share < 0.985)
    colours = base * (1 - 0.6 * fat)[:, None] + _linear(fat_colour) * (0.6 * fat)[:, None]
    return np.clip(colours, 0, 1), fat


def poured_over(colour, kind, radius, *, x, y, seed=1, thickness=0.2, scale=(1.2, 0.8)):
    """The same sauce, a spoonful of it over what lies there."""
    from food.pours import drape

    def tint(vertices):
        flat = np.c_[vertices[:, :2], np.full(len(vertices), seed * 1.3)]
        return np.clip(_linear(colour) * (1 + 0.12 * fractal_noise(flat * 0.9, 3, seed + 2) + 0.12 * fractal_noise(flat * 3.6, 2, seed + 3))[:, None], 0, 1)

    made = drape(colour, 'thin', radius, thickness, x=x, y=y, seed=seed, scale=scale, smoothing=3, rough_edge=0.3, kind=_sauce_material(colour, kind), tint=tint)
    # No more gloss than the sauce has where it carries no fat.
    colours = made.data.color_attributes['tint'].data
    flat = np.empty(len(colours) * 4)
    colours.foreach_get('color', flat)
    flat[3::4] = 0.1
    colours.foreach_set('color', flat)
    return made


def onion_strands(random, count, radius, *, x=0.0, y=0.0, colour='#d6a458', length=(1.6, 3.6), lift=0.03):
    """Soft strands of stewed onion that lie on what is below, each bent like the half ring it was."""
    kind = material(f'stewed onion {colour}', colour, mottle=((darker(colour, 0.6), 0.45, 0.4, 0.7), ('#e8c88a', 1.6, 0.6, 0.8)), roughness=0.18, coat=0.5, subsurface=0.4, subsurface_radius=0.2)
    bpy.context.view_layer.update()
    graph, scene = bpy.context.evaluated_depsgraph_get(), bpy.context.scene
    paths = []
    for number in range(count):
        bend, span = random.uniform(0.8, 1.9), random.uniform(*length)
        heading = random.uniform(0, 2 * math.pi)
        r, angle = radius * math.sqrt(random.random()), random.uniform(0, 2 * math.pi)
        at_x, at_y = x + r * math.cos(angle), y + r * math.sin(angle)
        points = []
        for k in range(13):
            t = k / 12 - 0.5
            turn = heading + bend * t
            at_x, at_y = at_x + span / 12 * math.cos(turn), at_y + span / 12 * math.sin(turn)
            hit, place, *_ = scene.ray_cast(graph, Vector((at_x, at_y, 60)), Vector((0, 0, -1)))
            points.append((at_x, at_y, (place.z if hit else 0.0) + lift + 0.1 * number / count + random.uniform(0, 0.015)))
        points = np.array(points)
        # A strand bridges small steps, and does not follow each.
        for _ in range(3):
            points[1:-1, 2] = np.maximum(points[1:-1, 2], (points[:-2, 2] + points[2:, 2]) / 2 - 0.02)
        paths.append(points)
    for points in paths:
        ends = np.interp(np.linspace(0, 1, len(points)), [0, 0.15, 0.85, 1], [0.35, 1, 1, 0.35])
        tube('onion strand', points, 0.15 * random.uniform(0.7, 1.3) * ends, kind, sides=8, flat=(1.35, 0.55))
    bpy.context.view_layer.update()
