import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { EgressError } from './egress-error.ts'
import { hostOf } from './page-url.ts'
import { isAddress } from './public-address.ts'

/** Returns the host and port to connect to for an address. */
export type Dial = (address: string, port: number) => { host: string; port: number }

/** Connects to the address itself. */
export const dialDirectly: Dial = (host, port) => ({ host, port })

const HEADERS_MAX_BYTES = 16 * 1024

type Hop = { url: URL; address: string; dial: Dial; user_agent: string; signal: AbortSignal }

/**
 * Sends one GET to one checked IP address. The socket is opened to that address, so that the name is not resolved again; the
 * name is only used in `Host` and to check the certificate. No cookies, no credentials, no proxy, no kept connection.
 * @throws EgressError `unreachable`
 */
export function requestHop({ url, address, dial, user_agent, signal }: Hop): Promise<IncomingMessage> {
  const secure = url.protocol === 'https:'
  const name = hostOf(url)
  const target = dial(address, url.port === '' ? (secure ? 443 : 80) : Number(url.port))
  const options: RequestOptions = {
    ...target,
    method: 'GET',
    path: `${url.pathname}${url.search}`,
    agent: false,
    maxHeaderSize: HEADERS_MAX_BYTES,
    insecureHTTPParser: false,
    signal,
    setDefaultHeaders: false,
    headers: {
      host: url.host,
      'user-agent': user_agent,
      accept: 'text/html, application/xhtml+xml, application/ld+json, application/json;q=0.9, text/plain;q=0.8',
      'accept-language': 'cs, en;q=0.5',
      'accept-encoding': 'gzip, deflate, br',
      connection: 'close',
    },
  }
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(new EgressError('unreachable', 'no answer', error))
    const sent = secure
      ? httpsRequest({ ...options, ...(isAddress(name) ? {} : { servername: name }) })
      : httpRequest(options)
    sent.on('error', fail)
    sent.on('socket', (socket) => {
      // Checks the address that was actually connected to, before a byte is sent.
      socket.once('connect', () => {
        if (socket.remoteAddress !== target.host) socket.destroy(new Error('connected to another address'))
      })
    })
    sent.on('response', resolve)
    // Without an error: a socket that was handed over has no error listener.
    sent.on('upgrade', (_answer, socket) => socket.destroy())
    // Any other end of the exchange also settles the promise.
    sent.on('close', () => fail(new Error('closed without an answer')))
    sent.end()
  })
}
