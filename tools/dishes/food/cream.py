"""Smooth soups: a calm surface with the stroke of a spoon, fine bubbles, cream that was drawn through it and drops of oil."""

import math

import numpy as np

from food.fruit import linear
from food.pours import darker
from shape.material import material
from shape.noise import fractal_noise
from shape.solids import surface


def _drawn(x, y, radius, seed):
    """How much cream lies at points, 0 … 1: strokes about the middle that taper and feather."""
    random = np.random.default_rng(seed)
    feather = 0.5 * fractal_noise(np.c_[x * 0.5, y * 0.5, np.full_like(x, seed)], 3, seed)
    x, y = x + 0.35 * feather, y - 0.3 * feather
    cream = np.zeros(len(x))
    start = random.uniform(0, 2 * math.pi)
    for stroke, (first, last, out) in enumerate(((0.0, 2.5, 0.62), (1.9, 3.9, 0.42), (3.6, 5.4, 0.66))):
        t = np.linspace(0, 1, 90)
        angle = start + first + (last - first) * t
        r = radius * (out - 0.16 * t + 0.05 * np.sin(t * 7 + stroke))
        width = (0.1 + 0.2 * np.sin(t * math.pi) ** 1.5) * (1 + 0.35 * np.sin(t * 13 + stroke * 2))
        away = np.hypot(x[:, None] - r * np.cos(angle), y[:, None] - r * np.sin(angle))
        cream = np.maximum(cream, np.clip((width - away) / 0.09 + 0.5, 0, 1).max(axis=1))
    return cream


def cream_soup(colour, radius, level, *, seed=1, swirl=None, oil=None, grain=0.0):
    """The surface of a smooth soup that fills a bowl at height `level`.

    swirl: colour of cream drawn through it. oil: colour of drops that float. grain: how far it is not quite smooth, 0 … 1.
    """
    kind = material(f'cream soup {colour} {grain}', '#ffffff', vertex_colour=True, roughness=0.24, coat=0.35, subsurface=0.45, subsurface_radius=0.35, bump=((2.2, 0.03), (9, 0.01 + 0.03 * grain)))
    random = np.random.default_rng(seed)
    bubbles = [(radius * 0.96 * math.sqrt(random.random()), random.uniform(0, 2 * math.pi), random.choice([0.05, 0.07, 0.1])) for _ in range(70)]
    bubbles += [(radius * random.uniform(0.93, 0.975), random.uniform(0, 2 * math.pi), random.choice([0.07, 0.1, 0.13])) for _ in range(46)]
    drops = []
    for _ in range(34 if oil else 0):
        r, angle = radius * math.sqrt(random.uniform(0.05, 0.6)), random.uniform(0, 2 * math.pi)
        drops.append((r, angle, random.choice([0.1, 0.14, 0.2, 0.3])))

    def discs(x, y, rows, edge):
        found = np.zeros(len(x))
        for r, angle, size in rows:
            found = np.maximum(found, np.clip((size - np.hypot(x - r * math.cos(angle), y - r * math.sin(angle))) / edge, 0, 1))
        return found

    def height(x, y, share):
        noise = fractal_noise(np.c_[x * 0.3, y * 0.3, np.full_like(x, seed)], 3, seed)
        stroke = 0.05 * np.sin(np.arctan2(y, x) * 1.0 - share * 9 + noise * 2.5) * (1 - share**2)
        z = 0.07 * noise * (1 - share**4) + stroke + 0.14 * np.clip((share - 0.965) / 0.035, 0, 1)
        z += 0.03 * discs(x, y, bubbles, 0.06)
        if grain:
            z += 0.05 * grain * fractal_noise(np.c_[x * 1.6, y * 1.6, np.full_like(x, seed + 3.0)], 3, seed + 1)
        if swirl:
            z += 0.05 * _drawn(x, y, radius, seed)
        if drops:
            z += 0.03 * discs(x, y, drops, 0.07)
        return z

    def tint(vertices):
        x, y = vertices[:, 0], vertices[:, 1]
        flat = np.c_[x, y, np.full_like(x, seed * 1.0)]
        shade = 1 + 0.1 * fractal_noise(flat * 0.3, 2, seed + 4) + 0.07 * fractal_noise(flat * 1.6, 3, seed + 5) + (0.05 + 0.22 * grain) * fractal_noise(flat * 4.5, 2, seed + 6)
        colours = linear(colour) * shade[:, None]
        speck = np.clip((fractal_noise(flat * 3.2 + 9, 2, seed + 7) - 0.42) / 0.12, 0, 1) * 0.35 * (0.3 + grain)
        colours = colours * (1 - speck)[:, None] + linear(darker(colour, 0.7)) * speck[:, None]
        if swirl:
            cream = _drawn(x, y, radius, seed)[:, None] * 0.92
            colours = colours * (1 - cream) + linear(swirl) * cream
        if drops:
            fat = discs(x, y, drops, 0.05)[:, None] * 0.75
            colours = colours * (1 - fat) + linear(oil) * fat
        return np.clip(colours, 0, 1)

    made = surface('pool', radius, height, kind, rings=150, segments=400, tint=tint)
    made.location.z = level
    return made
