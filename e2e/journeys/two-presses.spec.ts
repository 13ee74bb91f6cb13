import { expect, type Locator, type Page } from '@playwright/test'
import { calendarDay } from '@zivina/domain/calendar-day'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { addFood, addTo, dialog, entries, expectSaved, meal, openDay } from './diary-page.ts'
import { signUp, test } from './visitor.ts'

const TODAY = calendarDay(new Date())

/** Two presses of a hasty finger on one place, each a click of its own, whatever is there by the second. */
async function pressTwice(page: Page, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded()
  const box = await what.boundingBox()
  if (box === null) throw new Error('nothing to press')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.click(x, y)
  await page.waitForTimeout(300)
  await page.mouse.click(x, y)
  // Longer than a hasty finger.
  await page.waitForTimeout(700)
}

test('two presses on Dnes and in the diary count once, also after Back and a reload', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/uzivatel', { waitUntil: 'networkidle' })
  const water = page.getByRole('region', { name: 'Voda', exact: true })
  await pressTwice(page, water.getByRole('button', { name: /250/ }))
  await expect(water.getByText('250\u00a0ml', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(water.getByText('0\u00a0ml', { exact: true })).toBeVisible()
  await pressTwice(page, water.getByRole('button', { name: /250/ }))
  await expectSaved(page)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(water.getByText('250\u00a0ml', { exact: true })).toBeVisible()

  await openDay(page, TODAY)
  await expect(meal(page, 'Voda')).toContainText('250\u00a0ml')
  await addFood(page, 'oběd', 'rohlík', '50')
  await expect(entries(page, 'Oběd')).toHaveCount(1)
  // A hit that is added at once.
  await addTo(page, 'večeře').click()
  await dialog(page).getByLabel('Hledat nebo napsat, co jste jedli').fill('máslo')
  const foods = dialog(page).getByRole('list', { name: 'Suroviny' })
  await expect(foods.getByText(/máslo/i).first()).toBeVisible()
  await pressTwice(page, foods.getByRole('button', { name: /^Přidat hned/ }).first())
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(entries(page, 'Večeře')).toHaveCount(1)
  // An amount that is saved: what is behind the sheet is not pressed.
  await entries(page, 'Oběd').first().getByRole('button').first().click()
  await dialog(page).getByLabel('Množství').fill('70')
  await pressTwice(page, dialog(page).getByRole('button', { name: 'Uložit' }))
  await expect(entries(page, 'Oběd').first()).toContainText('70\u00a0g')
  await expectSaved(page)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(entries(page, 'Oběd')).toHaveCount(1)
  await expect(entries(page, 'Večeře')).toHaveCount(1)
  await expect(meal(page, 'Voda')).toContainText('250\u00a0ml')
})

test('two presses on a list and on its sharing lose nothing and double nothing; two tabs keep what either wrote', {
  tag: ANY_WIDTH,
}, async ({ page, context }) => {
  await enterAs(context, 'premium')
  const headers = await bearerOf(page.request, 'premium')
  const guid = crypto.randomUUID()
  const made = await page.request.post('/api/shopping_list', {
    headers,
    data: { guid, name: `Dvakrát ${guid.slice(0, 8)}` },
  })
  expect(made.status()).toBe(201)
  const path = `/uzivatel/nakupni-seznam/${guid}`
  await page.goto(path, { waitUntil: 'networkidle' })
  const field = page.getByLabel('Přidat na seznam')
  const lines = page.getByRole('main').locator('li:not([data-hit-row])').getByRole('checkbox')
  await field.fill('ubrousky, alobal, mýdlo a svíčky')
  await pressTwice(page, page.getByRole('button', { name: 'Přidat', exact: true }))
  await expect(lines).toHaveCount(4)
  // The tick stays, and the row that comes there is not ticked.
  await pressTwice(page, page.getByRole('checkbox', { name: /Alobal/ }))
  await page.waitForTimeout(3000)
  await expect(page.getByRole('checkbox', { name: /Alobal/ })).toBeChecked()
  await expect(page.getByRole('main').getByRole('checkbox', { checked: true })).toHaveCount(1)

  await page.getByRole('button', { name: 'Sdílet' }).click()
  await pressTwice(page, dialog(page).getByRole('button', { name: 'Vytvořit odkaz' }))
  const link = dialog(page).getByLabel('Odkaz ke čtení')
  await expect(link).toBeVisible()
  const address = await link.inputValue()
  await page.goBack()
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Sdílet' }).click()
  await expect(link).toHaveValue(address)
  await page.keyboard.press('Escape')

  const other = await context.newPage()
  await other.goto(path, { waitUntil: 'networkidle' })
  await other.getByLabel('Přidat na seznam').fill('pečicí papír')
  await field.fill('toaletní papír')
  await Promise.all([field.press('Enter'), other.getByLabel('Přidat na seznam').press('Enter')])
  await other.getByRole('checkbox', { name: /Mýdlo/ }).check()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('checkbox', { name: /Pečicí papír/ })).toHaveCount(1)
    await expect(tab.getByRole('checkbox', { name: /Toaletní papír/ })).toHaveCount(1)
    await expect(tab.getByRole('checkbox', { name: /Mýdlo/ })).toBeChecked()
  }
  await page.reload({ waitUntil: 'networkidle' })
  await expect(lines).toHaveCount(6)
  expect((await page.request.delete(`/api/shopping_list/${guid}`, { headers })).status()).toBe(204)
})

test('two presses in the pantry and on favourites lose nothing and double nothing', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/uzivatel/spiz', { waitUntil: 'networkidle' })
  const held = page.getByRole('list', { name: 'Ve spíži' }).getByRole('listitem')
  await page.getByLabel('Přidat do spíže').fill('2 kg brambor, 500 g hladké mouky a 10 vajec')
  await pressTwice(page, page.getByRole('button', { name: 'Přidat', exact: true }))
  await expect(held).toHaveCount(3)
  // The next row slides under the finger.
  await pressTwice(page, held.first().getByRole('button', { name: /^Smazat/ }))
  await expect(held).toHaveCount(2)
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(held).toHaveCount(3)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(held).toHaveCount(3)
  await pressTwice(page, page.getByRole('button', { name: /^Uvařeno, odečíst ze spíže/ }).first())
  await expect(page.getByText(/^Ze spíže jsme odečetli/)).toHaveCount(1)

  await page.goto('/recepty', { waitUntil: 'networkidle' })
  const heart = page.getByRole('button', { name: /^Do oblíbených: / }).first()
  await pressTwice(page, heart)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/uzivatel/oblibene', { waitUntil: 'networkidle' })
  await page.goBack({ waitUntil: 'networkidle' })
  await page.reload({ waitUntil: 'networkidle' })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a weight is written once by two presses, and one that another tab wrote is said before it is overwritten', {
  tag: ANY_WIDTH,
}, async ({ page, context }) => {
  await signUp(page)
  await page.goto('/uzivatel/mereni', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /Souhlasím se zpracováním/ }).click()
  const weight = page.getByLabel('Dnešní hmotnost')
  await expect(weight).toBeVisible()
  await page.waitForLoadState('networkidle')
  await weight.fill('72,4')
  // What is written elsewhere meanwhile, before this tab sees it.
  const other = await context.newPage()
  await other.goto('/uzivatel/mereni', { waitUntil: 'networkidle' })
  await other.getByLabel('Dnešní hmotnost').fill('73')
  await pressTwice(other, other.getByRole('button', { name: 'Zapsat' }))
  const rows = (tab: Page) => tab.getByRole('list', { name: 'Měření', exact: true }).getByRole('listitem')
  await expect(rows(other)).toHaveCount(1)
  const press = page.getByRole('button', { name: /^(Zapsat|Přepsat)$/ })
  await pressTwice(page, press)
  await expect(page.getByText(/Jinde je na dnešek mezitím zapsáno 73.kg/)).toBeVisible()
  await expect(rows(page).first()).toContainText(/73.kg/)
  await press.click()
  await expect(rows(page).first()).toContainText(/72,4.kg/)
  await expect(rows(page)).toHaveCount(1)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(rows(page).first()).toContainText(/72,4.kg/)
})

test('girths that another tab wrote are said before they are overwritten', { tag: ANY_WIDTH }, async ({
  page,
  context,
}) => {
  await signUp(page)
  await page.goto('/uzivatel/mereni', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /Souhlasím se zpracováním/ }).click()
  await expect(page.getByLabel('Dnešní hmotnost')).toBeVisible()
  const sheet = (tab: Page) => tab.getByRole('dialog', { name: /měření|Upravit/ })
  const save = (tab: Page) => sheet(tab).getByRole('button', { name: 'Uložit' })
  const waist = (tab: Page) => sheet(tab).getByLabel('Obvod pasu (cm)')
  const row = (tab: Page) => tab.getByRole('list', { name: 'Měření', exact: true }).getByRole('listitem')
  const other = await context.newPage()
  await other.goto('/uzivatel/mereni', { waitUntil: 'networkidle' })
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Přidat měření' }).click()
    await waist(tab).fill(tab === page ? '91' : '92,5')
  }
  await sheet(other).getByLabel('Obvod boků (cm)').fill('101')
  await save(other).click()
  await expect(row(other)).toContainText(/obvod pasu 92,5.cm, obvod boků 101.cm/)

  await pressTwice(page, save(page))
  await expect(sheet(page).getByText(/už je zapsáno: obvod pasu 92,5.cm\. Dalším stisknutím/)).toBeInViewport()
  await page.waitForTimeout(700)
  await save(page).click()
  await expect(row(page)).toContainText(/obvod pasu 91.cm, obvod boků 101.cm/)

  // The other tab still shows what it wrote, and edits it.
  await other.getByRole('button', { name: /^Upravit / }).click()
  await waist(other).fill('90')
  await save(other).click()
  await expect(sheet(other).getByText(/Jinde je mezitím zapsáno: obvod pasu 91.cm\./)).toBeVisible()
  await other.waitForTimeout(700)
  await save(other).click()
  await expect(row(other)).toContainText(/obvod pasu 90.cm, obvod boků 101.cm/)
})
