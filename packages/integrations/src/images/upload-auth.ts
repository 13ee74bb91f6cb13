import { ImageHostError } from './image-host-error.ts'
import type { UploadLedger } from './upload-port.ts'
import { isSameText, signUpload } from './upload-signature.ts'

export type ImageKeys = { public_key: string; private_key: string }

/** The sender of a picture: a server that holds the private key, or a page on behalf of a permit's owner. */
export type Sender = { kind: 'server' } | { kind: 'page'; owner: string }

const HOUR = 3600
const HELP = 'See the ImageKit documentation of authentication.'

/**
 * Identifies a server by the private key in the Authorization header; null where there is no such header.
 * @throws ImageHostError 403 for a wrong key
 */
export function readServer(request: Request, keys: ImageKeys): Sender | null {
  const given = /^Basic\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (given === undefined) return null
  // The key is the user name; the password is ignored.
  const [key = ''] = Buffer.from(given, 'base64').toString().split(':', 1)
  if (!isSameText(key, keys.private_key)) throw new ImageHostError(403, 'Your account cannot be authenticated.', HELP)
  return { kind: 'server' }
}

/** The fields by which a page proves its permit. */
const PROOF = ['publicKey', 'token', 'expire', 'signature'] as const

/** Whether the fields are enough to identify the sender. */
export function hasProof(fields: ReadonlyMap<string, string>): boolean {
  return PROOF.every((name) => fields.has(name))
}

/**
 * Checks the permit in the fields of a page's form by its signature, without the database.
 * @returns the permit's token
 * @throws ImageHostError 401 without a key, 403 for another key, 400 for an expired or forged permit
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
 * Finds the owner of a permit. This uses the permit up, even if the picture is refused later.
 * @throws ImageHostError 400 for a permit that was used before or never given
 */
export async function claimPermit(token: string, ledger: UploadLedger): Promise<Sender & { kind: 'page' }> {
  const owner = await ledger.claim(token)
  if (owner === null) throw new ImageHostError(400, 'A request with the same token has been made already.', HELP)
  return { kind: 'page', owner }
}
