import { blur, contactShadow, type Drawing, ellipse, linear, mix, path, radial, round } from './drawing.ts'
import type { Random } from './random.ts'

/** A vessel in two layers: contents are painted between `back` and `front`. */
export interface Vessel {
  back: string
  front: string
  /** Where contents are placed: centre, height, half the available width. */
  cx: number
  base: number
  room: number
}

/** The visible surface of a vessel's content. */
export interface Surface {
  cx: number
  cy: number
  rx: number
  ry: number
}

/** Colours of glazed ware. */
export const GLAZES = ['#FDFBF5', '#F4ECDD', '#DDE7DF', '#E8EEF2', '#F3D9C4', '#2F5D4A', '#2C4A66'] as const

/** A plate seen a little from above. */
export function drawPlate(drawing: Drawing, random: Random): Vessel {
  const colour = random.pick(GLAZES.slice(0, 5))
  const cy = 880
  const rx = 430
  const ry = 158
  const soft = blur(drawing, 20)
  const rim = linear(
    drawing,
    [
      [0, mix(colour, '#ffffff', 0.7)],
      [0.5, colour],
      [1, mix(colour, '#6b4a3a', 0.16)],
    ],
    [0.2, 0, 0.8, 1],
  )
  const well = radial(
    drawing,
    [
      [0, mix(colour, '#ffffff', 0.6)],
      [0.8, colour],
      [1, mix(colour, '#5b4a4a', 0.22)],
    ],
    [0.5, 0.62, 0.6],
  )
  const line = random.pick(['#2E7D4F', '#F2872E', '#8FA9B8', '#C9A66B', mix(colour, '#5b4a4a', 0.25)])
  const decoration = random.chance(0.5)
    ? ellipse(700, cy - 3, rx - 16, ry - 8, `fill="none" stroke="${line}" stroke-width="5" opacity="0.65"`)
    : ellipse(
        700,
        cy - 1,
        rx - 30,
        ry - 14,
        `fill="none" stroke="${line}" stroke-width="12" stroke-dasharray="2 22" stroke-linecap="round" opacity="0.55"`,
      )
  const back =
    ellipse(728, cy + 52, rx + 10, ry - 8, `fill="#2a1608" opacity="0.5" filter="${soft}"`) +
    ellipse(700, cy + 24, rx - 60, ry - 14, `fill="${mix(colour, '#4a342a', 0.5)}"`) +
    ellipse(700, cy + 13, rx, ry, `fill="${mix(colour, '#4a342a', 0.28)}"`) +
    ellipse(700, cy, rx, ry, `fill="${rim}"`) +
    decoration +
    ellipse(700, cy + 4, rx * 0.74, ry * 0.7, `fill="${well}"`) +
    path(
      `M${700 - rx * 0.86} ${cy - 46} A${rx} ${ry} 0 0 1 ${700 - rx * 0.2} ${cy - ry + 12}`,
      'fill="none" stroke="#ffffff" stroke-width="9" stroke-linecap="round" opacity="0.75"',
    )
  return { back, front: '', cx: 700, base: cy + 62, room: 290 }
}

/** A wooden board. */
export function drawBoard(drawing: Drawing, random: Random): Vessel {
  const [light, dark] = random.pick([
    ['#E8C08A', '#B9824A'],
    ['#C99763', '#8B5A31'],
    ['#F0D6AC', '#CFA56E'],
  ] as const)
  const soft = blur(drawing, 20)
  const wood = linear(
    drawing,
    [
      [0, mix(light, '#ffffff', 0.2)],
      [1, dark],
    ],
    [0.1, 0, 0.9, 1],
  )
  const isRound = random.chance(0.4)
  const grain = [0.2, 0.42, 0.6, 0.8].map((share) => {
    const y = 790 + share * 200
    return path(
      `M${300 - share * 50} ${round(y)} Q700 ${round(y + random.between(-26, 26))} ${1100 + share * 50} ${round(y)}`,
      `fill="none" stroke="${dark}" stroke-width="6" opacity="0.32"`,
    )
  })
  const shape = isRound
    ? (dy: number) => ellipse(700, 890 + dy, 470, 170, '')
    : (dy: number) =>
        path(
          `M318 ${770 + dy} H1082 Q1112 ${770 + dy} 1122 ${798 + dy} L1172 ${978 + dy} Q1180 ${1012 + dy} 1142 ${1012 + dy} H258 Q220 ${1012 + dy} 228 ${978 + dy} L278 ${798 + dy} Q288 ${770 + dy} 318 ${770 + dy} Z`,
          '',
        )
  const clip = drawing.define((id) => `<clipPath id="${id}">${shape(0)}</clipPath>`)
  const back =
    `<g fill="#2a1608" opacity="0.5" filter="${soft}" transform="translate(22 0)">${shape(56)}</g>` +
    `<g fill="${mix(dark, '#2a1608', 0.38)}">${shape(34)}</g>` +
    `<g fill="${wood}">${shape(0)}</g>` +
    `<g clip-path="${clip}">${grain.join('')}</g>` +
    (isRound ? '' : ellipse(1085, 812, 24, 12, `fill="${mix(dark, '#2a1608', 0.55)}"`))
  return { back, front: '', cx: 700, base: 948, room: 300 }
}

/** A tall glass with its drink and garnish. */
export function drawGlass(
  drawing: Drawing,
  random: Random,
  filling: string,
  cx: number,
  foot: number,
  scale: number,
  layers = false,
): string {
  const h = 520 * scale
  const topHalf = 150 * scale
  const footHalf = random.pick([112, 126]) * scale
  const top = foot - h
  const level = top + 80 * scale
  const half = (y: number) => footHalf + ((topHalf - footHalf) * (foot - y)) / h
  const body = (from: number, inset: number) =>
    `M${round(cx - half(from) + inset)} ${round(from)} L${round(cx - footHalf + inset)} ${round(foot - inset)} A${round(footHalf - inset)} ${round((footHalf - inset) * 0.26)} 0 0 0 ${round(cx + footHalf - inset)} ${round(foot - inset)} L${round(cx + half(from) - inset)} ${round(from)} A${round(half(from) - inset)} ${round((half(from) - inset) * 0.26)} 0 0 1 ${round(cx - half(from) + inset)} ${round(from)} Z`
  const liquid = linear(
    drawing,
    [
      [0, mix(filling, '#ffffff', 0.3)],
      [0.4, filling],
      [1, mix(filling, '#3a1a10', 0.28)],
    ],
    [0, 0, 1, 0.5],
  )
  const glass = linear(
    drawing,
    [
      [0, '#ffffff', 0.55],
      [0.3, '#ffffff', 0.15],
      [0.8, '#dcecf2', 0.3],
      [1, '#ffffff', 0.5],
    ],
    [0, 0, 1, 0],
  )
  const inset = 12 * scale
  const band = (at: number, height: number, colour: string) => {
    const y = level + (foot - level) * at
    const a = half(y) - inset
    const y2 = y + (foot - level) * height
    const b = half(y2) - inset
    return path(
      `M${cx - a} ${y} A${a} ${a * 0.26} 0 0 0 ${cx + a} ${y} L${cx + b} ${y2} A${b} ${b * 0.26} 0 0 1 ${cx - b} ${y2} Z`,
      `fill="${colour}" opacity="0.92"`,
    )
  }
  const bands = layers ? band(0.2, 0.2, '#FBF4E4') + band(0.58, 0.2, '#FBF4E4') : ''
  const r = half(level) - inset
  return (
    contactShadow(drawing, cx + 10, foot + 10, footHalf * 1.35, 0.55) +
    path(body(top, 0), 'fill="#ffffff" opacity="0.26"') +
    path(body(level, inset), `fill="${liquid}"`) +
    bands +
    ellipse(cx, level, r, r * 0.26, `fill="${mix(filling, '#ffffff', 0.42)}"`) +
    ellipse(cx - r * 0.1, level + 3, r * 0.82, r * 0.18, `fill="${mix(filling, '#ffffff', 0.22)}"`) +
    path(body(top, 0), `fill="${glass}"`) +
    ellipse(
      cx,
      top,
      topHalf,
      topHalf * 0.26,
      `fill="none" stroke="#ffffff" stroke-width="${7 * scale}" opacity="0.8"`,
    ) +
    path(
      `M${cx - topHalf * 0.72} ${top + 90 * scale} L${cx - footHalf * 0.72} ${foot - 50 * scale}`,
      `stroke="#ffffff" stroke-width="${20 * scale}" stroke-linecap="round" opacity="0.5"`,
    )
  )
}
