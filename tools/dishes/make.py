"""Renders illustrations of dishes from their descriptions.

    python tools/dishes/make.py [--draft] [--all] [slug …]

Descriptions lie in data/dishes/descriptions.json, pictures go to data/pictures/dishes/<slug>.webp. A picture is made again only
when its description or this program's version has changed, so that a run which was stopped goes on where it was.
`--draft` renders small and noisy pictures into the system's temporary folder, for looking at.
"""

import argparse
import hashlib
import json
import random
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE))

from PIL import Image  # noqa: E402

from archetype.dishes import ARCHETYPES  # noqa: E402
from stage import scene, tableware  # noqa: E402
from stage.grade import graded  # noqa: E402

DESCRIPTIONS = ROOT / 'data/dishes/descriptions.json'
PICTURES = ROOT / 'data/pictures/dishes'
# What was made under which hash, and in how much processor time.
MADE = ROOT / 'data/dishes/made.json'
# Raised when what the program draws has changed so much that all pictures are to be made again.
VERSION = 3
WIDTH, HEIGHT, SAMPLES = 960, 720, 4
# At most this many bytes a picture.
MOST_BYTES = 100_000


def picture_key(description):
    """The hash under which a picture counts as made."""
    return hashlib.sha256(json.dumps([VERSION, description], sort_keys=True).encode()).hexdigest()[:16]


def build(description):
    """Builds the scene of a description."""
    scene.empty_scene()
    rng = random.Random(description['seed'])
    tableware.table(description['table'])
    if description.get('cloth'):
        left = rng.random() < 0.6
        tableware.cloth(description['cloth'], -19.5 if left else 19.5, rng.uniform(4, 10), rng.uniform(-0.45, 0.45), seed=description['seed'])
    scene.window_light(-1 if description['seed'] % 3 else 1)
    angle, distance, aim, lens = ARCHETYPES[description['archetype']](description, rng)
    scene.camera(angle + description.get('angle', 0), distance, aim, lens, turn=description.get('turn', 0))


def write_webp(png, target):
    """Writes a picture as WebP of at most MOST_BYTES."""
    picture = graded(Image.open(png))
    for quality in (90, 86, 80, 74, 68, 60):
        picture.save(target, 'WEBP', quality=quality, method=6)
        if target.stat().st_size <= MOST_BYTES:
            return


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('slugs', nargs='*')
    parser.add_argument('--draft', action='store_true')
    parser.add_argument('--all', action='store_true', help='all descriptions whose picture is missing or old')
    parser.add_argument('--threads', type=int, default=0, help='threads of the renderer; 0 takes all cores')
    parser.add_argument('--out', type=Path, default=Path(tempfile.gettempdir()) / 'dishes')
    parser.add_argument('--pictures', type=Path, default=PICTURES, help='folder of the pictures; one of its own keeps its made.json there')
    given = parser.parse_args()
    descriptions = json.loads(DESCRIPTIONS.read_text())
    made_file = MADE if given.pictures == PICTURES else given.pictures / 'made.json'
    made = json.loads(made_file.read_text()) if made_file.exists() else {}
    for slug in given.slugs or (list(descriptions) if given.all else []):
        description = descriptions[slug]
        key = picture_key(description)
        if not given.draft and made.get(slug, {}).get('key') == key and (given.pictures / f'{slug}.webp').exists():
            continue
        started = time.process_time()
        try:
            build(description)
        except Exception as failure:
            print(f'{slug}: {type(failure).__name__}: {failure}', file=sys.stderr, flush=True)
            if given.draft and len(given.slugs) == 1:
                raise
            continue
        given.out.mkdir(parents=True, exist_ok=True)
        png = given.out / f'{slug}.png'
        size = (280, 210, 3) if given.draft else (WIDTH, HEIGHT, SAMPLES)
        scene.render(png, *size, given.threads)
        seconds = round(time.process_time() - started, 1)
        print(f'{slug}: {seconds} processor seconds', flush=True)
        if given.draft:
            graded(Image.open(png)).save(png)
            continue
        given.pictures.mkdir(parents=True, exist_ok=True)
        write_webp(png, given.pictures / f'{slug}.webp')
        made[slug] = {'key': key, 'seconds': seconds}
        made_file.write_text(json.dumps(dict(sorted(made.items())), indent=1) + '\n')


if __name__ == '__main__':
    main()
