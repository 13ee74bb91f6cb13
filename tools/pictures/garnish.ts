import { blur, type Drawing, ellipse, linear, mix, path, round } from './drawing.ts'
import type { Random } from './random.ts'
import type { Surface } from './vessels.ts'

const HERBS = ['#3F8F4F', '#5BA557', '#2E7D4F', '#7DB75B'] as const

/** One small leaf lying flat. */
export function leaf(x: number, y: number, size: number, angle: number, colour: string): string {
  const width = size * 0.36
  return (
    `<g transform="translate(${round(x)} ${round(y)}) scale(1 0.62) rotate(${round(angle)})">` +
    path(
      `M0 0 C${size * 0.3} ${-width} ${size * 0.75} ${-width} ${size} 0 C${size * 0.75} ${width} ${size * 0.3} ${width} 0 0 Z`,
      'fill="#2a1608" opacity="0.22" transform="translate(5 9)"',
    ) +
    path(
      `M0 0 C${size * 0.3} ${-width} ${size * 0.75} ${-width} ${size} 0 C${size * 0.75} ${width} ${size * 0.3} ${width} 0 0 Z`,
      `fill="${colour}"`,
    ) +
    path(`M0 0 C${size * 0.3} ${-width} ${size * 0.75} ${-width} ${size} 0 Z`, 'fill="#ffffff" opacity="0.2"') +
    path(
      `M${size * 0.08} 0 H${size * 0.92}`,
      `stroke="${mix(colour, '#ffffff', 0.4)}" stroke-width="2.5" opacity="0.7"`,
    ) +
    '</g>'
  )
}

/** A sprig of two or three leaves. */
export function sprig(random: Random, x: number, y: number, size: number): string {
  const angle = random.between(0, 360)
  const colour = random.pick(HERBS)
  return [-42, 0, 42].map((turn) => leaf(x, y, size * (turn === 0 ? 1 : 0.8), angle + turn, colour)).join('')
}

/** Chopped herbs over an elliptical area. */
export function choppedHerbs(random: Random, area: Surface, count: number, size = 30): string {
  return Array.from({ length: count }, () => {
    const angle = random.between(0, Math.PI * 2)
    const distance = Math.sqrt(random.between(0, 1)) * 0.88
    return leaf(
      area.cx + Math.cos(angle) * area.rx * distance,
      area.cy + Math.sin(angle) * area.ry * distance,
      random.between(size * 0.6, size * 1.1),
      random.between(0, 360),
      random.pick(HERBS),
    )
  }).join('')
}

/** Crumbs, peppercorns or seeds on the table. */
export function crumbs(
  random: Random,
  colours: readonly string[],
  spots: readonly (readonly [number, number])[],
): string {
  return spots
    .flatMap(([x, y]) =>
      Array.from({ length: 7 }, () => {
        const size = random.between(3.5, 9)
        const cx = x + random.between(-80, 80)
        const cy = y + random.between(-26, 26)
        return (
          ellipse(cx + 3, cy + 4, size, size * 0.6, 'fill="#2a1608" opacity="0.25"') +
          ellipse(cx, cy, size, size * 0.78, `fill="${random.pick(colours)}"`) +
          ellipse(cx - size * 0.3, cy - size * 0.3, size * 0.35, size * 0.25, 'fill="#ffffff" opacity="0.45"')
        )
      }),
    )
    .join('')
}

/** Steam above something hot. */
export function steam(drawing: Drawing, random: Random, cx: number, bottom: number, height: number): string {
  const soft = blur(drawing, 13)
  const fade = linear(drawing, [
    [0, '#ffffff', 0],
    [0.45, '#ffffff', 0.85],
    [1, '#ffffff', 0.05],
  ])
  const wisps = [-120, 5, 125].map((offset, index) => {
    const x = cx + offset + random.between(-18, 18)
    const tall = height * (index === 1 ? 1 : random.between(0.66, 0.86))
    const sway = random.pick([46, -46])
    const y = bottom - (index === 1 ? 20 : 0)
    return path(
      `M${round(x)} ${y} C${round(x + sway)} ${round(y - tall * 0.28)} ${round(x - sway)} ${round(y - tall * 0.5)} ${round(x + sway * 0.3)} ${round(y - tall * 0.72)} S${round(x + sway)} ${round(y - tall * 0.95)} ${round(x + sway * 0.2)} ${round(y - tall)} c-26 ${round(tall * 0.1)} -44 ${round(tall * 0.2)} -30 ${round(tall * 0.36)} S${round(x - sway * 0.4)} ${round(y - tall * 0.2)} ${round(x)} ${y} Z`,
      `fill="${fade}"`,
    )
  })
  return `<g filter="${soft}" opacity="0.95">${wisps.join('')}</g>`
}

/** A fork and a knife, or a spoon, lying beside the dish. */
export function cutlery(
  drawing: Drawing,
  random: Random,
  x: number,
  y: number,
  kind: 'fork' | 'spoon' | 'knife',
  angle: number,
): string {
  const [light, dark] = random.pick([
    ['#F4F4F2', '#9AA3AA'],
    ['#F6DFA8', '#B8893C'],
  ] as const)
  const metal = linear(
    drawing,
    [
      [0, light],
      [0.5, mix(light, dark, 0.5)],
      [1, dark],
    ],
    [0, 0, 1, 0],
  )
  const handle = 'M-9 0 C-8 -120 -5 -200 -6 -250 H6 C5 -200 8 -120 9 0 C9 22 -9 22 -9 0 Z'
  const heads = {
    fork: 'M-26 -372 V-296 C-26 -262 -10 -256 -7 -236 H7 C10 -256 26 -262 26 -296 V-372 H18 V-306 H12 V-372 H4 V-306 H-4 V-372 H-12 V-306 H-18 V-372 Z',
    spoon:
      'M0 -236 C-12 -250 -36 -280 -36 -318 C-36 -356 -18 -378 0 -378 C18 -378 36 -356 36 -318 C36 -280 12 -250 0 -236 Z',
    knife: 'M-10 -236 V-372 C8 -372 16 -320 14 -236 Z',
  }
  const shape = `${path(handle, '')}${path(heads[kind], '')}`
  const place = `translate(${x} ${y}) scale(1 0.62) rotate(${angle})`
  return (
    `<g transform="translate(10 14)" opacity="0.3"><g transform="${place}" fill="#2a1608">${shape}</g></g>` +
    `<g transform="${place}" fill="${metal}">${shape}</g>`
  )
}
