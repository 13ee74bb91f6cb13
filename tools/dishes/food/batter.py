"""Eggs, pancakes and patties that are soft: curds of scrambled egg, thin folded pancakes, patties with what is in them."""

import math

import bpy
import numpy as np

from food.fruit import between, joined, linear, many_balls
from shape.material import material
from shape.noise import fractal_noise
from shape.solids import _grid_faces, coin, mesh_object, tube


def _solid(thing):
    """The thing with its modifiers applied."""
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    thing.modifiers.clear()
    thing.data = mesh
    return thing


def curd_kind():
    """The material of scrambled egg."""
    return material('egg curd', '#ffffff', vertex_colour=True, roughness=0.3, coat=0.3, subsurface=0.45, subsurface_radius=0.35, bump=((2.6, 0.05), (7, 0.02)))


def egg_curd(seed=1, size=1.0):
    """One soft fold of scrambled egg: a ribbon that is bent over itself, thicker in its middle."""
    random = np.random.default_rng(seed)
    rows, columns = 40, 36
    u, v = (g.ravel() for g in np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 2 * math.pi, columns, endpoint=False), indexing='ij'))
    bend, span = random.uniform(1.2, 2.8), random.uniform(2.2, 3.4) * size
    heading = bend * (u - 0.5)
    radius = span / bend
    along, side = radius * np.sin(heading), radius * (1 - np.cos(heading)) - radius * 0.2
    taper = np.sin(math.pi * np.clip(u, 0, 1)) ** 0.35
    wide, high = (0.72 + 0.2 * np.sin(u * 9 + seed)) * taper * size, (0.46 + 0.14 * np.sin(u * 7 + 2 * seed)) * taper * size
    across = wide * np.cos(v)
    x, y = along - across * np.sin(heading) * 0.9, side + across * np.cos(heading)
    z = high * np.sin(v) + 0.28 * np.cos(u * 6 + seed) * size
    points = np.c_[x, y, z]
    noise = fractal_noise(points * 1.15 + seed * 3.1, 3, seed)
    folds = np.abs(fractal_noise(points * 1.5 + seed, 2, seed + 4))
    normal = np.c_[-np.sin(heading) * np.cos(v), np.cos(heading) * np.cos(v), np.sin(v)]
    points = points + normal * (0.16 * noise + 0.2 * folds - 0.04)[:, None] * size * taper[:, None]
    colours = between('#ecb034', '#f8d97e', 0.25 + 1.2 * folds + 0.5 * noise)
    spot = np.clip((fractal_noise(points * 0.9 + 30 + seed, 3, seed + 9) - 0.28) / 0.2, 0, 1) * 0.4
    colours = colours * (1 - spot)[:, None] + linear('#c98a35') * spot[:, None]
    faces = _grid_faces(rows, columns, True)
    return mesh_object('scrambled-egg', points, faces, curd_kind(), tint=colours)


def _lace(x, y, seed):
    """How brown a thin pancake is, 0 … 1: rings of small spots about the bubbles of its batter, more of them outside."""
    points = np.c_[x, y, np.full_like(x, seed * 2.0)]
    warp = 0.5 * fractal_noise(points * 0.6 + 4, 2, seed)
    cells = np.abs(fractal_noise(points * 1.5 + warp[:, None], 2, seed + 3))
    patches = np.clip(0.55 + 0.9 * fractal_noise(points * 0.35, 2, seed + 5), 0.1, 1)
    return np.clip((0.15 - cells) / 0.13, 0, 1) * patches + 0.3 * np.clip(fractal_noise(points * 0.5, 2, seed + 6), 0, 1)


def folded_pancake(seed=1, radius=8.2, jam='#e08a24'):
    """A thin pancake folded into a quarter about its jam, the point at the origin, opening between 0 and 90 degrees."""
    rows, columns = 70, 90
    share, a = (g.ravel() for g in np.meshgrid(np.linspace(0.0, 1, rows), np.linspace(0, 1, columns), indexing='ij'))
    kind = material('thin pancake', '#ffffff', vertex_colour=True, roughness=0.5, coat=0.12, subsurface=0.25, subsurface_radius=0.2, bump=((3, 0.03), (10, 0.012)))
    layers, faces, tints = [], [], []
    for layer in range(4):
        reach = radius * (1 - 0.02 * layer + 0.03 * np.sin(a * 5 + seed + layer * 1.7) + 0.015 * np.sin(a * 13 + layer))
        angle = 0.04 * layer + a * (math.pi / 2 - 0.06 * layer)
        x, y = share * reach * np.cos(angle), share * reach * np.sin(angle)
        # The layers meet at the folds, and part towards the open edge in soft waves.
        open_ = np.sin(math.pi * np.clip(a, 0.0, 1.0)) ** 0.45
        lift = 0.1 + layer * (0.1 + 0.3 * open_ * (0.35 + 0.65 * share))
        drape = 0.26 * np.sin(a * 7 + layer * 1.1 + seed) * share**2.2 * (0.35 + 0.2 * layer) * open_
        soft = 0.16 * fractal_noise(np.c_[x * 0.35, y * 0.35, np.full_like(x, layer * 1.5 + seed)], 2, seed) * share
        droop = -0.28 * layer * np.clip((share - 0.86) / 0.14, 0, 1) ** 2
        z = np.maximum(lift + drape + soft + droop, 0.05 + 0.09 * layer)
        start = sum(len(one) for one in layers)
        layers.append(np.c_[x, y, z])
        faces += [tuple(start + index for index in face) for face in _grid_faces(rows, columns, False)]
        brown = _lace(x + layer * 20, y, seed)
        rim = np.clip((share - 0.95) / 0.05, 0, 1) * 0.55
        tints.append(between('#f2d596', '#a8621f', np.clip(1.15 * brown + rim, 0, 1)))
    sheet = mesh_object('crepe', np.concatenate(layers), faces, kind, tint=np.concatenate(tints))
    thick = sheet.modifiers.new('thickness', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.11, 0
    _solid(sheet)
    # Jam shows between the layers and runs a little out of them.
    at = np.linspace(0.06, 0.94, 60)
    out = radius * (0.93 + 0.035 * np.sin(at * 17 + seed) + 0.02 * np.sin(at * 41))
    high = 0.42 + 0.1 * np.sin(at * 9 + seed)
    swell = np.clip(0.26 + 0.16 * np.sin(at * 23 + seed) + 0.1 * np.sin(at * 51), 0.1, 0.6) * np.sin(math.pi * np.clip((at - 0.06) / 0.88, 0.02, 0.98)) ** 0.3
    run = tube('jam', np.c_[out * np.cos(at * math.pi / 2), out * np.sin(at * math.pi / 2), high], swell, jam_kind(jam), sides=14)
    return joined('crepe', sheet, run)


def jam_kind(colour):
    """The material of jam: shining, light goes into it, with paler pieces."""
    from food.pours import darker

    return material(f'jam {colour}', colour, mottle=((darker(colour, 0.72), 0.7, 0.42, 0.7), ('#f3b24c', 1.8, 0.58, 0.72)), roughness=0.1, coat=0.6, subsurface=0.5, subsurface_radius=0.5, bump=((1.8, 0.08), (4, 0.03)))


def lentil_patty(seed=1, radius=3.1, thickness=1.6, mass=('#c08e4c', '#7f4f22'), bits=(('#7d6332', '#b3924f'), '#cf7a34'), greens='#4f7a2c', count=120, bit=0.27):
    """A baked patty of pulses: a crumbly, browned mass in which they are sunk, with bits of carrot and herbs."""
    kind = material(f'pulse patty {mass[0]}', '#ffffff', vertex_colour=True, roughness=0.55, coat=0.15, subsurface=0.12, subsurface_radius=0.15, bump=((5, 0.1), (13, 0.05)))

    def outline(a):
        ring = np.c_[np.cos(a) * 2.2, np.sin(a) * 2.2, np.full_like(a, seed * 1.9)]
        return 1 + 0.1 * fractal_noise(ring, 3, seed)

    def tint(share, turn, noise):
        x, y = share * np.cos(turn) * radius, share * np.sin(turn) * radius
        crust = fractal_noise(np.c_[x * 0.8, y * 0.8, np.full_like(x, seed)], 3, seed + 2)
        return between(*mass, 0.35 + 0.8 * noise + 0.9 * crust + 0.35 * np.exp(-(((share - 0.86) / 0.1) ** 2)))

    body = coin('patty', radius, thickness, kind, edge=0.55, lumps=0.26, frequency=1.7, seed=seed, tint=tint, outline=outline, segments=140, rings=50)
    random = np.random.default_rng(seed)
    vertices = np.array([vertex.co[:] for vertex in body.data.vertices])
    normals = (vertices - (0, 0, thickness / 2)) * (0.35, 0.35, 2.2)
    normals /= np.linalg.norm(normals, axis=1)[:, None] + 1e-9
    chosen = random.choice(np.flatnonzero(vertices[:, 2] > 0.35), count * 4, replace=False)
    places, outward = [], []
    for index in chosen:
        if all(np.linalg.norm(vertices[index] - other) > bit * 1.5 for other in places):
            places.append(vertices[index])
            outward.append(normals[index])
        if len(places) == count:
            break
    places, outward = np.array(places), np.array(outward)
    # Most of each lies within the mass.
    places = places - outward * (bit * random.uniform(0.55, 0.95, len(places)))[:, None]
    pulse, other = bits
    colours = between(*pulse, random.random(len(places)))
    kinds = random.random(len(places))
    colours = np.where((kinds < 0.1)[:, None], linear(other), np.where((kinds > 0.9)[:, None], linear(greens), colours))
    browned = 0.45 * np.clip(fractal_noise(places * 0.8, 2, seed) + 0.3, 0, 1)
    colours = colours * (1 - browned)[:, None] + linear('#6d4319') * browned[:, None]
    bits_kind = material('pulse bits', '#ffffff', vertex_colour=True, roughness=0.5, coat=0.15, subsurface=0.1, subsurface_radius=0.1)
    return joined('patty', body, many_balls('bits', places, bit * random.uniform(0.75, 1.15, len(places)), bits_kind, colours))


# Mains of this module by name; each maker takes a seed.
BATTER = {
    'folded-pancake': folded_pancake,
    'lentil-patty': lentil_patty,
    'mung-patty': lambda seed: lentil_patty(seed, 3.3, 1.0, ('#d9b04e', '#98652a'), (('#c9ad52', '#a88a3c'), '#8fae4d'), '#4f8a2c', 90, 0.2),
}
