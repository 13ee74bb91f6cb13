import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { test } from './visitor.ts'

const MANAGER = '/admin/texts'
const source = (page: Page) => page.getByLabel('Text v\u00a0Markdownu')
const saveDraft = async (page: Page) => {
  await page.getByRole('button', { name: 'Uložit rozepsané' }).click()
  await expect(page.getByText('Na webu se zatím nic nezměnilo.')).toBeVisible()
}

test('an article goes from draft to published, to an earlier version, and off the site', async ({
  page,
  context,
  request,
  isMobile,
}) => {
  const slug = `zkusebni-clanek-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`
  const title = `Zkušební text ${slug.slice(-11)}`
  await enterAs(context, 'admin')
  await expectSound(page, MANAGER, { isMobile })
  await page.getByRole('link', { name: 'Nový článek' }).click()
  await expect(page.getByRole('heading', { name: 'Nový článek' })).toBeVisible()
  await page.getByLabel('Nadpis').fill(title)
  await page.getByLabel('Adresa').fill('pitny-rezim')
  await page.getByRole('button', { name: 'Začít psát' }).click()
  await expect(page.getByLabel('Adresa')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Adresa').fill(slug)
  await page.getByRole('button', { name: 'Začít psát' }).click()
  await expect(page).toHaveURL(`${MANAGER}/article/${slug}`)

  // What stands against publishing it is said beside the text, in words.
  const preview = page.getByRole('region', { name: 'Náhled' })
  await expect(preview.getByText('Souvisejících receptů (related_recipes) má být 2 až 6')).toBeVisible()
  const template = await source(page).inputValue()
  const recipes = '[cottage-s-okurkou-redkvickami-a-pazitkou, zapecene-testoviny-s-dyni-a-ricottou]'
  const written = template
    .replace('related_recipes: []', `related_recipes: ${recipes}`)
    // It is not the newest, which other pages show.
    .replace(/^published: .*$/m, 'published: 2020-01-01')
    .replace('První odstavec.', 'První věta **tučně**.\n\nČočka snižuje riziko cukrovky.')
  await source(page).fill(written)
  await expect(preview.getByText('První věta')).toBeVisible()
  await expect(preview.getByText('O zdraví bez uvedeného zdroje.')).toBeVisible()
  await saveDraft(page)
  expect((await request.get(`/api/article/${slug}`)).status()).toBe(404)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Zveřejnit…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Zveřejnit text' })
  await dialog.getByLabel('Od kdy').fill('2032-03-28T02:30')
  await dialog.getByRole('button', { name: 'Zveřejnit' }).click()
  await expect(dialog.getByLabel('Proč zmínky o\u00a0zdraví nemají zdroj')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Proč zmínky o\u00a0zdraví nemají zdroj').fill('Zkouška.')
  await dialog.getByRole('button', { name: 'Zveřejnit' }).click()
  await expect(dialog.getByText('Tuto hodinu letní čas přeskočí. Zvolte jinou.')).toBeVisible()
  await dialog.getByLabel('Od kdy').fill('')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Zveřejnit' }).click()
  await expect(page.getByText('Text je na webu.')).toBeVisible()
  await expect(page.getByText('Verze 1 · na webu')).toBeVisible()
  const visitor = await context.newPage()
  await visitor.goto(`/clanky/${slug}`)
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(visitor.locator('strong', { hasText: 'tučně' })).toBeVisible()

  // Another version replaces it at once, without a new release.
  await source(page).fill(written.replace('První věta **tučně**.', 'Docela jiná věta.'))
  await saveDraft(page)
  await page.getByRole('button', { name: 'Zveřejnit…' }).click()
  await dialog.getByLabel('Proč zmínky o\u00a0zdraví nemají zdroj').fill('Zkouška.')
  await dialog.getByRole('button', { name: 'Zveřejnit' }).click()
  await expect(page.getByText('Verze 2 · na webu')).toBeVisible()
  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByText('Docela jiná věta.')).toBeVisible({ timeout: 1000 })
  }).toPass()

  // The earlier version is compared and published again.
  await page.getByRole('button', { name: 'Porovnat s\u00a0poslední verzí: verze 1' }).click()
  const difference = page.getByRole('region', { name: 'Rozdíl: verze 1 → verze 2' })
  await expect(difference.locator('del')).toContainText('První věta **tučně**.')
  await expect(difference.locator('ins')).toContainText('Docela jiná věta.')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Vrátit do editoru: verze 1' }).click()
  await expect(source(page)).toHaveValue(written)

  // Somebody else saves meanwhile: what is typed stays, and what they saved is shown.
  const headers = await bearerOf(request, 'admin')
  const { updated_at } = await (await request.get(`/api/admin/text/article/${slug}`, { headers })).json()
  const data = { source: `${written}\nVěta někoho jiného.\n`, reason: 'Doplnění.', updated_at }
  expect((await request.patch(`/api/admin/text/article/${slug}`, { data, headers })).status()).toBe(200)
  await page.getByRole('button', { name: 'Uložit rozepsané' }).click()
  await expect(page.getByText('Text mezitím změnil někdo jiný.')).toBeVisible()
  await page.getByText('Co je teď uložené').click()
  await expect(page.locator('pre')).toContainText('Věta někoho jiného.')
  await expect(source(page)).toHaveValue(written)
  await saveDraft(page)
  await page.getByRole('button', { name: 'Zveřejnit…' }).click()
  await dialog.getByLabel('Proč zmínky o\u00a0zdraví nemají zdroj').fill('Zkouška.')
  await dialog.getByRole('button', { name: 'Zveřejnit' }).click()
  await expect(page.getByText('Verze 3 · na webu')).toBeVisible()
  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByText('První věta')).toBeVisible({ timeout: 1000 })
  }).toPass()

  await page.getByRole('button', { name: 'Stáhnout z\u00a0webu…' }).click()
  const leaving = page.getByRole('dialog', { name: 'Stáhnout text z\u00a0webu?' })
  await leaving.getByLabel('Proč').fill('Byla to zkouška.')
  await leaving.getByRole('button', { name: 'Stáhnout' }).click()
  await expect(page.getByText('Text není na webu.')).toBeVisible()
  await expect.poll(async () => (await request.get(`/api/article/${slug}`)).status()).toBe(404)

  // A text that others link to says which before it leaves the site.
  await page.goto(`${MANAGER}/guide/hubnuti-zacatek`)
  await page.getByRole('button', { name: 'Stáhnout z\u00a0webu…' }).click()
  await leaving.getByLabel('Proč').fill('Zkouška.')
  await leaving.getByRole('button', { name: 'Stáhnout' }).click()
  await expect(leaving.getByText('Na tento text odkazují jiné.')).toBeVisible()
  await expect(leaving.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  expect((await request.get('/api/guide/hubnuti-zacatek')).status()).toBe(200)
  await visitor.close()
})

test('a cover is uploaded, shown by the page once it is published, and gone with an earlier version', async ({
  page,
  context,
  request,
}) => {
  const slug = `clanek-s-obrazkem-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`
  const title = `Článek s\u00a0obrázkem ${slug.slice(-11)}`
  const headers = await bearerOf(request, 'admin')
  const place = `/api/admin/text/article/${slug}`
  const sample = await (await request.get('/api/admin/text/article/pitny-rezim', { headers })).json()
  const data = {
    source: sample.source
      .replace(/^title: .*$/m, `title: ${title}`)
      .replace(/^published: .*$/m, 'published: 2020-01-01')
      .replace(/^cover: .*$/m, 'cover: pitny-rezim'),
    is_new: true,
    updated_at: null,
  }
  const { updated_at } = await (await request.patch(place, { data, headers })).json()
  const published = { published_at: null, claims_reason: 'Zkouška.', updated_at }
  expect((await request.post(`${place}/publish`, { data: published, headers })).status()).toBe(204)

  await enterAs(context, 'admin')
  await page.goto(`${MANAGER}/article/${slug}`)
  const field = page.getByRole('group', { name: 'Obrázek textu' })
  const buffer = await readFile(fileURLToPath(new URL('../../data/pictures/brand/icon-512.png', import.meta.url)))
  await field.locator('input[type=file]').first().setInputFiles({ name: 'jidlo.png', mimeType: 'image/png', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Použít výřez' }).click()
  await expect(source(page)).toHaveValue(new RegExp(`^cover: \\S+/texts/article/${slug}/\\S+$`, 'm'))
  const cover = /^cover: (.*)$/m.exec(await source(page).inputValue())?.[1] ?? ''
  const picture = (of: Page) => of.locator(`img[src*="${cover}"]`)
  await expect(page.getByRole('region', { name: 'Náhled' }).locator(`img[src*="${cover}"]`)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await saveDraft(page)
  const visitor = await context.newPage()
  await visitor.goto(`/clanky/${slug}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(picture(visitor)).toHaveCount(0)

  await page.getByRole('button', { name: 'Zveřejnit…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Zveřejnit text' })
  const claims = dialog.getByLabel('Proč zmínky o\u00a0zdraví nemají zdroj')
  if (await claims.isVisible()) await claims.fill('Zkouška.')
  await dialog.getByRole('button', { name: 'Zveřejnit' }).click()
  await expect(page.getByText('Verze 2 · na webu')).toBeVisible()
  await expect(async () => {
    await visitor.reload()
    await expect(picture(visitor)).toBeVisible({ timeout: 1000 })
  }).toPass()
  // It is drawn, not only named.
  await expect
    .poll(() => picture(visitor).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  await expect(visitor.locator('meta[property="og:image"]').first()).toHaveAttribute('content', new RegExp(slug))

  // Taken away, the text has the picture that it named before; so has the earlier version.
  await field.getByRole('button', { name: /^Odebrat/ }).click()
  await expect(source(page)).toHaveValue(/^cover: pitny-rezim$/m)
  await page.getByRole('button', { name: 'Vrátit do editoru: verze 2' }).click()
  await expect(source(page)).toHaveValue(new RegExp(`^cover: ${cover}$`, 'm'))
  await page.getByRole('button', { name: 'Vrátit do editoru: verze 1' }).click()
  await expect(source(page)).toHaveValue(/^cover: pitny-rezim$/m)
  await saveDraft(page)

  const now = await (await request.get(place, { headers })).json()
  const end = { reason: 'Byla to zkouška.', accepts_links: true, updated_at: now.updated_at }
  expect((await request.post(`${place}/withdraw`, { data: end, headers })).status()).toBe(204)
  await visitor.close()
})
