import { isDeepStrictEqual } from 'node:util'
import type { ChangedField } from '@zivina/db/schema/kernel/change-log'

/**
 * Fields of which only the fact of a change is stored: secrets, and what would tell of a person's health or money. Their values
 * stay hidden whichever record they are in.
 */
const HIDDEN_FIELDS: ReadonlySet<string> = new Set([
  ...['password', 'password_hash', 'secret', 'code_hash', 'token_hash', 'recurrence_id', 'card'],
  ...['height', 'weight', 'sex', 'birth_date', 'allergens', 'pregnant_or_breastfeeding', 'health_data'],
  ...['buyer', 'street', 'city', 'postal_code', 'dic'],
])
/** The longest text of a value, in characters; of a longer one the beginning is stored. */
const TEXT_MAX = 2000

type Fields = Readonly<Record<string, unknown>>

/** The fields that differ between two states of a record, in their order; a field that one of them lacks is null there. */
export function changedFields(before: Fields, after: Fields): ChangedField[] {
  return Object.keys({ ...before, ...after }).flatMap((field): ChangedField[] => {
    const [was, is] = [before[field] ?? null, after[field] ?? null]
    if (isDeepStrictEqual(was, is)) return []
    return HIDDEN_FIELDS.has(field)
      ? [{ field, before: null, after: null, is_hidden: true }]
      : [{ field, before: cut(was), after: cut(is), is_hidden: false }]
  })
}

function cut(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : value
}
