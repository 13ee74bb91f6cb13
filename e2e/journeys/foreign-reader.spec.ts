import { expect } from '@playwright/test'
import { roundTo } from '@zivina/czech/number-input'
import { scrapeRecipe } from 'recipe-scrapers'
import { ANY_WIDTH } from './check-page.ts'
import { test } from './visitor.ts'

const PUBLIC_SITE = 'https://zivina.example'

/** What third-party recipe readers extract from our pages. */

test('a third-party library extracts from a recipe page what the API returns', { tag: ANY_WIDTH }, async ({
  request,
  baseURL,
}) => {
  const { results } = await (await request.get('/api/recipe?limit=3')).json()
  expect(results).toHaveLength(3)
  for (const { slug } of results) {
    const recipe = await (await request.get(`/api/recipe/${slug}`)).json()
    // The library accepts only addresses with a domain.
    const html = (await (await request.get(`/recepty/${slug}`)).text()).replaceAll(baseURL ?? '', PUBLIC_SITE)
    const answer = await scrapeRecipe(html, `${PUBLIC_SITE}/recepty/${slug}`, { safeParse: true })
    if (!answer.success) throw new Error(JSON.stringify(answer.error.issues))
    const read = answer.data
    expect(plain(read.title)).toBe(plain(recipe.name))
    expect(read.totalTime).toBe(recipe.time_minutes + recipe.resting_time)
    expect(read.yields).toMatch(new RegExp(`^${recipe.portion_size}\\b`))
    const lines = read.ingredients.flatMap((group) => group.items.map((item) => item.value))
    expect(lines).toHaveLength(recipe.ingredients.length)
    for (const [index, line] of recipe.ingredients.entries()) expect(plain(lines[index])).toContain(plain(line.name))
    const steps = read.instructions.flatMap((group) => group.items.map((item) => item.value))
    const texts = Object.values<{ step_text: string }>(recipe.steps).map((step) => step.step_text)
    // It includes the names of steps in the list.
    expect(steps.map((step) => plain(step))).toEqual(expect.arrayContaining(texts.map((text) => plain(text))))
    if (recipe.nutrient_coverage.kilojoules === 1)
      expect(read.nutrients.calories).toBe(`${roundTo(recipe.calories_in_total, 0)} kcal`)
    if (recipe.nutrient_coverage.protein === 1)
      expect(read.nutrients.proteinContent).toBe(`${roundTo(recipe.protein_in_total, 1)} g`)
    expect(read.image).toContain(`/images/social/recipe/${slug}-`)
  }
})

test('the sitemap names the pictures of every recipe that has some, and of every text', { tag: ANY_WIDTH }, async ({
  request,
}) => {
  const read = async (address: string) => (await request.get(new URL(address).pathname)).text()
  const index = await (await request.get('/sitemap.xml')).text()
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  for (const name of ['texty', 'recepty-1']) {
    const xml = await read(parts.find((part) => part.endsWith(`${name}.xml`)) ?? '')
    const entries = xml.match(/<url>.*?<\/url>/gs) ?? []
    expect(entries.length).toBeGreaterThan(10)
    const bare = entries.filter((entry) => !entry.includes('<image:loc>'))
    for (const entry of bare.slice(0, 20)) {
      const slug = /recepty\/([^<]+)</.exec(entry)?.[1]
      expect((await (await request.get(`/api/recipe/${slug}`)).json()).photos).toEqual([])
    }
    // Starter recipes have no pictures; every text has one.
    if (name === 'texty') expect(bare).toEqual([])
    const [, picture] = /<image:loc>([^<]+)</.exec(xml) ?? []
    if (picture !== undefined) expect((await request.get(new URL(picture).pathname)).status()).toBe(200)
  }
})

test('feeds and sitemaps are valid XML with all elements their formats require', { tag: ANY_WIDTH }, async ({
  page,
  request,
}) => {
  await page.goto('/udrzba')
  /** How many elements match below a parent, by a strict parser. */
  const count = async (path: string, selectors: string[]): Promise<number[]> => {
    const xml = await (await request.get(path)).text()
    return page.evaluate(
      ([text = '', ...wanted]) => {
        const read = new DOMParser().parseFromString(text, 'application/xml')
        if (read.querySelector('parsererror')) throw new Error(read.documentElement.textContent)
        return wanted.map((selector) => read.querySelectorAll(selector).length)
      },
      [xml, ...selectors],
    )
  }
  const { count: articles } = await (await request.get('/api/article?limit=1')).json()
  const shown = Math.min(articles, 20)
  const atom = ['id', 'title', 'updated', 'author > name', 'link[rel="self"]'].map((name) => `feed > ${name}`)
  expect(await count('/clanky/atom.xml', atom)).toEqual([1, 1, 1, 1, 1])
  expect(
    await count(
      '/clanky/atom.xml',
      ['id', 'title', 'updated'].map((name) => `entry > ${name}`),
    ),
  ).toEqual(Array(3).fill(shown))
  expect(await count('/clanky/rss.xml', ['channel > title', 'channel > language', 'channel > description'])).toEqual([
    1, 1, 1,
  ])
  expect(await count('/clanky/rss.xml', ['item > guid', 'item > pubDate', 'item > link'])).toEqual(Array(3).fill(shown))
  const { results, count: recipes } = await (await request.get('/api/recipe?ordering=-created_at&limit=1')).json()
  expect(await count('/sitemap/recepty-1.xml', ['urlset > url > loc', 'url > lastmod'])).toEqual([recipes, recipes])
  const map = await (await request.get('/sitemap/recepty-1.xml')).text()
  expect(map).toContain(`/recepty/${results[0].slug}</loc><lastmod>${results[0].updated_at}</lastmod>`)
})

function plain(text = ''): string {
  return text.replace(/\s+/g, ' ').trim()
}
