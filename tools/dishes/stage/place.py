"""Places things so that none hovers and none runs through another."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector


def ground_below(x, y, above=60.0):
    """The highest point of the scene at (x, y) and its normal; the table's height 0 where there is nothing."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    hit, place, normal, *_ = bpy.context.scene.ray_cast(graph, Vector((x, y, above)), Vector((0, 0, -1)))
    return (place, normal) if hit else (Vector((x, y, 0)), Vector((0, 0, 1)))


def lay(thing, x, y, turn=0.0, sink=0.0, tilts=1.0):
    """Lays a thing with its lowest point on what is below, leaning with the ground by the share `tilts`."""
    place, normal = ground_below(x, y)
    up = Vector((0, 0, 1)).lerp(normal, tilts).normalized()
    rotation = Vector((0, 0, 1)).rotation_difference(up).to_matrix() @ Matrix.Rotation(turn, 3, 'Z')
    thing.rotation_euler = rotation.to_euler()
    lowest = min((rotation @ Vector(corner)).dot(up) for corner in thing.bound_box)
    thing.location = place - up * (lowest + sink)
    return thing


def rest(thing, sample=500):
    """Lowers a thing, as it is turned, until it touches what is below it somewhere."""
    thing.hide_viewport = True
    bpy.context.view_layer.update()
    graph, scene = bpy.context.evaluated_depsgraph_get(), bpy.context.scene
    turn = thing.rotation_euler.to_matrix()
    step = max(1, len(thing.data.vertices) // sample)
    down = []
    for vertex in list(thing.data.vertices)[::step]:
        at = turn @ vertex.co + thing.location
        hit, place, *_ = scene.ray_cast(graph, Vector((at.x, at.y, 60)), Vector((0, 0, -1)))
        down.append(at.z - (place.z if hit else 0.0))
    thing.hide_viewport = False
    thing.location.z -= min(down)
    bpy.context.view_layer.update()
    return thing


def spread(random, count, radius, least, centre=(0, 0), inner=0.0):
    """At most `count` points in a ring about the centre, each at least `least` from the others."""
    points = []
    for _ in range(count * 30):
        if len(points) == count:
            break
        r = math.sqrt(random.uniform((inner / radius) ** 2, 1)) * radius
        angle = random.uniform(0, 2 * math.pi)
        x, y = centre[0] + r * math.cos(angle), centre[1] + r * math.sin(angle)
        if all((x - a) ** 2 + (y - b) ** 2 >= least**2 for a, b in points):
            points.append((x, y))
    return points


# Directions in which a piece's hull is measured: enough for its shape, few enough for the physics.
_DIRECTIONS = np.array([(x, y, z) for x in (-1, 0, 1) for y in (-1, 0, 1) for z in (-1, 0, 1) if (x, y, z) != (0, 0, 0)], dtype=float)
_DIRECTIONS /= np.linalg.norm(_DIRECTIONS, axis=1)[:, None]
# Faces of an obstacle's simple likeness at most.
_OBSTACLE_FACES = 700


def _vertices_of(mesh):
    flat = np.empty(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get('co', flat)
    return flat.reshape(-1, 3)


def _hull_mesh(mesh):
    """A mesh of the points that lie outermost in some directions, for the physics."""
    vertices = _vertices_of(mesh)
    outermost = np.unique(np.argmax(vertices @ _DIRECTIONS.T, axis=0))
    hull = bpy.data.meshes.new('hull')
    whole = bmesh.new()
    for point in vertices[outermost]:
        whole.verts.new(point)
    bmesh.ops.convex_hull(whole, input=whole.verts)
    whole.to_mesh(hull)
    whole.free()
    return hull


def _simple_likeness(thing, graph):
    """A copy of a thing with few faces, its modifiers applied."""
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    made = bpy.data.objects.new('likeness', mesh)
    made.matrix_world = thing.matrix_world.copy()
    bpy.context.collection.objects.link(made)
    if len(mesh.polygons) > _OBSTACLE_FACES:
        fewer = made.modifiers.new('fewer', 'DECIMATE')
        fewer.ratio = _OBSTACLE_FACES / len(mesh.polygons)
    return made


def _body(thing, kind, shape):
    with bpy.context.temp_override(object=thing, active_object=thing, selected_objects=[thing]):
        bpy.ops.rigidbody.object_add(type=kind)
    body = thing.rigid_body
    body.collision_shape = shape
    body.mesh_source = 'FINAL'
    body.friction = 0.8
    body.restitution = 0.0
    body.use_margin = True
    body.collision_margin = 0.02
    body.linear_damping, body.angular_damping = 0.25, 0.6


def let_fall(things, obstacles, frames=70):
    """Lets things fall onto obstacles until they rest, by the physics of rigid bodies over their simple likenesses.

    Returns the things that lie; what fell off the table is removed. Gravity is weaker than real, so that the steps of the
    simulation are small beside the pieces.
    """
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    likenesses = [_simple_likeness(obstacle, graph) for obstacle in obstacles]
    hulls, falling = {}, []
    for thing in things:
        hull = hulls.setdefault(thing.data.name, None) or _hull_mesh(thing.data)
        hulls[thing.data.name] = hull
        body = bpy.data.objects.new('falling', hull)
        body.matrix_world = thing.matrix_world.copy()
        bpy.context.collection.objects.link(body)
        falling.append(body)
    # What is not looked at costs nothing while the clock runs.
    shown = [thing for thing in scene.objects if thing not in falling and thing not in likenesses and not thing.hide_viewport]
    for thing in shown:
        thing.hide_viewport = True
    if scene.rigidbody_world is None:
        bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.substeps_per_frame, world.solver_iterations = 6, 12
    world.point_cache.frame_start, world.point_cache.frame_end = 1, frames
    scene.frame_start, scene.frame_end = 1, frames
    scene.gravity = (0, 0, -260)
    for likeness in likenesses:
        _body(likeness, 'PASSIVE', 'MESH')
    for body in falling:
        _body(body, 'ACTIVE', 'CONVEX_HULL')
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    rest = [body.evaluated_get(graph).matrix_world.copy() for body in falling]
    for helper in [*likenesses, *falling]:
        mesh = helper.data
        bpy.data.objects.remove(helper)
        if mesh.users == 0:
            bpy.data.meshes.remove(mesh)
    bpy.ops.rigidbody.world_remove()
    scene.frame_set(1)
    for thing in shown:
        thing.hide_viewport = False
    lying = []
    for thing, matrix in zip(things, rest):
        if matrix.translation.z < -0.5:
            bpy.data.objects.remove(thing)
        else:
            thing.matrix_world = matrix
            lying.append(thing)
    bpy.context.view_layer.update()
    return lying


def ring_wall(radius, centre=(0, 0), height=40.0):
    """An unseen wall about a round, within which pieces stay while they fall; the caller removes it."""
    angles = np.linspace(0, 2 * math.pi, 28, endpoint=False)
    rings = [(radius, 0), (radius, height), (radius + 0.6, height), (radius + 0.6, 0)]
    vertices = [(r * math.cos(a) + centre[0], r * math.sin(a) + centre[1], z) for r, z in rings for a in angles]
    faces = [(i * 28 + j, i * 28 + (j + 1) % 28, (i + 1) % 4 * 28 + (j + 1) % 28, (i + 1) % 4 * 28 + j) for i in range(4) for j in range(28)]
    mesh = bpy.data.meshes.new('wall')
    mesh.from_pydata(vertices, [], faces)
    made = bpy.data.objects.new('wall', mesh)
    bpy.context.collection.objects.link(made)
    return made


def heap(random, prototypes, count, radius, obstacles, centre=(0, 0), height=6.0, scale=1.0, within=None):
    """Lets copies of the prototypes fall into a heap; the prototypes themselves are removed.

    within: radius of the round about the centre which no piece leaves.

    prototypes: rows (object, weight of its share, scatter of its size). Returns the pieces that lie.
    """
    from shape.solids import copy_of

    weights = [weight for _, weight, _ in prototypes]
    pieces = []
    per_layer = max(4, int(count / 5))
    for number in range(count):
        thing, _, scatter = random.choices(prototypes, weights)[0]
        piece = copy_of(thing)
        layer = number // per_layer
        r, angle = radius * math.sqrt(random.random()), random.uniform(0, 2 * math.pi)
        piece.location = (centre[0] + r * math.cos(angle), centre[1] + r * math.sin(angle), height + layer * 1.6 + random.uniform(0, 1.2))
        piece.rotation_euler = [random.uniform(0, 2 * math.pi) for _ in range(3)]
        size = scale * (1 + random.uniform(-scatter, scatter))
        piece.scale = (size, size, size)
        pieces.append(piece)
    for thing, *_ in prototypes:
        bpy.data.objects.remove(thing)
    bpy.context.view_layer.update()
    if within is None:
        return let_fall(pieces, obstacles)
    wall = ring_wall(within, centre)
    lying = let_fall(pieces, [*obstacles, wall])
    bpy.data.objects.remove(wall)
    return lying
