import { CONSENT_VERSIONS } from '@zivina/contract/account/consents'
import type { NewConsultation } from '@zivina/contract/counselling/consultations'
import type { Db } from '@zivina/db/database'
import { consentedAt, decideConsent } from '#api/account/identity/consents/service.ts'
import { lockAccount } from '#api/account/identity/users/service.ts'
import type { HealthData } from '#api/kernel/declared/health-data.ts'
import { fieldError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { forgetNotes } from './queries.ts'

/** What clients write to their nutritionist: data about health, stored only with explicit consent (Art. 9 of the GDPR). */

const KIND = 'counselling_note'

/** @throws FieldErrors `accept` at `note_consent` where there is a note without the consent to the wording of now */
export function checkNote({ note, note_consent }: Pick<NewConsultation, 'note' | 'note_consent'>): void {
  if (note !== '' && note_consent !== CONSENT_VERSIONS[KIND]) throw fieldError('note_consent', 'accept')
}

/** Stores that a person consented as they wrote a note, which was checked. Their account is locked. */
export async function keepNoteConsent(db: Db, user: string, note: string): Promise<void> {
  if (note !== '') await decideConsent(db, user, { kind: KIND, version: CONSENT_VERSIONS[KIND] })
}

/** Since when a person's consent is in force. */
export async function readNoteConsent({ db, actor }: UserCtx<'db'>): Promise<{ given_at: string | null }> {
  const given_at = await consentedAt(db, actor.guid, KIND)
  return { given_at: given_at?.toISOString() ?? null }
}

/** Takes the consent back: every note is deleted with it. */
export function withdrawNoteConsent(ctx: UserCtx<'db'>): Promise<void> {
  return transaction(ctx, async ({ db, actor }) => {
    await lockAccount(db, actor.guid)
    await forget(db, actor.guid)
  })
}

async function forget(db: Db, user: string): Promise<void> {
  await decideConsent(db, user, { kind: KIND, version: null })
  await forgetNotes(db, user)
}

/** With the consent to data about health, the consent to notes ends too. */
export const notesOfProfile: HealthData = { forget }
