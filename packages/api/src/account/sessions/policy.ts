import type { LateToken } from '@zivina/db/schema/account/session'
import type { FamilyRow } from './queries.ts'

/**
 * What it means that a token of a family is used:
 * `newest` – as it should be, and the next one follows;
 * `repeated` – it was exchanged moments ago, by another tab; the same successor, derived with `salt`, is given again;
 * `retried` – the answer with its successor was lost, as it was never used; another successor replaces it;
 * `stolen` – two devices have tokens of this family, of which one must have got them by theft.
 */
export type TokenUse = { kind: 'newest' | 'retried' | 'stolen' } | { kind: 'repeated'; salt: string }

type TokensOfFamily = Pick<
  FamilyRow,
  'token_hash' | 'previous_hash' | 'successor_salt' | 'is_fresh' | 'may_retry' | 'late_tokens'
>

/** Judges the use of a token by the tokens of its family. */
export function judgeToken(family: TokensOfFamily, token_hash: string): TokenUse {
  if (family.token_hash === token_hash) return { kind: 'newest' }
  if (family.previous_hash === token_hash && family.successor_salt !== null) {
    if (family.is_fresh) return { kind: 'repeated', salt: family.successor_salt }
    return { kind: family.may_retry ? 'retried' : 'stolen' }
  }
  const late = family.late_tokens.find((one) => one.token_hash === token_hash)
  return late === undefined ? { kind: 'stolen' } : { kind: 'repeated', salt: late.successor_salt }
}

/** The tokens that stay valid for moments once the newest token has been exchanged, too. */
export function lateTokensAfter(family: FamilyRow): LateToken[] {
  const { previous_hash, successor_salt, fresh_until } = family
  if (!family.is_fresh || previous_hash === null || successor_salt === null || fresh_until === null) {
    return family.late_tokens
  }
  return [...family.late_tokens, { token_hash: previous_hash, successor_salt, until: fresh_until }]
}
