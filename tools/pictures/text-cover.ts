import { drawWall } from './backdrop.ts'
import { blur, CANVAS, createDrawing, type Drawing, linear, path, radial, round, standing } from './drawing.ts'
import { drawIcon } from './emoji.ts'
import { groundFor } from './palette.ts'
import { createRandom, type Random } from './random.ts'
import { ingredients } from './still-life.ts'
import { drawTable } from './table.ts'
import type { TextScene } from './text-scenes.ts'

const HORIZON = 640
const LIFT = 52
/** The card within the middle 16:9 band. */
const CARD = { cx: 700, top: 396, width: 540, height: 604 }

/** The cover of an article or a guide as SVG: the kitchen of the recipes' covers, with a card instead of the dish. */
export async function textCoverSvg(slug: string, scene: TextScene): Promise<string> {
  const random = createRandom(slug)
  const drawing = createDrawing()
  const ground = groundFor([scene.meal], random)
  const wall = drawWall(drawing, ground, random, HORIZON - LIFT)
  const table = drawTable(drawing, ground, random, HORIZON)
  const cover = { dish: '', around: [...scene.around], vessel: 'board' }
  const still = await ingredients({ slug, cooking_type: 'Cold', meal_types: [scene.meal], cover }, drawing, random)
  const card = await drawCard(drawing, random, scene.icon, ground.cloth[1])
  const whole = `width="${CANVAS}" height="${CANVAS}"`
  const light = radial(
    drawing,
    [
      [0, '#fff6dc', 0.4],
      [1, '#fff6dc', 0],
    ],
    [0.18, 0.12, 0.75],
  )
  const shade = radial(
    drawing,
    [
      [0.66, '#3a1f0c', 0],
      [1, '#3a1f0c', 0.24],
    ],
    [0.46, 0.48, 0.78],
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${whole} viewBox="0 0 ${CANVAS} ${CANVAS}">${drawing.definitions()}${wall}`,
    `<g transform="translate(0 ${-LIFT})">${table}${still.back}${card}${still.front}</g>`,
    `<rect ${whole} fill="${light}"/><rect ${whole} fill="${shade}"/></svg>`,
  ].join('')
}

/** A recipe card leaning against the wall: a coloured edge, the icon, and lines that suggest a text. */
async function drawCard(drawing: Drawing, random: Random, icon: string, colour: string): Promise<string> {
  const { cx, top, width, height } = CARD
  const left = cx - width / 2
  const soft = blur(drawing, 22)
  const paper = linear(
    drawing,
    [
      [0, '#FFFFFF'],
      [1, '#F3EBDB'],
    ],
    [0.1, 0, 0.6, 1],
  )
  const disc = radial(drawing, [
    [0, colour, 0.26],
    [0.8, colour, 0.16],
    [1, colour, 0.1],
  ])
  const sprite = await drawIcon(icon)
  const tall = Math.min(340, (340 * sprite.height) / sprite.width)
  const middle = top + 272
  const lines = [0.62, 0.46].map((share, index) => {
    const y = top + height - 104 + index * 40
    const half = (width * share) / 2
    return path(
      `M${round(cx - half)} ${y} H${round(cx + half)}`,
      `stroke="#16324F" stroke-width="16" stroke-linecap="round" opacity="0.16"`,
    )
  })
  return [
    `<g transform="rotate(${round(random.between(-3, 3))} ${cx} ${top + height})">`,
    `<rect x="${left + 22}" y="${top + 34}" width="${width}" height="${height}" rx="34" fill="#2a1608" opacity="0.42" filter="${soft}"/>`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="34" fill="${paper}"/>`,
    `<path d="M${left} ${top + 62} V${top + 34} Q${left} ${top} ${left + 34} ${top} H${left + width - 34} Q${left + width} ${top} ${left + width} ${top + 34} V${top + 62} Z" fill="${colour}"/>`,
    `<circle cx="${cx}" cy="${middle}" r="196" fill="${disc}"/>`,
    standing(sprite, cx, middle + tall / 2, tall),
    ...lines,
    '</g>',
  ].join('')
}
