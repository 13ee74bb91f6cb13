import { expect, type Page } from '@playwright/test'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, openClean } from './check-page.ts'
import { fillLogIn, signUp, test } from './visitor.ts'

const SLUGS = { phone: 'drozdova-polevka-s-ovesnymi-vlockami', desktop: 'letni-ratatouille-s-cizrnou-a-bazalkou' }

const own = (page: Page) => page.getByRole('region', { name: 'Moje poznámka' })
const note = (page: Page) => page.getByLabel(/^Poznámka jen pro vás/)

/** Goes through the cook mode to its end. */
async function cookToTheEnd(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Začít vařit' }).click()
  const dialog = page.getByRole('dialog', { name: /^Vaření/ })
  const last = dialog.getByRole('button', { name: 'Hotovo' })
  await expect(dialog).toBeVisible()
  while (!(await last.isVisible())) await dialog.getByRole('button', { name: 'Další krok' }).click()
  await last.click()
  await expect(dialog.getByRole('heading', { name: 'Uvařeno, dobrou chuť' })).toBeFocused()
}

test(
  'what a visitor writes after the last step waits for the log-in, and then stands with the recipe',
  { tag: ANY_WIDTH },
  async ({ page }, { project }) => {
    const path = `/recepty/${project.name === 'phone' ? SLUGS.phone : SLUGS.desktop}`
    const person = await signUp(page)
    await page.context().clearCookies()
    await openClean(page, path)
    await cookToTheEnd(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: '4\u00a0hvězdičky' }).press('Space')
    await note(page).fill('Příště o pět minut déle.')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await dialog.getByRole('button', { name: /Přihlásit se a.uložit/ }).click()
    await fillLogIn(page, person)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(note(page)).toHaveValue('Příště o pět minut déle.')
    await expect(page.getByRole('radio', { name: '4\u00a0hvězdičky' })).toBeChecked()
    await page.getByRole('button', { name: 'Uložit', exact: true }).click()
    await expect(page.getByText('Uloženo.')).toBeVisible()
    await expect(own(page)).toContainText('Příště o pět minut déle.')
    await expect(own(page)).toContainText('Uvařeno jednou')
    await expect(page.getByRole('heading', { name: 'Vaše hodnocení' })).toBeVisible()
    await page.reload()
    await expect(own(page)).toContainText('Příště o pět minut déle.')
    await expectAccessible(page)
    // Others see nothing of it, and neither does the page that everybody gets.
    expect(await (await page.request.get(path)).text()).not.toContain('Příště o pět minut déle.')
  },
)

test('a visitor who goes on without an account finds what they wrote again', { tag: ANY_WIDTH }, async ({ page }) => {
  await openClean(page, `/recepty/${SLUGS.phone}`)
  await page.getByRole('button', { name: 'Mám uvařeno' }).click()
  await note(page).fill('Víc majoránky.')
  await page.getByRole('button', { name: 'Teď ne' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Mám uvařeno' }).click()
  await expect(note(page)).toHaveValue('Víc majoránky.')
})

test('a note is not overwritten by a tab that has not seen it, and a deleted one comes back', {
  tag: ANY_WIDTH,
}, async ({ page, context }) => {
  await signUp(page)
  const path = `/recepty/${SLUGS.desktop}`
  const other = await context.newPage()
  for (const one of [page, other]) {
    await openClean(one, path)
    await own(one).getByRole('button', { name: 'Napsat si poznámku' }).click()
  }
  await note(page).fill('Z první karty.')
  await own(page).getByRole('button', { name: 'Uložit poznámku' }).click()
  await expect(own(page)).toContainText('Z první karty.')
  await note(other).fill('Z druhé karty.')
  await own(other).getByRole('button', { name: 'Uložit poznámku' }).click()
  await expect(own(other).getByText('Uložením ji nahradíte.')).toBeVisible()
  await expect(own(other)).toContainText('Z první karty.')
  await expectAccessible(other)
  await own(other)
    .getByRole('button', { name: /Připojit k.ní/ })
    .click()
  await own(other).getByRole('button', { name: 'Uložit poznámku' }).click()
  await expect(own(other).getByRole('button', { name: 'Upravit poznámku' })).toBeVisible()
  await page.reload()
  await expect(own(page)).toContainText('Z první karty.')
  await expect(own(page)).toContainText('Z druhé karty.')
  await own(page).getByRole('button', { name: 'Smazat poznámku' }).click()
  await expect(own(page).getByRole('button', { name: 'Napsat si poznámku' })).toBeVisible()
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(own(page)).toContainText('Z druhé karty.')
})

test('the parts of a recipe are one tap away on a phone, also without scripts', { tag: ANY_WIDTH }, async ({
  page,
  browser,
  baseURL,
}) => {
  await openClean(page, `/recepty/${SLUGS.phone}`)
  const parts = page.getByRole('navigation', { name: 'Části receptu' })
  for (const [link, heading] of [
    ['Postup', 'Postup'],
    ['Hodnoty', 'Výživové hodnoty'],
    ['Suroviny', 'Suroviny'],
  ] as const) {
    await parts.getByRole('link', { name: link }).click()
    const title = page.getByRole('heading', { name: heading, exact: true, level: 2 })
    await expect(title).toBeInViewport()
    await expect(title).toBeFocused()
    // Not under the bars of the page.
    expect((await title.boundingBox())?.y).toBeGreaterThan(((await parts.boundingBox())?.y ?? 0) + 40)
  }
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const plain = await context.newPage()
  await plain.setViewportSize({ width: 390, height: 844 })
  await plain.goto(`/recepty/${SLUGS.phone}`)
  await plain.getByRole('link', { name: 'Postup', exact: true }).click()
  await expect(plain.getByRole('heading', { name: 'Postup', exact: true })).toBeInViewport()
  await context.close()
})
