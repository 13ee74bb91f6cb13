import { expect } from '@playwright/test'
import { sampleBarcode } from '@zivina/domain/catalogue/products/sample/sample-products'
import { openWith } from './camera-film.ts'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, openClean } from './check-page.ts'
import { signUp } from './fresh-account.ts'
import { again, found, SCANNER, STRANGE_MILK, typed, YOGURT } from './scanner-page.ts'
import { test } from './visitor.ts'

test('foods that one does not eat are named in the profile, and scans warn of them without a connection too', {
  tag: ANY_WIDTH,
}, async () => {
  const { project } = test.info()
  const { context, page, close } = await openWith(project.use, [], { permissions: ['camera'] })
  await signUp(context.request, `skener-nejim-${project.name}`)
  await openClean(page, '/uzivatel/profil-a-objednavky')
  const panel = page.getByRole('region', { name: 'Co nejím' })
  const own = panel.getByRole('list', { name: 'Suroviny, které nejím' })
  await panel.scrollIntoViewIfNeeded()
  await expect(panel).toContainText('Zatím tu nic není')
  await panel.getByRole('button', { name: 'Přidat surovinu' }).click()
  await expect(panel.getByLabel('Surovina, kterou nejím')).toBeFocused()
  for (const [text, name] of [
    ['jogurt', /jogurt/i],
    ['brokolice', /brokolice/i],
  ] as const) {
    await panel.getByLabel('Surovina, kterou nejím').fill(text)
    await panel.getByRole('option', { name }).first().click()
    await expect(own).toContainText(name)
  }
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await own.getByRole('button', { name: /^Zase jím: Brokolice/ }).click()
  await expect(own).not.toContainText('Brokolice')
  await page.getByRole('button', { name: 'Vrátit zpět' }).click()
  await expect(own).toContainText('Brokolice')
  await page.reload()
  await panel.scrollIntoViewIfNeeded()
  await expect(own.getByRole('listitem')).toHaveCount(2)

  await openClean(page, SCANNER)
  await page.getByRole('button', { name: 'Stáhnout produkty pro použití bez připojení' }).click()
  await expect(page.getByRole('button', { name: 'Smazat stažené produkty' })).toBeVisible()
  const scan = async (code: string) => {
    await typed(page).fill(code)
    await page.keyboard.press('Enter')
  }
  await context.setOffline(true)
  await scan(YOGURT)
  await expect(found(page).getByRole('alert')).toContainText(/Pravděpodobně obsahuje: .*jogurt/i)
  await expect(found(page)).toContainText(/Nevíme, jestli obsahuje, co nejíte: Brokolice/)
  await expect(found(page)).toContainText('Složení bez připojení neumíme ověřit')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await again(page).click()
  await scan(STRANGE_MILK)
  const milk = found(page).getByRole('article', { name: 'Mléko plnotučné' })
  await expect(milk).toContainText('Některé údaje zdroje nemohou být správně, proto je nepočítáme.')
  await expect(milk.getByRole('row', { name: /Energie/ }).first()).toContainText('nevíme')
  await expectAccessible(page)
  await again(page).click()
  await context.setOffline(false)
  await scan(sampleBarcode(1))
  await expect(found(page).getByRole('article')).toBeVisible()
  await expect(found(page)).not.toContainText('bez připojení')
  await expect(found(page)).toContainText(/co nejíte: Brokolice|Pozor, tohle nejíte/)
  await close()
})
