"""Meat that shows its grain: slices with a cut face and a rim, chunks with browned corners, a roast leg with crisp skin."""

import math

import numpy as np

from food.fruit import between, joined, linear
from shape.material import material
from shape.noise import fractal_noise
from shape.solids import blob, coin, tube

# name: (pale fibres, dark gaps, rim, half length, half width, thickness, gloss)
CUTS = {
    'braised-slice': ('#d3b39c', '#a17c66', '#7d5a47', 3.7, 2.5, 0.9, 0.12),
    'roast-slice': ('#d9ab7c', '#a87648', '#6d3f1e', 3.9, 2.8, 0.8, 0.2),
    'steak': ('#a8744e', '#64391f', '#4a2a18', 4.2, 2.8, 1.15, 0.3),
}
# name: (pale fibres, dark gaps, browned corners, half length, gloss)
CHUNKS = {
    'beef': ('#a9775a', '#6f4430', '#4a2817', 1.2, 0.35),
    'pork': ('#c79264', '#8f5a34', '#5f3116', 1.15, 0.3),
    'chicken': ('#f2ddb6', '#d9b482', '#b0752f', 1.05, 0.2),
    'turkey': ('#ecd8b4', '#d0aa7a', '#b07c40', 1.1, 0.15),
}


def fibres(x, y, seed, coarse=1.0):
    """Grain along x, slightly bent: 0 in the gaps between the fibres, 1 on them, for points in centimetres."""
    bend = 0.35 * fractal_noise(np.c_[x * 0.3, y * 0.3, np.full_like(x, seed + 2.0)], 2, seed + 4)
    across = (y + bend) * coarse
    thick = fractal_noise(np.c_[x * 0.45, across * 3.0, np.full_like(x, seed)], 2, seed)
    fine = fractal_noise(np.c_[x * 1.0, across * 7.5, np.full_like(x, seed + 5.0)], 2, seed + 1)
    return np.clip(0.5 + 0.75 * thick + 0.55 * fine, 0, 1)


def meat_slice(name, seed=1):
    """A slice cut across a piece of meat: its grain, a seam of fat and a darker rim, lying on z = 0."""
    pale, dark, rim, length, width, thickness, gloss = CUTS[name]
    kind = material(f'meat {name}', '#ffffff', vertex_colour=True, roughness=0.42, coat=gloss, subsurface=0.12, subsurface_radius=0.15, bump=((7, 0.02),))
    turn_of_grain = 0.5 + 0.2 * math.sin(seed * 1.7)

    def place(share, turn):
        x, y = share * np.cos(turn) * length, share * np.sin(turn) * width
        return x * math.cos(turn_of_grain) + y * math.sin(turn_of_grain), y * math.cos(turn_of_grain) - x * math.sin(turn_of_grain)

    def tint(share, turn, noise):
        along, across = place(share, turn)
        grain = fibres(along, across, seed)
        colours = between(dark, pale, grain * 0.9 + 0.25 * noise)
        # A seam of fat runs through the slice, and a thin one along its edge.
        seam = np.abs(fractal_noise(np.c_[along * 0.24, across * 0.33, np.full_like(along, seed + 11.0)], 2, seed + 7))
        fat = np.clip(1 - seam / 0.035, 0, 1) * (share < 0.93) * 0.65
        colours = colours * (1 - fat)[:, None] + linear('#d9c0a0') * fat[:, None]
        if name == 'steak':
            # Browned by the pan, and a rim of fat along one side.
            seared = np.clip((fractal_noise(np.c_[along * 0.5, across * 0.5, np.full_like(along, seed + 4.0)], 3, seed + 12) + 0.15) / 0.5, 0, 1) * 0.7
            colours = colours * (1 - seared)[:, None] + linear('#46230f') * seared[:, None]
            rind = np.clip((share - 0.86 + 0.06 * noise) / 0.04, 0, 1) * np.clip((np.cos(turn - 1.1) + 0.1) / 0.25, 0, 1)
            return colours * (1 - rind)[:, None] + linear('#dcb67c') * rind[:, None]
        edge = np.clip((share - 0.9 + 0.05 * noise) / 0.08, 0, 1)
        return colours * (1 - edge)[:, None] + linear(rim) * edge[:, None]

    def shape(vertices):
        share, turn = np.hypot(vertices[:, 0], vertices[:, 1]), np.arctan2(vertices[:, 1], vertices[:, 0])
        along, across = place(share, turn)
        grain = fibres(along, across, seed)
        sag = 0.25 * fractal_noise(np.c_[along * 0.2, across * 0.2, np.full_like(along, seed)], 2, seed + 3)
        upper = vertices[:, 2] > thickness * 0.3
        z = vertices[:, 2] + upper * (0.09 * (grain - 0.5) + sag)
        torn = 1 + 0.05 * (fibres(along * 1.3, across * 1.3, seed + 9) - 0.5) * np.clip((share - 0.7) / 0.3, 0, 1)
        return np.c_[vertices[:, 0] * length * torn, vertices[:, 1] * width * torn, z]

    def outline(a):
        ring = np.c_[np.cos(a) * 1.1, np.sin(a) * 1.1, np.full_like(a, seed * 2.7)]
        return 1 + 0.16 * fractal_noise(ring, 2, seed) + 0.05 * np.cos(2 * a + seed)

    made = coin('meat slice', 1.0, thickness, kind, edge=0.28, outline=outline, frequency=1.4, seed=seed, warp=shape, segments=220, rings=70, tint=tint)
    return made


def meat_chunk(name, seed=1, size_of=None):
    """A cube of meat: fibres along x, browned where its corners stick out. size_of: half lengths of a strip instead."""
    pale, dark, browned, size, gloss = CHUNKS[name]
    kind = material(f'chunk {name}', '#ffffff', vertex_colour=True, roughness=0.42, coat=gloss, subsurface=0.12, subsurface_radius=0.15, bump=((6, 0.025),))
    factor = ((1.15, 0.85, 0.7), (0.95, 0.8, 0.85), (1.3, 0.7, 0.6))[seed % 3]

    def shape(vertices):
        grain = fibres(vertices[:, 0], vertices[:, 1] + 0.8 * vertices[:, 2], seed, 1.3)
        direction = vertices / (np.linalg.norm(vertices, axis=1)[:, None] + 1e-9)
        return vertices + direction * (0.13 * (grain - 0.5))[:, None]

    def tint(ball, noise, vertices):
        grain = fibres(vertices[:, 0], vertices[:, 1] + 0.8 * vertices[:, 2], seed, 1.3)
        corner = np.abs(ball[:, 0] * ball[:, 1]) + np.abs(ball[:, 1] * ball[:, 2]) + np.abs(ball[:, 0] * ball[:, 2])
        brown = np.clip((corner - 0.55) / 0.4 + 0.7 * noise, 0, 1) * 0.75
        colours = between(dark, pale, 0.1 + 0.9 * grain)
        return colours * (1 - brown)[:, None] + linear(browned) * brown[:, None]

    return blob(name, size_of or tuple(size * one for one in factor), kind, lumps=0.26, frequency=1.25, squareness=0.5, detail=5, seed=seed, warp=shape, tint=tint)


def roast_leg(seed=1):
    """A roast leg of goose or duck along x, resting on z = 0: crisp skin, drawn back from a clean knuckle."""
    kind = material('crisp skin', '#ffffff', vertex_colour=True, roughness=0.3, coat=0.45, subsurface=0.12, subsurface_radius=0.2, bump=((5, 0.05), (12, 0.025)))

    def narrow_at(along):
        return np.interp(along, [0, 0.1, 0.28, 0.5, 0.66, 0.78, 0.9, 1], [0.92, 1.12, 1.3, 1.16, 0.78, 0.55, 0.44, 0.5])

    def wrinkles(vertices):
        points = np.c_[vertices[:, 0] * 1.1, vertices[:, 1] * 0.55, vertices[:, 2] * 0.55]
        return np.abs(fractal_noise(points + seed, 3, seed + 2))

    def warp(vertices):
        along = np.clip((vertices[:, 0] + 5.2) / 10.4, 0, 1)
        narrow = narrow_at(along)
        y = vertices[:, 1] * narrow + 0.03 * vertices[:, 0] ** 2
        z = vertices[:, 2] * narrow
        folds = 0.3 * (wrinkles(vertices) - 0.15)
        length = np.linalg.norm(np.c_[y, z], axis=1) + 1e-9
        y, z = y * (1 + folds / length), z * (1 + folds / length)
        # It lies on a flat side of its own.
        return np.c_[vertices[:, 0], y, np.maximum(z, -1.05 - 0.1 * np.cos(y)) + 1.1]

    def tint(ball, noise, vertices):
        crisp = np.clip(0.15 + 0.9 * noise + 0.55 * ball[:, 2] + 1.3 * (wrinkles(vertices) - 0.2), 0, 1)
        colours = between('#d99a48', '#8a4516', crisp)
        deep = np.clip((fractal_noise(ball * 2.6 + seed, 3, seed + 6) - 0.1) / 0.35, 0, 1) * np.clip(ball[:, 2] + 0.4, 0, 1) * 0.75
        colours = colours * (1 - deep)[:, None] + linear('#5a280c') * deep[:, None]
        shank = np.clip((ball[:, 0] - 0.9) / 0.05, 0, 1)
        return colours * (1 - shank)[:, None] + linear('#7d4a22') * shank[:, None]

    body = blob('thigh', (5.2, 2.55, 2.05), kind, lumps=0.07, frequency=1.4, detail=6, seed=seed, warp=warp, tint=tint)
    bone_kind = material('bone', '#ecdcc0', mottle=(('#c9a878', 1.2, 0.45, 0.7),), roughness=0.4, subsurface=0.3)
    t = np.linspace(0, 1, 22)
    thick = np.interp(t, [0, 0.5, 0.72, 0.9, 1], [0.42, 0.42, 0.6, 0.66, 0.35])
    bone = tube('bone', np.c_[4.6 + 2.1 * t, 0.03 * (4.6 + 2.1 * t) ** 2, 1.0 + 0.05 * t], thick, bone_kind, sides=20)
    return joined('thigh', body, bone)
