import { parse, serialize } from 'hono/utils/cookie'

/** The cookies of a call: those that came, and those that go with the answer, whatever it is. */
export type Cookies = {
  get(name: string): string | null
  set(name: string, value: string, options: { readable: boolean; seconds: number }): void
  /** Has the browser forget a cookie. */
  clear(name: string): void
}

/**
 * @param written where the Set-Cookie headers are collected
 * @param secure whether visitors reach us by https
 */
export function openCookies(request: Request, written: string[], secure: boolean): Cookies {
  const header = request.headers.get('cookie')
  let given: Record<string, string> | undefined
  const write = (name: string, value: string, readable: boolean, seconds: number): void => {
    written.push(serialize(name, value, { path: '/', sameSite: 'Lax', secure, httpOnly: !readable, maxAge: seconds }))
  }
  return {
    get: (name) => {
      if (header === null) return null
      given ??= parse(header)
      return given[name] ?? null
    },
    set: (name, value, { readable, seconds }) => write(name, value, readable, seconds),
    clear: (name) => write(name, '', true, 0),
  }
}
