import { EgressError } from './egress-error.ts'
import { isAddress, isPublicAddress } from './public-address.ts'

const URL_MAX = 2048
const PORTS: readonly string[] = ['', '80', '443']
/** Names that mean this machine or its network whatever a resolver says. */
const LOCAL_NAMES =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|arpa|onion|test|invalid)$/

/**
 * Reads an address that a person or another site gave.
 * @param base the page a redirect came from
 * @throws EgressError `address` where it must not be asked: another protocol or port, a user name, an address or name of our
 * own network
 */
export function readPageUrl(text: string, base?: URL): URL {
  if (text.length > URL_MAX || /[\p{Cc}\\]/u.test(text) || !URL.canParse(text, base)) {
    throw new EgressError('address', 'no address')
  }
  const url = new URL(text, base)
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new EgressError('address', `protocol ${url.protocol}`)
  if (url.username !== '' || url.password !== '') throw new EgressError('address', 'user name in the address')
  if (!PORTS.includes(url.port)) throw new EgressError('address', `port ${url.port}`)
  checkHost(hostOf(url))
  url.hash = ''
  return url
}

/** The host without the brackets of IPv6 and without the dot that ends a full name. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

function checkHost(host: string): void {
  if (isAddress(host)) {
    if (!isPublicAddress(host)) throw new EgressError('address', 'address is not public')
    return
  }
  // A name of one word is looked for in the own network; one that ends in a number is no name.
  const isName = host.includes('.') && host.split('.').every((label) => label !== '')
  if (!isName || LOCAL_NAMES.test(host) || /\.\d+$/.test(host)) {
    throw new EgressError('address', 'name is not public')
  }
}
