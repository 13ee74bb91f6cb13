import { expect, type Page } from '@playwright/test'
import { sampleBarcode } from '@zivina/domain/catalogue/products/sample/sample-products'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH, expectAccessible, expectSound } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { test } from './visitor.ts'

const MANAGER = '/admin/barcode-manage'
/** The last of the demo products, which no other journey scans; a second try on the same data takes the one before. */
const removable = (retry: number) => sampleBarcode(119 - retry)

const rows = (page: Page) => page.getByRole('table', { name: 'Čárové kódy' }).getByRole('row')

test('barcodes are listed, searched and shown with what carries them', async ({ page, isMobile, context }) => {
  await enterAs(context, 'admin')
  await expectSound(page, `${MANAGER}?kind=product`, { isMobile })
  await expect(rows(page)).toHaveCount(26)
  await page.getByRole('searchbox', { name: 'Hledat kód nebo název' }).fill(sampleBarcode(0))
  await expect(rows(page)).toHaveCount(2)
  await expect(page).toHaveURL(new RegExp(`search=${sampleBarcode(0)}`))
  await page.getByRole('button', { name: /^Bílý jogurt smetanový/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Bílý jogurt smetanový' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zobrazit v Open Food Facts' })).toBeVisible()
  await expectAccessible(page)
})

test(
  'a barcode is removed for good after a question',
  { tag: ANY_WIDTH },
  async ({ page, context, request }, { retry }) => {
    const code = removable(retry)
    await enterAs(context, 'admin')
    await page.goto(`${MANAGER}?search=${code}`)
    await page.locator('tbody button').first().click()
    await page.getByRole('button', { name: 'Odebrat kód' }).click()
    const question = page.getByRole('dialog', { name: `Odebrat kód ${code}?` })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Ponechat' }).click()
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Odebrat kód' }).click()
    await question.getByRole('button', { name: 'Odebrat kód' }).click()
    await expect(page.getByText(`Kód ${code} je odebraný.`)).toBeVisible()
    await expect(page.getByText('Takovým přáním nic neodpovídá.')).toBeVisible()
    const headers = await bearerOf(request, 'user')
    const answer = await (await request.get(`/api/barcode/${code}`, { headers })).json()
    expect(answer).toMatchObject({ state: 'unknown', product: null })
  },
)

test('is not there for people who are no admins', { tag: ANY_WIDTH }, async ({ page, context }) => {
  await enterAs(context, 'user')
  await page.goto(MANAGER)
  await expect(page.getByRole('table', { name: 'Čárové kódy' })).toHaveCount(0)
})
