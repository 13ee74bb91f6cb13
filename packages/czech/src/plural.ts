import { formatNumber, NBSP } from './format-number.ts'

const pluralRules = new Intl.PluralRules('cs')

/**
 * The form of a noun that goes with a number: 1 recept, 2 recepty, 5 receptů, and after a fraction 1,5 receptu.
 *
 * @param fraction the form after a fraction; for many nouns it equals `few` (1,5 porce), which is the default
 */
export function plural(n: number, one: string, few: string, many: string, fraction = few): string {
  switch (pluralRules.select(n)) {
    case 'one':
      return one
    case 'few':
      return few
    case 'many':
      return fraction
    default:
      return many
  }
}

/** The number together with the right form of its noun: „5 receptů“. */
export function counted(n: number, one: string, few: string, many: string, fraction = few): string {
  return `${formatNumber(n, 2)}${NBSP}${plural(n, one, few, many, fraction)}`
}
