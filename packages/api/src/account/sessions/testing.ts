import { SESSION_COOKIES } from '@zivina/contract/account/session-cookies'
import { vi } from 'vitest'

/** The cookies in which a browser keeps the tokens of a log-in. */
export function cookiesOf({ access, refresh }: { access: string; refresh: string }): Record<string, string> {
  return { [SESSION_COOKIES.access]: access, [SESSION_COOKIES.refresh]: refresh }
}

/** Does work as if some seconds had passed in this process; the database keeps its own time. */
export async function later<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
  try {
    return await work()
  } finally {
    vi.useRealTimers()
  }
}
