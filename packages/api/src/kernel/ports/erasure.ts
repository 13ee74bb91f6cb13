import type { Db } from '@zivina/db/database'

/** An account whose days of grace are over. */
export type EndingAccount = {
  guid: string
  email: string
  /** The account without a person that gets what others use of its work. */
  heir: string
}

/**
 * The stages of erasure, one after another:
 * - `hand_over`: what others see and use goes to the heir, the rest of what the person wrote is deleted
 * - `forget`: what names the person and does not hang on the account by a foreign key
 * - `end`: the account, and all that hangs on it
 */
export const ERASURE_STAGES = ['hand_over', 'forget', 'end'] as const

/** A part of the erasure of an account. Steps of one stage run in the order of the areas, and within an area as it lists them. */
export type ErasureStep = {
  stage: (typeof ERASURE_STAGES)[number]
  /** Runs in the transaction that ends the account. */
  run: (tx: Db, account: EndingAccount) => Promise<void>
}
