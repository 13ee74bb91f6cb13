import { searchStems } from '@zivina/czech/search-text'

/** Words that mean the same food: a process and its result („uvařená“ – „vařená“), and the names for jam. */
const SAME: readonly (readonly [stem: RegExp, means: string])[] = [
  [/^[uo](vare?n|pece?n|smaze?n)$/, '$1'],
  [/^(u|po)(duse?n)$/, '$2'],
  [/^(marmelad|zavarenin)$/, 'dzem'],
]

/** The stems by which names of foods are compared: those of the search, with synonyms replaced by one stem. */
export function foodStems(name: string): string[] {
  const stems = searchStems(name).map((stem) => SAME.reduce((text, [words, means]) => text.replace(words, means), stem))
  return [...new Set(stems)]
}

/** How many words of a name are compared: each is compared with each word of each food. Foods' names have up to ten. */
const ASKED_MAX = 12

/** The stems of the name in a line; only the first ones of a name longer than any food's. */
export function askedStems(name: string): string[] {
  return foodStems(name).slice(0, ASKED_MAX)
}
