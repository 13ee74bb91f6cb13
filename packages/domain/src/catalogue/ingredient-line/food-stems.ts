import { searchStems } from '@zivina/czech/search-text'

/** Words that mean the same food: an act and its outcome („uvařená“ – „vařená“), and what people call a jam. */
const SAME: readonly (readonly [stem: RegExp, means: string])[] = [
  [/^[uo](vare?n|pece?n|smaze?n)$/, '$1'],
  [/^(u|po)(duse?n)$/, '$2'],
  [/^(marmelad|zavarenin)$/, 'dzem'],
]

/** The stems of a food's name as foods are compared by: like those of the search, with words of one meaning made one. */
export function foodStems(name: string): string[] {
  const stems = searchStems(name).map((stem) => SAME.reduce((text, [words, means]) => text.replace(words, means), stem))
  return [...new Set(stems)]
}

/** How many words of a name are asked about: a name is compared with each food, word with word. Foods' names have up to ten. */
const ASKED_MAX = 12

/** The stems of what a line asks for: of a name longer than any food's, the first ones. */
export function askedStems(name: string): string[] {
  return foodStems(name).slice(0, ASKED_MAX)
}
