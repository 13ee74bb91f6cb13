import type { IncomingMessage } from 'node:http'
import { readAddress } from '@zivina/api/kernel/limits/addresses'

/** Counts requests whose address is unknown together. A call within the process has an empty address. */
const UNKNOWN_ADDRESS = 'unknown'

/**
 * The client's IP address, without port, brackets and zone. Behind our proxy it is the last entry of X-Forwarded-For, which the
 * proxy itself wrote; the visitor may have forged those before it. Where the last entry is not an address, the proxy's own
 * address counts. A call within the process has an empty address.
 */
export function clientAddress(
  incoming: Pick<IncomingMessage, 'socket'> | undefined,
  headers: Headers,
  trust_proxy: boolean,
): string {
  if (incoming === undefined) return ''
  const forwarded = trust_proxy ? headers.get('x-forwarded-for')?.split(',').at(-1) : undefined
  return readAddress(forwarded ?? '') ?? readAddress(incoming.socket.remoteAddress ?? '') ?? UNKNOWN_ADDRESS
}
