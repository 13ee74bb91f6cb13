import { searchStems } from './search-text.ts'

/**
 * Foods with several names (`same`), and which foods belong to a kind (`kinds`): a search for fish finds trout, not the other
 * way round.
 */
export type SynonymTerms = {
  same: readonly (readonly string[])[]
  kinds: Readonly<Record<string, readonly string[]>>
}

type Term = readonly string[]
/** Pairs of terms, each as the stems of its words: what is searched for, and what it also finds. */
export type Synonyms = readonly { from: readonly Term[]; to: readonly Term[] }[]

/** The most variants of a text that are searched for; more would only slow the search. */
const VARIANTS_MAX = 12

/** Prepares terms. Terms of a group with the same stems count once. */
export function compileSynonyms({ same, kinds }: SynonymTerms): Synonyms {
  const groups = same.map((terms) => ({ from: toTerms(terms), to: toTerms(terms) }))
  // Kinds come first, so that as many of their foods as possible are among the variants.
  return [...Object.entries(kinds).map(([kind, foods]) => ({ from: toTerms([kind]), to: toTerms(foods) })), ...groups]
}

function toTerms(texts: readonly string[]): Term[] {
  const stems = texts.map((text) => searchStems(text)).filter((term) => term.length > 0)
  return [...new Map(stems.map((term) => [term.join(' '), term])).values()]
}

/**
 * The variants of a search text: its own stems first, then with one term after another replaced by its synonyms, at most
 * twelve. All words of a term must be there in order; a partly typed word has no synonyms yet.
 */
export function searchVariants(stems: readonly string[], synonyms: Synonyms): string[][] {
  const variants = new Map([[stems.join(' '), [...stems]]])
  for (const group of synonyms) {
    for (const variant of [...variants.values()]) {
      for (const other of replacements(variant, group)) {
        if (variants.size >= VARIANTS_MAX) return [...variants.values()]
        const unique = [...new Set(other)]
        variants.set(unique.join(' '), variants.get(unique.join(' ')) ?? unique)
      }
    }
  }
  return [...variants.values()]
}

function replacements(stems: readonly string[], { from, to }: Synonyms[number]): string[][] {
  // The longest term first: „rajské jablko“ must match tomato before „jablko“ matches apple.
  const found = from
    .map((term) => ({ term, start: placeOf(stems, term) }))
    .filter(({ start }) => start >= 0)
    .toSorted((a, b) => b.term.length - a.term.length)[0]
  if (!found) return []
  const { term, start } = found
  return to
    .filter((other) => other.join(' ') !== term.join(' '))
    .map((other) => stems.toSpliced(start, term.length, ...other))
}

/** The index at which the words of a term begin in a text; −1 where they do not occur. */
function placeOf(stems: readonly string[], term: Term): number {
  return stems.findIndex((_, start) => term.every((stem, index) => stems[start + index] === stem))
}
