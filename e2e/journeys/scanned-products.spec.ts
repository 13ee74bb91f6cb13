import { expect } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { openWith, openWithCamera } from './camera-film.ts'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, openClean } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { signUp } from './fresh-account.ts'
import { again, found, SCANNER, shot, typed, UNKNOWN, YOGURT } from './scanner-page.ts'
import { test } from './visitor.ts'

test(
  'an unknown code becomes a food of one’s own in four taps',
  { tag: ANY_WIDTH },
  async ({ isMobile }, { project }) => {
    const { context, page, close } = await openWithCamera(project.use, [shot(UNKNOWN)])
    await signUp(context.request, `skener-novy-${project.name}`)
    await page.goto('/uzivatel/moje-suroviny')
    let taps = 0
    const tap = async (name: string | RegExp) => {
      taps += 1
      await page.getByRole('button', { name }).click()
    }
    await tap('Naskenovat kód')
    const dialog = page.getByRole('dialog', { name: 'Naskenovat kód' })
    await expect(dialog).toContainText('Tento kód zatím neznáme')
    await expectAccessible(page)
    await tap('Zadat podle obalu')
    const name = `Müsli ze skeneru ${project.name} ${Date.now().toString(36)}`
    await expect(dialog.getByLabel('Název')).toBeFocused()
    await page.keyboard.type(name)
    // The category is guessed by the name, and folded.
    await expect(dialog.getByText('Kategorie: Snídaňové cereálie')).toBeVisible()
    await tap('Uložit surovinu')
    await expect(page).toHaveURL(/moje-suroviny\/[0-9a-f-]{36}$/)
    expect(taps).toBeLessThanOrEqual(4)
    await page.goto(SCANNER)
    await expect(found(page).getByRole('listitem')).toContainText(name)
    await expect(found(page)).toContainText('Vaše surovina')
    if (isMobile) await expectNoSidewaysScroll(page)
    await close()
  },
)

test('a product is scanned into the pantry, the label form and a recipe', { tag: ANY_WIDTH }, async () => {
  const { project } = test.info()
  const { context, page, close } = await openWithCamera(project.use, [shot(YOGURT)])
  await signUp(context.request, `skener-vsude-${project.name}`)
  const dialog = page.getByRole('dialog', { name: 'Naskenovat kód' })

  await page.goto('/uzivatel/spiz')
  await page.getByRole('button', { name: 'Naskenovat kód' }).click()
  await dialog.getByRole('button', { name: 'Přidat do spíže: Bílý jogurt smetanový' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('list', { name: 'Ve spíži' })).toContainText(/jogurt/i)

  await page.goto('/uzivatel/moje-suroviny/nova')
  await page.getByRole('button', { name: 'Naskenovat čárový kód' }).click()
  await expect(page.getByLabel('Čárový kód', { exact: true })).toHaveValue(YOGURT)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByLabel('Čárový kód', { exact: true }).fill('')

  await page.goto('/uzivatel/vytvorit-recept')
  await page.getByRole('button', { name: 'Naskenovat kód' }).click()
  await dialog.getByRole('button', { name: 'Uložit jako surovinu' }).click()
  await expect(dialog.getByLabel('Název')).toHaveValue('Bílý jogurt smetanový Ukázková mlékárna')
  await expect(dialog.getByLabel('Bílkoviny')).not.toHaveValue('')
  await expect(dialog.getByLabel('mléko', { exact: true })).toHaveValue('contains')
  await expect(dialog.getByLabel('ryby', { exact: true })).toHaveValue('')
  await expectAccessible(page)
  const categories = dialog.getByLabel('Kategorie')
  await categories.selectOption((await categories.locator('optgroup option').first().getAttribute('value')) ?? '')
  await dialog.getByRole('button', { name: 'Uložit surovinu' }).click()
  await expect(dialog).toBeHidden()
  const lines = page.getByRole('list', { name: 'Suroviny receptu' })
  await expect(lines).toContainText('Bílý jogurt smetanový')
  await expect(lines.getByRole('textbox').first()).toBeFocused()
  await close()
})

test('products are downloaded, found without a connection, and written into the diary from there', {
  tag: ANY_WIDTH,
}, async () => {
  const { project } = test.info()
  const { context, page, close } = await openWith(project.use, [], { permissions: ['camera'] })
  await signUp(context.request, `skener-pryc-${project.name}`)
  await openClean(page, SCANNER)
  await expect(page.getByRole('region', { name: 'Produkty bez připojení' })).toContainText(/\d+\sproduktů, \d/)
  await page.getByRole('button', { name: 'Stáhnout produkty pro použití bez připojení' }).click()
  await expect(page.getByRole('button', { name: 'Smazat stažené produkty' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await context.setOffline(true)
  await typed(page).fill(YOGURT)
  await page.keyboard.press('Enter')
  const product = found(page).getByRole('article', { name: 'Bílý jogurt smetanový' })
  await expect(product).toContainText('Obsahuje: mléko')
  await expect(product.getByRole('row', { name: /Bílkoviny/ })).toContainText(/\d\u00a0g/)
  await expect(found(page)).toContainText(/Údaje jsou ze\u00a0stažených produktů, stav k/)
  await expectAccessible(page)
  await again(page).click()
  await typed(page).fill(UNKNOWN)
  await page.keyboard.press('Enter')
  await expect(found(page).getByRole('button', { name: 'Zkusit znovu' })).toBeVisible()
  await context.setOffline(false)
  await found(page).getByRole('button', { name: 'Zkusit znovu' }).click()
  await expect(found(page)).toContainText('Tento kód zatím neznáme')

  await page.goto('/uzivatel/denik')
  await page.getByRole('button', { name: 'Přidat, Snídaně' }).click()
  await page.getByRole('button', { name: 'Naskenovat kód' }).click()
  await expect(typed(page)).toBeVisible()
  await context.setOffline(true)
  await typed(page).fill(YOGURT)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Vybrat: Bílý jogurt smetanový' }).click()
  await page.getByRole('button', { name: 'Přidat', exact: true }).click()
  const breakfast = page.getByRole('region', { name: 'Snídaně', exact: true })
  await expect(breakfast.getByRole('listitem')).toContainText('Bílý jogurt smetanový')
  await context.setOffline(false)
  await expect
    .poll(
      () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('zivina-unsent:diary:'))),
      {
        timeout: 20_000,
      },
    )
    .toEqual([])
  await page.reload()
  await expect(breakfast.getByRole('listitem')).toContainText('Bílý jogurt smetanový')

  await page.goto(SCANNER)
  await page.getByRole('button', { name: 'Smazat stažené produkty' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Stáhnout produkty pro použití bez připojení' })).toBeVisible()
  await close()
})

test('a product is scanned onto the shopping list in the size of its package', { tag: ANY_WIDTH }, async () => {
  const { project } = test.info()
  const { context, page, close } = await openWith(project.use, [], { permissions: ['camera'] })
  await enterAs(context, 'premium')
  const guid = crypto.randomUUID()
  const headers = await bearerOf(context.request, 'premium')
  const made = await context.request.post('/api/shopping_list', {
    headers,
    data: { guid, name: `Sken ${guid.slice(0, 8)}` },
  })
  expect(made.status()).toBe(201)
  await page.goto(`/uzivatel/nakupni-seznam/${guid}`)
  await page.getByRole('button', { name: 'Naskenovat kód' }).click()
  const dialog = page.getByRole('dialog', { name: 'Naskenovat kód' })
  await typed(page).fill(UNKNOWN)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Zadat podle obalu' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Naskenovat další' }).click()
  await typed(page).fill(YOGURT)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Přidat na seznam: Bílý jogurt smetanový' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('checkbox', { name: /jogurt/i })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/150\u00a0g/)
  await expectAccessible(page)
  await close()
})
