"""Solids of which food and tableware are made. All lengths are centimetres."""

import math

import bmesh
import bpy
import numpy as np

from shape.noise import fractal_noise


def mesh_object(name, vertices, faces, material, tint=None, smooth=True):
    """An object of these vertices (n, 3) and faces (rows of indices), in the scene.

    tint: linear colours (n, 3) that materials with `vertex_colour` multiply.
    """
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(np.asarray(vertices, dtype=float).tolist(), [], [list(map(int, face)) for face in faces])
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    if tint is not None:
        attribute = mesh.color_attributes.new('tint', 'FLOAT_COLOR', 'POINT')
        attribute.data.foreach_set('color', np.c_[tint, np.ones(len(tint))].ravel())
    mesh.materials.append(material)
    mesh.update()
    made = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(made)
    return made


def copy_of(thing):
    """Another object of the same mesh."""
    made = bpy.data.objects.new(thing.name, thing.data)
    bpy.context.collection.objects.link(made)
    return made


def _grid_faces(rows, columns, closes):
    """Faces of a grid of vertices, whose columns are joined to a ring where it closes."""
    faces = []
    last = columns if closes else columns - 1
    for row in range(rows - 1):
        for column in range(last):
            after = (column + 1) % columns
            faces.append((row * columns + column, row * columns + after, (row + 1) * columns + after, (row + 1) * columns + column))
    return faces


def revolve(name, profile, material, segments=96, warp=None, smooth=True):
    """A solid of revolution about z.

    profile: rows (radius, height) from the axis below to the axis above, or a closed wall; radius 0 is the axis.
    warp: changes the vertices (n, 3) before the mesh is made.
    """
    angles = np.linspace(0, 2 * math.pi, segments, endpoint=False)
    vertices = np.array([[r * math.cos(a), r * math.sin(a), z] for r, z in profile for a in angles])
    if warp is not None:
        vertices = warp(vertices)
    made = mesh_object(name, vertices, _grid_faces(len(profile), segments, True), material, smooth=smooth)
    weld(made, 0.001)
    return made


def weld(thing, distance):
    """Joins vertices nearer than that, and turns all faces outward."""
    whole = bmesh.new()
    whole.from_mesh(thing.data)
    bmesh.ops.remove_doubles(whole, verts=whole.verts, dist=distance)
    bmesh.ops.recalc_face_normals(whole, faces=whole.faces)
    whole.to_mesh(thing.data)
    whole.free()


def blob(name, size, material, *, lumps=0.1, frequency=1.0, detail=4, squareness=1.0, seed=0, warp=None, tint=None):
    """A rounded body.

    size: half lengths along x, y and z. squareness: 1 is an ellipsoid, towards 0 it becomes a block with rounded edges.
    lumps: depth of unevenness as a share of the size, `frequency` lumps a half length.
    tint: gives linear colours (n, 3) for the unit sphere's points, their noise and the final vertices.
    """
    whole = bmesh.new()
    bmesh.ops.create_icosphere(whole, subdivisions=detail, radius=1.0)
    ball = np.array([vertex.co[:] for vertex in whole.verts])
    faces = [[vertex.index for vertex in face.verts] for face in whole.faces]
    whole.free()
    shaped = ball
    if squareness < 1:
        # Points of the sphere are pushed out to the norm of a higher power.
        power = 2 / squareness
        norm = (np.abs(ball) ** power).sum(axis=1) ** (1 / power)
        shaped = ball / norm[:, None]
    noise = fractal_noise(ball * frequency + seed * 7.3, 3, seed)
    vertices = shaped * (1 + lumps * noise)[:, None] * np.asarray(size, dtype=float)
    if warp is not None:
        vertices = warp(vertices)
    return mesh_object(name, vertices, faces, material, tint=None if tint is None else tint(ball, noise, vertices))


def coin(name, radius, thickness, material, *, edge=0.35, outline=None, lumps=0.0, frequency=0.6, seed=0, warp=None, segments=72, rings=18, tint=None):
    """A round slice lying on z = 0 … thickness.

    edge: how rounded the rim is, as a share of the thickness. outline: factor of the radius for angles (n,).
    lumps: height of unevenness in centimetres. tint: gives linear colours for (share of radius, angle, noise).
    """
    half = thickness / 2
    round_ = edge * thickness
    rim = [(radius - round_ + round_ * math.sin(t), half - round_ + round_ * math.cos(t)) for t in np.linspace(0, math.pi / 2, 6)]
    top = [(radius * share, half) for share in np.linspace(0.0, 1 - round_ / radius, rings)[:-1]]
    upper = top + rim
    profile = upper + [(r, -z) for r, z in reversed(upper)]
    angles = np.linspace(0, 2 * math.pi, segments, endpoint=False)
    ring = np.array(profile)
    factor = np.ones(segments) if outline is None else outline(angles)
    r = ring[:, 0][:, None] * factor[None, :]
    vertices = np.stack([r * np.cos(angles), r * np.sin(angles), np.repeat(ring[:, 1][:, None], segments, axis=1)], axis=-1).reshape(-1, 3)
    noise = fractal_noise(vertices * frequency + seed * 5.1, 3, seed)
    if lumps:
        vertices[:, 2] += lumps * noise
    vertices[:, 2] += half
    share = np.repeat((ring[:, 0] / radius)[:, None], segments, axis=1).ravel()
    turn = np.tile(angles, len(ring))
    colours = None if tint is None else tint(share, turn, noise)
    if warp is not None:
        vertices = warp(vertices)
    return mesh_object(name, vertices, _grid_faces(len(profile), segments, True), material, tint=colours)


def tube(name, points, radius, material, sides=10, flat=(1.0, 1.0)):
    """A strand along points (n, 3): a number is its radius, an array (n,) lets it swell and taper.

    flat: factors of its width and its height, for ribbons.
    """
    path = np.asarray(points, dtype=float)
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1)[:, None] + 1e-9
    up = np.array([0.0, 0.0, 1.0]) if abs(tangent[0][2]) < 0.9 else np.array([1.0, 0.0, 0.0])
    radii = np.broadcast_to(radius, (len(path),))
    rings = []
    for at, along, r in zip(path, tangent, radii):
        side = np.cross(along, up)
        side /= np.linalg.norm(side) + 1e-9
        up = np.cross(side, along)
        angles = np.linspace(0, 2 * math.pi, sides, endpoint=False)
        rings.append(at + r * (flat[0] * np.cos(angles)[:, None] * side + flat[1] * np.sin(angles)[:, None] * up))
    vertices = np.concatenate(rings)
    faces = _grid_faces(len(path), sides, True)
    faces += [tuple(range(sides))[::-1], tuple((len(path) - 1) * sides + i for i in range(sides))]
    return mesh_object(name, vertices, faces, material)


def leaf(name, length, width, material, *, bend=0.5, fold=0.3, ruffle=0.05, vein_tint=0.5, thickness=0.03, seed=0, nodes=(22, 13)):
    """A leaf from the origin along y, its upper side up.

    bend: how far the tip rises, as a share of the length; fold: how the halves rise beside the midrib; vein_tint: how much
    lighter the veins are than the material's colour.
    """
    rows, columns = nodes
    t = np.linspace(0, 1, rows)
    s = np.linspace(-1, 1, columns)
    tt, ss = (grid.ravel() for grid in np.meshgrid(t, s, indexing='ij'))
    outline = np.sin(np.pi * np.clip(tt, 0, 1) ** 0.75) ** 0.8
    x = ss * outline * width / 2
    y = tt * length
    noise = fractal_noise(np.c_[x, y, np.zeros_like(x)] * (3 / length) + seed * 9.7, 3, seed)
    z = bend * length * tt**2 * 0.5 + fold * np.abs(x) + ruffle * length * noise * (0.3 + np.abs(ss))
    midrib = np.exp(-((ss / 0.09) ** 2))
    side_veins = np.clip(np.cos((tt * 7 - np.abs(ss) * 1.6) * 2 * math.pi), 0, 1) ** 8 * 0.5
    light = np.clip(midrib + side_veins, 0, 1) * vein_tint
    colours = np.repeat((0.82 + 0.35 * noise + light)[:, None], 3, axis=1)
    colours = np.clip(colours * (1, 1, 1 - 0.25 * light.mean()), 0.2, 2.0)
    made = mesh_object(name, np.c_[x, y, z], _grid_faces(rows, columns, False), material, tint=colours)
    solid = made.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness = thickness
    return made


def surface(name, radius, height, material, *, rings=90, segments=180, outline=None, tint=None, depth=0.0):
    """The top of something poured or heaped: a disc about the origin whose height is `height(x, y, share)`.

    outline: factor of the radius for angles; share is the distance from the middle over the radius there.
    depth: how far a skirt goes down at the edge, so that no gap is seen.
    """
    angles = np.linspace(0, 2 * math.pi, segments, endpoint=False)
    share = np.linspace(0, 1, rings) ** 0.85
    factor = np.ones(segments) if outline is None else outline(angles)
    r = share[:, None] * factor[None, :] * radius
    x, y = r * np.cos(angles), r * np.sin(angles)
    all_share = np.repeat(share[:, None], segments, axis=1)
    z = height(x.ravel(), y.ravel(), all_share.ravel()).reshape(x.shape)
    vertices = np.stack([x, y, z], axis=-1).reshape(-1, 3)
    rows = rings
    if depth:
        skirt = vertices[-segments:].copy()
        skirt[:, 2] -= depth
        vertices = np.concatenate([vertices, skirt])
        rows += 1
    colours = None if tint is None else tint(vertices)
    made = mesh_object(name, vertices, _grid_faces(rows, segments, True), material, tint=colours)
    weld(made, 0.0005)
    return made
