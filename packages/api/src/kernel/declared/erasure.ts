import type { Db } from '@zivina/db/database'
import type { Mailer } from '#api/kernel/mail/mail-queue.ts'

/** An account whose days of grace are over. */
export type EndingAccount = {
  guid: string
  email: string
  /** The account of deleted users, which inherits the content that others use. */
  heir: string
}

/**
 * The stages of erasure, one after another:
 * - `withdraw`: what rows of others say of the person and of their unpublished content, while it is known what theirs is
 * - `hand_over`: content that others use goes to the heir, the person's other content is deleted
 * - `forget`: personal data without a foreign key to the account
 * - `end`: the account, and all rows with a foreign key to it
 */
export const ERASURE_STAGES = ['withdraw', 'hand_over', 'forget', 'end'] as const

/** A part of the erasure of an account. Steps of one stage run in the order of the areas, and within an area as it lists them. */
export type ErasureStep = {
  stage: (typeof ERASURE_STAGES)[number]
  /** Runs in the transaction that ends the account. */
  run: (db: Db, account: EndingAccount, mail: Mailer) => Promise<void>
}
