import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { exportJWK, jwtVerify, SignJWT } from 'jose'

/** The credentials of the stand-in's only client. */
export const STANDIN_CLIENT = { client_id: 'zivina-standin', client_secret: 'standin-secret' } as const
export const STANDIN_APPLE = { team_id: 'STANDINTEAM', key_id: 'STANDINKEY' } as const

/** The keys of a stand-in: its own for signing ID tokens, and the client's for Apple's client secret. */
export type StandinKeys = {
  jwks(): Promise<{ keys: object[] }>
  sign(claims: Record<string, unknown>, forged: boolean): Promise<string>
  /** PKCS #8 text of the client's key. */
  client_key: string
  isClientSecret(secret: string): Promise<boolean>
}

export function makeStandinKeys(): StandinKeys {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const client = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const kid = randomBytes(4).toString('hex')
  return {
    jwks: async () => ({ keys: [{ ...(await exportJWK(own.publicKey)), kid, use: 'sig', alg: 'RS256' }] }),
    sign: (claims, forged) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuedAt()
        .setExpirationTime('10m')
        .sign(forged ? foreign.privateKey : own.privateKey),
    client_key: client.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    isClientSecret: (secret) => isAppleSecret(secret, client.publicKey),
  }
}

async function isAppleSecret(secret: string, key: KeyObject): Promise<boolean> {
  const expected = { issuer: STANDIN_APPLE.team_id, subject: STANDIN_CLIENT.client_id }
  const audience = 'https://appleid.apple.com'
  return jwtVerify(secret, key, { ...expected, audience, algorithms: ['ES256'] }).then(
    ({ protectedHeader }) => protectedHeader.kid === STANDIN_APPLE.key_id,
    () => false,
  )
}
