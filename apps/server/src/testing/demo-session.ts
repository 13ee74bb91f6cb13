import type { Api } from '@zivina/api/app'

/** Logs a demo account in over the API. @returns the cookies that its browser then has */
export async function demoSession(api: Api, site: string, name: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ email: `${name}@zivina.example`, password: 'Zivina-demo-2026' })
  return cookiesOf(await api.fetch(new Request(`${site}/api/login`, { method: 'POST', body })))
}

/** The cookies that an answer sets, by name. */
export function cookiesOf(answer: Response): Record<string, string> {
  const pairs = answer.headers.getSetCookie().map((line) => line.split(';')[0]?.split('=') ?? [])
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]))
}
