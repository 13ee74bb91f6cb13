import { readBounded } from '../receiving/read-bounded.ts'
import { type Company, type CompanyRegister, CompanyRegisterDown } from './port.ts'
import { Subject, toCompany } from './subject.ts'

export const ARES_URL = 'https://ares.gov.cz/ekonomicke-subjekty-v-be/rest'
/** How long an answer may take before the person is asked to fill the form in by hand. */
const TIMEOUT_MS = 5000
/** A company's record has a few kilobytes; a larger answer is something else. */
const ANSWER_MAX_BYTES = 256 * 1024

export type AresOptions = { url?: string; timeout_ms?: number }

/**
 * Looks companies up in ARES, the public register of economic subjects of the Czech Republic. It needs no key and asks clients
 * not to repeat queries.
 */
export function createAres({ url = ARES_URL, timeout_ms = TIMEOUT_MS }: AresOptions = {}): CompanyRegister {
  const base = url.replace(/\/+$/, '')
  return { find: (ico) => find(`${base}/ekonomicke-subjekty/${encodeURIComponent(ico)}`, ico, timeout_ms) }
}

async function find(address: string, ico: string, timeout_ms: number): Promise<Company | null> {
  // The signal covers the body too: a register that sends it slowly counts as down.
  const signal = AbortSignal.timeout(timeout_ms)
  const response = await ask(address, signal)
  if (response.status === 404) {
    await response.body?.cancel()
    return null
  }
  if (!response.ok) {
    await response.body?.cancel()
    throw new CompanyRegisterDown(`answered ${response.status}`)
  }
  const parsed = Subject.safeParse(await readJson(response))
  if (!parsed.success) throw new CompanyRegisterDown('answered in another shape', parsed.error)
  return toCompany(ico, parsed.data)
}

async function ask(address: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, { signal, redirect: 'error', headers: { accept: 'application/json' } })
  } catch (error) {
    throw new CompanyRegisterDown('cannot be reached', error)
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(Buffer.from(await readBounded(response, ANSWER_MAX_BYTES)).toString('utf8'))
  } catch (error) {
    throw new CompanyRegisterDown('answered with what cannot be read', error)
  }
}
