import { TokenData } from '@zivina/contract/account/accounts'
import { ACCESS_TOKEN_SECONDS } from '@zivina/contract/kernel/limits'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { ApiError } from '#api/kernel/errors/api-error.ts'

const ALGORITHM = 'HS256'
/** Longer than any token of ours. */
const TOKEN_MAX = 2048
/** How many seconds the clocks of two instances may differ. */
const CLOCK_TOLERANCE = 5

/**
 * The claims of an access token: its owner, their roles, and the logged-in device. Where an admin looks at the account,
 * `looked_at_by` names them, and the device is theirs.
 */
const Claims = TokenData.omit({ image: true }).extend({ session_guid: z.guid(), looked_at_by: z.guid().optional() })
export type Claims = z.infer<typeof Claims>

/** Signs an access token that is valid for minutes. */
export async function signAccessToken(
  claims: Omit<Claims, 'exp'>,
  key: Uint8Array,
): Promise<{ access: string; claims: Claims }> {
  const exp = Math.floor(Date.now() / 1000) + ACCESS_TOKEN_SECONDS
  const access = await new SignJWT({ ...claims, exp }).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' }).sign(key)
  return { access, claims: { ...claims, exp } }
}

/**
 * Reads an access token.
 * @throws ApiError EXPIRED_TOKEN when it has expired, UNAUTHORIZED when it is not one of ours
 */
export async function verifyAccessToken(token: string, key: Uint8Array): Promise<Claims> {
  if (token.length > TOKEN_MAX) throw new ApiError('UNAUTHORIZED')
  try {
    const options = { algorithms: [ALGORITHM], clockTolerance: CLOCK_TOLERANCE, requiredClaims: ['exp'] }
    const { payload } = await jwtVerify(token, key, options)
    return Claims.parse(payload)
  } catch (error) {
    throw new ApiError(error instanceof errors.JWTExpired ? 'EXPIRED_TOKEN' : 'UNAUTHORIZED')
  }
}
