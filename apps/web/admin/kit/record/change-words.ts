import { PLAN_LABELS } from '@zivina/contract/account/plan-labels'
import { STATUS_LABELS } from '@zivina/domain/catalogue/statuses'
import { momentText } from '#app/kit/text/dates.ts'

/** Fields of which changes are recorded, in words. */
const FIELDS: Readonly<Record<string, string>> = {
  status: 'Stav',
  status_note: 'Důvod zamítnutí',
  premium: 'Premium',
  expiry_date: 'Poslední den',
  grants_of_premium: 'Platná členství',
  is_banned: 'Zablokovaný účet',
  ban_reason: 'Důvod zablokování',
  ban_ends: 'Konec zablokování',
  is_admin: 'Role správce',
  is_affiliate: 'Role partnera',
  totp_enabled: 'Druhý faktor',
  deletion_at: 'Účet bude smazán',
  state: 'Stav platby',
  withdrawn_at: 'Odstoupení od smlouvy',
  ordered: 'Objednáno',
  downloaded: 'Staženo',
  looked_at: 'Prohlížení účtu do',
}

/** What changes records where no person does. */
const ORIGINS: Readonly<Record<string, string>> = {
  'payment gateway': 'platební brána',
  'end of ban': 'konec zablokování',
}

const VALUES: Readonly<Record<string, string>> = { ...STATUS_LABELS, ...PLAN_LABELS }

/** A moment in ISO 8601, as the change log stores it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** The name of a changed field; one without words is shown by its name. */
export const fieldWords = (field: string): string => FIELDS[field] ?? field

/** Who or what made a change without a person; an account that is gone has neither. */
export const originWords = (origin: string): string => (origin === '' ? 'smazaný účet' : (ORIGINS[origin] ?? origin))

/** A value before or after a change. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'prázdné'
  if (typeof value === 'boolean') return value ? 'ano' : 'ne'
  if (typeof value !== 'string') return JSON.stringify(value)
  return VALUES[value] ?? (MOMENT.test(value) ? momentText(value) : value)
}
