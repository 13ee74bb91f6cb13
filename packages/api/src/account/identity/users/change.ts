import { isValidIco } from '@zivina/contract/account/ico'
import { containsBannedWord, usernameKey } from '@zivina/contract/account/usernames'
import type { UserPatch } from '@zivina/contract/account/users'
import type { ValidationCode } from '@zivina/contract/kernel/validation-messages'
import type { UserChanges } from './queries/part.ts'

/** Body data: data about health, stored only with explicit consent (Art. 9 of the GDPR). */
const BODY_FIELDS = [
  ...['height', 'weight', 'sex', 'birth_date', 'activity', 'target_goal'],
  ...['goal_weight', 'goal_pace', 'weekday_kilojoules'],
] as const satisfies (keyof UserPatch)[]
/** Ticks that say something about the body where they are set. */
const BODY_TICKS = [
  'pregnant_or_breastfeeding',
  'weekly_adjustment',
  'activities_added',
] as const satisfies (keyof UserPatch)[]
/** No living person was born earlier. */
const EARLIEST_BIRTH = '1900-01-01'

/** Whether a change would store data about health. */
export function givesBodyData(patch: UserPatch): boolean {
  const isFilled = BODY_FIELDS.some((field) => (patch[field] ?? null) !== null)
  const isTicked = BODY_TICKS.some((field) => patch[field] === true)
  return isFilled || isTicked || (patch.allergens ?? []).length > 0
}

/**
 * The invalid fields of a change, beyond the checks of its schema.
 * @param today calendar day in Europe/Prague
 */
export function problemsOf(patch: UserPatch, today: string): [field: string, code: ValidationCode][] {
  const problems: [string, ValidationCode][] = []
  if (patch.username !== undefined && containsBannedWord(patch.username)) problems.push(['username', 'banned_word'])
  if (patch.ico && !isValidIco(patch.ico)) problems.push(['ico', 'ico'])
  const born = patch.birth_date
  if (born && (born > today || born < EARLIEST_BIRTH)) problems.push(['birth_date', 'date'])
  return problems
}

/** The columns that a change writes. Withdrawing the consent deletes all data about health. */
export function changesOf(patch: UserPatch, now: Date): UserChanges {
  const { street, city, country, postal_code, ico, dic, ...others } = patch
  const { height, weight, sex, birth_date, activity, target_goal, pregnant_or_breastfeeding, ...more } = others
  const { goal_weight, goal_pace, weekday_kilojoules, weekly_adjustment, activities_added, ...fields } = more
  const { allergens, newsletter, health_data_consent, settings, mail_opt_outs, ...account } = fields
  const billing = { street, city, country, postal_code, ico, dic }
  const avoided = allergens && [...new Set(allergens)]
  const facts = { height, weight, sex, birth_date, activity, target_goal, pregnant_or_breastfeeding }
  const goal = { goal_weight, goal_pace, weekday_kilojoules, weekly_adjustment, activities_added }
  const body = { ...facts, ...goal, allergens: avoided }
  return {
    account: {
      ...account,
      ...(account.username === undefined ? {} : { username_key: usernameKey(account.username) }),
      ...(settings === undefined ? {} : { settings: [...new Set(settings)] }),
      ...(mail_opt_outs === undefined ? {} : { mail_opt_outs: [...new Set(mail_opt_outs)] }),
      ...(newsletter === undefined ? {} : { newsletter_at: newsletter ? now : null }),
      ...(health_data_consent === undefined ? {} : { health_data_consent_at: health_data_consent ? now : null }),
    },
    billing: partOf(billing, Object.values(billing).some(Boolean)),
    body: health_data_consent === false ? 'delete' : partOf(body, givesBodyData(patch)),
  }
}

/** @param isGiven whether any column has a value, so that a row is needed */
function partOf<Columns extends object>(columns: Columns, isGiven: boolean) {
  if (Object.values(columns).every((value) => value === undefined)) return null
  return { how: isGiven ? ('keep' as const) : ('clear' as const), columns }
}
