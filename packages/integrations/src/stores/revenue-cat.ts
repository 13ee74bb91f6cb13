import { createHash, timingSafeEqual } from 'node:crypto'
import { readBounded } from '../receiving/read-bounded.ts'
import { SubscriberAnswer } from './messages.ts'
import { StoreError, type StoreService } from './port.ts'

export const REVENUE_CAT_URL = 'https://api.revenuecat.com/v1'

/** How long an answer may take before the person is told to try again. */
const TIMEOUT_MS = 8000
const ANSWER_MAX_BYTES = 1024 * 1024

export type StoreOptions = {
  url: string
  api_key: string
  /** The whole Authorization header of the service's calls, as it is set there. */
  webhook_authorization: string
  timeout_ms?: number
}

/** A client of RevenueCat's protocol, version 1. */
export function createStoreService(options: StoreOptions): StoreService {
  const { api_key, webhook_authorization, timeout_ms = TIMEOUT_MS } = options
  const base = options.url.replace(/\/+$/, '')
  const ask = async (method: 'GET' | 'DELETE', account: string): Promise<Answer> => {
    const headers = { accept: 'application/json', authorization: `Bearer ${api_key}` }
    const address = `${base}/subscribers/${encodeURIComponent(account)}`
    // The time covers the body too: a service that sends it slowly counts as down.
    const request = { method, headers, redirect: 'error', signal: AbortSignal.timeout(timeout_ms) } as const
    try {
      const response = await fetch(address, request)
      const text = Buffer.from(await readBounded(response, ANSWER_MAX_BYTES)).toString('utf8')
      return { status: response.status, body: response.ok ? JSON.parse(text) : null }
    } catch (error) {
      throw new StoreError('down', 'cannot be reached or read', error)
    }
  }
  return {
    read: async (account) => {
      const { status, body } = await ask('GET', account)
      if (status !== 200 && status !== 201) throw refusalOf(status)
      const parsed = SubscriberAnswer.safeParse(body)
      if (!parsed.success) throw new StoreError('down', 'answered in another shape', parsed.error)
      return parsed.data
    },
    forget: async (account) => {
      const { status } = await ask('DELETE', account)
      if (status !== 200 && status !== 404) throw refusalOf(status)
    },
    isSender: (authorization) => authorization !== null && isSame(authorization, webhook_authorization),
  }
}

type Answer = { status: number; body: unknown }

function refusalOf(status: number): StoreError {
  const isKey = status === 401 || status === 403
  return new StoreError(isKey ? 'misconfigured' : 'down', `answered ${status}`)
}

/** Compares two texts in a time that tells nothing of where they differ. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash('sha256').update(text).digest())
  return first !== undefined && second !== undefined && timingSafeEqual(first, second)
}
