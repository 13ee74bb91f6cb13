import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, expectSound, openClean } from './check-page.ts'
import { bearerOf, DEMO_PASSWORD } from './demo-token.ts'
import { fillLogIn, signUp, test } from './visitor.ts'

const SLUGS = { phone: 'gazpacho-s-okurkou-a-bazalkou', desktop: 'rychla-rajcatova-polevka-s-bazalkou' }

const section = (page: Page) => page.getByRole('region', { name: 'Hodnocení', exact: true })

async function structuredData(page: Page, path: string): Promise<Record<string, unknown>> {
  const html = await (await page.request.get(path)).text()
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  const found = blocks.map(([, text]) => JSON.parse(text || '{}')).find((data) => data['@type'] === 'Recipe')
  return found ?? {}
}

async function giveStars(page: Page, stars: string, comment: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: stars }).press('Space')
  await expect(dialog.getByRole('radio', { name: stars })).toBeChecked()
  await dialog.getByLabel('Komentář (nepovinný)').fill(comment)
}

test(
  'a comment written before logging in is sent, approved, public and counted',
  { tag: ANY_WIDTH },
  async ({ page, browser }, { project }) => {
    const path = `/recepty/${project.name === 'phone' ? SLUGS.phone : SLUGS.desktop}`
    const comment = `Osvěžující <b>oběd</b> ${Date.now()}`
    const person = await signUp(page)
    await page.context().clearCookies()
    await openClean(page, path)
    await page.getByRole('button', { name: 'Ohodnotit recept' }).click()
    await giveStars(page, '5\u00a0hvězdiček', comment)
    await expectAccessible(page)
    await page.getByRole('button', { name: /Přihlásit se a.odeslat/ }).click()
    await fillLogIn(page, person)
    await expect(page.getByLabel('Komentář (nepovinný)')).toHaveValue(comment)
    await page.getByRole('button', { name: 'Odeslat hodnocení' }).click()
    await expect(section(page).getByText('Čeká na schválení')).toBeVisible()
    expect(await structuredData(page, path)).not.toHaveProperty('aggregateRating')

    const admin = await bearerOf(page.request, 'admin')
    const waiting = await (await page.request.get('/api/review?status=Pending', { headers: admin })).json()
    const sent = waiting.results.find((review: { comment: string }) => review.comment === comment)
    const decided = await page.request.patch(`/api/review/${sent.guid}/status`, {
      headers: admin,
      data: { status: 'Approved' },
    })
    expect(decided.status()).toBe(200)

    const elsewhere = await browser.newContext(project.use as BrowserContextOptions)
    const stranger = await elsewhere.newPage()
    await openClean(stranger, path)
    await expect(section(stranger).getByText(comment)).toBeVisible()
    await expect(section(stranger).getByText('5 z\u00a05, 1\u00a0hodnocení').first()).toBeVisible()
    await expectAccessible(stranger)
    await expectNoSidewaysScroll(stranger)
    const data = await structuredData(stranger, path)
    expect(data.aggregateRating).toMatchObject({ ratingValue: 5, ratingCount: 1 })
    expect(data.review).toMatchObject([{ reviewBody: comment }])
    await elsewhere.close()
  },
)

test('a user changes and deletes their own review', { tag: ANY_WIDTH }, async ({ page }) => {
  await signUp(page)
  await openClean(page, '/recepty/saksuka-s-paprikou-a-fetou')
  await page.getByRole('button', { name: 'Ohodnotit recept' }).click()
  await giveStars(page, '4\u00a0hvězdičky', '')
  await page.getByRole('button', { name: 'Odeslat hodnocení' }).click()
  const own = section(page).getByRole('heading', { name: 'Vaše hodnocení' }).locator('..')
  await expect(own).toBeVisible()
  await expect(own.getByText('Čeká na schválení')).toBeHidden()
  await own.getByRole('button', { name: 'Upravit' }).click()
  await giveStars(page, '2\u00a0hvězdičky', 'Nakonec ne.')
  await page.getByRole('button', { name: 'Odeslat hodnocení' }).click()
  await expect(own.getByText('Čeká na schválení')).toBeVisible()
  await own.getByRole('button', { name: 'Smazat' }).click()
  await own.getByRole('button', { name: 'Opravdu smazat' }).click()
  await expect(page.getByRole('button', { name: 'Ohodnotit recept' })).toBeVisible()
})

test('a user’s own reviews are listed: changed, deleted and undone', { tag: ANY_WIDTH }, async ({ page, isMobile }) => {
  const mine = '/uzivatel/moje-hodnoceni'
  const { email, password } = await signUp(page)
  const { access } = await (await page.request.post('/api/login', { data: { email, password } })).json()
  const headers = { authorization: `Bearer ${access}` }
  const data = { rating: 4, comment: `Dobré <b>moc</b> ${Date.now()}` }
  const slug = 'saksuka-s-paprikou-a-fetou'
  expect((await page.request.post(`/api/recipe/${slug}/review`, { headers, data })).status()).toBe(201)
  await expectSound(page, mine, { isMobile })
  const card = page.getByRole('list', { name: 'Moje hodnocení' }).getByRole('listitem')
  await expect(card.getByText(data.comment)).toBeVisible()
  await expect(card.getByRole('link')).toHaveAttribute('href', `/recepty/${slug}#hodnoceni`)

  await card.getByRole('button', { name: /^Upravit/ }).click()
  await giveStars(page, '2\u00a0hvězdičky', 'Nakonec ne.')
  await page.getByRole('button', { name: 'Odeslat hodnocení' }).click()
  await expect(card.getByText('Nakonec ne.')).toBeVisible()
  await expect(card.getByText('2\u00a0hvězdičky')).toBeAttached()

  await card.getByRole('button', { name: /^Smazat/ }).click()
  await expect(page.getByText('Zatím jste nic nehodnotili')).toBeVisible()
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(card).toBeVisible()
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await card.getByRole('button', { name: /^Smazat/ }).click()
  expect((await deleted).status()).toBe(204)
  await page.reload()
  await expect(page.getByText('Zatím jste nic nehodnotili')).toBeVisible()
})

test('the creator answers a comment, once', { tag: ANY_WIDTH }, async ({ page }) => {
  const creator = await bearerOf(page.request, 'creator')
  const admin = await bearerOf(page.request, 'admin')
  const own = await (await page.request.get('/api/recipe/personal?status=Approved', { headers: creator })).json()
  const { slug } = own.results[0] as RecipeDetail
  await signUp(page)
  const comment = `Jak dlouho to vydrží? ${Date.now()}`
  await openClean(page, `/recepty/${slug}`)
  await page.getByRole('button', { name: 'Ohodnotit recept' }).click()
  await giveStars(page, '5\u00a0hvězdiček', comment)
  await page.getByRole('button', { name: 'Odeslat hodnocení' }).click()
  await expect(section(page).getByText('Čeká na schválení')).toBeVisible()
  const waiting = await (await page.request.get('/api/review?status=Pending', { headers: admin })).json()
  const sent = waiting.results.find((review: { comment: string }) => review.comment === comment)
  await page.request.patch(`/api/review/${sent.guid}/status`, { headers: admin, data: { status: 'Approved' } })

  await page.context().clearCookies()
  await page.goto(`/prihlasit?zpet=/recepty/${slug}`)
  await fillLogIn(page, { email: 'creator@zivina.example', password: DEMO_PASSWORD })
  const item = section(page).getByRole('listitem').filter({ hasText: comment })
  await item.getByRole('button', { name: 'Odpovědět' }).click()
  await item.getByLabel('Vaše odpověď').fill('V lednici dva dny.')
  await item.getByRole('button', { name: 'Zveřejnit odpověď' }).click()
  await expect(item.getByText('V lednici dva dny.')).toBeVisible()
  await expect(item.getByRole('button', { name: 'Odpovědět' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Ohodnotit recept' })).toBeHidden()
})

test('reviews that cannot be read anew after one\u2019s own was saved say so, and come with the next try', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await signUp(page)
  await openClean(page, '/recepty/saksuka-s-paprikou-a-fetou')
  await page.getByRole('button', { name: 'Ohodnotit recept' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: '4\u00a0hvězdičky' }).press('Space')
  const reading = (url: URL) => /\/api\/recipe\/[^/]+\/review$/.test(url.pathname)
  await page.route(reading, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Odeslat hodnocení' }).click()
  await expect(section(page).getByRole('heading', { name: 'Vaše hodnocení' })).toBeVisible()
  const notice = section(page).getByText('Vaše změna je uložená, ale seznam hodnocení se nepodařilo obnovit.')
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await page.unroute(reading)
  await section(page).getByRole('button', { name: 'Zkusit znovu' }).click()
  await expect(notice).toBeHidden()
  await expect(section(page).getByRole('button', { name: 'Zkusit znovu' })).toBeHidden()
})

test('a photo is submitted, approved, and viewed large by keyboard', { tag: ANY_WIDTH }, async ({ page }) => {
  await signUp(page)
  const path = '/recepty/saksuka-s-paprikou-a-fetou'
  await openClean(page, path)
  await page.getByRole('button', { name: 'Poslat fotku' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Odeslat fotku' }).click()
  await expect(dialog.getByText('Vyberte prosím fotku')).toBeVisible()
  const buffer = await readFile(fileURLToPath(new URL('../../data/pictures/brand/icon-512.png', import.meta.url)))
  const file = { name: 'saksuka.png', mimeType: 'image/png', buffer }
  await dialog.locator('input[type=file]').first().setInputFiles(file)
  const caption = `Naše snídaně <b>${Date.now()}</b>`
  await dialog.getByLabel('Popisek (nepovinný)').fill(caption)
  await expect(dialog.getByText('Fotka je nahraná.')).toBeAttached()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Odeslat fotku' }).click()
  await expect(page.getByText('Děkujeme. Fotku zveřejníme, až ji zkontrolujeme.')).toBeVisible()

  const admin = await bearerOf(page.request, 'admin')
  const waiting = await (
    await page.request.get('/api/photo_submission/admin?status=Pending', { headers: admin })
  ).json()
  const sent = waiting.results.find((photo: { caption: string }) => photo.caption === caption)
  const data = { status: 'Approved' }
  await page.request.patch(`/api/photo_submission/${sent.guid}/status`, { headers: admin, data })
  await page.goto(path)
  await page.getByRole('button', { name: caption }).press('Enter')
  const large = page.getByRole('dialog', { name: /^Fotka 1/ })
  await expect(large.getByText(caption)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
})
