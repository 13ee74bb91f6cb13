import { normalizeSearch } from '@zivina/czech/search-text'

/** Lower case without accents, one letter for one letter: what is found in it stands at the same place of the text. */
export function foldLetters(text: string): string {
  return [...text].map((letter) => normalizeSearch(letter).slice(0, letter.length) || letter).join('')
}

/** Replaces in a text what a pattern finds in its form without accents. @param by made of what was found there, without accents */
export function replaceFolded(text: string, pattern: RegExp, by: (match: RegExpMatchArray) => string): string {
  let [done, from] = ['', 0]
  for (const match of foldLetters(text).matchAll(pattern)) {
    const start = match.index ?? 0
    done += text.slice(from, start) + by(match)
    from = start + match[0].length
  }
  return done + text.slice(from)
}
