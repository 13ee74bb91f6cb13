import type { IncomingMessage } from 'node:http'
import { decodeText } from './decode-text.ts'
import { EgressError } from './egress-error.ts'
import { hostOf, readPageUrl } from './page-url.ts'
import type { Page, PageReader } from './port.ts'
import { readBody } from './read-body.ts'
import { type Dial, dialDirectly, requestHop } from './request-hop.ts'
import { type Resolve, resolveBySystem, resolvePublic } from './resolve-host.ts'

/** From the first lookup to the last byte, over all hops. */
const TIMEOUT_MS = 10_000
/** Of the decompressed page. */
const PAGE_MAX_BYTES = 2 * 1024 * 1024
const REDIRECTS_MAX = 5
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308]
const TYPES: readonly string[] = [
  'text/html',
  'application/xhtml+xml',
  'application/json',
  'application/ld+json',
  'text/plain',
]

export type PageReaderOptions = {
  /** Address of the product, so that a site's owner can find out who requested a page. */
  public_url: string
  /** How the reader introduces itself, where a site requires another form. */
  user_agent?: string
}

/** What tests replace of the network; the running product never sets it. */
export type Outside = { resolve: Resolve; dial: Dial; timeout_ms: number; max_bytes: number }
const WORLD: Outside = {
  resolve: resolveBySystem,
  dial: dialDirectly,
  timeout_ms: TIMEOUT_MS,
  max_bytes: PAGE_MAX_BYTES,
}

/**
 * The only way to request addresses that people enter. It requests one page on a person's behalf and follows no links except
 * redirects, each of which is checked like the first address.
 */
export function createPageReader(
  { public_url, user_agent = `Zivina/1.0 (recipe import asked for by a person; +${public_url})` }: PageReaderOptions,
  outside: Partial<Outside> = {},
): PageReader {
  const world = { ...WORLD, ...outside }
  return { read: (address) => read(readPageUrl(address), user_agent, world) }
}

async function read(start: URL, user_agent: string, world: Outside): Promise<Page> {
  const signal = AbortSignal.timeout(world.timeout_ms)
  let url = start
  for (let hop = 0; hop <= REDIRECTS_MAX; hop += 1) {
    const answer = await ask(url, user_agent, world, signal)
    const location = REDIRECTS.includes(answer.statusCode ?? 0) ? answer.headers.location : undefined
    if (location === undefined) return await accept(answer, url, world.max_bytes)
    answer.destroy()
    url = readPageUrl(location, url)
  }
  throw new EgressError('unreachable', 'too many redirects')
}

/** Requests a page at the checked IP addresses of a host, one after another until one accepts the connection. */
async function ask(url: URL, user_agent: string, world: Outside, signal: AbortSignal): Promise<IncomingMessage> {
  const addresses = await resolvePublic(hostOf(url), world.resolve, signal)
  let failure: unknown
  for (const address of addresses) {
    try {
      return await requestHop({ url, address, dial: world.dial, user_agent, signal })
    } catch (error) {
      failure = error
      if (signal.aborted) break
    }
  }
  throw failure
}

async function accept(answer: IncomingMessage, url: URL, max_bytes: number): Promise<Page> {
  const header = answer.headers['content-type'] ?? ''
  const type = (header.split(';', 1)[0] ?? '').trim().toLowerCase()
  if (answer.statusCode !== 200) {
    answer.destroy()
    throw new EgressError('unreachable', `answered ${answer.statusCode}`, undefined, answer.statusCode ?? null)
  }
  if (!TYPES.includes(type)) {
    answer.destroy()
    throw new EgressError('type', 'neither a page nor JSON')
  }
  return { url: url.href, type, text: decodeText(await readBody(answer, max_bytes), header) }
}
