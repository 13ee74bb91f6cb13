/** A person who logs in through the stand-in. */
export type StandinPerson = { email: string; name: string; unproven?: boolean }

/**
 * Agrees to a log-in at the stand-in, as a person on its page does.
 * @param authorizationUrl the address to which a client sends people
 * @returns the parameters that the service sends back: the query of its redirect, or the fields of its form
 */
export async function agree(
  authorizationUrl: string,
  { email, name, unproven }: StandinPerson,
): Promise<URLSearchParams> {
  const { origin, pathname, searchParams } = new URL(authorizationUrl)
  const service = /^\/(google|apple|api\/v1)\//.exec(pathname)?.[1] ?? ''
  const query = new URLSearchParams([...searchParams, ['service', service], ['as_email', email], ['as_name', name]])
  if (unproven) query.set('unproven', '1')
  const response = await fetch(`${origin}/consent?${query}`, { redirect: 'manual' })
  const location = response.headers.get('location')
  if (location !== null) return new URL(location).searchParams
  const fields = (await response.text()).matchAll(/name="([^"]*)" value="([^"]*)"/g)
  return new URLSearchParams(
    Array.from(fields, ([, field = '', value = '']) => [field, value.replaceAll('&quot;', '"')]),
  )
}
