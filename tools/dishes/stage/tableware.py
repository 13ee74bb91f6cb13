"""Tables, cloths, plates, bowls and glasses."""

import math

import bpy
import numpy as np

from shape.material import material
from shape.noise import fractal_noise
from shape.solids import blob, mesh_object, revolve, tube

GLAZES = {
    'cream': ('#efe7d8', '#dccfb8'),
    'white': ('#f4f2ee', '#e6e2da'),
    'slate': ('#5f7488', '#4d6073'),
    'sand': ('#d9c6a5', '#c6af8a'),
    'sage': ('#a9b79a', '#93a383'),
    'charcoal': ('#3d3f42', '#4a4c4f'),
    'terracotta': ('#b8704f', '#a35f41'),
    'sky': ('#a9c3d3', '#92b0c3'),
}
TABLES = {
    'oak': ('#b98a58', '#8e6236', True),
    'walnut': ('#6d4a32', '#4a3122', True),
    'ash': ('#d3bd9c', '#b59b76', True),
    'grey': ('#8d8b86', '#75736f', True),
    'linen': ('#ddd5c6', '#cdc3b1', False),
    'plaster': ('#d9dad6', '#c7c8c4', False),
    'stone': ('#565a5e', '#474b4f', False),
    'blue': ('#5d7486', '#4f6576', False),
}
CLOTHS = {'sage': '#8fa58f', 'rust': '#b5714f', 'linen': '#d8cdb8', 'blue': '#7f97ab', 'mustard': '#c9a24e', 'rose': '#c79a94', 'charcoal': '#54585c'}


def table(kind):
    """A table top at height 0."""
    light, dark, is_wood = TABLES[kind]
    if is_wood:
        top = material(
            f'table {kind}', light, mottle=((dark, 0.16, 0.35, 0.7), (dark, 0.9, 0.52, 0.75)), stretch=(0.25, 6, 1), roughness=0.5, bump=((1.2, 0.03),)
        )
    else:
        top = material(f'table {kind}', light, mottle=((dark, 0.12, 0.35, 0.75), (dark, 2.5, 0.5, 0.8)), roughness=0.7, bump=((3, 0.015), (0.4, 0.03)))
    corners = [(-160, -160, 0), (160, -160, 0), (160, 160, 0), (-160, 160, 0)]
    made = mesh_object('table', corners, [(0, 1, 2, 3)], top, smooth=False)
    if is_wood:
        # Gaps between the boards.
        gap = material('gap', '#2a1d14', roughness=0.9)
        for at in range(-8, 9):
            y = at * 13 + 4.0
            mesh_object('gap', [(-160, y, 0.01), (160, y, 0.01), (160, y + 0.16, 0.01), (-160, y + 0.16, 0.01)], [(0, 1, 2, 3)], gap, smooth=False)
    return made


def cloth(colour, x, y, turn, width=17.0, length=30.0, seed=1):
    """A napkin with soft folds."""
    kind = material(f'cloth {colour}', CLOTHS[colour], roughness=0.95, bump=((9, 0.03), (25, 0.015)), mottle=(('#f2ead9', 11, 0.62, 0.8),))
    n = 90
    u, v = (grid.ravel() for grid in np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n), indexing='ij'))
    px, py = u * width / 2, v * length / 2
    noise = fractal_noise(np.c_[px * 0.12, py * 0.05, px * 0] + seed, 2, seed)
    z = 0.18 + 0.5 * np.clip(np.sin(px * 0.7 + noise * 3) + noise, 0, None) * (0.4 + 0.6 * np.abs(v))
    wave = 0.5 * noise
    turned_x = x + (px + wave) * math.cos(turn) - py * math.sin(turn)
    turned_y = y + (px + wave) * math.sin(turn) + py * math.cos(turn)
    # It lies flat under the dish, so that no fold reaches through it.
    free = np.clip((np.hypot(turned_x, turned_y) - 13.5) / 3.0, 0, 1)
    z = 0.1 + (z - 0.1) * free * free * (3 - 2 * free)
    faces = [(i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1) for i in range(n - 1) for j in range(n - 1)]
    made = mesh_object('cloth', np.c_[turned_x, turned_y, z], faces, kind)
    thick = made.modifiers.new('thickness', 'SOLIDIFY')
    thick.thickness = 0.1
    return made


def _glaze(name):
    base, speck = GLAZES[name]
    return material(f'glaze {name}', base, mottle=((speck, 3.5, 0.56, 0.95), ('#6b5138', 5.0, 0.77, 0.79)), roughness=0.28, coat=0.5, bump=((0.5, 0.02),))


def _wall(outer, thickness):
    """A closed profile of a vessel: the outer line from the axis up, then the same a wall's thickness inside, down."""
    line = np.array(outer, dtype=float)
    direction = np.gradient(line, axis=0)
    direction /= np.linalg.norm(direction, axis=1)[:, None]
    inner = line + np.c_[-direction[:, 1], direction[:, 0]] * thickness
    inner[:, 0] = np.clip(inner[:, 0], 0, None)
    inner[0, 0] = 0
    tip = (line[-1] + inner[-1]) / 2 + direction[-1] * thickness * 0.4
    return [*map(tuple, line), tuple(tip), *map(tuple, inner[::-1])]


def _smooth_line(points, count=40):
    """A smooth line through a few points (Catmull and Rom)."""
    points = np.array([points[0], *points, points[-1]], dtype=float)
    line = []
    for i in range(1, len(points) - 2):
        p0, p1, p2, p3 = points[i - 1 : i + 3]
        for t in np.linspace(0, 1, count // (len(points) - 3), endpoint=False):
            line.append(0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t**2 + (3 * p1 - p0 - 3 * p2 + p3) * t**3))
    line.append(points[-2])
    return line


def _turned(seed):
    """The slight unevenness of ware turned by hand."""

    def warp(vertices):
        noise = fractal_noise(vertices * 0.09 + seed, 2, seed)
        return vertices * (1 + 0.012 * noise)[:, None]

    return warp


def plate(glaze='cream', radius=13.0, seed=1):
    """A flat plate whose floor lies at 0.75 cm."""
    outer = _smooth_line([(0, 0.25), (radius * 0.55, 0.25), (radius * 0.68, 0.5), (radius * 0.84, 1.25), (radius, 1.75)])
    return revolve('plate', _wall(outer, 0.45), _glaze(glaze), segments=128, warp=_turned(seed))


def deep_plate(glaze='cream', radius=12.5, seed=1):
    """A coupe with a high rim whose floor lies at 0.8 cm."""
    outer = _smooth_line([(0, 0.3), (radius * 0.5, 0.3), (radius * 0.75, 1.0), (radius * 0.92, 2.4), (radius, 3.8)])
    return revolve('plate', _wall(outer, 0.45), _glaze(glaze), segments=128, warp=_turned(seed))


def bowl(glaze='cream', radius=9.0, height=6.4, seed=1):
    """A round bowl; `bowl_radius` says how wide it is at a height."""
    outer = _smooth_line([(0, 0.2), (radius * 0.42, 0.2), (radius * 0.75, height * 0.28), (radius * 0.94, height * 0.66), (radius, height)])
    return revolve('bowl', _wall(outer, 0.42), _glaze(glaze), segments=128, warp=_turned(seed))


def bowl_radius(radius, height, at):
    """Inner radius of a bowl at a height of its own, in centimetres."""
    line = np.array(_smooth_line([(0, 0.2), (radius * 0.42, 0.2), (radius * 0.75, height * 0.28), (radius * 0.94, height * 0.66), (radius, height)]))
    return float(np.interp(at, line[:, 1], line[:, 0])) - 0.38


def _clear_glass():
    """Thin clear glass: light goes straight through, and more of it is mirrored the flatter one looks along it."""
    known = bpy.data.materials.get('glass')
    if known is not None:
        return known
    made = bpy.data.materials.new('glass')
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.remove(nodes['Principled BSDF'])
    clear, mirror, mix, facing, steep = (nodes.new(f'ShaderNode{kind}') for kind in ('BsdfTransparent', 'BsdfGlossy', 'MixShader', 'LayerWeight', 'MapRange'))
    clear.inputs['Color'].default_value = (0.975, 0.985, 0.98, 1)
    mirror.inputs['Color'].default_value = (0.95, 0.97, 0.98, 1)
    mirror.inputs['Roughness'].default_value = 0.06
    facing.inputs['Blend'].default_value = 0.5
    # Little is mirrored where one looks straight through, more at the rims.
    steep.inputs['From Min'].default_value, steep.inputs['From Max'].default_value = 0.35, 1.0
    steep.inputs['To Min'].default_value, steep.inputs['To Max'].default_value = 0.04, 0.42
    links.new(facing.outputs['Facing'], steep.inputs['Value'])
    links.new(steep.outputs['Result'], mix.inputs['Fac'])
    links.new(clear.outputs['BSDF'], mix.inputs[1])
    links.new(mirror.outputs['BSDF'], mix.inputs[2])
    links.new(mix.outputs['Shader'], nodes['Material Output'].inputs['Surface'])
    return made


def tumbler(radius=3.7, height=12.0, x=0.0, y=0.0):
    """A drinking glass."""
    outer = _smooth_line([(0, 0), (radius * 0.76, 0.0), (radius * 0.84, 0.3), (radius * 0.93, height * 0.5), (radius, height)])
    made = revolve('glass', _wall(outer, 0.16), _clear_glass(), segments=96)
    made.location = (x, y, 0)
    return made


def ramekin(glaze='white', radius=3.0, height=2.6, x=0.0, y=0.0, z=0.75):
    """A small cup for a dip or a sauce, standing at height z; its dip lies 0.75 of its height up."""
    outer = _smooth_line([(0, 0.1), (radius * 0.8, 0.1), (radius * 0.92, height * 0.4), (radius, height)])
    made = revolve('ramekin', _wall(outer, 0.26), _glaze(glaze), segments=72)
    made.location = (x, y, z)
    return made


def mug(glaze='cream', radius=4.4, height=8.2, x=0.0, y=0.0, turn=-0.5):
    """A mug with its handle turned from +x by `turn`."""
    outer = _smooth_line([(0, 0.1), (radius * 0.78, 0.1), (radius * 0.96, height * 0.25), (radius * 1.02, height * 0.6), (radius, height)])
    made = revolve('mug', _wall(outer, 0.34), _glaze(glaze), segments=96, warp=_turned(3))
    made.location = (x, y, 0)
    t = np.linspace(-1, 1, 40)
    path = np.c_[radius * 0.96 + 2.7 * np.cos(t * 1.75), np.zeros(40), height * 0.52 + 2.7 * np.sin(t * 1.75)]
    handle = tube('mug handle', path, 0.5 + 0.12 * t**2, _glaze(glaze), sides=20)
    handle.location, handle.rotation_euler.z = (x, y, 0), turn
    return made


def baking_dish(glaze='white', width=24.0, length=17.0, height=5.2):
    """A rectangular dish with rounded corners."""
    radius = 1.0

    def to_rectangle(vertices):
        r = np.hypot(vertices[:, 0], vertices[:, 1]) + 1e-9
        c, s = vertices[:, 0] / r, vertices[:, 1] / r
        squircle = 1 / np.maximum(np.abs(c) ** 6 + np.abs(s) ** 6, 1e-6) ** (1 / 6)
        return np.c_[c * squircle * r * width / 2, s * squircle * r * length / 2, vertices[:, 2]]

    line = _smooth_line([(0, 0.3), (radius * 0.8, 0.3), (radius * 0.88, 0.7), (radius * 0.95, height * 0.6), (radius, height)])
    inner = [(max(r - 0.045, 0), z + (0.35 if r < 0.85 else 0)) for r, z in line]
    return revolve('baking dish', [*map(tuple, line), *inner[::-1]], _glaze(glaze), segments=160, warp=to_rectangle)


def board(kind='walnut', width=30.0, length=20.0):
    """A wooden board whose top lies at 1.6 cm."""
    light, dark, _ = TABLES[kind]
    wood = material(f'board {kind}', light, mottle=((dark, 0.25, 0.35, 0.7), (dark, 1.1, 0.55, 0.8)), stretch=(0.3, 5, 1), roughness=0.5, bump=((1.5, 0.02),))
    made = blob('board', (width / 2, length / 2, 0.8), wood, lumps=0, squareness=0.12, detail=6)
    made.location.z = 0.8
    return made
