import { type APIRequestContext, expect } from '@playwright/test'
import { ANY_WIDTH } from './check-page.ts'
import { DEMO_PASSWORD } from './demo-token.ts'
import { fromAnywhere } from './fresh-account.ts'
import { test } from './visitor.ts'

/** Closes a script, a title and an attribute; short enough for a name. */
const EVIL = `</script><script>alert(1)</script>"'><img src=x onerror=alert(1)> ${Date.now().toString(36)}`

type Person = { token: string; call(method: 'POST' | 'PATCH' | 'DELETE', path: string, data?: object): Promise<Answer> }
type Answer = { guid: string; slug: string }

/** Logs a demo account in at an address of its own; its cookies stay in the given context. */
async function enter(request: APIRequestContext, name: string): Promise<Person> {
  const from = fromAnywhere()
  const data = { email: `${name}@zivina.example`, password: DEMO_PASSWORD }
  const { access: token } = await (await request.post('/api/login', { data, headers: from })).json()
  const headers = { ...from, authorization: `Bearer ${token}` }
  return {
    token,
    call: async (method, path, body) => {
      const answer = await request.fetch(`/api${path}`, { method, headers, ...(body ? { data: body } : {}) })
      expect(answer.ok(), `${method} ${path} ${await answer.text()}`).toBe(true)
      return answer.status() === 204 ? { guid: '', slug: '' } : ((await answer.json()) as Answer)
    },
  }
}

/** Reads a page's text; fails on HTML injected by a person. */
async function readSafely(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  const html = await answer.text()
  expect(html, path).not.toMatch(/<script>alert|<img src=x/)
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs))
    JSON.parse(json)
  return html
}

test('HTML in people’s texts is shown as text on every page, and in its structured data', {
  tag: ANY_WIDTH,
}, async ({ playwright, baseURL }) => {
  const options = baseURL === undefined ? {} : { baseURL }
  const [author, reader, office, nobody] = await Promise.all(
    [1, 2, 3, 4].map(() => playwright.request.newContext(options)),
  )
  if (!author || !reader || !office || !nobody) throw new Error('no contexts')
  const [creator, guest, admin] = [
    await enter(author, 'creator'),
    await enter(reader, 'premium'),
    await enter(office, 'admin'),
  ]
  const categories = await (await nobody.get('/api/food_category')).json()
  const sub_food_category = categories.results[0].sub_food_categories[0].guid
  const food = await creator.call('POST', '/ingredient', { name: EVIL, weight_units: 'Gram', sub_food_category })
  await admin.call('PATCH', `/ingredient/${food.guid}/status`, { status: 'Approved' })
  const recipe = await creator.call('POST', '/recipe', {
    name: EVIL,
    portion_size: 2,
    time_minutes: 10,
    difficulty: 'Easy',
    cooking_type: 'Cold',
    steps: { '0': { step_title: EVIL, step_text: EVIL } },
    ingredients: [{ ingredient: food.guid, amount: '100' }],
  })
  await admin.call('PATCH', `/recipe/${recipe.guid}/status`, { status: 'Approved' })
  const review = await guest.call('POST', `/recipe/${recipe.slug}/review`, { rating: 5, comment: EVIL })
  await admin.call('PATCH', `/review/${review.guid}/status`, { status: 'Approved' })
  await creator.call('POST', `/review/${review.guid}/reply`, { reply: EVIL })
  const published_at = new Date(Date.now() - 1000).toISOString()
  const news = await admin.call('POST', '/news', { category: 'info', title: EVIL, text: EVIL, published_at })
  try {
    const search = encodeURIComponent(EVIL)
    const shown = await readSafely(nobody, `/recepty/${recipe.slug}`)
    expect(shown).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(shown).toContain('\\u003c/script\\u003e')
    for (const path of ['/', '/novinky', `/recepty?search=${search}`, `/hledani?q=${search}`]) {
      await readSafely(nobody, path)
    }
    expect(await readSafely(nobody, '/sitemap/recepty-1.xml')).toContain(recipe.slug)
    for (const path of ['moje-recepty', `upravit-recept/${recipe.slug}`, 'moje-suroviny']) {
      await readSafely(author, `/uzivatel/${path}`)
    }
  } finally {
    await creator.call('DELETE', `/recipe/${recipe.slug}`)
    await creator.call('DELETE', `/ingredient/${food.guid}`)
    await admin.call('DELETE', `/news/${news.guid}`)
    await Promise.all([author, reader, office, nobody].map((one) => one.dispose()))
  }
})
