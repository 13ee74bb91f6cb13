"""Materials of food and tableware: a colour, its mottling, its gloss and its grain."""

import bpy


def srgb(hexadecimal):
    """Linear red, green, blue and alpha of a colour such as '#e0a050'."""
    parts = [int(hexadecimal[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts), 1.0)


def material(
    name,
    colour,
    *,
    mottle=(),
    roughness=0.5,
    subsurface=0.0,
    subsurface_radius=0.3,
    coat=0.0,
    transmission=0.0,
    bump=(),
    vertex_colour=False,
    stretch=(1, 1, 1),
    alpha=1.0,
):
    """The material of that name, made at first use in a scene.

    colour: base colour as '#rrggbb'; with `vertex_colour` the mesh's attribute "tint" is multiplied with it.
    mottle: rows (colour, features per centimetre, from, to): where noise lies over `from … to` the colour is mixed in.
    subsurface: share of light that enters the food, 0 … 1; subsurface_radius: how deep, in centimetres.
    bump: rows (features per centimetre, height in centimetres).
    stretch: factors of the noise's space along the object's axes, for fibres and grain.
    """
    known = bpy.data.materials.get(name)
    if known is not None:
        return known
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes['Principled BSDF']
    coordinates = nodes.new('ShaderNodeTexCoord')
    mapping = nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = stretch
    links.new(coordinates.outputs['Object'], mapping.inputs['Vector'])
    # Copies of one mesh differ in their noise.
    instance = nodes.new('ShaderNodeObjectInfo')
    shift = nodes.new('ShaderNodeVectorMath')
    shift.operation = 'SCALE'
    shift.inputs[0].default_value = (37.0, 59.0, 83.0)
    links.new(instance.outputs['Random'], shift.inputs['Scale'])
    links.new(shift.outputs['Vector'], mapping.inputs['Location'])

    def noise(scale, detail=2.0):
        node = nodes.new('ShaderNodeTexNoise')
        node.inputs['Scale'].default_value = scale
        node.inputs['Detail'].default_value = detail
        links.new(mapping.outputs['Vector'], node.inputs['Vector'])
        return node.outputs['Fac']

    def mix(kind, factor, first, second):
        node = nodes.new('ShaderNodeMix')
        node.data_type = 'RGBA'
        node.blend_type = kind
        if hasattr(factor, 'links'):
            links.new(factor, node.inputs[0])
        else:
            node.inputs[0].default_value = factor
        for value, socket in ((first, node.inputs[6]), (second, node.inputs[7])):
            if isinstance(value, tuple):
                socket.default_value = value
            else:
                links.new(value, socket)
        return node.outputs[2]

    current = srgb(colour)
    if vertex_colour:
        attribute = nodes.new('ShaderNodeAttribute')
        attribute.attribute_name = 'tint'
        current = mix('MULTIPLY', 1.0, current, attribute.outputs['Color'])
    for other, scale, low, high in mottle:
        ramp = nodes.new('ShaderNodeMapRange')
        ramp.interpolation_type = 'SMOOTHSTEP'
        ramp.inputs['From Min'].default_value = low
        ramp.inputs['From Max'].default_value = high
        links.new(noise(scale), ramp.inputs['Value'])
        current = mix('MIX', ramp.outputs['Result'], current, srgb(other))
    if isinstance(current, tuple):
        shader.inputs['Base Color'].default_value = current
    else:
        links.new(current, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = roughness
    # A sixth faster than a random walk, and no difference to see.
    shader.subsurface_method = 'BURLEY'
    shader.inputs['Subsurface Weight'].default_value = subsurface
    shader.inputs['Subsurface Radius'].default_value = (subsurface_radius, subsurface_radius * 0.6, subsurface_radius * 0.35)
    shader.inputs['Subsurface Scale'].default_value = 1.0
    shader.inputs['Coat Weight'].default_value = coat
    shader.inputs['Coat Roughness'].default_value = 0.12
    shader.inputs['Transmission Weight'].default_value = transmission
    shader.inputs['Alpha'].default_value = alpha
    normal = None
    for scale, height in bump:
        node = nodes.new('ShaderNodeBump')
        node.inputs['Strength'].default_value = 1.0
        node.inputs['Distance'].default_value = height
        links.new(noise(scale, 2.0), node.inputs['Height'])
        if normal is not None:
            links.new(normal, node.inputs['Normal'])
        normal = node.outputs['Normal']
    if normal is not None:
        links.new(normal, shader.inputs['Normal'])
        if coat:
            links.new(normal, shader.inputs['Coat Normal'])
    return made
