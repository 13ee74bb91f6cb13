import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { contactShadow, createDrawing, type Drawing, ellipse, linear, path, standing } from './drawing.ts'
import { drawEmoji, drawIcon } from './emoji.ts'
import { crumbs, leaf } from './garnish.ts'
import { createRandom } from './random.ts'

const WIDTH = 640
const HEIGHT = 480

type Scene = (drawing: Drawing) => Promise<string>

/** Draws the small illustrations of empty and error pages; their background is transparent, for light and dark themes. */
export async function drawEmptyStates(data: string): Promise<number> {
  const folder = join(data, 'pictures/brand')
  await mkdir(folder, { recursive: true })
  for (const [name, scene] of Object.entries(SCENES)) {
    const drawing = createDrawing()
    const inside = ground() + (await scene(drawing))
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawing.definitions()}${inside}</svg>`
    const webp = await sharp(Buffer.from(svg), { unlimited: true }).webp({ quality: 86, effort: 6 }).toBuffer()
    await writeFile(join(folder, `${name}.webp`), webp)
  }
  return Object.keys(SCENES).length
}

/** A soft green shape, visible on both white and dark blue. */
function ground(): string {
  return (
    path(
      'M96 300 C60 190 150 70 300 62 C450 40 590 130 570 268 C560 372 470 410 330 404 C220 408 128 392 96 300 Z',
      'fill="#5FA37C" opacity="0.2"',
    ) + ellipse(320, 404, 236, 34, 'fill="#5FA37C" opacity="0.28"')
  )
}

function plate(drawing: Drawing): string {
  const rim = linear(
    drawing,
    [
      [0, '#FFFFFF'],
      [0.6, '#F6EEDF'],
      [1, '#D9C7AE'],
    ],
    [0.2, 0, 0.8, 1],
  )
  return (
    contactShadow(drawing, 320, 392, 170, 0.5) +
    ellipse(320, 374, 196, 58, 'fill="#B9A387"') +
    ellipse(320, 364, 200, 60, `fill="${rim}"`) +
    ellipse(320, 363, 190, 55, 'fill="none" stroke="#2E7D4F" stroke-width="4" opacity="0.6"') +
    ellipse(320, 366, 140, 38, 'fill="#EFE4D0"') +
    ellipse(318, 369, 132, 33, 'fill="#FBF6EC"')
  )
}

/** One thing in the middle that says what will be here, and two foods beside it. @param height of the middle one */
function still(icon: string, left: string, right: string, height = 250, angle = 0): Scene {
  return async (drawing) =>
    contactShadow(drawing, 316, 394, 150, 0.5) +
    standing(await drawIcon(icon), 316, 402, height, angle) +
    contactShadow(drawing, 128, 402, 52, 0.4) +
    standing(await drawEmoji(left), 128, 408, 100, -8) +
    contactShadow(drawing, 512, 404, 56, 0.4) +
    standing(await drawEmoji(right), 512, 410, 108, 6)
}

const SCENES: Record<string, Scene> = {
  'empty-plan': still('spiral-calendar', '🍲', '🥗'),
  'empty-list': still('shopping-cart', '🥕', '🥛'),
  'empty-pantry': still('canned-food', '🧅', '🫙', 230),
  'empty-cookbook': still('open-book', '🍳', '🌿', 210),
  'empty-diary': still('notebook', '🍎', '🥣'),
  'empty-weight': still('bar-chart', '🍐', '🥦', 230),
  'empty-movement': still('running-shoe', '🍌', '🍎', 210),
  'empty-favourites': still('red-heart', '🍓', '🍰', 220),
  'empty-photo': still('camera', '🍰', '🍅', 220),
  'empty-review': still('star', '🥧', '🍋', 230),
  'empty-shared': still('handshake', '🥐', '🍇', 210),
  'empty-talk': still('speech-balloon', '🍏', '🥑', 220),
  'empty-shop': still('wrapped-gift', '🍒', '🍊'),
  'empty-news': still('newspaper', '☕', '🥐', 220),
  'empty-food': still('basket', '🥕', '🍅', 230),

  'empty-search': async (drawing) =>
    plate(drawing) +
    leaf(250, 372, 46, 20, '#5BA557') +
    standing(await drawIcon('magnifying-glass-tilted-left'), 350, 352, 236) +
    standing(await drawEmoji('🥕'), 132, 398, 104, -10) +
    standing(await drawEmoji('🍅'), 522, 404, 96, 6),

  'not-found': async (drawing) =>
    plate(drawing) +
    crumbs(
      createRandom('not-found'),
      ['#C98B4E', '#8A5A34', '#E3B877'],
      [
        [310, 368],
        [360, 376],
        [270, 364],
      ],
    ) +
    standing(await drawEmoji('🍴'), 320, 330, 190) +
    leaf(200, 352, 52, -30, '#3F8F4F') +
    standing(await drawEmoji('🐌'), 506, 402, 88),

  maintenance: async (drawing) =>
    contactShadow(drawing, 290, 392, 150, 0.5) +
    standing(await drawEmoji('🍲'), 290, 400, 272) +
    contactShadow(drawing, 478, 398, 66, 0.45) +
    standing(await drawIcon('hammer-and-wrench'), 478, 402, 140, 6) +
    standing(await drawIcon('gear'), 500, 190, 88) +
    standing(await drawEmoji('🧅'), 134, 404, 92),

  banned: async (drawing) =>
    contactShadow(drawing, 300, 392, 120, 0.5) +
    standing(await drawEmoji('🫙'), 300, 400, 282) +
    standing(await drawEmoji('🍪'), 300, 376, 96) +
    contactShadow(drawing, 430, 398, 66, 0.45) +
    standing(await drawIcon('locked'), 430, 406, 150, 5),

  error: async (drawing) => {
    const milk = linear(drawing, [
      [0, '#FFFFFF'],
      [1, '#DCD3EA'],
    ])
    return (
      contactShadow(drawing, 340, 396, 190, 0.4) +
      path(
        'M250 392 C210 372 300 352 372 360 C450 350 548 366 540 388 C536 410 470 404 430 412 C370 424 276 414 250 392 Z',
        `fill="${milk}"`,
      ) +
      ellipse(566, 392, 14, 6, `fill="${milk}"`) +
      ellipse(598, 402, 8, 4, `fill="${milk}"`) +
      standing(await drawEmoji('🥛'), 176, 362, 214, 74) +
      standing(await drawEmoji('🍪'), 470, 372, 122, 14) +
      standing(await drawEmoji('🍓'), 108, 410, 84, -8)
    )
  },
}
