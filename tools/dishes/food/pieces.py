"""Small pieces of food: dice, beans, slices, wedges, florets, kernels and nuts.

`pieces(name, random)` gives prototypes for a heap, rows (object, weight of its share, scatter of its size).
"""

import math

import numpy as np

from food.batter import egg_curd
from food.fruit import FRUIT, linear, tomato_face
from food.meat import CHUNKS, meat_chunk
from shape.material import material
from shape.noise import fractal_noise
from shape.solids import blob, coin, leaf, mesh_object, tube

# name: (colour, mottling, half length in cm, roughness, subsurface)
DICE = {
    'carrot': ('#ee7d22', '#f7a45a', 0.55, 0.4, 0.4),
    'potato': ('#ecd48c', '#f6e7b4', 0.8, 0.5, 0.4),
    'sweet-potato': ('#e5822f', '#f0a257', 0.8, 0.5, 0.4),
    'pumpkin': ('#efa12d', '#f6c163', 0.8, 0.45, 0.4),
    'celeriac': ('#efe4c2', '#dccb97', 0.6, 0.5, 0.4),
    'beetroot': ('#7d1230', '#a02a4a', 0.75, 0.25, 0.3),
    'red-pepper': ('#c81f17', '#e2492f', 0.6, 0.2, 0.3),
    'yellow-pepper': ('#f2b81d', '#f9d460', 0.6, 0.2, 0.3),
    'green-pepper': ('#4f9130', '#7ab04c', 0.6, 0.2, 0.3),
    'courgette': ('#c9d68a', '#7f9f3e', 0.7, 0.35, 0.4),
    'aubergine': ('#9a7a52', '#4a2b3f', 0.85, 0.35, 0.3),
    'apple': ('#f0e3b0', '#d9c36f', 0.7, 0.35, 0.4),
    'apple-fried': ('#f0d58c', '#c58a3c', 0.75, 0.3, 0.4),
    'mango': ('#f5ab24', '#f9c95a', 0.7, 0.3, 0.4),
    'tofu': ('#f1e6cb', '#d4a865', 0.95, 0.5, 0.3),
    'smoked-tofu': ('#c99a62', '#8f5f31', 0.95, 0.5, 0.2),
    'feta': ('#fbf8ef', '#efe8d6', 0.75, 0.6, 0.4),
    'ham': ('#e39a91', '#f0bdb2', 0.7, 0.35, 0.3),
    'tomato-diced': ('#d2321e', '#e96a45', 0.65, 0.15, 0.4),
    'bread-cube': ('#d9a55c', '#a66a2c', 0.8, 0.75, 0.1),
    'onion-diced': ('#f2ead2', '#dccb9c', 0.35, 0.25, 0.5),
    'fish': ('#f3ece0', '#e3d5bd', 1.2, 0.4, 0.4),
    'salmon': ('#ee8f66', '#f6b898', 1.2, 0.35, 0.4),
    'mushroom-diced': ('#b98f63', '#8a6138', 0.7, 0.4, 0.2),
    'cheese': ('#f4cd62', '#f8dd8e', 0.6, 0.35, 0.4),
    'pear': ('#efe6bd', '#d9cf8a', 0.7, 0.35, 0.4),
    'peach': ('#f3a74e', '#e4703c', 0.8, 0.3, 0.4),
    'watermelon': ('#e0453f', '#ee7a6c', 1.1, 0.25, 0.4),
    'melon': ('#f2b56a', '#f8d19a', 1.0, 0.3, 0.4),
    'scrambled': ('#f4cf55', '#f9e28c', 1.0, 0.4, 0.4),
    'tuna': ('#d8b393', '#b98d68', 0.9, 0.5, 0.15),
    'cauliflower-diced': ('#f2e9d0', '#dfcfa4', 0.7, 0.55, 0.3),
    'chocolate': ('#3c2115', '#54301f', 0.5, 0.3, 0.05),
}
# name: (colour, mottling, half lengths in cm, roughness, subsurface)
ROUND = {
    'pea': ('#6fae3a', '#8cc653', (0.42, 0.42, 0.4), 0.35, 0.35),
    'chickpea': ('#dcb36c', '#c4934a', (0.52, 0.46, 0.46), 0.45, 0.3),
    'lentil': ('#7a6136', '#97794a', (0.3, 0.3, 0.14), 0.5, 0.15),
    'red-lentil': ('#e58a45', '#efa869', (0.26, 0.26, 0.12), 0.5, 0.2),
    'white-bean': ('#efe2c6', '#d9c7a0', (0.75, 0.45, 0.42), 0.35, 0.4),
    'red-bean': ('#6b1d1a', '#8c3427', (0.8, 0.46, 0.44), 0.2, 0.15),
    'black-bean': ('#241b1d', '#3a2c2c', (0.62, 0.4, 0.38), 0.2, 0.05),
    'green-bean-piece': ('#5f9a36', '#86b450', (1.5, 0.33, 0.33), 0.35, 0.3),
    'corn': ('#f4c535', '#f8dc72', (0.42, 0.36, 0.5), 0.25, 0.4),
    'olive': ('#2a1f25', '#4a3540', (0.95, 0.75, 0.75), 0.15, 0.05),
    'blackcurrant': ('#271a2c', '#3e2b44', (0.5, 0.5, 0.5), 0.15, 0.1),
    'redcurrant': ('#c9161d', '#e04a3f', (0.48, 0.48, 0.48), 0.08, 0.5),
    'cherry': ('#8e1020', '#b52c35', (1.0, 1.0, 0.95), 0.1, 0.15),
    'grape': ('#a3bd55', '#c3d584', (0.95, 0.85, 0.85), 0.15, 0.5),
    'plum': ('#5a2a55', '#82456f', (1.7, 1.3, 1.2), 0.25, 0.1),
    'raisin': ('#4a2a1c', '#6d4227', (0.5, 0.35, 0.28), 0.4, 0.1),
    'hazelnut': ('#b67a42', '#8d5528', (0.6, 0.6, 0.65), 0.5, 0.05),
    'almond': ('#b0703a', '#8a4f22', (0.95, 0.55, 0.3), 0.55, 0.05),
    'peanut': ('#d9a968', '#c08b49', (0.7, 0.4, 0.4), 0.5, 0.1),
    'caper': ('#6c7a38', '#8a9650', (0.4, 0.36, 0.36), 0.4, 0.2),
    'cranberry': ('#a5121c', '#cc3a38', (0.6, 0.6, 0.55), 0.12, 0.4),
    'date': ('#5b2f18', '#7a4526', (1.3, 0.75, 0.65), 0.3, 0.1),
    'meatball': ('#8a5432', '#5f351d', (1.75, 1.75, 1.65), 0.5, 0.1),
    'mozzarella': ('#fbf8f0', '#f1ecdf', (1.3, 1.25, 1.15), 0.25, 0.6),
    'gnocchi': ('#f0dca8', '#e3c47c', (1.35, 0.85, 0.75), 0.45, 0.4),
    'brussels-sprout': ('#86a845', '#a9c46a', (1.5, 1.5, 1.5), 0.4, 0.3),
    'prawn': ('#f0926a', '#f8c3a4', (1.5, 0.6, 0.6), 0.25, 0.4),
    'minced-meat': ('#7c4a2e', '#a06c48', (0.45, 0.4, 0.35), 0.5, 0.1),
    'pork-crackling': ('#a96b35', '#7f4a20', (0.7, 0.5, 0.4), 0.4, 0.1),
}
# Grains that are scattered: (colour, mottling, half lengths, roughness, subsurface)
GRAINS = {
    'rice': ('#f6f1e3', '#e9dfc6', (0.42, 0.13, 0.12), 0.4, 0.5),
    'brown-rice': ('#d8bd8c', '#c3a36c', (0.42, 0.14, 0.13), 0.45, 0.3),
    'wild-rice': ('#4a3626', '#2e2019', (0.55, 0.11, 0.11), 0.4, 0.1),
    'bulgur': ('#d9b777', '#c69d58', (0.22, 0.17, 0.15), 0.5, 0.3),
    'couscous': ('#efd795', '#e0c070', (0.13, 0.13, 0.12), 0.5, 0.3),
    'quinoa': ('#ead9ae', '#d6bd82', (0.16, 0.16, 0.12), 0.45, 0.4),
    'buckwheat': ('#b58c56', '#8d683a', (0.22, 0.2, 0.18), 0.5, 0.2),
    'millet': ('#f0d368', '#e2bd45', (0.14, 0.14, 0.13), 0.5, 0.3),
    'beetroot-barley': ('#b8304f', '#8f1c3c', (0.38, 0.24, 0.22), 0.35, 0.4),
    'barley': ('#e6d5ad', '#cfb684', (0.38, 0.24, 0.22), 0.4, 0.4),
    'oat': ('#dfc08a', '#b98d50', (0.42, 0.32, 0.06), 0.6, 0.3),
    'sesame': ('#efe0b9', '#d9c390', (0.16, 0.1, 0.05), 0.5, 0.2),
    'black-sesame': ('#2a2522', '#3b3531', (0.16, 0.1, 0.05), 0.5, 0.05),
    'flax': ('#7d4f26', '#5f3917', (0.22, 0.12, 0.05), 0.25, 0.1),
    'chia': ('#4a443f', '#6d655d', (0.085, 0.065, 0.05), 0.4, 0.05),
    'sunflower-seed': ('#d8cdb2', '#b8a988', (0.45, 0.2, 0.12), 0.5, 0.2),
    'pumpkin-seed': ('#6f7c3a', '#55622a', (0.6, 0.32, 0.12), 0.4, 0.15),
    'poppy': ('#33343c', '#4b4c55', (0.06, 0.06, 0.05), 0.5, 0.0),
    'coconut': ('#fbf8f1', '#efe8d9', (0.5, 0.07, 0.04), 0.6, 0.4),
    'crumb': ('#d39a4e', '#a86d2b', (0.2, 0.17, 0.14), 0.7, 0.1),
    'parmesan': ('#f6e6b4', '#ead491', (0.5, 0.08, 0.05), 0.5, 0.4),
    'grated-cheese': ('#f5cf6b', '#f8df95', (0.9, 0.11, 0.09), 0.4, 0.4),
    'cocoa-nib': ('#43271a', '#5d3826', (0.28, 0.2, 0.14), 0.5, 0.0),
    'pepper': ('#2a211c', '#4a3d33', (0.09, 0.08, 0.07), 0.7, 0.0),
    'chive': ('#4f8a2c', '#76ab4a', (0.32, 0.11, 0.1), 0.4, 0.2),
    'dill': ('#5c8b34', '#7da64e', (0.4, 0.035, 0.03), 0.5, 0.2),
    'cinnamon': ('#8a4f25', '#a0642f', (0.07, 0.06, 0.04), 0.8, 0.0),
    'sugar': ('#ffffff', '#f3f1ee', (0.06, 0.06, 0.05), 0.4, 0.3),
    'almond-flake': ('#f0e0bd', '#d5b786', (0.6, 0.4, 0.04), 0.5, 0.3),
    'onion-fried': ('#b87a36', '#7d4a1c', (0.62, 0.1, 0.045), 0.35, 0.15),
    'lentil-bit': ('#7d6338', '#9a7d4c', (0.27, 0.27, 0.12), 0.4, 0.15),
    'red-cabbage-bit': ('#7d2a63', '#a34f88', (0.85, 0.13, 0.06), 0.2, 0.3),
    'sauerkraut-bit': ('#e4d79a', '#cdb96c', (0.8, 0.11, 0.06), 0.25, 0.3),
    'marjoram': ('#6b7340', '#8d9155', (0.12, 0.07, 0.03), 0.7, 0.1),
    'horseradish': ('#fbf8ee', '#efe6cf', (0.6, 0.05, 0.04), 0.4, 0.4),
    'walnut-bit': ('#c99d62', '#8d5f30', (0.24, 0.2, 0.16), 0.6, 0.1),
    'garlic-bit': ('#f6eed2', '#e2d09a', (0.17, 0.13, 0.11), 0.4, 0.3),
    'spring-onion': ('#7fb04a', '#cfe0a6', (0.4, 0.36, 0.2), 0.3, 0.3),
}


def _food(name, colour, mottling, roughness, subsurface, scale=1.6, bump=0.02, coat=0.0):
    return material(
        f'food {name}',
        colour,
        mottle=((mottling, scale, 0.42, 0.68),),
        roughness=roughness,
        subsurface=subsurface,
        subsurface_radius=0.25,
        bump=((5, bump),),
        coat=coat,
    )


def _dice(name):
    colour, mottling, size, roughness, subsurface = DICE[name]
    is_meat = name in ('fish', 'salmon', 'bread-cube')
    is_cooked_soft = name in ('apple', 'pumpkin')
    kind = _food(name, colour, mottling, roughness, subsurface, scale=0.8 if is_meat else 1.6, bump=0.06 if is_meat else 0.015, coat=0.3 if is_meat and name != 'bread-cube' else 0.1)
    shapes = ((1, 0.85, 0.8), (1.3, 0.85, 0.65), (0.85, 1.05, 0.95))
    return [
        (
            blob(
                name,
                tuple(size * factor for factor in shape),
                kind,
                lumps=0.3 if is_meat or is_cooked_soft else 0.1,
                frequency=1.7 if is_meat else 1.4,
                squareness=0.6 if is_cooked_soft else 0.5 if is_meat else 0.36,
                seed=number,
                detail=4 if is_meat else 3,
            ),
            1,
            0.15,
        )
        for number, shape in enumerate(shapes)
    ]


def goulash_potato(seed=0):
    """A chunk of potato as a knife leaves it, its edges boiled round, stained by the sauce."""
    kind = material('goulash potato', '#ffffff', vertex_colour=True, roughness=0.32, coat=0.3, subsurface=0.35, subsurface_radius=0.3, bump=((4, 0.02),))
    random = np.random.default_rng(seed)
    cuts = random.normal(size=(7, 3))
    cuts /= np.linalg.norm(cuts, axis=1)[:, None]
    size = np.array([1.35, 1.05, 0.95]) * random.uniform(0.85, 1.15, 3)

    def cut(vertices):
        for direction in cuts:
            reach = np.linalg.norm(direction * size)
            beyond = np.clip(vertices @ direction - 0.68 * reach, 0, None)
            vertices = vertices - 0.93 * beyond[:, None] * direction
        return vertices

    def tint(ball, noise, vertices):
        stain = np.clip(0.42 + 0.8 * noise + 0.5 * fractal_noise(ball * 1.1 + seed, 2, seed + 3), 0, 1)
        return np.where((stain > 0)[:, None], linear('#edc468') * (1 - stain)[:, None] + linear('#b5662a') * stain[:, None], linear('#edc468'))

    return blob('goulash-potato', tuple(size), kind, lumps=0.1, frequency=1.6, detail=4, seed=seed, warp=cut, tint=tint)


def _round(name):
    colour, mottling, size, roughness, subsurface = ROUND[name]
    kind = _food(name, colour, mottling, roughness, subsurface, bump=0.01)
    lumps, frequency, warp, detail = 0.05, 1.2, None, 3
    if name in ('white-bean', 'red-bean', 'black-bean', 'prawn'):

        def warp(vertices):
            curve = 0.9 if name == 'prawn' else 0.28
            return np.c_[vertices[:, 0], vertices[:, 1] + curve * vertices[:, 0] ** 2 / size[0], vertices[:, 2]]

    elif name in ('meatball', 'minced-meat', 'raisin', 'date', 'pork-crackling'):
        lumps, frequency, detail = 0.28, 2.2, 4
    elif name == 'chickpea':

        def warp(vertices):
            along = vertices[:, 0] / size[0]
            beak = 0.22 * np.exp(-((along - 1) ** 2) / 0.05)
            crease = 0.1 * np.exp(-((vertices[:, 1] / 0.1) ** 2)) * (along > -0.2)
            return np.c_[vertices[:, 0] + beak, vertices[:, 1] * (1 - 0.4 * beak), vertices[:, 2] - crease * np.sign(vertices[:, 2]) * 0.7]

        lumps, detail = 0.12, 4
    elif name == 'gnocchi':

        def warp(vertices):
            return vertices * np.c_[np.ones(len(vertices)), 1 + 0.05 * np.cos(vertices[:, 0] * 9), 1 + 0.07 * np.cos(vertices[:, 0] * 9)]

        detail = 5
    return [(blob(name, size, kind, lumps=lumps, frequency=frequency, seed=number, detail=detail, warp=warp), 1, 0.12) for number in range(3)]


def grain(name):
    """Prototypes of something that is strewn."""
    colour, mottling, size, roughness, subsurface = GRAINS[name]
    kind = _food(name, colour, mottling, roughness, subsurface, bump=0.003)
    made = []
    for number in range(3):

        def warp(vertices, bend=(number - 1) * 0.35):
            return np.c_[vertices[:, 0], vertices[:, 1] + bend * vertices[:, 0] ** 2 / size[0], vertices[:, 2]]

        made.append((blob(name, size, kind, lumps=0.12, seed=number, detail=2, warp=warp), 1, 0.2))
    return made


def _ring_tint(rows):
    """Colours by the distance from the middle: rows (share, factor of red, green, blue)."""
    shares = [row[0] for row in rows]

    def tint(share, _turn, noise):
        channels = [np.interp(share, shares, [row[1 + channel] for row in rows]) for channel in range(3)]
        return np.clip(np.stack(channels, axis=1) * (1 + 0.06 * noise)[:, None], 0, 1.6)

    return tint


def _linear(hexadecimal):
    from shape.material import srgb

    return srgb(hexadecimal)[:3]


def _mushroom_outline(angles):
    """A cap above, its flat underside, and a stalk below."""
    down, across = np.maximum(-np.sin(angles), 1e-3), np.maximum(np.abs(np.cos(angles)), 1e-3)
    cap = np.minimum(1.0, 0.16 / down)
    stalk = np.minimum(1.0 / down, 0.36 / across)
    return np.where(np.sin(angles) >= 0, 1.0 - 0.12 * np.sin(angles) ** 2, np.clip(np.maximum(cap, np.minimum(stalk, 1.0)), 0.3, 1.0))


def _fried_face(colours, share, turn, noise):
    """Specks of fat and browned spots on a slice of sausage."""
    x, y = share * np.cos(turn), share * np.sin(turn)
    points = np.c_[x * 7, y * 7, np.full_like(x, 2.0)]
    fat = np.clip((fractal_noise(points, 2, 4) - 0.25) / 0.2, 0, 1) * (share < 0.9)
    brown = np.clip((fractal_noise(points * 0.35 + 9, 3, 6) + 0.1) / 0.5, 0, 1) * 0.75
    colours = colours * (1 - 0.5 * fat)[:, None] + 0.5 * fat[:, None] * linear('#f0cdb8')
    return colours * (1 - brown)[:, None] + brown[:, None] * linear('#8f4a24')


def _citrus(segments):
    """Membranes between the segments of a citrus slice, and the drawn cells of its flesh."""

    def face(colours, share, turn, noise):
        within = np.clip((0.8 - share) / 0.04, 0, 1) * np.clip((share - 0.08) / 0.05, 0, 1)
        distance = np.abs((turn * segments / (2 * math.pi) + 0.5) % 1 - 0.5) * 2 * math.pi / segments * np.maximum(share, 0.02)
        wall = np.exp(-((distance / 0.028) ** 2)) * within
        cells = 1 + 0.16 * np.sin(turn * 64 + 5 * np.sin(share * 19)) * np.sin(share * 26 + 3 * noise) * within
        return colours * cells[:, None] * (1 - wall)[:, None] + linear('#fdf3d2') * wall[:, None]

    return face


def _slice(name, radius, thickness, rows, *, roughness=0.3, subsurface=0.45, outline=None, seeds=None, lumps=0.03, face=None):
    """A round slice whose colours go by rows (share of the radius, '#rrggbb'); `seeds` darkens around the middle.

    face: changes the colours (n, 3), given them, the shares, angles and noise.
    """
    kind = material(f'slice {name}', '#ffffff', roughness=roughness, subsurface=subsurface, subsurface_radius=0.2, vertex_colour=True, bump=((6, 0.012),))
    base = _ring_tint([(share, *_linear(colour)) for share, colour in rows])

    def tint(share, turn, noise):
        colours = base(share, turn, noise)
        if seeds is not None:
            where, count, colour = seeds
            spot = np.exp(-(((share - where) / 0.13) ** 2)) * np.clip(np.cos(turn * count), 0, 1) ** 3
            colours = colours * (1 - spot[:, None]) + np.array(_linear(colour)) * spot[:, None]
        return colours if face is None else face(colours, share, turn, noise)

    fine = {} if face is None else {'segments': 150, 'rings': 44}
    return coin(name, radius, thickness, kind, outline=outline, lumps=lumps, tint=tint, seed=len(name), **fine)


def _half_coin(name, radius, thickness, rows, **options):
    """A slice cut in half, its straight side towards -y."""
    made = _slice(name, radius, thickness, rows, lumps=0.06, **options)
    for vertex in made.data.vertices:
        vertex.co.y = max(vertex.co.y, 0.06 * math.sin(vertex.co.x * 3)) - radius * 0.4
    return made


_SAUSAGE = [(0, '#c98d68'), (0.8, '#bd7d58'), (0.92, '#8f5330'), (1, '#5f3217')]

SLICES = {
    'carrot-coin': lambda: _slice('carrot-coin', 1.3, 0.45, [(0, '#f7a348'), (0.35, '#f3913a'), (0.5, '#ee7d22'), (1, '#e06d18')]),
    'cucumber': lambda: _slice('cucumber', 1.6, 0.26, [(0, '#e3eebb'), (0.45, '#d5e6a8'), (0.8, '#cfe2a0'), (0.92, '#a6c865'), (0.97, '#3f6b26'), (1, '#2f5a1e')], seeds=(0.42, 9, '#f3f3cf')),
    'courgette-coin': lambda: _slice('courgette-coin', 1.35, 0.35, [(0, '#e8e3ac'), (0.6, '#e3dfa2'), (0.9, '#c5cf7b'), (0.96, '#5f7f2e'), (1, '#46691f')], seeds=(0.45, 9, '#d6cf8f')),
    'radish': lambda: _slice('radish', 1.4, 0.18, [(0, '#fdfaf5'), (0.85, '#fbf3f0'), (0.95, '#d94468'), (1, '#b9224a')]),
    'banana': lambda: _slice('banana', 1.5, 0.5, [(0, '#efe0a4'), (0.3, '#f4e9bd'), (0.9, '#f7efcc'), (1, '#f2e6b4')], seeds=(0.2, 6, '#a98f55'), subsurface=0.6),
    'tomato': lambda: _slice('tomato', 2.3, 0.42, [(0, '#e0563a'), (1, '#b61a0a')], roughness=0.14, face=lambda colours, share, turn, noise: tomato_face(share, turn, 5, 2) * (1 + 0.12 * noise)[:, None], outline=lambda a: 1 + 0.025 * np.cos(5 * a + 0.4) + 0.02 * np.cos(2 * a)),
    'leek': lambda: _slice('leek', 1.1, 0.4, [(0, '#f6f3c8'), (0.3, '#dfe7a0'), (0.5, '#f3f2cc'), (0.7, '#cfdd8c'), (0.85, '#eef0c2'), (1, '#9fbf5c')]),
    'egg-half': None,
    'sausage-coin': lambda: _slice('sausage-coin', 1.1, 0.6, _SAUSAGE, lumps=0.08, face=_fried_face, outline=lambda a: 1 + 0.03 * np.cos(3 * a) + 0.04 * np.cos(2 * a + 1)),
    'sausage-half': lambda: _half_coin('sausage-half', 1.4, 0.85, _SAUSAGE, face=_fried_face),
    'lemon': lambda: _slice('lemon', 2.2, 0.35, [(0, '#f9f2c0'), (0.1, '#f8dd45'), (0.78, '#f6d02c'), (0.84, '#fbf6dd'), (0.93, '#f9efc0'), (0.97, '#f3c21a'), (1, '#eab70f')], face=_citrus(9), roughness=0.15),
    'lime': lambda: _slice('lime', 2.0, 0.35, [(0, '#eaf3c0'), (0.1, '#b9d552'), (0.78, '#a8c93f'), (0.84, '#f2f6d6'), (0.94, '#dfe9a8'), (0.97, '#5f9429'), (1, '#4b8020')], face=_citrus(9), roughness=0.15),
    'orange': lambda: _slice('orange', 2.8, 0.45, [(0, '#fbe0a5'), (0.1, '#f59a25'), (0.82, '#f08a14'), (0.88, '#fbe7c2'), (0.95, '#f6b04a'), (1, '#ee8308')], face=_citrus(10), roughness=0.15),
    'kiwi': lambda: _slice('kiwi', 1.9, 0.4, [(0, '#eef0c4'), (0.2, '#e1e8a5'), (0.3, '#8fb93a'), (0.85, '#7aa92c'), (0.96, '#89a83f'), (1, '#7c5f37')], seeds=(0.38, 14, '#20200f')),
    'apple-slice': lambda: _slice('apple-slice', 2.4, 0.4, [(0, '#e9dba2'), (0.15, '#f5edc9'), (0.9, '#f6eec8'), (0.96, '#c23a2a'), (1, '#a8231b')]),
    'pear-slice': lambda: _slice('pear-slice', 2.2, 0.4, [(0, '#e8deb0'), (0.9, '#f4eed0'), (0.96, '#b9b84a'), (1, '#a3a63a')], outline=lambda a: 1 + 0.28 * np.cos(a)),
    'mushroom': lambda: _slice('mushroom', 1.45, 0.3, [(0, '#dcc096'), (0.3, '#e6cfa6'), (0.62, '#d6b484'), (0.8, '#c39a66'), (0.92, '#9a6a3a'), (1, '#6d4322')], lumps=0.1, outline=_mushroom_outline),
    'onion-ring': None,
    'beetroot-slice': lambda: _slice('beetroot-slice', 2.2, 0.35, [(0, '#7d1230'), (0.3, '#8f1e3c'), (0.5, '#74102c'), (0.75, '#8a1a38'), (1, '#5f0c24')], roughness=0.2),
    'avocado': lambda: _slice('avocado', 2.2, 0.45, [(0, '#f1e9a6'), (0.5, '#e3e38a'), (0.85, '#b7cc5b'), (0.95, '#8bb03e'), (1, '#4f7426')], outline=lambda a: 0.8 + 0.25 * np.cos(a)),
}


def onion_ring(random, colour='#8e4a72'):
    """A thin ring of onion."""
    kind = material(f'onion {colour}', '#f3e9ee', mottle=((colour, 1.4, 0.45, 0.6),), roughness=0.2, subsurface=0.5, subsurface_radius=0.15)
    radius = random.uniform(1.1, 1.8)
    angles = np.linspace(0, 2 * math.pi * 0.93, 40)
    bend = random.uniform(-0.3, 0.3)
    points = np.c_[radius * np.cos(angles), radius * 0.85 * np.sin(angles), 0.25 * np.sin(angles * 2 + bend) + 0.1]
    return tube('onion ring', points, 0.13, kind, sides=8)


def wedge(name, flesh, skin, radius=2.6, *, seeds=None):
    """A wedge of a round fruit: a sixth that lies on one cut face, the other turned towards -y."""
    kind = material(f'wedge {name}', '#ffffff', roughness=0.15, subsurface=0.35, subsurface_radius=0.25, vertex_colour=True, bump=((5, 0.015),))
    rows, columns = 60, 22
    turn = np.linspace(0, math.pi, rows)
    open_ = np.linspace(-0.52, 0.52, columns)
    shells, faces, colours = [], [], []

    def grid(points, tints):
        start = sum(len(shell) for shell in shells)
        shells.append(points)
        colours.append(tints)
        n, m = rows, len(points) // rows
        for i in range(n - 1):
            for j in range(m - 1):
                faces.append(tuple(start + k for k in (i * m + j, (i + 1) * m + j, (i + 1) * m + j + 1, i * m + j + 1)))

    tt, oo = (g.ravel() for g in np.meshgrid(turn, open_, indexing='ij'))
    outer = np.c_[radius * np.cos(tt) * 1.12, radius * np.sin(tt) * np.sin(oo), -radius * np.sin(tt) * np.cos(oo)]
    grid(outer, np.tile(_linear(skin), (len(outer), 1)))
    share = np.linspace(1, 0, 40)
    for side in (-0.52, 0.52):
        tt, ss = (g.ravel() for g in np.meshgrid(turn, share, indexing='ij'))
        flat = np.c_[radius * np.cos(tt) * 1.12, radius * np.sin(tt) * ss * np.sin(side), -radius * np.sin(tt) * ss * np.cos(side)]
        edge = np.maximum(ss, np.abs(np.cos(tt)) ** 4)
        tints = np.array(_linear(flesh)) * (1 + 0.25 * fractal_noise(flat * 1.8, 2, 3))[:, None]
        if name in ('lemon-wedge', 'lime-wedge', 'orange-wedge'):
            pulp = 1 + 0.14 * np.sin(tt * 40 + 4 * np.sin(ss * 15)) * np.sin(ss * 18)
            pith = np.clip((edge - 0.84) / 0.03, 0, 1)[:, None]
            tints = tints * pulp[:, None] * (1 - pith) + np.array(_linear('#fbf3d8')) * pith
        skin_share = np.clip((edge - 0.93) / 0.05, 0, 1)[:, None]
        tints = tints * (1 - skin_share) + np.array(_linear(skin)) * skin_share
        if seeds is not None:
            spot = np.exp(-(((ss - 0.55) / 0.2) ** 2)) * np.clip(np.sin(tt * 5), 0, 1) ** 2
            tints = tints * (1 - spot[:, None]) + np.array(_linear(seeds)) * spot[:, None]
        grid(flat, tints)
    vertices = np.concatenate(shells)
    from shape.solids import weld

    # It lies on one cut face and shows the other.
    tilt = math.pi / 2 + 0.52
    y, z = vertices[:, 1].copy(), vertices[:, 2].copy()
    vertices = np.c_[vertices[:, 0], y * math.cos(tilt) - z * math.sin(tilt), y * math.sin(tilt) + z * math.cos(tilt)]
    made = mesh_object(name, vertices, faces, kind, tint=np.concatenate(colours), smooth=False)
    weld(made, 0.002)
    return made


WEDGES = {
    'tomato-wedge': ('#dd4a30', '#c41c0c', 2.5, '#efb35c'),
    'lemon-wedge': ('#f6dc5a', '#efc01a', 2.3, None),
    'lime-wedge': ('#b5d14d', '#5f9429', 2.1, None),
    'apple-wedge': ('#f5edc9', '#b02a1f', 2.8, None),
    'potato-wedge': ('#eac873', '#b57f36', 2.3, None),
    'orange-wedge': ('#f2941c', '#ee8308', 2.7, '#fbc26c'),
    'plum-wedge': ('#d9a13f', '#5a2a55', 1.7, None),
    'peach-wedge': ('#f3a74e', '#d9663b', 2.4, None),
    'pumpkin-wedge': ('#efa12d', '#c9741c', 3.0, None),
}


def floret(name, crown, stalk, random):
    """A floret: a lumpy crown upon a short stalk, in one mesh."""
    import bpy

    crown_kind = _food(f'{name} crown', crown[0], crown[1], 0.6, 0.15, scale=3, bump=0.09)
    top = blob(name, (1.25, 1.2, 0.85), crown_kind, lumps=0.5, frequency=3.2, detail=5, seed=random.randint(0, 99))
    top.location.z = 1.5
    stem = blob(f'{name} stalk', (0.5, 0.5, 1.1), _food(f'{name} stalk', *stalk, 0.4, 0.4), lumps=0.08, detail=3)
    stem.location.z = 0.6
    bpy.context.view_layer.update()
    with bpy.context.temp_override(active_object=top, selected_editable_objects=[top, stem]):
        bpy.ops.object.join()
    with bpy.context.temp_override(object=top, active_object=top, selected_objects=[top], selected_editable_objects=[top]):
        bpy.ops.object.origin_set(type='ORIGIN_GEOMETRY', center='BOUNDS')
    return top


FLORETS = {
    'broccoli': (('#3f7a2c', '#5d9a41'), ('#9dbd62', '#b4cf7b')),
    'cauliflower': (('#f3ead2', '#e0cfa6'), ('#efe8cc', '#dfe2b0')),
}
LEAVES = {
    'spinach': ('#3f7a2a', 3.6, 2.4, 0.3, 0.25),
    'lettuce': ('#83b048', 6.0, 4.6, 0.4, 0.35),
    'rocket': ('#4d8a33', 3.6, 1.3, 0.3, 0.15),
    'basil': ('#3f8f2a', 2.6, 1.7, 0.35, 0.3),
    'mint': ('#4a9440', 2.0, 1.2, 0.3, 0.3),
    'kale': ('#4b7438', 4.0, 3.0, 0.4, 0.3),
    'cabbage-shred': ('#dfe8b4', 4.5, 0.5, 0.25, 0.2),
    'red-cabbage-shred': ('#7a2f66', 4.2, 0.45, 0.25, 0.2),
    'sauerkraut-shred': ('#e6dba0', 4.0, 0.35, 0.3, 0.1),
    'parsley': ('#3f8a2c', 1.0, 0.8, 0.3, 0.25),
}


def leaf_of(name, random, scale=1.0):
    """One leaf of a kind, with a bend of its own."""
    colour, length, width, bend, fold = LEAVES[name]
    kind = material(f'leaf {name}', colour, roughness=0.38, subsurface=0.15, subsurface_radius=0.1, vertex_colour=True)
    ruffle = {'kale': 0.14, 'lettuce': 0.1, 'parsley': 0.12}.get(name, 0.05)
    size = scale * random.uniform(0.85, 1.15)
    return leaf(name, length * size, width * size, kind, bend=bend * random.uniform(0.4, 1.6), fold=fold, ruffle=ruffle, seed=random.randint(0, 999))


def pasta(name, random):
    """Short pasta: tubes, spirals and bows."""
    kind = _food('pasta', '#f0d590', '#e6c474', 0.35, 0.4)
    if name in ('penne', 'wholegrain-penne'):
        if name != 'penne':
            kind = _food('wholegrain pasta', '#bd8a52', '#a06f3c', 0.4, 0.3)
        # A hollow tube with slanted ends: outside, end, inside, end.
        x, around = (g.ravel() for g in np.meshgrid(np.linspace(0, 1, 44), np.linspace(0, 2 * math.pi, 30, endpoint=False), indexing='ij'))
        inner = x > 0.5
        along = np.where(inner, 3.5 - 7 * (x - 0.5), 7 * x - 0.0) * 1.0 - 1.75
        radius = np.where(inner, 0.33, 0.47 + 0.012 * np.cos(around * 15))
        y, z = radius * np.cos(around), radius * np.sin(around)
        faces = [(i * 30 + j, i * 30 + (j + 1) % 30, (i + 1) % 44 * 30 + (j + 1) % 30, (i + 1) % 44 * 30 + j) for i in range(44) for j in range(30)]
        return mesh_object(name, np.c_[along + 0.7 * y, y, z + 0.05 * along**2], faces, kind)
    if name == 'fusilli':
        t = np.linspace(0, 1, 60)
        points = np.c_[(t - 0.5) * 4.2, 0.36 * np.cos(t * 18), 0.36 * np.sin(t * 18)]
        return tube('fusilli', points, 0.3, kind, sides=10)
    t = np.linspace(0, 1, 40)
    points = np.c_[0.9 * np.cos(t * 4.6), 0.9 * np.sin(t * 4.6), 0.3 * t]
    return tube('macaroni', points, 0.36, kind, sides=14)


PASTAS = ('penne', 'wholegrain-penne', 'fusilli', 'macaroni')


def known_pieces():
    """All names that `pieces` takes."""
    made = [name for name, make in SLICES.items() if make is not None]
    return sorted({*FRUIT, *DICE, *CHUNKS, 'chicken-strip', 'goulash-potato', 'scrambled-egg', *ROUND, *GRAINS, *made, 'onion-ring', 'red-onion-ring', *WEDGES, *FLORETS, *LEAVES, *PASTAS})


def pieces(name, random):
    """Prototypes of a food's pieces, rows (object, weight of its share, scatter of its size)."""
    if name in FRUIT:
        return [(FRUIT[name](random.randint(1, 99)), 1, 0.1) for _ in range(2)]
    if name in DICE:
        return _dice(name)
    if name == 'goulash-potato':
        return [(goulash_potato(random.randint(0, 99)), 1, 0.2) for _ in range(6)]
    if name in CHUNKS:
        return [(meat_chunk(name, random.randint(0, 99)), 1, 0.15) for _ in range(5)]
    if name == 'chicken-strip':
        return [(meat_chunk('chicken', random.randint(0, 99), (1.75, 0.62, 0.5)), 1, 0.15) for _ in range(6)]
    if name == 'scrambled-egg':
        return [(egg_curd(random.randint(1, 99)), 1, 0.25) for _ in range(7)]
    if name in ROUND:
        return _round(name)
    if name in GRAINS:
        return grain(name)
    if name in WEDGES:
        flesh, skin, radius, seeds = WEDGES[name]
        return [(wedge(name, flesh, skin, radius, seeds=seeds), 1, 0.08)]
    if name in FLORETS:
        return [(floret(name, *FLORETS[name], random), 1, 0.2) for _ in range(3)]
    if name in LEAVES:
        return [(leaf_of(name, random), 1, 0.15) for _ in range(4)]
    if name in PASTAS:
        return [(pasta(name, random), 1, 0.06)]
    if name in ('onion-ring', 'red-onion-ring'):
        colour = '#8e4a72' if name == 'red-onion-ring' else '#e3dba6'
        return [(onion_ring(random, colour), 1, 0.1) for _ in range(3)]
    return [(SLICES[name](), 1, 0.1)]
