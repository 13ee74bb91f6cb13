"""Fried and boiled things that show what is in them: cheese, cauliflower, fish, plums."""

import math

import numpy as np

from food.fruit import between, cut_ball, joined, linear
from shape.material import material
from shape.noise import fractal_noise
from shape.solids import blob, mesh_object

CRUMB = ('#e0ab5a', '#9c6026')


def _crumb_kind():
    return material('crumb coat', '#ffffff', vertex_colour=True, roughness=0.55, coat=0.1, subsurface=0.1, bump=((5, 0.13), (13, 0.09)))


def _crumb_tint(ball, noise, vertices):
    grain = fractal_noise(vertices * 2.6, 3, 7)
    return between(*CRUMB, 0.4 + 0.7 * noise + 0.8 * grain + 0.15 * np.abs(ball[:, 2]) ** 3)


def _grainy(vertices, seed, depth=0.13):
    """Crumbs as an unevenness of a surface."""
    grain = fractal_noise(vertices * 3.4 + seed, 3, seed)
    direction = vertices / (np.linalg.norm(vertices, axis=1)[:, None] + 1e-9)
    return vertices + direction * (depth * grain)[:, None]


def fried_cheese(seed=1):
    """A thick slab of cheese in breadcrumbs, lying on z = 0."""
    made = blob('fried cheese', (4.1, 2.9, 0.85), _crumb_kind(), lumps=0.05, frequency=2.6, squareness=0.34, detail=6, seed=seed, warp=lambda v: _grainy(v, seed) + (0, 0, 0.85), tint=_crumb_tint)
    return made


def fried_cheese_cut(seed=1):
    """The same, cut across: melted cheese shows and runs out of it towards -x."""
    cut = -1.0

    def shape(vertices):
        uneven = _grainy(vertices, seed)
        bulge = 0.18 * np.cos(np.clip(vertices[:, 1] / 2.9, -1, 1) * math.pi / 2)
        return np.c_[np.maximum(uneven[:, 0], cut - bulge), uneven[:, 1:]] + (0, 0, 0.85)

    def tint(ball, noise, vertices):
        colours = _crumb_tint(ball, noise, vertices)
        inside = np.maximum(np.abs(vertices[:, 1]) / 2.62, np.abs(vertices[:, 2] - 0.85) / 0.66)
        face = (vertices[:, 0] < cut + 0.06) & (inside < 1)
        return np.where(face[:, None], between('#fbe7a0', '#f4cf66', 0.4 + 0.7 * noise), colours)

    body = blob('fried cheese', (4.1, 2.9, 0.85), _crumb_kind(), lumps=0.05, frequency=2.6, squareness=0.34, detail=6, seed=seed, warp=shape, tint=tint)
    melted = material('melted cheese', '#f8dd86', mottle=(('#f3c95e', 0.7, 0.45, 0.75),), roughness=0.16, coat=0.5, subsurface=0.4, subsurface_radius=0.4)

    def run(vertices):
        # Thick where it leaves the crust, thin at its uneven end.
        along = np.clip((cut + 0.3 - vertices[:, 0]) / 3.6, 0, 1)
        return np.c_[vertices[:, 0], vertices[:, 1], np.where(vertices[:, 2] > 0, vertices[:, 2] * (1 - 0.75 * along) + 0.1, 0.0)]

    pool = blob('melted', (2.2, 2.3, 1.35), melted, lumps=0.38, frequency=1.5, detail=5, seed=seed, warp=lambda v: run(v + (cut - 1.1, 0, 0)))
    return joined('fried cheese', body, pool)


def crumbed_patty(seed=1):
    """A patty of minced meat in golden breadcrumbs, lying on z = 0."""

    def shape(vertices):
        swell = 0.25 * fractal_noise(vertices * 0.5 + seed, 2, seed + 3)
        return _grainy(np.c_[vertices[:, :2], vertices[:, 2] * np.where(vertices[:, 2] < 0, 0.7, 1.0) + swell * (vertices[:, 2] > 0)], seed, 0.1) + (0, 0, 0.66)

    def tint(ball, noise, vertices):
        grain = fractal_noise(vertices * 2.6, 3, 7)
        return between('#e6b763', '#a8682a', 0.3 + 0.55 * noise + 0.7 * grain + 0.2 * (ball[:, 2] > 0.5))

    return blob('patty', (3.3, 2.55, 0.95), _crumb_kind(), lumps=0.07, frequency=1.6, squareness=0.7, detail=6, seed=seed, warp=shape, tint=tint)


def crumbed_floret(seed=1):
    """A floret of cauliflower in breadcrumbs: its bumpy head and its stalk can be told."""
    kind = _crumb_kind()

    def head(vertices):
        bumps = fractal_noise(vertices * 1.0 + seed * 3.3, 2, seed)
        round_ = np.abs(bumps) * 0.85
        direction = vertices / (np.linalg.norm(vertices, axis=1)[:, None] + 1e-9)
        lifted = vertices + direction * round_[:, None] * (vertices[:, 2] > -0.5)[:, None]
        return _grainy(lifted, seed, 0.06) + (0.9, 0, 0)

    def tint(ball, noise, vertices):
        bumps = np.abs(fractal_noise((vertices - (0.9, 0, 0)) * 1.0 + seed * 3.3, 2, seed))
        return between(*CRUMB, 0.55 - 1.1 * bumps + 0.6 * noise)

    crown = blob('crumbed floret', (1.75, 2.15, 1.75), kind, lumps=0.1, frequency=2.0, detail=6, seed=seed, warp=head, tint=tint)
    stalk = blob('stalk', (1.8, 0.95, 0.85), kind, lumps=0.12, frequency=1.6, detail=5, seed=seed + 1, warp=lambda v: _grainy(v, seed, 0.06) + (-1.1, 0.0, -0.1), tint=_crumb_tint)
    return joined('crumbed floret', crown, stalk)


def crumbed_floret_cut(seed=1):
    """Half of one, its white inside up: a stalk that branches into the head."""
    kind = material('cauliflower inside', '#ffffff', vertex_colour=True, roughness=0.5, subsurface=0.25, bump=((5, 0.04),))

    def outline(x):
        return np.where(x > -0.4, 1.9 * np.sqrt(np.clip(1 - ((x - 0.35) / 1.75) ** 2, 0, 1)), np.interp(x, [-2.3, -1.9, -0.4], [0.1, 0.72, 1.1]))

    def shape(vertices):
        x = vertices[:, 0]
        width = outline(x) / np.sqrt(np.clip(1 - (x / 2.3) ** 2, 0.02, 1))
        lobes = 1 + 0.07 * np.abs(np.cos(np.arctan2(vertices[:, 1], x - 0.3) * 3.5 + seed)) * np.clip((x + 0.4) / 0.5, 0, 1)
        moved = np.c_[x * np.where(x > 0, lobes, 1), vertices[:, 1] * width * lobes, vertices[:, 2] * np.where(x > -0.5, 1.0, 0.7)]
        grainy = _grainy(moved, seed, 0.05)
        return np.where((vertices[:, 2] > 0)[:, None], np.c_[moved[:, :2], 0.05 * fractal_noise(moved * 3, 2, seed)], grainy)

    def tint(ball, noise, _vertices):
        across = np.hypot(ball[:, 0], ball[:, 1])
        angle = np.arctan2(ball[:, 1], ball[:, 0] + 0.7)
        branches = np.clip(np.cos(angle * 6), 0, 1) ** 2 * np.clip((ball[:, 0] + 0.3) / 0.4, 0, 1)
        white = between('#fbf5e4', '#e6dcb4', 0.15 + 0.6 * branches + 0.4 * noise)
        face = (ball[:, 2] > 0.0) & (across < 0.9)
        return np.where(face[:, None], white, between(*CRUMB, 0.4 + noise))

    return blob('crumbed floret', (2.3, 1.0, 1.3), kind, lumps=0.03, frequency=2, detail=6, seed=seed, warp=lambda v: shape(v) * 1.25, tint=tint)


def carp_portion(seed=1, opened=False):
    """A portion of fried carp: a thick back that thins towards the belly, its fin left; `opened` shows white flesh at its end."""

    def shape(vertices):
        along = vertices[:, 0] / 5.6
        thick = 0.75 + 0.45 * np.clip(vertices[:, 1] / 2.6, -1, 1)
        bend = 0.5 * (1 - along**2)
        wave = 0.16 * fractal_noise(vertices * 0.5 + seed, 2, seed)
        x = np.minimum(vertices[:, 0], 3.6 + 0.25 * np.sin(vertices[:, 1] * 3)) if opened else vertices[:, 0]
        narrow = np.interp(along, [-1, -0.75, -0.3, 0.3, 1], [1, 1, 1.05, 1.05, 0.95] if opened else [0.9, 0.66, 0.92, 1.08, 0.9])
        # Cuts across the back, as it is scored for its bones.
        top = np.clip(vertices[:, 2] / 0.6, 0, 1)
        scored = sum(np.exp(-(((vertices[:, 0] - 0.35 * vertices[:, 1] - at) / 0.16) ** 2)) for at in (-2.0, -0.4, 1.2, 2.8)) * top * (np.abs(vertices[:, 1]) < 2.0)
        moved = np.c_[x, vertices[:, 1] * narrow + 0.5 * along**2, np.where(vertices[:, 2] < 0, vertices[:, 2] * 0.35, vertices[:, 2] * thick) + bend * 0.3 + wave - 0.28 * scored]
        return _grainy(moved, seed, 0.08) + (0, 0, 0.42)

    def tint(ball, noise, vertices):
        colours = _crumb_tint(ball, noise, vertices)
        px, py = ball[:, 0] * 5.6, ball[:, 1] * 2.6
        cuts = sum(np.exp(-(((px - 0.35 * py - at) / 0.2) ** 2)) for at in (-2.0, -0.4, 1.2, 2.8)) * np.clip(ball[:, 2] * 3, 0, 1)
        colours = colours * (1 - 0.22 * np.clip(cuts, 0, 1))[:, None]
        if opened:
            flakes = np.clip(np.cos(vertices[:, 1] * 9 + vertices[:, 2] * 4 + 3 * noise), 0, 1)
            face = (vertices[:, 0] > 3.2) & (ball[:, 0] > 0.72) & (ball[:, 1] ** 2 + ball[:, 2] ** 2 < 0.36)
            colours = np.where(face[:, None], between('#fbf6ec', '#dfcfb4', 0.2 + 0.6 * flakes), colours)
        return colours

    body = blob('carp', (5.6, 2.6, 1.5), _crumb_kind(), lumps=0.1, frequency=1.3, squareness=0.75, detail=6, seed=seed, warp=shape, tint=tint)
    if opened:
        body.name = body.data.name = 'carp'
        return body
    t, s = (g.ravel() for g in np.meshgrid(np.linspace(0, 1, 26), np.linspace(-1, 1, 34), indexing='ij'))
    half = 1.2 + 2.2 * t
    notch = np.where(np.abs(s) < 1, 0.55 * (1 - np.abs(s)) * t, 0)
    rays = 0.07 * np.cos(s * 30)
    points = np.c_[-4.6 - 2.5 * (t - notch), half * s * 0.8 + 0.4, 0.62 + rays * t + 0.25 * np.sin(s * 3 + seed) * t + 0.12]
    faces = [(i * 34 + j, (i + 1) * 34 + j, (i + 1) * 34 + j + 1, i * 34 + j + 1) for i in range(25) for j in range(33)]
    fin = mesh_object('fin', points, faces, _crumb_kind(), tint=between('#e2b263', '#a4682a', 0.2 + 0.5 * t + 0.3 * np.cos(s * 30)))
    fin.modifiers.new('thickness', 'SOLIDIFY').thickness = 0.22
    import bpy

    bpy.context.view_layer.update()
    solid = bpy.data.meshes.new_from_object(fin.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    fin.modifiers.clear()
    fin.data = solid
    return joined('carp', body, fin)


def plum_dumpling_cut(seed=1):
    """A dumpling cut in half: dough, and in it a plum with golden flesh under its dark skin."""
    rows = [(0, '#7a3320'), (0.1, '#7a3320'), (0.17, '#a8702f'), (0.38, '#a5602f'), (0.48, '#7d2a3c'), (0.56, '#4f1a38'), (0.6, '#431636'), (0.64, '#c9a2a6'), (0.72, '#f1e3be'), (0.95, '#f0e1b4'), (1, '#f4ead0')]
    return cut_ball('dumpling cut', (2.45, 2.45, 2.2), rows, {'roughness': 0.35, 'coat': 0.2, 'subsurface': 0.3, 'bump': ((4, 0.03),)}, outside=('#f5ecd2', '#e6d3a2'), lumps=0.06, frequency=1.3, seed=seed, uneven=0.16)


# Mains of this module by name; each maker takes a seed.
FRIED = {
    'fried-cheese': fried_cheese,
    'fried-cheese-cut': fried_cheese_cut,
    'crumbed-patty': crumbed_patty,
    'crumbed-floret': crumbed_floret,
    'crumbed-floret-cut': crumbed_floret_cut,
    'carp': carp_portion,
    'carp-opened': lambda seed: carp_portion(seed, opened=True),
    'plum-dumpling-cut': plum_dumpling_cut,
}
