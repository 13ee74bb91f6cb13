import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A person's progress: levels solved, wrong answers to the present one, and the identifier of this run, for the reward. */
export type Progress = { solved: number; tries: number; run: string }

/** The beginning of a new run through the riddle. */
export function startProgress(): Progress {
  return { solved: 0, tries: 0, run: randomBytes(9).toString('base64url') }
}

/** A progress as signed text: its fields and a signature (HMAC-SHA-256). */
export function signProgress(progress: Progress, key: Uint8Array): string {
  const text = `${progress.solved}.${progress.tries}.${progress.run}`
  return `${text}.${seal(text, key).toString('base64url')}`
}

/** Reads a signed progress; null where the signature is invalid. */
export function readProgress(token: string, key: Uint8Array): Progress | null {
  const [solved, tries, run, signature, rest] = token.split('.')
  if (!solved || !tries || !run || !signature || rest !== undefined) return null
  const given = Buffer.from(signature, 'base64url')
  const expected = seal(`${solved}.${tries}.${run}`, key)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return { solved: Number(solved), tries: Number(tries), run }
}

/** The reward code of a run; always the same for the same run. */
export function rewardCode(run: string, key: Uint8Array): string {
  const digits = seal(`reward ${run}`, key).readBigUInt64BE().toString(32).toUpperCase().padStart(13, '0')
  return `ZIVINA-${digits.slice(0, 4)}-${digits.slice(4, 8)}`
}

function seal(text: string, key: Uint8Array): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
