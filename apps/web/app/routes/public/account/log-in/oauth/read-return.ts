/** The parameters with which a service redirected back, as they are in the address. */
export type OauthReturn = { state: string; code: string; iss?: string; name?: string }

/** The outcome at the service: a code, a refusal by the person, or an unusable answer. */
export type Returned = { kind: 'code'; given: OauthReturn } | { kind: 'cancelled' } | { kind: 'failed' }

/** Error codes that mean a refusal by the person. */
const NO = new Set(['access_denied', 'user_cancelled_authorize', 'user_cancelled_login', 'user_denied'])

export function readReturn(query: URLSearchParams): Returned {
  const [state, code, error] = [query.get('state'), query.get('code'), query.get('error')]
  if (error !== null) return { kind: NO.has(error) ? 'cancelled' : 'failed' }
  if (!state || !code) return { kind: 'failed' }
  const [iss, name] = [query.get('iss'), query.get('name')]
  return { kind: 'code', given: { state, code, ...(iss ? { iss } : {}), ...(name ? { name } : {}) } }
}
