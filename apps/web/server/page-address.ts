import { PAGE_PARAMETERS } from '#app/seo/page-parameters.ts'

/** The query of a public page, divided into the parameters it reads and those it only passes on. */
export type PageQuery = {
  /** The declared parameters in the order of their declaration, with the question mark; empty where there are none. */
  read: string
  /** The other parameters as written; empty where there are none. */
  rest: string
}

const DECLARED = new Map(Object.entries(PAGE_PARAMETERS))

/**
 * Divides the query of a public page. Addresses that differ in the order or the encoding of declared parameters, or in
 * parameters that are not declared, have the same `read`.
 * @param search the query as written, with its question mark, or empty
 */
export function divideQuery(pathname: string, search: string): PageQuery {
  if (search.length < 2) return { read: '', rest: '' }
  // The framework's requests for the data of a page carry its parameters and are never cached.
  if (pathname.endsWith('.data')) return { read: search, rest: '' }
  const names = declaredFor(pathname)
  const values = new Map<string, string[]>(names.map((name) => [name, []]))
  const rest: string[] = []
  for (const pair of search.slice(1).split('&')) {
    const [name, value] = [...new URLSearchParams(pair)][0] ?? []
    if (name === undefined || value === undefined) continue
    const list = values.get(name)
    if (list) list.push(value)
    else rest.push(pair)
  }
  const read = new URLSearchParams(Array.from(values, ([name, list]) => list.map((value) => [name, value])).flat())
  return { read: read.size === 0 ? '' : `?${read}`, rest: rest.join('&') }
}

/** Routes match whatever the case and the encoding of their letters, so declarations must too. */
function declaredFor(pathname: string): readonly string[] {
  try {
    return DECLARED.get(decodeURI(pathname).toLowerCase()) ?? []
  } catch {
    return []
  }
}

/**
 * Adds to a redirect within the site the parameters that its page does not read, such as campaign parameters.
 * @param rest parameters as written
 */
export function carryOn(answer: Response, rest: string): Response {
  const location = answer.headers.get('location')
  if (rest === '' || location === null || !/^\/(?!\/)/.test(location)) return answer
  const [address = '', ...fragment] = location.split('#')
  const longer = `${address}${address.includes('?') ? '&' : '?'}${rest}`
  const headers = new Headers(answer.headers)
  headers.set('location', [longer, ...fragment].join('#'))
  return new Response(answer.body, { status: answer.status, headers })
}
