import type { Drawing } from './drawing.ts'
import type { Tint } from './emoji.ts'
import type { Random } from './random.ts'

/** Tints that make raw or oddly coloured icons look more like food on a plate. */
export const DISH_TINTS: Record<string, Tint> = {
  '🥩': { hue: 14, saturation: 0.62, brightness: 0.8 },
}

/** Icons that show a package or bowl: they are placed on the table, not on a plate or in a soup. */
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

/** Whether an ingredient can be placed on a plate or in a soup. */
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
