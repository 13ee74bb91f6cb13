import { lookup } from 'node:dns/promises'
import { EgressError } from './egress-error.ts'
import { isAddress, isPublicAddress } from './public-address.ts'

/** Resolves a name to all its IP addresses. */
export type Resolve = (host: string) => Promise<string[]>

/** The operating system's own resolver. */
export const resolveBySystem: Resolve = async (host) => {
  const found = await lookup(host, { all: true, order: 'ipv4first' })
  return found.map(({ address }) => address)
}

/** How many addresses of one name are tried. */
const ADDRESSES_MAX = 3

/**
 * The IP addresses at which a host may be requested. A name is resolved exactly once for each hop; the connection then goes to
 * the address checked here, never to the name again.
 * @throws EgressError `address` where any of them is not public: a name with both public and internal addresses is an attack
 */
export async function resolvePublic(host: string, resolve: Resolve, signal: AbortSignal): Promise<string[]> {
  const addresses = isAddress(host) ? [host] : await lookUp(host, resolve, signal)
  if (addresses.length === 0) throw new EgressError('unreachable', 'name has no address')
  if (!addresses.every(isPublicAddress)) throw new EgressError('address', 'name leads to an address that is not public')
  return addresses.slice(0, ADDRESSES_MAX)
}

async function lookUp(host: string, resolve: Resolve, signal: AbortSignal): Promise<string[]> {
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new EgressError('unreachable', 'out of time')), { once: true })
  })
  try {
    return await Promise.race([resolve(host), stopped])
  } catch (error) {
    if (error instanceof EgressError) throw error
    throw new EgressError('unreachable', 'name cannot be resolved', error)
  }
}
