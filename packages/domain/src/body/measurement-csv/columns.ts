import type { MeasuredField } from '#domain/body/measured-fields.ts'

/** What a column of a file is; the unit where its name says one. */
export type ColumnRole = { of: 'day' | MeasuredField; unit: 'kg' | 'lb' | null }

/** Names of columns without diacritics, as apps and people write them; the first pattern that matches decides. */
const NAMES: readonly (readonly [RegExp, ColumnRole['of']])[] = [
  [/^(day|date|datum|den|time|cas|timestamp|date time|datetime|datum a cas)\b/, 'day'],
  [/^(body ?)?(weight|hmotnost|vaha)\b/, 'weight'],
  [/^(obvod )?(waist|pas)\b|^obvod pasu/, 'waist_girth'],
  [/^(obvod )?(hips?|boky)\b|^obvod boku/, 'hips_girth'],
  [/^(obvod )?(chest|hrudnik|bust)\b|^obvod (hrudniku|prsou)/, 'chest_girth'],
  [/^(obvod )?(thighs?|stehn[oa])\b/, 'thigh_girth'],
  [/^(obvod )?((upper )?arms?|biceps|paz[ei]?)\b/, 'arm_girth'],
]

/** The role of each column by its name; null for others. A role is given once, to the first column. */
export function columnRoles(head: readonly string[]): (ColumnRole | null)[] {
  const given = new Set<string>()
  return head.map((cell) => {
    const name = plain(cell)
    const of = NAMES.find(([pattern]) => pattern.test(name))?.[1]
    if (of === undefined || given.has(of)) return null
    given.add(of)
    return { of, unit: unitOf(name) }
  })
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/_/g, ' ').trim()

function unitOf(name: string): ColumnRole['unit'] {
  if (/\b(lbs?|pounds?|libr[aye]?)\b/.test(name)) return 'lb'
  return /\b(kg|kilogram\w*)\b/.test(name) ? 'kg' : null
}
