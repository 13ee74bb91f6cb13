import type { Drawing } from './drawing.ts'
import type { Tint } from './emoji.ts'
import type { Random } from './random.ts'

/** Raw or oddly coloured icons are brought nearer to food on a plate. */
export const DISH_TINTS: Record<string, Tint> = {
  '🥩': { hue: 14, saturation: 0.62, brightness: 0.8 },
}

/** In a packing or bowl of their own: they stand on the table, not on a plate or in a soup. */
const PACKED = [
  '🥛',
  '🧈',
  '🍯',
  '🫙',
  '🥫',
  '🧂',
  '🍚',
  '🍵',
  '☕',
  '🍷',
  '🍺',
  '🍶',
  '🥤',
  '🧃',
  '🥃',
  '🌾',
  '🌻',
  '💧',
]

/** True for an ingredient that can lie on a plate or swim in a soup. */
export function isLoose(emoji: string): boolean {
  return !PACKED.includes(emoji)
}

export interface Dish {
  drawing: Drawing
  random: Random
  slug: string
  dish: string
  around: readonly string[]
  filling: string
}
