/** Units after a number, whole words only: „12 ks“, not „12 kusů“. */
const UNITS = [
  '%',
  '°C',
  'kcal',
  'kJ',
  'kg',
  'mg',
  'µg',
  'g',
  'ml',
  'cl',
  'dl',
  'l',
  'mm',
  'cm',
  'm',
  'ks',
  'min',
  'h',
  'Kč',
]
const UNIT_AFTER_NUMBER = new RegExp(`(?<=\\d) (?=(?:${UNITS.join('|')})(?![\\p{L}\\d]))`, 'gu')

/**
 * Joins one-letter prepositions and conjunctions to the next word and numbers to their units, as Czech typography requires: a
 * line ends with neither. „Polévka s nudlemi“ keeps „s nudlemi“ together, „Mléko 1,5 % tuku“ keeps „1,5 %“. For display only:
 * data and searches have plain spaces.
 */
export function tied(text: string): string {
  return text.replace(/(?<=^|[\s\u00a0(„])([ksvzouaiKSVZOUAI]) /g, '$1\u00a0').replace(UNIT_AFTER_NUMBER, '\u00a0')
}
