import { expect } from '@playwright/test'
import { ANY_WIDTH, openClean } from './check-page.ts'
import { lookAtPages } from './look-at-pages.ts'
import { test } from './visitor.ts'

const ARTICLE = '/clanky/kolik-bilkovin-potrebujete'

lookAtPages(['/clanky', '/clanky?category=zdravi', ARTICLE, '/navody', '/navody/hubnuti-zacatek', '/kalkulacky'])

test('the list leads by category and page to an article, and on to the next', { tag: ANY_WIDTH }, async ({ page }) => {
  await openClean(page, '/clanky')
  const cards = page.getByRole('region', { name: 'Seznam článků' }).getByRole('listitem')
  await expect(cards).toHaveCount(12)
  await page.getByRole('link', { name: 'Strana 2' }).click()
  await expect(page).toHaveURL('/clanky?page=2')
  await expect(cards).toHaveCount(12)
  await page.getByRole('navigation', { name: 'Témata článků' }).getByRole('link', { name: 'Zdraví' }).click()
  await expect(page).toHaveURL('/clanky?category=zdravi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zdraví')
  const title = await cards.first().getByRole('heading').textContent()
  await cards.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  const before = page.url()
  await page.getByRole('navigation', { name: 'Další články' }).getByRole('link').first().click()
  await expect(page).not.toHaveURL(before)
})

test('contents, references and sources link to one another, with targets below the bar', async ({ page }) => {
  await openClean(page, ARTICLE)
  const contents = page.getByRole('navigation', { name: 'Obsah' })
  const isFolded = await contents.locator('summary').evaluate((line) => getComputedStyle(line).pointerEvents !== 'none')
  if (isFolded) await contents.locator('summary').click()
  const second = contents.getByRole('link').nth(1)
  const name = await second.textContent()
  await second.click()
  const heading = page.getByRole('heading', { level: 2, name: name ?? '' })
  // The page scrolls smoothly; the anchor stops 65 px below the top.
  await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? 0)).toBe(65)
  const reference = page.getByRole('link', { name: 'Zdroj 1', exact: true }).first()
  await reference.click()
  await expect(page).toHaveURL(/#zdroj-1$/)
  const source = page.locator('#zdroj-1')
  await expect(source).toBeInViewport()
  await source
    .getByRole('link', { name: /Zpět k textu, zdroj 1/ })
    .first()
    .click()
  await expect(page).toHaveURL(/#odkaz-1-1$/)
  await expect(page.locator('#odkaz-1-1')).toBeInViewport()
})

test('an article has live recipes, an author to follow and a way to be shared', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await openClean(page, ARTICLE)
  await expect(page.locator('.recipe-strip').first()).toContainText(/\d+\u00a0kcal/)
  await page.getByRole('button', { name: 'Sdílet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sdílet článek' })
  await expect(dialog.getByRole('link', { name: 'E-mail' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:.*${encodeURIComponent(ARTICLE)}$`),
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.locator('header a[href^="/tvurci/"]').click()
  await expect(page).toHaveURL(/\/tvurci\/[a-z-]+$/)
})

test('a recipe in a text and a recipe in its shelf open', { tag: ANY_WIDTH }, async ({ page }) => {
  await openClean(page, ARTICLE)
  await page.locator('.recipe-strip').first().click()
  await expect(page).toHaveURL(/\/recepty\//)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an article is complete: text, table, questions, sources, and the data of a calculator', {
    tag: ANY_WIDTH,
  }, async ({ page }) => {
    await page.goto(ARTICLE)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('table').first()).toBeVisible()
    const question = page.locator('details.text-question').first()
    await question.locator('summary').click()
    await expect(question.locator('p')).toBeVisible()
    await expect(page.locator('#zdroj-1')).toBeVisible()
    await expect(page.getByText('Výpočet potřebuje JavaScript')).toBeVisible()
    await page.getByText('Jak se to počítá').click()
    await expect(page.getByText('nejméně 0,83')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sdílet' })).toBeHidden()
  })

  test('the list has pages, and guides can be read', { tag: ANY_WIDTH }, async ({ page }) => {
    await page.goto('/clanky')
    await page.getByRole('link', { name: 'Strana 2' }).click()
    await expect(page).toHaveURL('/clanky?page=2')
    await page.goto('/navody')
    await page
      .getByRole('link', { name: /1\. Jak začít/ })
      .first()
      .click()
    await expect(page).toHaveURL('/navody/hubnuti-zacatek')
  })
})

test('a printed article has its text and no controls', { tag: ANY_WIDTH }, async ({ page }) => {
  await openClean(page, ARTICLE)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#zdroj-1')).toBeVisible()
  for (const hidden of ['body > div > header', '.text-contents', '.calculator', '.back-link']) {
    await expect(page.locator(hidden).first(), hidden).toBeHidden()
  }
})

test('calculators compute in the browser and refuse values outside their validity', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  const sent: string[] = []
  await openClean(page, '/kalkulacky')
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  const bmi = page.getByRole('region', { name: 'Kalkulačka BMI' })
  await bmi.getByLabel('Výška (cm)').fill('180')
  await bmi.getByLabel('Hmotnost (kg)').fill('72,9')
  await expect(bmi.getByRole('status')).toContainText('22,5')
  await expect(bmi.getByRole('status')).toContainText('60 až 81\u00a0kg')
  await bmi.getByLabel('Jsem těhotná nebo kojím').check()
  await expect(bmi.getByRole('status')).not.toContainText('22,5')

  const energy = page.getByRole('region', { name: 'Kolik energie za den' })
  await energy.getByLabel('Pohlaví').selectOption('Muž')
  await energy.getByLabel('Věk (roky)').fill('30')
  await energy.getByLabel('Výška (cm)').fill('180')
  await energy.getByLabel('Hmotnost (kg)').fill('80')
  await energy.getByLabel('Jak se hýbete').selectOption('Středně aktivní')
  await expect(energy.getByRole('status')).toContainText(/11\s544\s*kJ/)
  await energy.getByLabel('Věk (roky)').fill('15')
  await expect(energy.getByRole('status')).not.toContainText('kJ')

  const water = page.getByRole('region', { name: 'Kolik vody za den' })
  await water.scrollIntoViewIfNeeded()
  await water.getByLabel('Těhotenství a kojení').selectOption('Kojím')
  await expect(water.getByRole('status')).toContainText('2,7\u00a0l')

  const fiber = page.getByRole('region', { name: 'Kolik vlákniny jste dnes snědli' })
  await fiber.scrollIntoViewIfNeeded()
  await fiber.getByRole('button', { name: 'Přidat: Vařená čočka' }).click()
  await fiber.getByRole('button', { name: 'Přidat: Jablko' }).click()
  await expect(fiber.getByText('14\u00a0g')).toBeVisible()

  // The typed values were not sent anywhere.
  expect(sent.filter((request) => /180|72[,.]9|weight|height/.test(request))).toEqual([])
})

test('the search finds articles, with their pictures', { tag: ANY_WIDTH }, async ({ page }) => {
  await openClean(page, '/')
  await page.getByRole('button', { name: 'Hledat recept' }).click()
  await page.getByRole('combobox').fill('bílkovinu')
  const group = page.getByRole('group', { name: 'Články' })
  await expect(group.getByRole('option').first()).toContainText('bílkovin')
  await expect(group.locator('img').first()).toHaveAttribute('src', /\/images\/articles\//)
  await group.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/clanky\//)
})

test('the home page shows the newest articles, and the menu links to articles and guides', async ({
  page,
  isMobile,
}) => {
  await openClean(page, '/')
  await expect(page.getByRole('heading', { name: 'Nejnovější články' })).toBeVisible()
  if (isMobile) await page.getByRole('button', { name: 'Otevřít nabídku' }).click()
  const menu = page.getByRole('navigation', { name: isMobile ? 'Hlavní navigace v nabídce' : 'Hlavní navigace' })
  await expect(menu.getByRole('link')).toContainText(['Tvůrci', 'Články', 'Návody'])
  await menu.getByRole('link', { name: 'Návody' }).click()
  await expect(page).toHaveURL('/navody')
})

test('a goal on the page of guides links to its guides', { tag: ANY_WIDTH }, async ({ page }) => {
  await openClean(page, '/navody')
  await page
    .getByRole('navigation', { name: 'Vyberte si cíl' })
    .getByRole('link', { name: /Přibrat/ })
    .click()
  await expect(page).toHaveURL('/navody#nabirani')
  await expect(page.getByRole('heading', { level: 2, name: 'Přibrat' })).toBeInViewport()
})

test('an article describes itself to search engines, and an unknown one is not found', { tag: ANY_WIDTH }, async ({
  page,
  request,
}) => {
  await openClean(page, ARTICLE)
  const content = (selector: string) => page.locator(selector).first().getAttribute('content')
  expect(await content('meta[name="keywords"]')).toContain('bílkoviny')
  const images = await page
    .locator('meta[property="og:image"]')
    .evaluateAll((all) => all.map((one) => (one as HTMLMetaElement).content))
  expect(images.map((image) => /-(\d+x\d+)\.jpg\?v=\w+$/.exec(image)?.[1])).toEqual(['16x9', '1x1', '4x3'])
  for (const image of images)
    expect((await request.get(new URL(image).pathname + new URL(image).search)).status()).toBe(200)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const types = data.map((text) => JSON.parse(text)['@type'])
  expect(types).toEqual(expect.arrayContaining(['Article', 'FAQPage', 'BreadcrumbList']))
  const article = JSON.parse(data[types.indexOf('Article')] ?? '{}')
  expect(article).toMatchObject({ author: { '@type': 'Person' }, image: { length: 3 }, datePublished: '2026-03-14' })
  for (const path of ['/clanky/neni', '/navody/neni', '/clanky?page=9'])
    expect((await request.get(path)).status()).toBe(404)
})

test('an article loads no more scripts than a recipe', { tag: ANY_WIDTH }, async ({ browser, baseURL }) => {
  const weigh = async (path: string): Promise<number> => {
    // A new visitor each time: nothing is cached from the page before.
    const context = await browser.newContext(baseURL ? { baseURL } : {})
    const page = await context.newPage()
    const bodies: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const sizes = (await Promise.all(bodies)).map((body) => body.byteLength)
    await context.close()
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  const recipe = await weigh('/recepty/kureci-rizky-s-bramborovou-kasi')
  const article = await weigh(ARTICLE)
  expect(article).toBeGreaterThan(100_000)
  expect(article).toBeLessThanOrEqual(recipe)
})
