import { parse, serialize } from 'hono/utils/cookie'

/** The cookies of a call: those of the request, and those to set with the answer, whatever it is. */
export type Cookies = {
  get(name: string): string | null
  set(name: string, value: string, options: { readable: boolean; seconds: number }): void
  /** Makes the browser delete a cookie. */
  clear(name: string): void
}

/**
 * @param written collects the Set-Cookie headers
 * @param secure whether visitors reach the product by https
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
