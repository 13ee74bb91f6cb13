import { DISH_TINTS, type Dish, isLoose } from './dish.ts'
import { type Drawing, ellipse, mix, path, radial, round, standing } from './drawing.ts'
import { drawEmoji } from './emoji.ts'
import { choppedHerbs } from './garnish.ts'
import type { Random } from './random.ts'
import type { Surface, Vessel } from './vessels.ts'

/** Soup, porridge or stew: a shiny surface with cream, herbs and half-submerged pieces. */
export async function fillWithLiquid(recipe: Dish, surface: Surface, pieces: readonly string[]): Promise<string> {
  const { drawing, random, filling } = recipe
  const liquid = radial(
    drawing,
    [
      [0, mix(filling, '#ffffff', 0.24)],
      [0.7, filling],
      [1, mix(filling, '#3a1a08', 0.34)],
    ],
    [0.42, 0.4, 0.68],
  )
  const clip = drawing.define(
    (id) =>
      `<clipPath id="${id}">${path(`M0 0 H1400 V${surface.cy} H${surface.cx + surface.rx} A${surface.rx} ${surface.ry} 0 0 1 ${surface.cx - surface.rx} ${surface.cy} H0 Z`, '')}</clipPath>`,
  )
  const parts = [ellipse(surface.cx, surface.cy, surface.rx, surface.ry, `fill="${liquid}"`)]
  parts.push(swirl(random, surface, filling))
  const spots = [
    [-0.46, -0.16, 0.5],
    [0.44, -0.2, 0.5],
    [0.02, 0.02, 0.6],
    [-0.2, 0.42, 0.42],
    [0.36, 0.36, 0.42],
  ] as const
  const shown = pieces.slice(0, 4)
  for (const [index, emoji] of shown.entries()) {
    const [dx, dy, size] = spots[index] ?? [0, 0, 0.4]
    const x = surface.cx + dx * surface.rx
    const y = surface.cy + dy * surface.ry
    const height = surface.rx * size * random.between(0.88, 1.08)
    const sprite = await drawEmoji(emoji, DISH_TINTS[emoji])
    parts.push(
      `<g clip-path="${clip}">${standing(sprite, x, y + height * 0.2, height, random.between(-22, 22), random.chance(0.5))}</g>`,
      sunk(drawing, x, y + height * 0.1, height * 0.62, filling),
    )
  }
  parts.push(
    choppedHerbs(
      random,
      { ...surface, cy: surface.cy + surface.ry * 0.25, ry: surface.ry * 0.66 },
      9,
      surface.rx * 0.12,
    ),
  )
  return parts.join('')
}

/** Covers the lower part of a piece with the colour of the liquid. */
function sunk(drawing: Drawing, x: number, y: number, half: number, filling: string): string {
  const cover = radial(drawing, [
    [0, mix(filling, '#ffffff', 0.12), 1],
    [0.6, filling, 0.95],
    [1, filling, 0],
  ])
  return ellipse(x, y + half * 0.16, half * 1.15, half * 0.3, `fill="${cover}"`)
}

function swirl(random: Random, { cx, cy, rx, ry }: Surface, filling: string): string {
  const cream = mix(filling, '#fff8ea', 0.8)
  const turn = random.between(0.2, 0.5)
  return (
    path(
      `M${round(cx - rx * 0.7)} ${round(cy + ry * turn)} C${round(cx - rx * 0.2)} ${round(cy + ry * 0.9)} ${round(cx + rx * 0.5)} ${round(cy + ry * 0.8)} ${round(cx + rx * 0.72)} ${round(cy + ry * 0.2)}`,
      `fill="none" stroke="${cream}" stroke-width="${round(rx * 0.035)}" stroke-linecap="round" opacity="0.75"`,
    ) + ellipse(cx - rx * 0.45, cy - ry * 0.55, rx * 0.3, ry * 0.1, 'fill="#ffffff" opacity="0.3"')
  )
}

/** A salad: leaves behind, the ingredients among them. */
export async function fillWithSalad(recipe: Dish, vessel: Vessel): Promise<string> {
  const { random, around } = recipe
  const parts: string[] = []
  const green = await drawEmoji('🥬')
  const size = vessel.room * 1.05
  for (const [dx, dy, angle] of [
    [-0.95, -10, -34],
    [0.95, -10, 34],
    [-0.42, -46, -12],
    [0.44, -50, 14],
    [0, -20, 0],
  ] as const) {
    parts.push(
      standing(
        green,
        vessel.cx + dx * vessel.room,
        vessel.base + dy,
        size * random.between(0.86, 1),
        angle,
        random.chance(0.5),
      ),
    )
  }
  const items = around.filter((emoji) => !['🥬', '🌿'].includes(emoji) && isLoose(emoji)).slice(0, 4)
  const places = [
    [-0.66, 8],
    [0.66, 4],
    [0.02, -26],
    [-0.1, 34],
  ] as const
  for (const [index, emoji] of items.entries()) {
    const [dx, dy] = places[index] ?? [0, 0]
    parts.push(
      standing(
        await drawEmoji(emoji),
        vessel.cx + dx * vessel.room,
        vessel.base + dy,
        vessel.room * random.between(0.78, 0.92),
        random.between(-16, 16),
      ),
    )
  }
  return parts.join('')
}

/** The dish as a mound in the middle with its main ingredients around it. */
export async function fillWithMound(recipe: Dish, vessel: Vessel): Promise<string> {
  const { random, dish, around } = recipe
  const sides = around.filter((emoji) => emoji !== dish && isLoose(emoji)).slice(0, 2)
  const parts: string[] = []
  for (const [index, emoji] of sides.entries()) {
    const side = index === 0 ? -1 : 1
    parts.push(
      standing(
        await drawEmoji(emoji),
        vessel.cx + side * vessel.room * 0.78,
        vessel.base,
        vessel.room * 0.88,
        side * 14,
      ),
    )
  }
  parts.push(
    standing(
      await drawEmoji(dish, DISH_TINTS[dish]),
      vessel.cx,
      vessel.base + 24,
      vessel.room * 1.5,
      random.between(-5, 5),
    ),
  )
  return parts.join('')
}
