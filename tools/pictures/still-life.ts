import type { CoverRecipe } from './cover-recipe.ts'
import { contactShadow, type Drawing, standing } from './drawing.ts'
import { drawEmoji } from './emoji.ts'
import { crumbs, cutlery, sprig } from './garnish.ts'
import type { Random } from './random.ts'

/** Positions for ingredients on both sides: centre, base, height; the later ones are nearer. */
const LEFT = [
  [330, 712, 150],
  [135, 800, 215],
  [250, 990, 225],
  [90, 1075, 250],
] as const
const RIGHT = [
  [1080, 708, 150],
  [1275, 806, 215],
  [1150, 1000, 225],
  [1310, 1080, 250],
] as const
const FRONT = [
  [210, 1340, 300],
  [1200, 1350, 310],
] as const

/** Ingredients and tableware around the dish: what is painted behind it and what in front of it. */
export async function ingredients(recipe: CoverRecipe, drawing: Drawing, random: Random) {
  const { dish, around, vessel } = recipe.cover
  const shown = around.filter((emoji) => emoji !== dish)
  const emojis = shown.length > 0 ? shown : around
  const mirrored = random.chance(0.5)
  const sides = mirrored ? ([RIGHT, LEFT] as const) : ([LEFT, RIGHT] as const)
  const lopsided = random.chance(0.4)
  const order = lopsided
    ? [sides[0][1], sides[0][2], sides[1][1], sides[0][0], sides[1][0]]
    : [sides[0][1], sides[1][1], sides[0][2], sides[1][0], sides[0][0]]
  const items: { base: number; svg: string }[] = []
  for (const [index, slot] of order.entries()) {
    const emoji = emojis[index % emojis.length]
    // A position near the front stays free when all ingredients are already shown.
    if (emoji === undefined || (index >= emojis.length && index > 2)) continue
    items.push(await ingredient(drawing, random, emoji, slot, vessel === 'pan' ? 0.92 : 1))
  }
  for (const [index, slot] of FRONT.entries()) {
    const emoji = emojis[(index + 1) % Math.max(1, emojis.length)]
    if (emoji !== undefined && (index === 0) === mirrored) items.push(await ingredient(drawing, random, emoji, slot, 1))
  }
  items.sort((a, b) => a.base - b.base)
  const scattered = lay(drawing, random, mirrored, lopsided)
  const behind = items.filter(({ base }) => base < 900).map(({ svg }) => svg)
  const before = items.filter(({ base }) => base >= 900).map(({ svg }) => svg)
  return { back: behind.join('') + scattered, front: before.join('') }
}

async function ingredient(
  drawing: Drawing,
  random: Random,
  emoji: string,
  [x, base, height]: readonly [number, number, number],
  scale: number,
) {
  const sprite = await drawEmoji(emoji)
  const size = height * scale * random.between(0.92, 1.08)
  const cx = x + random.between(-18, 18)
  const half = Math.min((size * sprite.width) / sprite.height / 2, size * 0.62)
  const tall = (half * 2 * sprite.height) / sprite.width
  const svg =
    contactShadow(drawing, cx, base - tall * 0.03, half * 0.92, 0.5) +
    standing(sprite, cx, base, Math.min(size, tall), random.between(-7, 7), random.chance(0.5))
  return { base, svg }
}

/** Cutlery, herbs and crumbs on the free parts of the table. */
function lay(drawing: Drawing, random: Random, mirrored: boolean, lopsided: boolean): string {
  const free = mirrored ? -1 : 1
  const x = (distance: number) => 700 + free * distance
  const kind = random.pick(['fork', 'spoon', 'knife'] as const)
  const parts = [cutlery(drawing, random, x(lopsided ? 500 : 560), 1200, kind, free * random.between(4, 14))]
  if (kind === 'fork')
    parts.push(cutlery(drawing, random, x(lopsided ? 575 : 635), 1200, 'knife', free * random.between(5, 12)))
  const spots = [
    [x(-330), 1120],
    [x(180), 1180],
    [x(-60), 1260],
    [x(420), 1060],
  ] as const
  parts.push(
    crumbs(
      random,
      random.pick([
        ['#5B3A22', '#8A5A34'],
        ['#E9C46A', '#D9A441'],
        ['#B5502C', '#7A2F1B'],
        ['#F4E6C8', '#D9C49A'],
      ]),
      spots.slice(0, 3),
    ),
  )
  for (const [sx, sy] of spots)
    if (random.chance(0.75))
      parts.push(sprig(random, sx + random.between(-60, 60), sy + random.between(-10, 30), random.between(52, 84)))
  return parts.join('')
}
