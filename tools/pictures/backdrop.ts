import { blur, CANVAS, type Drawing, ellipse, linear, mix, path, radial, round } from './drawing.ts'
import type { Ground } from './palette.ts'
import type { Random } from './random.ts'

type Backdrop = (drawing: Drawing, wall: readonly [string, string], random: Random, horizon: number) => string

/** The wall behind the table: its colour, a motif of light or form, and a soft darkening towards the corners. */
export function drawWall(drawing: Drawing, ground: Ground, random: Random, horizon: number): string {
  const [light, dark] = ground.wall
  const fill = radial(
    drawing,
    [
      [0, mix(light, '#ffffff', 0.18)],
      [0.55, light],
      [1, dark],
    ],
    [random.between(0.34, 0.5), 0.42, 0.85],
  )
  const motif = random.pick([arch, disc, panes, leaves, tiles, doubleArch])
  return `<rect width="${CANVAS}" height="${horizon + 4}" fill="${fill}"/>${motif(drawing, ground.wall, random, horizon)}`
}

const arch: Backdrop = (drawing, [light, dark], random, horizon) => {
  const half = random.between(400, 480)
  const top = random.between(130, 200)
  const inside = linear(drawing, [
    [0, mix(light, '#ffffff', 0.55), 0.95],
    [1, mix(light, '#ffffff', 0.25), 0.8],
  ])
  const shape = (grow: number) =>
    `M${700 - half - grow} ${horizon} V${top + half} A${half + grow} ${half + grow} 0 0 1 ${700 + half + grow} ${top + half} V${horizon} Z`
  return (
    path(shape(26), `fill="${dark}" opacity="0.25"`) +
    path(shape(0), `fill="${inside}"`) +
    path(shape(-60), `fill="none" stroke="${mix(light, dark, 0.6)}" stroke-width="3" opacity="0.35"`)
  )
}

const doubleArch: Backdrop = (drawing, [light, dark], random, horizon) => {
  const side = random.chance(0.5) ? 1 : -1
  const fill = linear(drawing, [
    [0, mix(light, '#ffffff', 0.5), 0.9],
    [1, light, 0.6],
  ])
  const one = (cx: number, half: number, top: number) =>
    path(
      `M${cx - half} ${horizon} V${top + half} A${half} ${half} 0 0 1 ${cx + half} ${top + half} V${horizon} Z`,
      `fill="${fill}"`,
    )
  return (
    path(`M0 0 H${CANVAS} V${horizon} H0 Z`, `fill="${dark}" opacity="0.12"`) +
    one(700 + side * 330, 250, 250) +
    one(700 - side * 130, 360, 90)
  )
}

const disc: Backdrop = (drawing, [light], random, horizon) => {
  const cx = 700 + random.between(-110, 110)
  const radius = random.between(400, 470)
  const cy = horizon - random.between(40, 120)
  const glow = radial(drawing, [
    [0, '#ffffff', 0.75],
    [0.75, mix(light, '#ffffff', 0.5), 0.6],
    [1, mix(light, '#ffffff', 0.4), 0.5],
  ])
  const ring = (grow: number, opacity: number) =>
    ellipse(cx, cy, radius + grow, radius + grow, `fill="#ffffff" opacity="${opacity}"`)
  const clip = drawing.define((id) => `<clipPath id="${id}"><rect width="${CANVAS}" height="${horizon}"/></clipPath>`)
  return `<g clip-path="${clip}">${ring(170, 0.1)}${ring(85, 0.12)}${ellipse(cx, cy, radius, radius, `fill="${glow}"`)}</g>`
}

/** Sunlight through a window on the wall. */
const panes: Backdrop = (drawing, _wall, random, horizon) => {
  const soft = blur(drawing, 7)
  const left = random.between(180, 420)
  const panel = (column: number, row: number) => {
    const x = left + column * 250
    const y = 60 + row * 255 + column * 34
    return path(`M${x} ${y} l220 32 l-44 226 l-220 -32 Z`, 'fill="#fffdf2" opacity="0.42"')
  }
  const all = [0, 1, 2].flatMap((column) => [0, 1].map((row) => panel(column, row)))
  const clip = drawing.define((id) => `<clipPath id="${id}"><rect width="${CANVAS}" height="${horizon}"/></clipPath>`)
  return `<g clip-path="${clip}"><g filter="${soft}">${all.join('')}</g></g>`
}

/** Shadows of a branch in front of the window. */
const leaves: Backdrop = (drawing, [light, dark], random, horizon) => {
  const soft = blur(drawing, 9)
  const side = random.chance(0.5)
  const branch: string[] = []
  for (let index = 0; index < 9; index++) {
    const along = index / 8
    const x = -40 + along * 760
    const y = 110 + along * along * 330 + random.between(-20, 20)
    const size = 230 - along * 110
    for (const turn of [-38, 48]) {
      const angle = turn + along * 40 + random.between(-10, 10)
      branch.push(
        path(
          `M0 0 C${size * 0.35} ${-size * 0.32} ${size * 0.8} ${-size * 0.25} ${size} 0 C${size * 0.8} ${size * 0.25} ${size * 0.35} ${size * 0.32} 0 0 Z`,
          `transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})"`,
        ),
      )
    }
  }
  const glow = radial(drawing, [
    [0, '#ffffff', 0.5],
    [1, mix(light, '#ffffff', 0.3), 0],
  ])
  const flip = side ? '' : `transform="translate(${CANVAS} 0) scale(-1 1)"`
  const clip = drawing.define((id) => `<clipPath id="${id}"><rect width="${CANVAS}" height="${horizon}"/></clipPath>`)
  return `<g clip-path="${clip}">${ellipse(700, horizon - 120, 620, 460, `fill="${glow}"`)}<g ${flip}><g filter="${soft}" fill="${mix(dark, '#1b2a1c', 0.35)}" opacity="0.34">${branch.join('')}</g></g></g>`
}

/** Glazed kitchen tiles up to the middle of the wall. */
const tiles: Backdrop = (drawing, [light, dark], random, horizon) => {
  const rows: string[] = []
  const height = 82
  const count = Math.ceil(horizon / height)
  for (let row = 0; row < count; row++) {
    const y = horizon - (row + 1) * height
    for (let x = row % 2 === 0 ? 0 : -85; x < CANVAS; x += 170) {
      const tone = mix(light, random.chance(0.5) ? '#ffffff' : dark, random.between(0.04, 0.2))
      rows.push(
        `<rect x="${x + 4}" y="${y + 4}" width="162" height="${height - 8}" rx="9" fill="${tone}" opacity="0.72"/>`,
      )
    }
  }
  const shine = linear(
    drawing,
    [
      [0, '#ffffff', 0.38],
      [0.5, '#ffffff', 0],
      [1, dark, 0.32],
    ],
    [0, 0, 1, 0.4],
  )
  return `${rows.join('')}<rect width="${CANVAS}" height="${horizon}" fill="${shine}"/>`
}
