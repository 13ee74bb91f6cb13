"""The empty scene, its light and camera, and the rendering of it."""

import math
from pathlib import Path

import bpy
from mathutils import Vector

from shape.material import srgb


def empty_scene():
    """Removes everything of a dish before."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def _area_light(place, aim, size, power, colour):
    light = bpy.data.lights.new('light', 'AREA')
    light.shape, light.size, light.size_y = 'RECTANGLE', size[0], size[1]
    light.energy, light.color = power, srgb(colour)[:3]
    lamp = bpy.data.objects.new('light', light)
    lamp.location = place
    lamp.rotation_euler = (Vector(aim) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(lamp)


def window_light(side=-1.0):
    """A window behind the dish on one side (-1 left, 1 right), a pale wall that reflects it opposite, and a dim room."""
    _area_light((side * 42, 34, 46), (0, 0, 1), (44, 34), 36000, '#fff4e2')
    _area_light((-side * 60, -24, 34), (0, 0, 2), (50, 50), 6000, '#fdeedd')
    world = bpy.data.worlds.new('room')
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs['Color'].default_value = srgb('#f3efe8')
    background.inputs['Strength'].default_value = 0.3
    bpy.context.scene.world = world


def camera(angle, distance, aim=(0, 0, 1.5), lens=70, turn=0.0, blur=5.6):
    """Looks at `aim` from `angle` degrees above the table and `distance` centimetres away, turned about the dish by `turn` degrees."""
    made = bpy.data.cameras.new('camera')
    made.lens = lens
    made.clip_end = 1000
    up, around = math.radians(angle), math.radians(turn - 90)
    away = Vector((math.cos(up) * math.cos(around), math.cos(up) * math.sin(around), math.sin(up))) * distance
    eye = bpy.data.objects.new('camera', made)
    eye.location = Vector(aim) + away
    eye.rotation_euler = (-away).to_track_quat('-Z', 'Y').to_euler()
    made.dof.use_dof = True
    made.dof.focus_distance = distance - 2.5
    made.dof.aperture_fstop = blur
    bpy.context.collection.objects.link(eye)
    bpy.context.scene.camera = eye


def render(path: Path, width=960, height=720, samples=40, threads=0):
    """Renders the scene into a PNG by path tracing, denoised over albedo and normals. threads: 0 takes all cores."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.06
    cycles.use_denoising = True
    cycles.denoiser = 'OPENIMAGEDENOISE'
    cycles.denoising_input_passes = 'RGB_ALBEDO_NORMAL'
    # A fifth of the time, and no difference to see.
    cycles.denoising_prefilter = 'FAST'
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 6
    cycles.transparent_max_bounces = 16
    cycles.sample_clamp_indirect = 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    if threads:
        scene.render.threads_mode, scene.render.threads = 'FIXED', threads
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.filepath = str(path)
    scene.render.image_settings.file_format = 'PNG'
    scene.view_settings.view_transform = 'AgX'
    scene.view_settings.look = 'AgX - Medium High Contrast'
    scene.view_settings.exposure = 1.5
    bpy.ops.render.render(write_still=True)
