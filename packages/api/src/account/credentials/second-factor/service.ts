import { randomBytes } from 'node:crypto'
import { BRAND } from '@zivina/contract/kernel/brand'
import type { Db } from '@zivina/db/database'
import { toString as drawQr } from 'qrcode'
import { confirmPassword } from '#api/account/credentials/passwords/service.ts'
import { requireOwn } from '#api/account/identity/users/policy.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import { recordChange } from '#api/kernel/changes/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import type { Visitor } from '#api/kernel/http/visitor.ts'
import { matchingStep, otpauthUri, toBase32 } from './one-time-code.ts'
import { hashRecoveryCode, looksLikeRecoveryCode, makeRecoveryCodes } from './recovery-code.ts'
import {
  confirmTotp,
  deleteTotp,
  replaceRecoveryCodes,
  selectSecret,
  startTotp,
  takeRecoveryCode,
  takeStep,
} from './second-factor-queries.ts'

/** Bytes of a secret, as many as the hash function outputs (RFC 4226, section 4). */
const SECRET_BYTES = 20

type PasswordInput = { guid: string; current_password: string }

/** Begins a second factor: a new secret, which counts once a code of it is sent back. */
export async function setUpSecondFactor(
  ctx: UserCtx<'db'>,
  input: PasswordInput,
): Promise<{ secret: string; uri: string; qr_svg: string }> {
  requireOwn(ctx.actor, input.guid)
  const { email } = await confirmPassword(ctx.db, ctx.actor.guid, input.current_password)
  const secret = toBase32(randomBytes(SECRET_BYTES))
  if (!(await startTotp(ctx.db, ctx.actor.guid, secret))) throw new ApiError('TOTP_ALREADY_ON')
  const uri = otpauthUri(secret, BRAND.name, email)
  return { secret, uri, qr_svg: await drawQr(uri, { type: 'svg', errorCorrectionLevel: 'M' }) }
}

/** Turns the second factor on by a code of its secret. The recovery codes are shown only here. */
export async function confirmSecondFactor(
  ctx: UserCtx<'db' | 'visitor'>,
  input: { guid: string; code: string },
): Promise<string[]> {
  requireOwn(ctx.actor, input.guid)
  const secret = await selectSecret(ctx.db, ctx.actor.guid, 'pending')
  const step = secret === null ? null : matchingStep(secret, input.code, Date.now())
  if (secret === null || step === null) throw new ApiError('TOTP_NO_MATCH')
  const codes = makeRecoveryCodes()
  await transaction(ctx, async (ctx) => {
    if (!(await confirmTotp(ctx.db, ctx.actor.guid, secret, step))) throw new ApiError('TOTP_NO_MATCH')
    const hashes = codes.map((code) => hashRecoveryCode(ctx.actor.guid, code))
    await replaceRecoveryCodes(ctx.db, ctx.actor.guid, hashes)
    await recordEvent(ctx.db, 'totp_on', ctx.actor.guid, ctx.visitor)
  })
  return codes
}

/** Turns the second factor off, with its recovery codes; does nothing where it was off. */
export async function removeSecondFactor(ctx: UserCtx<'db' | 'visitor'>, input: PasswordInput): Promise<void> {
  requireOwn(ctx.actor, input.guid)
  await confirmPassword(ctx.db, ctx.actor.guid, input.current_password)
  await transaction(ctx, async (ctx) => {
    if (await deleteTotp(ctx.db, ctx.actor.guid)) await recordEvent(ctx.db, 'totp_off', ctx.actor.guid, ctx.visitor)
  })
}

/**
 * Whether a code of the authenticator or a recovery code is valid. A valid code is used up: the same one, and any of an earlier
 * time, is refused from then on, also in a simultaneous call.
 */
export async function verifySecondFactor(db: Db, user: string, code: string): Promise<boolean> {
  if (looksLikeRecoveryCode(code)) return takeRecoveryCode(db, user, hashRecoveryCode(user, code))
  return verifyCode(db, { user, secret: await selectSecret(db, user, 'confirmed') }, code)
}

type Factor = { user: string; secret: string | null }

async function verifyCode(db: Db, { user, secret }: Factor, code: string): Promise<boolean> {
  const step = secret === null ? null : matchingStep(secret, code.replace(/\s/g, ''), Date.now())
  return step !== null && takeStep(db, user, step)
}

/**
 * The same for a log-in, which records the use of a recovery code in the audit log: its owner has lost the authenticator, or a
 * stranger has found the codes.
 * @param factor the account and the confirmed secret of its authenticator, as read by the log-in
 */
export async function takeSecondFactor(db: Db, factor: Factor, code: string, visitor: Visitor): Promise<boolean> {
  if (!looksLikeRecoveryCode(code)) return verifyCode(db, factor, code)
  const { user } = factor
  return db.transaction(async (db) => {
    const isTaken = await takeRecoveryCode(db, user, hashRecoveryCode(user, code))
    if (isTaken) await recordEvent(db, 'recovery_code_used', user, visitor)
    return isTaken
  })
}

/**
 * Turns off the second factor of an account that an administrator acts on; does nothing where it was off. Call it in the transaction that
 * locked the account.
 * @param reason how it was checked that the account's owner asks
 */
export async function resetSecondFactor(
  { db, actor, mail }: UserCtx<'db' | 'mail'>,
  { guid, email, full_name }: { guid: string; email: string; full_name: string },
  reason: string,
): Promise<void> {
  if (!(await deleteTotp(db, guid))) return
  await recordEvent(db, 'totp_reset', guid, { address: '', device: '' }, { by: actor.guid, reason })
  const change = { before: { totp_enabled: true }, after: { totp_enabled: false }, reason }
  await recordChange({ db, actor }, { noun: 'user', guid, ...change })
  await mail.enqueue(db, 'second_factor_reset', email, { full_name, at: new Date().toISOString() })
}
