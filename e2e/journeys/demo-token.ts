import { type APIRequestContext, expect } from '@playwright/test'
import { fromAnywhere } from './fresh-account.ts'

export const DEMO_PASSWORD = 'Zivina-demo-2026'
/** A token is valid for a quarter of an hour. */
export const KEPT_MS = 600_000

type Bearer = { authorization: string }

const held = new Map<string, { bearer: Promise<Bearer>; until: number }>()

/** The bearer token of a demo account. Cached, as log-ins of an account are limited. */
export function bearerOf(request: APIRequestContext, name: string): Promise<Bearer> {
  const known = held.get(name)
  if (known && Date.now() < known.until) return known.bearer
  const bearer = logIn(request, name)
  held.set(name, { bearer, until: Date.now() + KEPT_MS })
  return bearer
}

async function logIn(request: APIRequestContext, name: string): Promise<Bearer> {
  const data = { email: `${name}@zivina.example`, password: DEMO_PASSWORD }
  const answer = await request.post('/api/login', { data, headers: fromAnywhere() })
  expect(answer.status(), `log-in of ${name}`).toBe(200)
  return { authorization: `Bearer ${(await answer.json()).access}` }
}
