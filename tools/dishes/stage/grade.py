"""The one grade that all pictures share: full range of light, a warm white, a little more colour."""

import numpy as np
from PIL import Image, ImageEnhance

# The share of the darkest and brightest points that may become black and white, in percent.
DARKEST, BRIGHTEST = 0.3, 99.3
# Where the middle brightness of a picture is brought, and how far its curve may bend for that.
MIDDLE, LEAST_BEND, MOST_BEND = 0.56, 0.72, 1.15
WARMTH = (1.015, 1.0, 0.975)
COLOUR = 1.08
# Above this, light is rolled off, so that white plates keep their shape.
SHOULDER = 0.9


def graded(picture):
    """The picture after the shared grade. Takes and returns a PIL image in RGB."""
    colours = np.asarray(picture.convert('RGB')).astype(np.float32) / 255
    light = colours @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    dark, bright = np.percentile(light, [DARKEST, BRIGHTEST])
    dark *= 0.8
    colours = np.clip((colours - dark) / (bright - dark), 0, None) * 0.97
    middle = max((float(np.median(light)) - dark) / (bright - dark), 0.05)
    bend = float(np.clip(np.log(MIDDLE) / np.log(middle), LEAST_BEND, MOST_BEND))
    colours = colours**bend * np.array(WARMTH, np.float32)
    room = 1 - SHOULDER
    colours = np.where(colours > SHOULDER, SHOULDER + room * np.tanh((colours - SHOULDER) / room), colours)
    return ImageEnhance.Color(Image.fromarray((np.clip(colours, 0, 1) * 255).astype(np.uint8))).enhance(COLOUR)
