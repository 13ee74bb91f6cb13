import { expect, type Locator } from '@playwright/test'
import { ANY_WIDTH, expectNoSidewaysScroll, openClean } from './check-page.ts'
import { bearerOf, DEMO_PASSWORD } from './demo-token.ts'
import { test } from './visitor.ts'

/** Words that are broken across lines, and lines that end with a one-letter word or with a number before its unit. */
function badLines(texts: Locator): Promise<string[]> {
  return texts.evaluateAll((elements) => {
    const bad: string[] = []
    const range = document.createRange()
    const boxOf = (node: Node, from: number, to: number) => {
      range.setStart(node, from)
      range.setEnd(node, to)
      return [...range.getClientRects()].filter(({ width }) => width > 0)
    }
    for (const element of elements) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? ''
        const words = [...text.matchAll(/[^\s/–-]+/g)].map((word) => ({
          word: word[0],
          boxes: boxOf(node, word.index, word.index + word[0].length),
        }))
        for (const [index, { word, boxes }] of words.entries()) {
          if (boxes.length > 1) bad.push(`broken: ${word}`)
          const next = words[index + 1]?.boxes[0]
          const isLast = next !== undefined && boxes[0] !== undefined && next.top > boxes[0].bottom - 1
          if (isLast && /^\(?[ksvzouai]$/i.test(word)) bad.push(`line ends with: ${word}`)
          if (isLast && /\d$/.test(word) && /^(?:%|g|kcal|kJ|ml)/.test(words[index + 1]?.word ?? ''))
            bad.push(`line ends with: ${word}`)
        }
      }
      if (element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX !== 'visible') {
        bad.push(`cut: ${element.textContent}`)
      }
    }
    return bad
  })
}

const RECIPES = [
  'svickova-na-smetane-s-houskovym-knedlikem',
  'kureci-rizky-s-bramborovou-kasi',
  'hovezi-vyvar-se-zeleninou-a-nudlemi',
]

for (const width of [320, 390, 1440]) {
  test(`at ${width} px no line of ingredients or nutrients breaks or cuts a word`, { tag: ANY_WIDTH }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const slug of RECIPES) {
      await openClean(page, `/recepty/${slug}`)
      const names = page.locator('.recipe-ingredients li')
      expect(await names.count()).toBeGreaterThan(5)
      expect(await badLines(names), slug).toEqual([])
      expect(await badLines(page.getByTestId('glance').locator('span, p')), slug).toEqual([])
      await page.getByText('Rozšířené').click()
      await page.getByText('Tabulka všech hodnot').click()
      expect(await badLines(page.getByTestId('nutrients').locator('span')), slug).toEqual([])
      expect(await badLines(page.getByTestId('table').locator('th, td')), slug).toEqual([])
      await expectNoSidewaysScroll(page)
    }
    await openClean(page, '/recepty')
    const cards = page.locator('article')
    expect(await cards.count()).toBeGreaterThan(5)
    expect(await badLines(cards.locator('li span')), 'cards').toEqual([])
    await openClean(page, '/tvurci')
    expect(await badLines(page.locator('main p')), 'creators').toEqual([])
  })
}

test('a name, a line and a note of one long word widen no page', { tag: ANY_WIDTH }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const headers = await bearerOf(page.request, 'premium')
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api${path}`, { headers, data })
    expect(answer.status(), `${path} ${await answer.text()}`).toBe(201)
    return (await answer.json()) as { guid: string; slug: string }
  }
  const word = `Svíčková${'nasmetaněsbrusinkami'.repeat(4)}`
  const { results } = await (await page.request.get('/api/ingredient?search=mouka')).json()
  const ingredients = [{ ingredient: results[0].guid, amount: '100' }]
  const recipe = await post('/recipe', {
    name: word,
    headnote: word,
    is_private: true,
    portion_size: 2,
    time_minutes: 30,
    difficulty: 'Easy',
    cooking_type: 'Warm',
    meal_types: ['Lunch'],
    steps: { '0': { step_title: word.slice(0, 60), step_text: word } },
    ingredients,
    free_lines: [{ text: word, segment: 'Main', place: 1 }],
  })
  const modified = await post('/recipe_modified', {
    original: recipe.guid,
    name: `${word} (moje)`,
    note: word,
    portion_size: 2,
    ingredients,
  })
  const data = { email: 'premium@zivina.example', password: DEMO_PASSWORD }
  expect((await page.request.post('/api/login', { data })).status()).toBe(200)
  const own = `/uzivatel/moje-recepty/${recipe.slug}`
  const changed = `/uzivatel/modifikovane-recepty/${modified.slug}`
  for (const path of [own, changed, '/uzivatel/moje-recepty', '/uzivatel/modifikovane-recepty']) {
    await page.goto(path)
    await expect(page.getByText(word.slice(0, 20)).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
  const card = page.getByRole('article').filter({ hasText: word }).first()
  expect(await card.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})
