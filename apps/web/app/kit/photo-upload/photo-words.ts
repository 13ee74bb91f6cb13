const PLURALS = new Intl.PluralRules('cs')
const PHOTOS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'fotku', few: 'fotky' }

/** The message where too many photos were given. */
export function tooMany(max: number): string {
  return `Přidat lze nejvýš ${max}\u00a0${PHOTOS[PLURALS.select(max)] ?? 'fotek'}. Ostatní jsme vynechali.`
}

/** The label of the button. */
export function pickLabel(max: number, count: number): string {
  if (max > 1) return 'Přidat fotky'
  return count === 0 ? 'Nahrát fotku' : 'Vyměnit fotku'
}

/** A list with one item swapped with its neighbour. */
export function moved<T>(list: readonly T[], index: number, by: -1 | 1): T[] {
  const item = list[index]
  if (item === undefined || index + by < 0 || index + by >= list.length) return [...list]
  return list.toSpliced(index, 1).toSpliced(index + by, 0, item)
}
