import type { IncomingMessage } from 'node:http'

/**
 * The IP address of whoever makes a request. Behind a proxy of ours it is the last one that X-Forwarded-For names, which
 * the proxy itself wrote; what stands before it is only what the visitor claims.
 */
export function clientAddress(
  incoming: Pick<IncomingMessage, 'socket'> | undefined,
  headers: Headers,
  trust_proxy: boolean,
): string {
  const forwarded = trust_proxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || (incoming?.socket.remoteAddress ?? '')
}
