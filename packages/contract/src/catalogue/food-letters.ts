/** The letters under which foods are listed; accents do not count, and „ch“ is a letter of its own. */
export const FOOD_LETTERS = [
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'ch', 'i', 'j', 'k', 'l', 'm'],
  ...['n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y', 'z'],
] as const
export type FoodLetter = (typeof FOOD_LETTERS)[number]
