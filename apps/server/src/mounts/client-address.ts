import type { IncomingMessage } from 'node:http'
import { readAddress } from '@zivina/api/kernel/limits/addresses'

/** What a request is counted as whose address nobody tells. Its own within the process has an empty one. */
const UNKNOWN_ADDRESS = 'unknown'

/**
 * The IP address that a request comes from, without port, brackets and zone. Behind a proxy of ours it is the last one that
 * X-Forwarded-For names, which the proxy itself wrote; the visitor may have claimed those before it. Where the last one is no
 * address, the proxy's own counts. A call within the process comes from no address.
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
