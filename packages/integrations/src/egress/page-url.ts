import { EgressError } from './egress-error.ts'
import { isAddress, isPublicAddress } from './public-address.ts'

const URL_MAX = 2048
const PORTS: readonly string[] = ['', '80', '443']
/** Names that mean this machine or its network, whatever they resolve to. */
const LOCAL_NAMES =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|arpa|onion|test|invalid)$/

/**
 * Parses and checks an address given by a person or another site.
 * @param base the page a redirect came from
 * @throws EgressError `address` where it must not be requested: another protocol or port, a user name, an address or name of
 * our own network
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

/** The host without the brackets of IPv6 and without the trailing dot of a full name. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

function checkHost(host: string): void {
  if (isAddress(host)) {
    if (!isPublicAddress(host)) throw new EgressError('address', 'address is not public')
    return
  }
  // A name of one word is resolved in the local network; one that ends in a number is not a name.
  const isName = host.includes('.') && host.split('.').every((label) => label !== '')
  if (!isName || LOCAL_NAMES.test(host) || /\.\d+$/.test(host)) {
    throw new EgressError('address', 'name is not public')
  }
}
