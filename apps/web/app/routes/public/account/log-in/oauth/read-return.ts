/** What a service sent somebody back with, as it stands in the address. */
export type OauthReturn = { state: string; code: string; iss?: string; name?: string }

/** What came of it over there: a code, a no of the person, or nothing that could be gone on with. */
export type Returned = { kind: 'code'; given: OauthReturn } | { kind: 'cancelled' } | { kind: 'failed' }

/** How services say that the person does not want to. */
const NO = new Set(['access_denied', 'user_cancelled_authorize', 'user_cancelled_login', 'user_denied'])

export function readReturn(query: URLSearchParams): Returned {
  const [state, code, error] = [query.get('state'), query.get('code'), query.get('error')]
  if (error !== null) return { kind: NO.has(error) ? 'cancelled' : 'failed' }
  if (!state || !code) return { kind: 'failed' }
  const [iss, name] = [query.get('iss'), query.get('name')]
  return { kind: 'code', given: { state, code, ...(iss ? { iss } : {}), ...(name ? { name } : {}) } }
}
