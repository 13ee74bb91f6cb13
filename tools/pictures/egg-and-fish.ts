import { DISH_TINTS, type Dish, isLoose } from './dish.ts'
import { contactShadow, ellipse, linear, path, radial, standing } from './drawing.ts'
import { drawEmoji } from './emoji.ts'
import { choppedHerbs, leaf } from './garnish.ts'
import type { Surface, Vessel } from './vessels.ts'

/** Fried eggs side by side. */
export function friedEggs({ drawing, random }: Dish, surface: Surface, count: number): string {
  const white = radial(drawing, [
    [0, '#ffffff'],
    [0.8, '#FBF6EA'],
    [1, '#EAD9B8'],
  ])
  const yolk = radial(
    drawing,
    [
      [0, '#FFE08A'],
      [0.55, '#FBB93B'],
      [1, '#E58A1C'],
    ],
    [0.38, 0.3, 0.75],
  )
  const parts: string[] = []
  for (let index = 0; index < count; index++) {
    const x = surface.cx + (index - (count - 1) / 2) * surface.rx * 0.78
    const y = surface.cy + (index % 2 === 0 ? -8 : 16)
    const r = surface.rx * 0.44
    const q = r * 0.42
    parts.push(
      path(
        `M${x - r} ${y} C${x - r * 1.05} ${y - q * 1.1} ${x - r * 0.3} ${y - q * 1.25} ${x} ${y - q} C${x + r * 0.5} ${y - q * 1.35} ${x + r * 1.1} ${y - q * 0.7} ${x + r} ${y + q * 0.1} C${x + r * 0.95} ${y + q * 1.1} ${x + r * 0.3} ${y + q * 0.9} ${x} ${y + q * 1.15} C${x - r * 0.5} ${y + q * 1.1} ${x - r * 0.95} ${y + q * 0.9} ${x - r} ${y} Z`,
        `fill="${white}" stroke="#D9B77E" stroke-width="5"`,
      ),
      ellipse(x + 6, y + 10, r * 0.42, r * 0.24, 'fill="#2a1608" opacity="0.16"'),
      ellipse(x, y - 4, r * 0.4, r * 0.27, `fill="${yolk}"`),
      ellipse(x - r * 0.14, y - r * 0.16, r * 0.1, r * 0.045, 'fill="#ffffff" opacity="0.8"'),
    )
  }
  parts.push(choppedHerbs(random, { ...surface, rx: surface.rx * 0.8, ry: surface.ry * 0.5 }, 12, 28))
  return parts.join('')
}

/** A folded omelette with visible filling. */
export async function omelette(recipe: Dish, vessel: Vessel): Promise<string> {
  const { drawing, random, around } = recipe
  const { cx, base } = vessel
  const gold = linear(drawing, [
    [0, '#FFE394'],
    [0.55, '#F7C24C'],
    [1, '#DB9326'],
  ])
  const parts = [contactShadow(drawing, cx, base - 20, 290, 0.4)]
  const fillings = around.filter((emoji) => emoji !== '🥚' && isLoose(emoji)).slice(0, 4)
  for (const [index, emoji] of fillings.entries()) {
    const x = cx + (index - (fillings.length - 1) / 2) * (fillings.length > 3 ? 128 : 160)
    parts.push(
      standing(
        await drawEmoji(emoji, DISH_TINTS[emoji]),
        x,
        base - 64,
        random.between(150, 182),
        random.between(-14, 14),
      ),
    )
  }
  parts.push(
    path(
      `M${cx - 300} ${base - 62} C${cx - 290} ${base - 150} ${cx - 130} ${base - 172} ${cx} ${base - 168} C${cx + 150} ${base - 172} ${cx + 292} ${base - 146} ${cx + 300} ${base - 62} C${cx + 300} ${base + 20} ${cx + 160} ${base + 44} ${cx} ${base + 44} C${cx - 160} ${base + 44} ${cx - 300} ${base + 20} ${cx - 300} ${base - 62} Z`,
      `fill="${gold}"`,
    ),
    path(
      `M${cx - 262} ${base - 78} C${cx - 200} ${base - 136} ${cx + 200} ${base - 140} ${cx + 262} ${base - 78}`,
      'fill="none" stroke="#fff3c4" stroke-width="14" stroke-linecap="round" opacity="0.75"',
    ),
    ...[
      [-150, -40, 60],
      [40, -66, 82],
      [150, -18, 54],
      [-40, 6, 70],
    ].map(([dx = 0, dy = 0, size = 0]) =>
      ellipse(cx + dx, base + dy, size, size * 0.24, 'fill="#C97F22" opacity="0.28"'),
    ),
    choppedHerbs(random, { cx, cy: base - 50, rx: 240, ry: 62 }, 18, 32),
  )
  return parts.join('')
}

/** A fillet of fish with lemon and greens. */
export async function fillet(recipe: Dish, vessel: Vessel): Promise<string> {
  const { drawing, random, slug, around } = recipe
  const { cx, base } = vessel
  const isRed = /losos|pstruh/.test(slug)
  const top = linear(
    drawing,
    isRed
      ? [
          [0, '#FFB48A'],
          [0.6, '#F58A5C'],
          [1, '#DB6238'],
        ]
      : [
          [0, '#FFF3D9'],
          [0.6, '#F2D9A8'],
          [1, '#D9AD69'],
        ],
    [0.1, 0, 0.9, 1],
  )
  const side = isRed ? '#C9502E' : '#C4924E'
  const line = isRed ? '#FFD3B5' : '#C99652'
  const parts: string[] = []
  for (const [index, emoji] of around
    .filter((each) => each !== '🐟' && isLoose(each))
    .slice(0, 3)
    .entries()) {
    const x = cx + (index === 0 ? -225 : index === 1 ? 225 : 20)
    const y = base - (index === 2 ? 112 : 60)
    parts.push(
      contactShadow(drawing, x, y, 70, 0.35),
      standing(await drawEmoji(emoji), x, y + 6, random.between(170, 205), index === 0 ? -8 : 8),
    )
  }
  const shape = (dy: number) =>
    `M${cx - 262} ${base - 60 + dy} C${cx - 240} ${base - 130 + dy} ${cx - 60} ${base - 150 + dy} ${cx + 90} ${base - 132 + dy} C${cx + 200} ${base - 118 + dy} ${cx + 270} ${base - 74 + dy} ${cx + 262} ${base - 34 + dy} C${cx + 250} ${base + 6 + dy} ${cx + 60} ${base + 22 + dy} ${cx - 90} ${base + 14 + dy} C${cx - 210} ${base + 8 + dy} ${cx - 280} ${base - 20 + dy} ${cx - 262} ${base - 60 + dy} Z`
  const clip = drawing.define((id) => `<clipPath id="${id}">${path(shape(0), '')}</clipPath>`)
  const stripes = [-190, -110, -30, 50, 130, 205].map((dx) =>
    path(
      `M${cx + dx - 34} ${base - 150} Q${cx + dx + 34} ${base - 60} ${cx + dx - 20} ${base + 30}`,
      `fill="none" stroke="${line}" stroke-width="11" opacity="0.75"`,
    ),
  )
  parts.push(
    contactShadow(drawing, cx, base + 10, 250, 0.5),
    path(shape(34), `fill="${side}"`),
    path(shape(0), `fill="${top}"`),
    `<g clip-path="${clip}">${stripes.join('')}</g>`,
    leaf(cx - 60, base - 78, 110, -18, '#3F8F4F'),
    leaf(cx - 40, base - 66, 96, 28, '#5BA557'),
    choppedHerbs(random, { cx, cy: base - 56, rx: 200, ry: 50 }, 10, 24),
  )
  return parts.join('')
}
