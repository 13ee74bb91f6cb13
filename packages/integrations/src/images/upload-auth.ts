import { ImageHostError } from './image-host-error.ts'
import type { UploadLedger } from './upload-port.ts'
import { isSameText, signUpload } from './upload-signature.ts'

export type ImageKeys = { public_key: string; private_key: string }

/** Who sends a picture: a server that holds the private key, or a page in somebody's name. */
export type Sender = { kind: 'server' } | { kind: 'page'; owner: string }

const HOUR = 3600
const HELP = 'See the ImageKit documentation of authentication.'

/**
 * Finds out who sends, by the private key in the Authorization header; null where there is no such header.
 * @throws ImageHostError 403 where the key is another
 */
export function readServer(request: Request, keys: ImageKeys): Sender | null {
  const given = /^Basic\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (given === undefined) return null
  // The key is the name; what stands for a password does not count.
  const [key = ''] = Buffer.from(given, 'base64').toString().split(':', 1)
  if (!isSameText(key, keys.private_key)) throw new ImageHostError(403, 'Your account cannot be authenticated.', HELP)
  return { kind: 'server' }
}

/** The fields a page proves its leave with. */
const PROOF = ['publicKey', 'token', 'expire', 'signature'] as const

/** Whether enough came to tell who sends. */
export function hasProof(fields: ReadonlyMap<string, string>): boolean {
  return PROOF.every((name) => fields.has(name))
}

/**
 * Checks by the fields of a page's form that it was given leave, which takes no look into the register.
 * @returns the leave's token
 * @throws ImageHostError 401 without a key, 403 for another key, 400 for a leave that is over or forged
 */
export function checkProof(fields: ReadonlyMap<string, string>, keys: ImageKeys): string {
  const [publicKey = '', token = '', expire = '', signature = ''] = PROOF.map((name) => fields.get(name))
  if (publicKey === '') throw new ImageHostError(401, 'Your request does not contain the publicKey parameter.', HELP)
  if (!isSameText(publicKey, keys.public_key)) throw new ImageHostError(403, 'Your publicKey is not valid.', HELP)
  const left = Number(expire) - Date.now() / 1000
  if (!/^\d{1,12}$/.test(expire) || left <= 0 || left >= HOUR) {
    const what = 'Expire parameter should be a Unix time in less than 1 hour into the future.'
    throw new ImageHostError(400, `Your request contains invalid expire parameter. ${what}`, HELP)
  }
  if (!isSameText(signature.toLowerCase(), signUpload(keys.private_key, token, Number(expire)))) {
    throw new ImageHostError(400, 'Your request contains invalid signature.', HELP)
  }
  return token
}

/**
 * Finds out whose a leave is. It is used up by it, whatever comes of the picture.
 * @throws ImageHostError 400 for a leave that was used before or never given
 */
export async function claimLeave(token: string, ledger: UploadLedger): Promise<Sender & { kind: 'page' }> {
  const owner = await ledger.claim(token)
  if (owner === null) throw new ImageHostError(400, 'A request with the same token has been made already.', HELP)
  return { kind: 'page', owner }
}
