"""Smooth noise over points, for surfaces that are not quite even."""

import numpy as np

_CORNERS = np.array([[x, y, z] for x in (0, 1) for y in (0, 1) for z in (0, 1)])


def _hash(cells, seed):
    """A number of -1 … 1 for each row of whole numbers, the same for the same row and seed."""
    x, y, z = (cells[..., axis].astype(np.int64) for axis in range(3))
    mixed = (x * 73856093) ^ (y * 19349663) ^ (z * 83492791) ^ (seed * 2654435761)
    mixed = (mixed ^ (mixed >> 13)) * 1274126177
    return ((mixed & 0xFFFF) / 32767.5) - 1.0


def value_noise(points, seed=0):
    """Noise of -1 … 1 with features one unit wide.

    points: array of shape (n, 3). Returns an array of shape (n,).
    """
    cells = np.floor(points).astype(np.int64)
    part = points - cells
    part = part * part * part * (part * (part * 6 - 15) + 10)
    total = np.zeros(len(points))
    for corner in _CORNERS:
        weight = np.prod(np.where(corner == 1, part, 1 - part), axis=1)
        total += weight * _hash(cells + corner, seed)
    return total


def fractal_noise(points, octaves=3, seed=0):
    """Noise of about -1 … 1, each octave half as wide and half as strong as the one before."""
    total = np.zeros(len(points))
    strength = 0.5
    for octave in range(octaves):
        total += strength * value_noise(points * 2**octave, seed + octave)
        strength /= 2
    return total * 1.15
