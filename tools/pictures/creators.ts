import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { createDrawing, ellipse, mix, path, radial, round, standing } from './drawing.ts'
import { drawEmoji, drawIcon } from './emoji.ts'

interface Profile {
  slug: string
  colour: string
}

/** The emblem of each profile. */
const EMBLEMS: Record<string, string> = {
  'jarmila-novakova': '🍲',
  'martin-dvorak': '💪',
  'tomas-rychly': '⏱️',
  'klara-vesela': '🍎',
  'hana-kralova': '🌽',
  'eva-mala': '🥕',
  'lenka-zelena': '🥬',
  'petr-moravec': '🐟',
}

/** Icons outside the food part of the name list. */
const OTHER_ICONS: Record<string, string> = { '💪': 'flexed-biceps-light', '⏱️': 'stopwatch' }

/** Draws the emblem (400 × 400) of every public profile. Portraits are of people: without one, pages show initials. */
export async function drawCreators(data: string): Promise<number> {
  const folder = join(data, 'pictures/creators')
  await mkdir(folder, { recursive: true })
  const profiles = JSON.parse(await readFile(join(data, 'public-profiles.json'), 'utf8')) as Profile[]
  for (const { slug, colour } of profiles) {
    await save(await emblem(colour, EMBLEMS[slug] ?? '🌿'), join(folder, `${slug}-logo.webp`))
  }
  return profiles.length
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
