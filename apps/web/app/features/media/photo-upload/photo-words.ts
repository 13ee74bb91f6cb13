const PLURALS = new Intl.PluralRules('cs')
const PHOTOS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'fotku', few: 'fotky' }

/** What is said where more was given than may be. */
export function tooMany(max: number): string {
  return `Přidat lze nejvýš ${max}\u00a0${PHOTOS[PLURALS.select(max)] ?? 'fotek'}. Ostatní jsme vynechali.`
}

/** What stands on the button. */
export function pickLabel(max: number, count: number): string {
  if (max > 1) return 'Přidat fotky'
  return count === 0 ? 'Nahrát fotku' : 'Vyměnit fotku'
}

/** A list with one of its items put before or behind its neighbour. */
export function moved<T>(list: readonly T[], index: number, by: -1 | 1): T[] {
  const item = list[index]
  if (item === undefined || index + by < 0 || index + by >= list.length) return [...list]
  return list.toSpliced(index, 1).toSpliced(index + by, 0, item)
}
