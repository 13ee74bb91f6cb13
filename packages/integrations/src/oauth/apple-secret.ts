import { importPKCS8, SignJWT } from 'jose'

const AUDIENCE = 'https://appleid.apple.com'
/** A secret is used for one exchange. */
const SECONDS = 300

export type AppleKey = {
  client_id: string
  team_id: string
  key_id: string
  /** The key as PKCS #8 text, as downloaded from Apple. */
  private_key: string
}

/** Apple's client secret: a short-lived token that identifies us, signed with the key that Apple issued (ES256). */
export async function makeAppleSecret({ client_id, team_id, key_id, private_key }: AppleKey): Promise<string> {
  const key = await importPKCS8(private_key, 'ES256')
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ iss: team_id, sub: client_id, aud: AUDIENCE, iat: now, exp: now + SECONDS })
    .setProtectedHeader({ alg: 'ES256', kid: key_id })
    .sign(key)
}
