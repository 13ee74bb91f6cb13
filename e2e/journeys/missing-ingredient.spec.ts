import { expect } from '@playwright/test'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll } from './check-page.ts'
import { signUp } from './fresh-account.ts'
import { test } from './visitor.ts'

const NEW = '/uzivatel/vytvorit-recept'

test(
  'a new recipe is created with an ingredient that does not exist yet',
  { tag: ANY_WIDTH },
  async ({ page, context }, { project }) => {
    await signUp(context.request, `chybi-${project.name}`)
    const mark = Date.now().toString(36)
    const food = `Zkusmoň ${project.name} ${mark}`
    const recipe = `Miska se zkusmoněm ${project.name} ${mark}`
    const finder = page.getByRole('combobox', { name: 'Přidat surovinu' })
    const offer = page.getByRole('button', { name: `Zadat novou surovinu „${food}“` })
    const dialog = page.getByRole('dialog', { name: 'Nová surovina' })
    const amount = page.getByLabel(new RegExp(`^Množství: ${food}`))
    const option = page.getByRole('option', { name: food })

    await test.step('an ingredient not found is offered to be created', async () => {
      await page.goto(NEW)
      await page.getByLabel('Název receptu').fill(recipe)
      await finder.fill(food)
      await expect(page.getByText(`„${food}“ mezi surovinami nemáme.`, { exact: false })).toBeVisible()
      await offer.click()
      await expect(dialog.getByLabel('Název')).toHaveValue(food)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })

    await test.step('cancelling returns to the same place', async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(offer).toBeFocused()
      await expect(finder).toHaveValue(food)
    })

    await test.step('once saved it is in the recipe, its amount has the focus, and the recipe is unchanged', async () => {
      await offer.click()
      await dialog.getByRole('button', { name: 'Uložit surovinu' }).click()
      await expect(dialog.getByText('Toto pole je povinné')).toBeVisible()
      const categories = dialog.getByLabel('Kategorie')
      const first = await categories.locator('optgroup option').first().getAttribute('value')
      await categories.selectOption(first ?? '')
      await dialog.getByLabel('Energie v\u00a0kilojoulech').fill('260')
      await dialog.getByLabel('Tuky').fill('0,2')
      await dialog.getByLabel('Sacharidy').fill('4')
      await dialog.getByLabel('Bílkoviny').fill('11')
      await dialog.getByRole('button', { name: 'Uložit surovinu' }).dblclick()
      await expect(dialog).toBeHidden()
      await expect(amount).toBeFocused()
      await expect(finder).toHaveValue('')
      await expect(page.getByLabel('Název receptu')).toHaveValue(recipe)
      await expect(page.getByText('Recept ještě nejde uložit', { exact: false })).toBeHidden()
      await page.keyboard.type('200')
      await page.keyboard.press('Enter')
      await expect(finder).toBeFocused()
      await expect(page.getByRole('region', { name: 'Výživové hodnoty porce' })).toContainText(/5,5\sg/)
    })

    await test.step('from now on the search finds it, marked as the author’s own', async () => {
      await finder.fill(food)
      await expect(option).toContainText('už v\u00a0této části receptu je')
      await expect(option).toContainText('vaše, jen pro vás')
      await expectAccessible(page)
      await page.keyboard.press('Escape')
    })

    await test.step('the recipe is saved with it', async () => {
      await page.getByLabel(/^Příprava a/).fill('10')
      await page.getByLabel(/^Popis/).fill('Smíchejte.')
      await page.getByRole('button', { name: 'Uložit recept' }).click()
      const card = page.getByRole('listitem').filter({ hasText: recipe })
      await expect(card).toContainText('Jen pro mě')
      await card.getByRole('link', { name: /^Upravit/ }).click()
      await expect(amount).toHaveValue('200')
    })
  },
)
