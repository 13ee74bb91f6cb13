import { type APIRequestContext, type BrowserContext, type Cookie, expect } from '@playwright/test'
import { DEMO_PASSWORD, KEPT_MS } from './demo-token.ts'
import { fromAnywhere, PASSWORD, signUp } from './fresh-account.ts'

const held = new Map<string, { cookies: Promise<Cookie[]>; until: number }>()

/** Logs a context in as a demo account. It logs in once per worker, as log-ins of an account are limited. */
export async function enterAs(context: BrowserContext, name: string): Promise<void> {
  const known = held.get(name)
  const cookies = known && Date.now() < known.until ? known.cookies : logIn(context, name)
  if (cookies !== known?.cookies) held.set(name, { cookies, until: Date.now() + KEPT_MS })
  await context.addCookies(await cookies)
}

async function logIn(context: BrowserContext, name: string): Promise<Cookie[]> {
  const data = { email: `${name}@zivina.example`, password: DEMO_PASSWORD }
  const answer = await context.request.post('/api/login', { data, headers: fromAnywhere() })
  expect(answer.status(), `log-in of ${name}`).toBe(200)
  return (await context.cookies()).filter((cookie) => cookie.name.startsWith('zivina_'))
}

export type Author = {
  /** A word that all the author's comments contain. */
  marker: string
  guids: string[]
  rewrite: (guid: string, comment: string) => Promise<void>
}

/** Registers a person who reviews recipes, one for each comment. All reviews are pending, in the order of the comments. */
export async function writeReviews(request: APIRequestContext, comments: readonly string[]): Promise<Author> {
  const marker = `znacka${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
  const email = await signUp(request, 'hodnotitel')
  const answer = await request.post('/api/login', { data: { email, password: PASSWORD }, headers: fromAnywhere() })
  const headers = { authorization: `Bearer ${(await answer.json()).access}` }
  const { results } = await (await request.get(`/api/recipe?limit=${comments.length}`)).json()
  const guids: string[] = []
  for (const [index, text] of comments.entries()) {
    const data = { rating: 4, comment: `${text} ${marker}` }
    const made = await request.post(`/api/recipe/${results[index].slug}/review`, { data, headers })
    expect(made.status()).toBe(201)
    guids.push((await made.json()).guid)
  }
  const rewrite = async (guid: string, comment: string): Promise<void> => {
    const changed = await request.patch(`/api/review/${guid}`, { data: { comment: `${comment} ${marker}` }, headers })
    expect(changed.status()).toBe(200)
  }
  return { marker, guids, rewrite }
}
