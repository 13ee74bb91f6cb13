import { createHmac } from 'node:crypto'
import { ImageHostError } from './image-host-error.ts'
import { isSameText } from './upload-signature.ts'

const SIGNATURE = 'ik-s='
const EXPIRY = 'ik-t='
/** The expiry of an address that does not expire. */
const NEVER = '9999999999'

/**
 * Whether the address of a picture is signed with the private key, as the hosted service's libraries sign: lowercase
 * hexadecimal HMAC-SHA1 over the part after the endpoint, without the signature's own parameters, and the expiry in seconds
 * since 1970.
 * @param pathname within the mount, percent-encoded
 * @param search the query as it was sent, from its question mark
 * @throws ImageHostError 401 where the signature is wrong or expired
 */
export function isSigned(pathname: string, search: string, private_key: string): boolean {
  const parameters = search === '' ? [] : search.slice(1).split('&')
  const signature = readParameter(parameters, SIGNATURE)
  if (signature === null) return false
  const expiry = readParameter(parameters, EXPIRY) ?? NEVER
  const rest = parameters.filter((one) => !one.startsWith(SIGNATURE) && !one.startsWith(EXPIRY))
  const address = `${pathname.replace(/^\//, '')}${rest.length === 0 ? '' : `?${rest.join('&')}`}`
  const expected = createHmac('sha1', private_key).update(`${address}${expiry}`).digest('hex')
  if (!isSameText(signature, expected)) throw refusal('The signature of the address is not valid.')
  if (expiry !== NEVER && !(Number(expiry) > Date.now() / 1000)) throw refusal('The signed address has expired.')
  return true
}

function readParameter(parameters: readonly string[], name: string): string | null {
  return parameters.find((one) => one.startsWith(name))?.slice(name.length) ?? null
}

function refusal(message: string): ImageHostError {
  return new ImageHostError(401, message, 'See the ImageKit documentation of signed URLs.')
}
