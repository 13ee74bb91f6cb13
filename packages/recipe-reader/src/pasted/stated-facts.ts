import { READ_LIMITS } from '../read-limits.ts'
import { addFacts, noFacts, type PastedFacts, readFacts } from './facts.ts'

/** Ends of sentences and commas. */
const PIECES = /(?<=[.!?])\s+(?=\p{Lu})|,\s+/u
/** „Příprava zabere 10 minut“ */
const TAKES = /(?<!\p{L})(?:vám|mi|nám|ti|jen|zabere|zabírá|trvá|potrvá|vyjde na|zvládnete za|máte za)(?!\p{L})/giu
/** Pieces of one line that are read. */
const MOST = 20

/**
 * What a line tells beside other things in a sentence or between commas of its own: „Nikdy nezklame. Příprava 10 minut, pečení 30 minut.“,
 * „dort o průměru 24 cm, 12 porcí“. A time without its label tells nothing.
 */
export function factsStatedIn(line: string): PastedFacts {
  const facts = noFacts()
  for (const piece of line.split(PIECES, MOST)) {
    if (piece.length > READ_LIMITS.fact || !/\d/.test(piece)) continue
    const found = readFacts(piece.replace(TAKES, ' '))
    if (found.only && !found.vague) addFacts(facts, found.facts)
  }
  return facts
}

/** The facts of lines of their own, and what other lines tell: portions where there are none, times where there is no time at all. */
export function completeFacts(facts: PastedFacts, told: PastedFacts): PastedFacts {
  const isTimed = tellsTime(facts)
  const times = isTimed ? facts : told
  return {
    ...facts,
    ...times,
    rest: facts.rest ?? (isTimed ? null : told.rest),
    portions: facts.portions ?? told.portions,
  }
}

const tellsTime = (facts: PastedFacts) =>
  [facts.prep, facts.cook, facts.total, facts.making].some((minutes) => minutes !== null)
