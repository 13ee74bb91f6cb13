import { blur, CANVAS, type Drawing, ellipse, linear, mix, path, radial, round } from './drawing.ts'
import type { Ground } from './palette.ts'
import type { Random } from './random.ts'

/** The table is painted a little beyond the picture, for a scene that is moved up. */
const BELOW = CANVAS + 100
/** Lines along the table run towards this point above the horizon. */
const VANISHING = { x: 700, y: -60 }

/** The x coordinate at height `y` of a line that leaves the bottom edge at `x`. */
function along(x: number, y: number): number {
  return VANISHING.x + ((x - VANISHING.x) * (y - VANISHING.y)) / (BELOW - VANISHING.y)
}

function strip(left: number, right: number, top: number, bottom: number): string {
  return `M${round(along(left, top))} ${top} L${round(along(right, top))} ${top} L${round(along(right, bottom))} ${bottom} L${round(along(left, bottom))} ${bottom} Z`
}

/** The table from the horizon to the lower edge, with cloths and mats on it. */
export function drawTable(drawing: Drawing, ground: Ground, random: Random, horizon: number): string {
  const [light, dark] = ground.table
  const surface = linear(drawing, [
    [0, mix(dark, light, 0.35)],
    [0.28, light],
    [1, dark],
  ])
  const isWood = mix(light, '#000000', 0) !== '#fff7e8'
  const base = `<rect y="${horizon}" width="${CANVAS}" height="${BELOW - horizon}" fill="${surface}"/>`
  const shade = linear(drawing, [
    [0, '#2a1608', 0.34],
    [1, '#2a1608', 0],
  ])
  const edge = `<rect y="${horizon}" width="${CANVAS}" height="70" fill="${shade}"/>`
  const texture = isWood ? planks(dark, random, horizon) : weave(dark, horizon)
  const cloth = random.pick([runner, checks, roundMat, napkin, stripes])
  return base + texture + edge + cloth(drawing, ground, random, horizon) + pool(drawing)
}

/** A pool of light around the middle of the table. */
function pool(drawing: Drawing): string {
  const light = radial(drawing, [
    [0, '#fff8e6', 0.5],
    [1, '#fff8e6', 0],
  ])
  return ellipse(620, 860, 640, 260, `fill="${light}"`)
}

function planks(dark: string, random: Random, horizon: number): string {
  const line = mix(dark, '#2a1608', 0.45)
  const parts: string[] = []
  for (let x = -1500; x < 2900; x += 260) {
    if (random.chance(0.6))
      parts.push(
        path(strip(x, x + 260, horizon, BELOW), `fill="${line}" opacity="${round(random.between(0.2, 1.2)) / 10}"`),
      )
    parts.push(
      path(
        `M${round(along(x, horizon))} ${horizon} L${x} ${BELOW}`,
        `stroke="${line}" stroke-width="4" opacity="0.28"`,
      ),
    )
    for (let grain = 0; grain < 3; grain++) {
      const start = x + random.between(25, 235)
      const from = random.between(horizon, CANVAS - 200)
      const to = from + random.between(120, 420)
      parts.push(
        path(
          `M${round(along(start, from))} ${round(from)} Q${round(along(start + 22, (from + to) / 2))} ${round((from + to) / 2)} ${round(along(start, to))} ${round(to)}`,
          `fill="none" stroke="${line}" stroke-width="3" stroke-linecap="round" opacity="0.14"`,
        ),
      )
    }
  }
  return parts.join('')
}

function weave(dark: string, horizon: number): string {
  const parts: string[] = []
  for (let y = horizon + 24, step = 16; y < BELOW; y += step, step *= 1.13) {
    parts.push(path(`M0 ${round(y)} H${CANVAS}`, `stroke="${dark}" stroke-width="2" opacity="0.2"`))
  }
  return parts.join('')
}

type Cloth = (drawing: Drawing, ground: Ground, random: Random, horizon: number) => string

/** A long cloth down the middle of the table. */
const runner: Cloth = (drawing, { cloth }, random, horizon) => {
  const half = random.between(560, 700)
  const shadow = blur(drawing, 12)
  const lines = [0.86, 0.78, 0.74].map((share, index) =>
    [-1, 1].map((side) => {
      const at = 700 + side * half * share
      return path(strip(at - 9 - index * 5, at + 9 + index * 5, horizon, BELOW), `fill="${cloth[1]}" opacity="0.85"`)
    }),
  )
  return (
    path(strip(700 - half + 10, 700 + half + 26, horizon, BELOW), `fill="#2a1608" opacity="0.3" filter="${shadow}"`) +
    path(strip(700 - half, 700 + half, horizon, BELOW), `fill="${cloth[0]}"`) +
    lines.flat().join('') +
    path(strip(700 - half, 700 + half, horizon, horizon + 60), `fill="#2a1608" opacity="0.12"`)
  )
}

/** A checked cloth over the whole table. */
const checks: Cloth = (_drawing, { cloth }, random, horizon) => {
  const width = random.pick([150, 190])
  const parts = [`<rect y="${horizon}" width="${CANVAS}" height="${BELOW - horizon}" fill="${cloth[0]}"/>`]
  for (let x = -1600; x < 3000; x += width * 2) {
    parts.push(path(strip(x, x + width, horizon, BELOW), `fill="${cloth[1]}" opacity="0.3"`))
  }
  let y = horizon + 8
  for (let step = 26; y < BELOW; step *= 1.32) {
    parts.push(`<rect y="${round(y)}" width="${CANVAS}" height="${round(step)}" fill="${cloth[1]}" opacity="0.3"/>`)
    y += step * 2.1
  }
  parts.push(`<rect y="${horizon}" width="${CANVAS}" height="46" fill="#2a1608" opacity="0.14"/>`)
  return parts.join('')
}

/** Broad stripes along the table. */
const stripes: Cloth = (_drawing, { cloth }, random, horizon) => {
  const width = random.pick([70, 110])
  const parts = [`<rect y="${horizon}" width="${CANVAS}" height="${BELOW - horizon}" fill="${cloth[0]}"/>`]
  for (let x = -1600; x < 3000; x += width * 3) {
    parts.push(path(strip(x, x + width, horizon, BELOW), `fill="${cloth[1]}" opacity="0.55"`))
  }
  parts.push(`<rect y="${horizon}" width="${CANVAS}" height="46" fill="#2a1608" opacity="0.14"/>`)
  return parts.join('')
}

/** A round woven mat below the dish. */
const roundMat: Cloth = (drawing, { cloth, table }, random) => {
  const soft = blur(drawing, 14)
  const colour = random.chance(0.5) ? mix(cloth[1], '#ffffff', 0.12) : mix(table[1], '#ffffff', 0.5)
  const rings: string[] = []
  for (let radius = 545; radius > 60; radius -= 27) {
    rings.push(ellipse(700, 905, radius, radius * 0.4, `fill="none" stroke="#2a1608" stroke-width="5" opacity="0.1"`))
  }
  return (
    ellipse(722, 930, 575, 226, `fill="#2a1608" opacity="0.35" filter="${soft}"`) +
    ellipse(700, 905, 565, 225, `fill="${colour}"`) +
    rings.join('')
  )
}

/** A folded napkin, its corner towards the viewer. */
const napkin: Cloth = (drawing, { cloth }, random) => {
  const soft = blur(drawing, 12)
  const side = random.chance(0.5) ? 1 : -1
  const x = 700 + side * 90
  const shape = `M${x - 700} 930 L${x} 760 L${x + 700} 930 L${x} 1330 Z`
  const clip = drawing.define((id) => `<clipPath id="${id}">${path(shape, '')}</clipPath>`)
  const lines: string[] = []
  for (let offset = -1400; offset < 1400; offset += 92) {
    lines.push(path(`M${x + offset} 1400 l700 -800`, `stroke="${cloth[1]}" stroke-width="16" opacity="0.5"`))
    lines.push(path(`M${x + offset + 26} 1400 l700 -800`, `stroke="${cloth[1]}" stroke-width="5" opacity="0.5"`))
  }
  return (
    path(shape, `fill="#2a1608" opacity="0.32" filter="${soft}" transform="translate(14 18)"`) +
    path(shape, `fill="${cloth[0]}"`) +
    `<g clip-path="${clip}">${lines.join('')}</g>` +
    path(
      `M${x - 676} 930 L${x} 1300 L${x + 676} 930`,
      `fill="none" stroke="${cloth[1]}" stroke-width="4" stroke-dasharray="14 10" opacity="0.6"`,
    )
  )
}
