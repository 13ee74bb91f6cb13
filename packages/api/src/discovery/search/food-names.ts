import { wordsOf } from '@zivina/czech/search-text'

/** The words of the foods' names, each name on a line of its own, between which a text is looked for. */
export type FoodNames = { lines: string }

export function foodNamesOf(names: readonly string[]): FoodNames {
  return { lines: `\n${names.map((name) => `${wordsOf(name).join(' ')} \n`).join('')}` }
}

/** Whether a text is the whole name of a food, or two words and more at its beginning: „balkánský sýr“, „energetický nápoj“. */
export function isFoodName({ lines }: FoodNames, text: string): boolean {
  const words = wordsOf(text)
  if (words.length === 0) return false
  return lines.includes(`\n${words.join(' ')} ${words.length === 1 ? '\n' : ''}`)
}
