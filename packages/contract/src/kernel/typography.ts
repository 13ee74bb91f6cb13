/** Before a unit after a number, and before a time: „12 ks“ and „6 minut“, not „12 kusů“. */
const BEFORE_UNIT =
  /(?<=\d) (?=(?:%|°C|kcal|kJ|(?:[kmµ]|dk)?g|[mcd]?[lm]|ks|min|h|Kč|(?:minut|hodin|sekund|vteřin)\p{L}*)(?![\p{L}\d]))/gu

/** A dash within a range of percentages, after which browsers would break the line: „15–16 %“. */
const WITHIN_RANGE = /(?<=\d)–(?=\d+(?:,\d+)? %)/g

/**
 * Joins one-letter prepositions and conjunctions to the next word and numbers to their units, as Czech typography requires: a
 * line ends with neither. „Polévka s nudlemi“ keeps „s nudlemi“ together, „Mléko 1,5 % tuku“ keeps „1,5 %“, „15–16 % tuku“ its range. For display only:
 * data and searches have plain spaces.
 */
export function tied(text: string): string {
  return text
    .replace(WITHIN_RANGE, '–\u2060')
    .replace(/(?<=^|[\s\u00a0(„])([ksvzouaiKSVZOUAI]) /g, '$1\u00a0')
    .replace(BEFORE_UNIT, '\u00a0')
}
