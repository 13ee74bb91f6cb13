import { ApiFailure } from '@zivina/contract/client'
import type { ReferralCode } from '@zivina/contract/commerce/referral-codes'
import { PRICE_MAX, REFERRAL_NOTE_MAX, REFERRAL_USES_MAX } from '@zivina/contract/kernel/limits'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { maxLength, required, whole } from '#app/kit/form/rules.ts'
import { sessionApi } from '#app/session/api/session-api.ts'

/** A code as it is typed: amounts in crowns, the creator by username. */
export type TypedCode = {
  percent: number | null
  amount: number | null
  valid_from: string
  valid_to: string
  usage_limit: number | null
  creator: string
  note: string
}
export type NewCode = TypedCode & { code: string }

export const CODE_TABLE: FieldTable<TypedCode> = {
  percent: { label: 'Sleva v\u00a0procentech', as: 'figure', range: { min: 1, max: 100 }, rules: [whole] },
  amount: { label: 'Nebo částka v\u00a0Kč', as: 'figure', decimals: 2, range: { min: 0.01, max: PRICE_MAX / 100 } },
  valid_from: { label: 'První den', look: { type: 'date' }, rules: [required] },
  valid_to: { label: 'Poslední den', hint: 'Bez něj platí bez konce.', look: { type: 'date' } },
  usage_limit: {
    label: 'Nejvýše použití',
    hint: 'Bez čísla bez omezení.',
    as: 'figure',
    range: { min: 1, max: REFERRAL_USES_MAX },
    rules: [whole],
  },
  creator: {
    label: 'Tvůrce',
    hint: 'Uživatelské jméno; prázdné, když je kód náš.',
    look: { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false },
  },
  note: {
    label: 'Poznámka',
    hint: 'Vidí ji jen správci.',
    className: 'sm:col-span-2',
    look: { maxLength: REFERRAL_NOTE_MAX },
    rules: [maxLength(REFERRAL_NOTE_MAX)],
  },
}
export const NEW_CODE_TABLE: FieldTable<NewCode> = {
  code: {
    label: 'Kód',
    hint: 'Písmena bez háčků a\u00a0čárek, číslice a\u00a0pomlčky.',
    className: 'sm:col-span-2',
    look: { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false, maxLength: 30 },
    rules: [required],
  },
  ...CODE_TABLE,
}

/** Of percent and amount there is one. */
export function checkValue({ percent, amount }: { percent: string; amount: string }) {
  const isOne = (percent.trim() === '') !== (amount.trim() === '')
  return isOne ? {} : { percent: 'Vyplňte buď procenta, nebo částku.' }
}

/** A saved code as its form holds it. */
export function typedCode(code: ReferralCode): TypedCode {
  const { percent, amount, valid_from, valid_to, usage_limit, creator, note } = code
  return {
    percent,
    amount: amount === null ? null : amount / 100,
    valid_from,
    valid_to: valid_to ?? '',
    usage_limit,
    creator: creator?.username ?? '',
    note,
  }
}

/** What was typed as the calls take it. @throws ApiFailure at `creator` where no account has the creator's username */
export async function sentCode({ amount, valid_to, creator, ...rest }: TypedCode) {
  return {
    ...rest,
    amount: amount === null ? null : Math.round(amount * 100),
    valid_to: valid_to === '' ? null : valid_to,
    creator: creator === '' ? null : await findAccount(creator),
  }
}

async function findAccount(username: string): Promise<string> {
  const { results } = await sessionApi('GET /user_short', { query: { search: username } })
  const found = results.find((each) => each.username.toLowerCase() === username.toLowerCase())
  if (!found) throw new ApiFailure(404, { creator: [{ code: 'NOT_FOUND', message: 'Takový účet tu není.' }] }, null)
  return found.guid
}
