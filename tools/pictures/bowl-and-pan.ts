import { blur, contactShadow, type Drawing, ellipse, linear, mix, path, radial, round } from './drawing.ts'
import type { Random } from './random.ts'
import { GLAZES, type Surface, type Vessel } from './vessels.ts'

/** A deep bowl; contents below the rim are covered by `front`. A small `scale` makes it a dip bowl. */
export function drawBowl(
  drawing: Drawing,
  random: Random,
  scale = 1,
  cx = 700,
  foot = 985,
): Vessel & { surface: Surface } {
  const colour = random.pick(GLAZES)
  const stripe = random.pick(['#2E7D4F', '#F2872E', '#FBFAF6', '#C9A66B', mix(colour, '#3a2a2a', 0.3)])
  const rx = 352 * scale
  const ry = 112 * scale
  const top = foot - 300 * scale
  const soft = blur(drawing, 20 * scale)
  const side = linear(
    drawing,
    [
      [0, mix(colour, '#ffffff', 0.35)],
      [0.35, colour],
      [1, mix(colour, '#2a1a20', 0.38)],
    ],
    [0, 0, 1, 0.35],
  )
  const inside = linear(drawing, [
    [0, mix(colour, '#2a1a20', 0.42)],
    [1, mix(colour, '#2a1a20', 0.12)],
  ])
  const wall = (from: number, to: number) => {
    const at = (share: number) => ({ x: rx * Math.sqrt(1 - share * share * 0.78), y: top + (foot - top) * share })
    const a = at(from)
    const b = at(to)
    return `M${round(cx - a.x)} ${round(a.y)} C${round(cx - a.x * 0.985)} ${round(a.y + (b.y - a.y) * 0.55)} ${round(cx - b.x * 1.18)} ${round(b.y - (b.y - a.y) * 0.16)} ${round(cx - b.x)} ${round(b.y)} A${round(b.x)} ${round(b.x * 0.3)} 0 0 0 ${round(cx + b.x)} ${round(b.y)} C${round(cx + b.x * 1.18)} ${round(b.y - (b.y - a.y) * 0.16)} ${round(cx + a.x * 0.985)} ${round(a.y + (b.y - a.y) * 0.55)} ${round(cx + a.x)} ${round(a.y)} A${round(a.x)} ${round(a.x * 0.318)} 0 0 1 ${round(cx - a.x)} ${round(a.y)} Z`
  }
  const clip = drawing.define((id) => `<clipPath id="${id}">${path(wall(0, 1), '')}</clipPath>`)
  const bands = random.pick([
    ellipse(
      cx,
      top + 60 * scale,
      rx * 1.02,
      ry * 1.02,
      `fill="none" stroke="${stripe}" stroke-width="${16 * scale}" opacity="0.85"`,
    ),
    [70, 100]
      .map((y) =>
        ellipse(
          cx,
          top + y * scale,
          rx,
          ry,
          `fill="none" stroke="${stripe}" stroke-width="${7 * scale}" opacity="0.8"`,
        ),
      )
      .join(''),
    '',
  ])
  const saucer =
    scale === 1
      ? ellipse(cx, foot + 30, 330, 92, `fill="${mix(colour, '#4a342a', 0.3)}"`) +
        ellipse(cx, foot + 20, 330, 92, `fill="${mix(colour, '#ffffff', 0.3)}"`) +
        contactShadow(drawing, cx, foot + 26, 200, 0.4)
      : ''
  const back =
    ellipse(cx + 34 * scale, foot + 42 * scale, rx * 1.02, ry * 0.9, `fill="#2a1608" opacity="0.5" filter="${soft}"`) +
    saucer +
    path(wall(0, 1), `fill="${side}"`) +
    ellipse(cx, top, rx, ry, `fill="${mix(colour, '#ffffff', 0.5)}"`) +
    ellipse(cx, top + 3 * scale, rx - 15 * scale, ry - 9 * scale, `fill="${inside}"`)
  const front =
    `<g>${path(wall(0, 1), `fill="${side}"`)}<g clip-path="${clip}">${bands}</g>` +
    path(
      `M${cx - rx} ${top} A${rx} ${ry} 0 0 0 ${cx + rx} ${top} l${-15 * scale} 0 A${rx - 15 * scale} ${ry - 9 * scale} 0 0 1 ${cx - rx + 15 * scale} ${top} Z`,
      `fill="${mix(colour, '#ffffff', 0.55)}"`,
    ) +
    path(
      `M${round(cx - rx * 0.9)} ${round(top + 70 * scale)} Q${round(cx - rx * 0.86)} ${round(top + 170 * scale)} ${round(cx - rx * 0.62)} ${round(top + 235 * scale)}`,
      `fill="none" stroke="#ffffff" stroke-width="${18 * scale}" stroke-linecap="round" opacity="0.4"`,
    ) +
    '</g>'
  const surface = { cx, cy: top + 20 * scale, rx: rx - 26 * scale, ry: ry - 20 * scale }
  return { back, front, cx, base: top + 76 * scale, room: rx * 0.62, surface }
}

/** A pan of cast iron or steel, its handle to one side. */
export function drawPan(drawing: Drawing, random: Random): Vessel & { surface: Surface } {
  const colour = random.pick(['#3B3A44', '#2F3A44', '#4A3B38', '#8D3B2C', '#2F5D4A'])
  const side = random.chance(0.5) ? 1 : -1
  const cx = 700 - side * 40
  const cy = 850
  const soft = blur(drawing, 22)
  const wood = linear(drawing, [
    [0, '#D9A36A'],
    [1, '#8A5530'],
  ])
  const body = linear(
    drawing,
    [
      [0, mix(colour, '#ffffff', 0.22)],
      [0.5, colour],
      [1, mix(colour, '#000000', 0.4)],
    ],
    [0, 0, 1, 0.4],
  )
  const inside = radial(
    drawing,
    [
      [0, mix(colour, '#ffffff', 0.24)],
      [0.75, mix(colour, '#000000', 0.1)],
      [1, mix(colour, '#000000', 0.42)],
    ],
    [0.5, 0.66, 0.65],
  )
  const handle =
    `<g transform="rotate(${side * -9} ${cx + side * 360} ${cy})">` +
    `<rect x="${side > 0 ? cx + 350 : cx - 450}" y="${cy - 4}" width="100" height="38" rx="12" fill="${mix(colour, '#ffffff', 0.12)}"/>` +
    `<rect x="${side > 0 ? cx + 420 : cx - 680}" y="${cy - 16}" width="260" height="58" rx="29" fill="${wood}"/>` +
    ellipse(side > 0 ? cx + 648 : cx - 648, cy + 13, 13, 11, `fill="#5b3419"`) +
    '</g>'
  const back =
    ellipse(cx + 26, cy + 84, 400, 130, `fill="#2a1608" opacity="0.55" filter="${soft}"`) +
    handle +
    path(
      `M${cx - 400} ${cy} C${cx - 390} ${cy + 110} ${cx - 300} ${cy + 190} ${cx} ${cy + 196} C${cx + 300} ${cy + 190} ${cx + 390} ${cy + 110} ${cx + 400} ${cy} Z`,
      `fill="${body}"`,
    ) +
    ellipse(cx, cy, 402, 146, `fill="${mix(colour, '#ffffff', 0.3)}"`) +
    ellipse(cx, cy + 5, 382, 133, `fill="${inside}"`)
  const front =
    path(
      `M${cx - 402} ${cy} A402 146 0 0 0 ${cx + 402} ${cy} C${cx + 390} ${cy + 110} ${cx + 300} ${cy + 190} ${cx} ${cy + 196} C${cx - 300} ${cy + 190} ${cx - 390} ${cy + 110} ${cx - 402} ${cy} Z`,
      `fill="${body}"`,
    ) +
    path(
      `M${cx - 402} ${cy} A402 146 0 0 0 ${cx + 402} ${cy} l-20 3 A382 133 0 0 1 ${cx - 382} ${cy + 3} Z`,
      `fill="${mix(colour, '#ffffff', 0.34)}"`,
    ) +
    path(
      `M${cx - 350} ${cy + 92} Q${cx - 260} ${cy + 152} ${cx - 120} ${cy + 172}`,
      'fill="none" stroke="#ffffff" stroke-width="12" stroke-linecap="round" opacity="0.22"',
    )
  return { back, front, cx, base: cy + 92, room: 270, surface: { cx, cy: cy + 26, rx: 356, ry: 110 } }
}
