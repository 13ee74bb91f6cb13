"""What is poured, spread or heaped without pieces: broths, sauces, creams, porridges, mash and mounds of grain."""

import math

import bpy
import numpy as np
from mathutils import Vector

from food.pieces import grain
from shape.material import material
from shape.noise import fractal_noise
from shape.solids import mesh_object, surface
from stage.place import ground_below

# How a poured food looks: roughness, coat, subsurface, height of its ripples in cm, their width per cm, grain of the bump
TEXTURES = {
    'broth': (0.06, 0.6, 0.0, 0.03, 0.35, ()),
    'thin': (0.16, 0.6, 0.3, 0.06, 0.4, ()),
    'cream': (0.3, 0.35, 0.5, 0.16, 0.45, ((2.5, 0.03),)),
    'sauce': (0.2, 0.6, 0.3, 0.14, 0.6, ((3, 0.03),)),
    'chunky': (0.3, 0.45, 0.25, 0.32, 1.1, ((5, 0.1),)),
    'porridge': (0.4, 0.25, 0.4, 0.3, 0.9, ((6, 0.1),)),
    'whipped': (0.5, 0.0, 0.6, 0.45, 0.55, ((2, 0.05),)),
    'clear': (0.05, 0.5, 0.0, 0.03, 0.4, ()),
    'curd': (0.25, 0.3, 0.4, 0.75, 0.9, ((4, 0.05),)),
    'crumb': (0.75, 0.0, 0.15, 0.2, 1.2, ((7, 0.16),)),
    'baked': (0.45, 0.25, 0.3, 0.4, 0.7, ((5, 0.12),)),
}


def darker(colour, factor):
    """A colour multiplied in sRGB."""
    return '#' + ''.join(f'{max(0, min(255, round(int(colour[i : i + 2], 16) * factor))):02x}' for i in (1, 3, 5))


def pour_material(colour, texture):
    """Material of something poured, in one of the TEXTURES."""
    roughness, coat, subsurface, *_, bump = TEXTURES[texture]
    mottle = [(darker(colour, 0.86), 0.5, 0.42, 0.75), (darker(colour, 1.1), 2.4, 0.58, 0.78)]
    if texture == 'baked':
        mottle = [('#d69a4c', 0.3, 0.4, 0.72), ('#a8672a', 1.1, 0.6, 0.8)]
    if texture == 'crumb':
        mottle = [('#b57a35', 0.9, 0.45, 0.7), ('#8a5420', 2.5, 0.6, 0.78)]
    return material(
        f'{texture} {colour}', colour, mottle=tuple(mottle), roughness=roughness, coat=coat, subsurface=subsurface, subsurface_radius=0.4, bump=bump, alpha={'broth': 0.62, 'clear': 0.72}.get(texture, 1.0)
    )


def pool(colour, texture, radius, level, *, dome=0.0, x=0.0, y=0.0, seed=1, outline=0.0, depth=0.0, scale=(1, 1)):
    """The surface of something poured that fills a round, at height `level`.

    dome: how much higher the middle is. outline: unevenness of the edge as a share of the radius.
    """
    _, _, _, ripple, width, _ = TEXTURES[texture]

    def height(px, py, share):
        noise = fractal_noise(np.c_[px * width + x, py * width + y, np.full_like(px, seed)], 3, seed)
        swirl = 0.0
        if texture in ('cream', 'whipped'):
            angle = np.arctan2(py, px)
            swirl = (0.5 if texture == 'whipped' else 0.22) * ripple * np.sin(angle * 2 - share * 13 + noise * 3) * (1 - share**3)
        meniscus = 0.12 * np.clip((share - 0.96) / 0.04, 0, 1) if not outline else 0.0
        edge = (1 - share**6) if outline else 1.0
        # What lies free ends in a rounded edge.
        rounded = 0.24 * (np.sqrt(np.clip(1 - share**9, 0, 1)) - 1) if outline else 0.0
        return dome * (1 - share**2.2) + ripple * noise * edge + swirl + meniscus + rounded

    def edge_of(angles):
        ring = np.c_[np.cos(angles) * 1.5, np.sin(angles) * 1.5, np.full_like(angles, seed * 3.3)]
        return 1 + outline * fractal_noise(ring, 3, seed + 5)

    made = surface('pool', radius, height, pour_material(colour, texture), outline=edge_of if outline else None, depth=depth)
    made.scale = (scale[0], scale[1], 1)
    made.location = (x, y, level)
    return made


def broth(colour, radius, level):
    """A clear soup: a glossy surface that one sees through, over its own bright depth."""
    below = surface('depth', radius - 0.25, lambda x, y, share: -0.9 - 1.6 * (1 - share**2), material(f'broth depth {colour}', darker(colour, 1.08), roughness=0.7, subsurface=0.3))
    below.location.z = level
    return pool(colour, 'broth', radius, level)


def drape(colour, texture, radius, thickness, *, x=0.0, y=0.0, seed=1, scale=(1, 1), smoothing=6, rough_edge=0.16, kind=None, tint=None):
    """Something thick poured over what lies there: it follows the ground, evened out, and ends in a rounded edge.

    kind: a material other than the texture's; tint: gives its colours for the vertices (n, 3).
    """
    rings, segments = 46, 120
    angles = np.linspace(0, 2 * math.pi, segments, endpoint=False)
    share = np.linspace(0, 1, rings)
    ring = np.c_[np.cos(angles) * 1.5, np.sin(angles) * 1.5, np.full_like(angles, seed * 2.1)]
    factor = 1 + rough_edge * 1.6 * fractal_noise(ring, 3, seed)
    px = x + share[:, None] * factor * radius * np.cos(angles) * scale[0]
    py = y + share[:, None] * factor * radius * np.sin(angles) * scale[1]
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    scene = bpy.context.scene
    ground = np.zeros_like(px)
    for i in range(rings):
        for j in range(segments):
            hit, place, *_ = scene.ray_cast(graph, Vector((px[i, j], py[i, j], 60)), Vector((0, 0, -1)))
            ground[i, j] = place.z if hit else 0.0
    even = ground.copy()
    for _ in range(smoothing):
        even[1:-1] = (even[:-2] + even[2:] + np.roll(even, 1, 1)[1:-1] + np.roll(even, -1, 1)[1:-1] + 2 * even[1:-1]) / 6
        even[0] = even[1].mean()
    _, _, _, ripple, width, _ = TEXTURES[texture]
    noise = fractal_noise(np.c_[px.ravel() * width, py.ravel() * width, np.full(px.size, seed)], 3, seed).reshape(px.shape)
    body = thickness * np.sqrt(np.clip(1 - share**5, 0, 1))[:, None]
    z = np.maximum(even, ground - 0.05) + body * (1 + 0.25 * noise) + ripple * noise * (1 - share**4)[:, None] - 0.12 * (share[:, None] ** 8)
    from shape.solids import _grid_faces, weld

    vertices = np.stack([px, py, z], axis=-1).reshape(-1, 3)
    made = mesh_object('drape', vertices, _grid_faces(rings, segments, True), kind or pour_material(colour, texture), tint=None if tint is None else tint(vertices))
    weld(made, 0.0005)
    return made


def mound(colour, texture, radius, height, *, x=0.0, y=0.0, seed=1, scale=(1, 1)):
    """A heap without pieces on what lies there, such as mashed potatoes or a dollop."""
    level = ground_below(x, y)[0].z - 0.1
    return pool(colour, texture, radius, level, dome=height, x=x, y=y, seed=seed, outline=0.14, depth=0.5, scale=scale)


def grains_over(thing_names, random, count, radius, *, x=0.0, y=0.0, inner=0.0, sink=-0.02):
    """Strews grains evenly over what lies in a round; each lies on it as the ground leans, `sink` centimetres in it."""
    prototypes = [row for name in thing_names for row in grain(name)]
    shapes = []
    for thing, *_ in prototypes:
        corners = np.array([vertex.co[:] for vertex in thing.data.vertices])
        shapes.append((corners, [list(face.vertices) for face in thing.data.polygons], thing.data.materials[0]))
    rows = []
    for _ in range(count):
        r, angle = math.sqrt(random.uniform((inner / radius) ** 2, 1)) * radius, random.uniform(0, 2 * math.pi)
        place, normal = _ground_once(x + r * math.cos(angle), y + r * math.sin(angle))
        up = Vector((0, 0, 1)).lerp(normal, 0.9).normalized()
        turn = Vector((0, 0, 1)).rotation_difference(up).to_matrix() @ _spin(random).to_3x3()
        rows.append((random.randrange(len(shapes)), np.array(turn) * random.uniform(0.85, 1.2), np.array(place - up * sink)))
    # All grains of one material are one mesh: thousands of objects would take minutes.
    for kind in {shape[2].name: shape[2] for shape in shapes}.values():
        vertices, faces, start = [], [], 0
        for number, turn, place in rows:
            corners, sides, own = shapes[number]
            if own is not kind:
                continue
            vertices.append(corners @ turn.T + place)
            faces += [[index + start for index in face] for face in sides]
            start += len(corners)
        if vertices:
            mesh_object('grains', np.concatenate(vertices), faces, kind)
    for thing, *_ in prototypes:
        bpy.data.objects.remove(thing)
    bpy.context.view_layer.update()


def _spin(random):
    from mathutils import Matrix

    return Matrix.Rotation(random.uniform(0, 2 * math.pi), 4, 'Z') @ Matrix.Rotation(random.uniform(-0.5, 0.5), 4, 'X')


def _ground_once(x, y):
    """As `ground_below`, for many points between which nothing that is looked at changes."""
    graph = bpy.context.evaluated_depsgraph_get()
    hit, place, normal, *_ = bpy.context.scene.ray_cast(graph, Vector((x, y, 60)), Vector((0, 0, -1)))
    return (place, normal) if hit else (Vector((x, y, 0)), Vector((0, 0, 1)))


def grain_mound(name, random, radius, height, *, x=0.0, y=0.0, count=900):
    """A mound of rice or another grain."""
    colour = {'rice': '#f1eadb', 'couscous': '#ead08c', 'bulgur': '#d2ae6c', 'quinoa': '#e3cf9f'}.get(name)
    if colour is None:
        from food.pieces import GRAINS

        colour = GRAINS[name][0]
    mound(colour, 'porridge', radius, height, x=x, y=y)
    grains_over([name], random, count, radius * 0.98, x=x, y=y)
