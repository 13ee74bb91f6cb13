import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  contactShadow,
  createDrawing,
  type Drawing,
  ellipse,
  linear,
  mix,
  path,
  radial,
  round,
  standing,
} from './drawing.ts'
import { drawEmoji, drawIcon } from './emoji.ts'
import { leaf } from './garnish.ts'

interface Profile {
  slug: string
  colour: string
}

/** The person, the foods on the table and the emblem of each profile. */
const LOOKS: Record<string, { person: string; foods: readonly string[]; emblem: string }> = {
  'jarmila-novakova': { person: 'old-woman-light', foods: ['🍲', '🥟', '🍞'], emblem: '🍲' },
  'martin-dvorak': { person: 'man-beard-light', foods: ['🍗', '🥚', '🥛'], emblem: '💪' },
  'tomas-rychly': { person: 'man-light', foods: ['🌯', '🍳', '🍅'], emblem: '⏱️' },
  'klara-vesela': { person: 'woman-health-worker-light', foods: ['🥗', '🍎', '🥑'], emblem: '🍎' },
  'hana-kralova': { person: 'woman-red-hair-light', foods: ['🌽', '🧁', '🍚'], emblem: '🌽' },
  'eva-mala': { person: 'woman-blonde-hair-light', foods: ['🥣', '🥕', '🍌'], emblem: '🥕' },
  'lenka-zelena': { person: 'woman-farmer-light', foods: ['🥦', '🫘', '🥬'], emblem: '🥬' },
  'petr-moravec': { person: 'man-cook-light', foods: ['🐟', '🫒', '🍋'], emblem: '🐟' },
}

/** Icons that show only a head; they get shoulders and an apron. */
const HEADS = /^(old-)?(man|woman)(-beard|-red-hair|-blonde-hair)?-light$/

/** Icons outside the food part of the name list. */
const OTHER_ICONS: Record<string, string> = { '💪': 'flexed-biceps-light', '⏱️': 'stopwatch' }

/** Draws the portrait (800 × 800) and the emblem (400 × 400) of every public profile. */
export async function drawCreators(data: string): Promise<number> {
  const folder = join(data, 'pictures/creators')
  await mkdir(folder, { recursive: true })
  const profiles = JSON.parse(await readFile(join(data, 'public-profiles.json'), 'utf8')) as Profile[]
  for (const { slug, colour } of profiles) {
    const look = LOOKS[slug] ?? { person: 'person-light', foods: ['🥗', '🍎', '🥕'], emblem: '🌿' }
    await save(await portrait(colour, look.person, look.foods), join(folder, `${slug}.webp`))
    await save(await emblem(colour, look.emblem), join(folder, `${slug}-logo.webp`))
  }
  return profiles.length
}

async function portrait(colour: string, person: string, foods: readonly string[]): Promise<string> {
  const drawing = createDrawing()
  const light = mix(colour, '#ffffff', 0.55)
  const wall = radial(
    drawing,
    [
      [0, mix(colour, '#ffffff', 0.72)],
      [0.6, light],
      [1, mix(colour, '#ffffff', 0.18)],
    ],
    [0.42, 0.36, 0.8],
  )
  const niche = linear(drawing, [
    [0, '#FFFDF6', 0.85],
    [1, '#FFFDF6', 0.35],
  ])
  const wood = linear(drawing, [
    [0, '#F0D6AC'],
    [0.15, '#E3BC86'],
    [1, '#B98350'],
  ])
  const parts = [
    `<rect width="800" height="800" fill="${wall}"/>`,
    path('M110 800 V390 A290 290 0 0 1 690 390 V800 Z', `fill="${niche}"`),
    path('M140 800 V390 A260 260 0 0 1 660 390 V800', `fill="none" stroke="${colour}" stroke-width="3" opacity="0.35"`),
    ...[
      [-1, 96],
      [1, 704],
    ].flatMap(([side = 1, x = 0]) =>
      [0, 1, 2, 3].map((index) =>
        leaf(x, 380 - index * 74, 84 - index * 8, side * -46 + (side < 0 ? 180 : 0), mix(colour, '#2E7D4F', 0.5)),
      ),
    ),
    await figure(drawing, person, colour),
    '<rect y="672" width="800" height="128" fill="#2a1608" opacity="0.16"/>',
    `<rect y="682" width="800" height="118" fill="${wood}"/>`,
    '<rect y="682" width="800" height="5" fill="#ffffff" opacity="0.45"/>',
    await onTable(drawing, foods),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800">${drawing.definitions()}${parts.join('')}</svg>`
}

async function figure(drawing: Drawing, person: string, colour: string): Promise<string> {
  const sprite = await drawIcon(person)
  if (!HEADS.test(person)) return standing(sprite, 400, 704, 545)
  const shirt = linear(
    drawing,
    [
      [0, mix(colour, '#ffffff', 0.28)],
      [0.5, colour],
      [1, mix(colour, '#000000', 0.3)],
    ],
    [0.1, 0, 0.9, 1],
  )
  const apron = linear(drawing, [
    [0, '#FFFFFF'],
    [1, '#E9DDC8'],
  ])
  const skin = linear(drawing, [
    [0, '#D98F78'],
    [1, '#F3C3AC'],
  ])
  return (
    path('M150 720 C150 560 232 516 330 500 Q400 540 470 500 C568 516 650 560 650 720 Z', `fill="${shirt}"`) +
    path('M338 430 H462 V500 Q400 556 338 500 Z', `fill="${skin}"`) +
    path('M336 498 Q400 558 464 498 L478 516 Q400 586 322 516 Z', `fill="${mix(colour, '#000000', 0.18)}"`) +
    path('M292 600 Q400 622 508 600 L540 720 H260 Z', `fill="${apron}"`) +
    path(
      'M284 512 L306 602 M516 512 L494 602',
      'fill="none" stroke="#F7EFE0" stroke-width="20" stroke-linecap="round"',
    ) +
    leaf(384, 660, 62, -40, '#2E7D4F') +
    standing(sprite, 400, 505, 350)
  )
}

async function onTable(drawing: Drawing, foods: readonly string[]): Promise<string> {
  const places = [
    [132, 752, 176],
    [668, 754, 164],
    [548, 776, 112],
  ] as const
  const parts: string[] = []
  for (const [index, emoji] of foods.entries()) {
    const [x, base, height] = places[index] ?? [400, 770, 100]
    parts.push(
      contactShadow(drawing, x, base - 6, height * 0.46, 0.5),
      standing(await drawEmoji(emoji), x, base, height, index === 0 ? -3 : 3),
    )
  }
  return parts.join('')
}

async function emblem(colour: string, emoji: string): Promise<string> {
  const drawing = createDrawing()
  const ground = radial(
    drawing,
    [
      [0, mix(colour, '#ffffff', 0.16)],
      [1, mix(colour, '#000000', 0.12)],
    ],
    [0.38, 0.32, 0.85],
  )
  const disc = radial(
    drawing,
    [
      [0, '#FFFFFF'],
      [1, '#F4ECDD'],
    ],
    [0.4, 0.35, 0.75],
  )
  const wreath = Array.from({ length: 12 }, (_, index) => {
    const angle = (118 + index * 27.6) % 360
    const turn = (angle * Math.PI) / 180
    const [x, y] = [200 + Math.cos(turn) * 158, 200 + Math.sin(turn) * 158]
    return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(angle + 70)})">${path('M-24 0 C-10 -15 12 -15 24 0 C12 15 -10 15 -24 0 Z', 'fill="#FBFAF6" opacity="0.9"')}</g>`
  })
  const name = OTHER_ICONS[emoji]
  const sprite = name ? await drawIcon(name) : await drawEmoji(emoji)
  const tall = Math.min(158, (158 * sprite.height) / sprite.width)
  const parts = [
    `<rect width="400" height="400" fill="${ground}"/>`,
    wreath.join(''),
    ellipse(200, 200, 124, 124, `fill="${disc}"`),
    ellipse(200, 200, 112, 112, `fill="none" stroke="${colour}" stroke-width="3" opacity="0.5"`),
    standing(sprite, 200, 200 + tall / 2, tall),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">${drawing.definitions()}${parts.join('')}</svg>`
}

async function save(svg: string, file: string): Promise<void> {
  await writeFile(
    file,
    await sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().webp({ quality: 86, effort: 5 }).toBuffer(),
  )
}
