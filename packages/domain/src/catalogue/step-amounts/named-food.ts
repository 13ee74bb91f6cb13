import { searchStems } from '@zivina/czech/search-text'
import type { Segment } from '@zivina/nutrition/segments'
import { wordsNamed } from '../ingredient-line/food-words.ts'

/** A line of a recipe as steps may name it. */
export type NamedLine = {
  key: string
  /** What identifies the food: two lines of one food have the same. */
  food: string
  /** As a cook says it: „hladká mouka“. */
  name: string
  segment: Segment
}

/** A line with the words by which a step is searched for it. */
export type SoughtLine = NamedLine & {
  /** The stem of its noun: „mouk“ of „hladká mouka“, as names of foods are compared. */
  head: string
  /** The same without small forms made equal: „cibulka“ is not „cibule“. */
  plain: string
  /** The stems of its other words, of which a mention may have some: „hladk“. */
  modifiers: readonly string[]
}

/** The noun of a food and what tells its kind; null for a name without a noun. */
export function soughtLine(line: NamedLine): SoughtLine | null {
  const words = wordsNamed(line.name)
  const inName = words.filter(({ purpose, beside }) => !purpose && beside !== true)
  // „olej“ ends like an adjective.
  const noun = inName.find(({ adjective }) => adjective !== true) ?? inName.at(-1)
  if (noun === undefined) return null
  const modifiers = words.filter((word) => word !== noun).map(({ stem }) => stem)
  return { ...line, head: noun.stem, plain: searchStems(noun.folded)[0] ?? noun.stem, modifiers }
}

/**
 * Nouns that name too much: a „směs“ or an „omáčka“ of a step is the dish’s own more often than a food. They count only with
 * another word of the food beside them: „sójová omáčka“, „bobkový list“.
 */
const GENERIC = new Set(
  searchStems(
    'směs omáčka koření prášek list lístek nať semínko semeno těsto kaše polévka náplň krém dip pasta zelenina ovoce plátek šťáva kůra kostka voda základ poleva příloha nápoj výrobek dort koláč placka salát',
  ),
)

export const isGeneric = (head: string): boolean => GENERIC.has(head)
