import { DISH_TINTS, type Dish, isLoose } from './dish.ts'
import { contactShadow, ellipse, mix, path, radial, standing } from './drawing.ts'
import { drawEmoji } from './emoji.ts'
import { choppedHerbs, sprig } from './garnish.ts'
import type { Surface, Vessel } from './vessels.ts'

/** A dish on a plate or board: the large icon, herbs and two small ingredients beside it. */
export async function serve(recipe: Dish, vessel: Vessel, height = 430): Promise<string> {
  const { drawing, random, dish, around } = recipe
  const sprite = await drawEmoji(dish, DISH_TINTS[dish])
  const scale = Math.min(1, (vessel.room * 1.75) / ((height * sprite.width) / sprite.height))
  const tall = height * scale
  const half = (tall * sprite.width) / sprite.height / 2
  // The first ingredients are on the table already, so the plate prefers the others.
  const loose = around.filter((emoji) => emoji !== dish && isLoose(emoji))
  const companions = [...loose.slice(2), ...loose.slice(0, 2)].slice(0, 2)
  const parts = [contactShadow(drawing, vessel.cx, vessel.base - tall * 0.07, half * 1.02, 0.55)]
  const [left, right] = companions
  const reach = Math.min(half + 46, vessel.room * 0.98)
  if (left) parts.push(await companion(recipe, left, vessel.cx - reach, vessel.base - 26, -1))
  if (right) parts.push(await companion(recipe, right, vessel.cx + reach, vessel.base - 22, 1))
  parts.push(standing(sprite, vessel.cx, vessel.base, tall, random.between(-3, 3)))
  parts.push(
    sprig(random, vessel.cx - half * 0.7, vessel.base + 26, 62),
    sprig(random, vessel.cx + half * 0.75, vessel.base + 22, 54),
  )
  return parts.join('')
}

async function companion(
  { drawing, random }: Dish,
  emoji: string,
  x: number,
  base: number,
  side: number,
): Promise<string> {
  const height = random.between(142, 172)
  return (
    contactShadow(drawing, x, base - 6, height * 0.4, 0.36) +
    standing(await drawEmoji(emoji), x, base, height, side * random.between(2, 12), random.chance(0.5))
  )
}

/** Meat or vegetables in their sauce, on a plate or in a pan. */
export async function serveInSauce(recipe: Dish, surface: Surface, base: number): Promise<string> {
  const { drawing, random, filling, around } = recipe
  const sauce = radial(
    drawing,
    [
      [0, mix(filling, '#ffffff', 0.28)],
      [0.72, filling],
      [1, mix(filling, '#3a1a08', 0.3)],
    ],
    [0.42, 0.36, 0.7],
  )
  const { cx, cy, rx, ry } = surface
  const parts = [
    path(
      `M${cx - rx} ${cy} C${cx - rx * 1.02} ${cy - ry * 0.9} ${cx - rx * 0.35} ${cy - ry * 1.15} ${cx + rx * 0.1} ${cy - ry} C${cx + rx * 0.7} ${cy - ry * 1.05} ${cx + rx * 1.08} ${cy - ry * 0.4} ${cx + rx * 0.96} ${cy + ry * 0.25} C${cx + rx * 0.85} ${cy + ry} ${cx + rx * 0.2} ${cy + ry * 0.92} ${cx - rx * 0.2} ${cy + ry} C${cx - rx * 0.75} ${cy + ry * 1.05} ${cx - rx} ${cy + ry * 0.6} ${cx - rx} ${cy} Z`,
      `fill="${sauce}"`,
    ),
    ellipse(cx - rx * 0.4, cy - ry * 0.62, rx * 0.32, ry * 0.1, 'fill="#ffffff" opacity="0.35"'),
  ]
  const items = around.filter(isLoose).slice(0, 4)
  const places =
    items.length < 3
      ? [
          [-0.36, 0, 1],
          [0.38, 0.05, 1],
        ]
      : [
          [-0.52, -0.25, 0.9],
          [0.52, -0.22, 0.9],
          [0, 0.05, 1.08],
          [0.34, 0.42, 0.7],
        ]
  for (const [index, emoji] of items.entries()) {
    const [dx = 0, dy = 0, size = 1] = places[index] ?? []
    const height = rx * 0.74 * size
    const x = cx + dx * rx
    const y = base + dy * ry - 20
    parts.push(
      contactShadow(drawing, x, y - 8, height * 0.42, 0.4),
      standing(await drawEmoji(emoji, DISH_TINTS[emoji]), x, y, height, random.between(-12, 12), random.chance(0.5)),
    )
  }
  parts.push(choppedHerbs(random, { cx, cy: cy + ry * 0.55, rx: rx * 0.8, ry: ry * 0.36 }, 10, 34))
  return parts.join('')
}
