import { expect, type Page } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH, BY_MOUSE, expectAccessible, expectNoSidewaysScroll, expectSound } from './check-page.ts'
import { bearerOf } from './demo-token.ts'
import { test } from './visitor.ts'

const MANAGER = '/admin/tag-manage'

const row = (page: Page) => page.getByRole('list', { name: 'Řada na titulní stránce' })
const newTag = (page: Page) => page.getByRole('textbox', { name: 'Nový štítek' })
const newName = () => `Zkouška ${Date.now().toString(36)}`

async function addTag(page: Page, name: string): Promise<void> {
  await newTag(page).fill(name)
  await page.getByRole('button', { name: 'Přidat štítek' }).click()
  await expect(page.getByText(`Štítek „${name}“ je přidaný.`)).toBeVisible()
}

async function deleteTag(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Smazat: ${name}`, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Smazat štítek' }).click()
}

// There is one front page: what changes its row comes one after another.
test.describe
  .serial('the row of the front page', () => {
    test('a tag is added, put first on the front page by keys, renamed and deleted', { tag: ANY_WIDTH }, async ({
      page,
      context,
      isMobile,
    }) => {
      await enterAs(context, 'admin')
      await expectSound(page, MANAGER, { isMobile })
      const name = newName()
      await addTag(page, name)
      await page.getByRole('button', { name: `Na titulní stránku: ${name}` }).click()
      await expect(row(page).getByRole('listitem').last()).toHaveText(name)
      const handle = page.getByRole('button', { name: new RegExp(`^Přesunout: ${name}`) })
      await handle.focus()
      const count = await row(page).getByRole('listitem').count()
      for (let moves = 1; moves < count; moves++) {
        await page.keyboard.press('ArrowUp')
        await expect(handle).toBeFocused()
      }
      await expect(row(page).getByRole('listitem').first()).toHaveText(name)
      await expectAccessible(page)

      await page.getByRole('button', { name: 'Uložit řadu' }).click()
      await expect(page.getByText('Řada na titulní stránce je uložená.')).toBeVisible()
      const { ordered_tags } = await (await page.request.get('/api/tag')).json()
      expect(ordered_tags.tags[0]).toBe(name)

      const renamed = `${name} jinak`
      await page.getByRole('button', { name: `Přejmenovat: ${name}` }).click()
      await page.getByRole('dialog').getByLabel('Název').fill(renamed)
      await page.getByRole('dialog').getByRole('button', { name: 'Přejmenovat' }).click()
      await expect(row(page).getByRole('listitem').first()).toHaveText(renamed)
      await expectNoSidewaysScroll(page)
      await deleteTag(page, renamed)
      await expect(page.getByText(`Štítek „${renamed}“ je smazaný.`)).toBeVisible()
      await expect(row(page).getByText(renamed)).toHaveCount(0)
    })

    test('a row that another admin saved meanwhile is shown before it is replaced', { tag: ANY_WIDTH }, async ({
      page,
      context,
      request,
    }) => {
      await enterAs(context, 'admin')
      await page.goto(MANAGER)
      const mine = newName()
      await addTag(page, mine)
      await page.getByRole('button', { name: `Na titulní stránku: ${mine}` }).click()
      const headers = await bearerOf(request, 'admin')
      const theirs = `${mine} cizí`
      const { ordered_tags } = await (await request.post('/api/tag', { data: { name: theirs }, headers })).json()
      const tags = [...ordered_tags.tags, theirs]
      expect((await request.post('/api/tag/create_ordered_tags', { data: { tags }, headers })).status()).toBe(200)

      await page.getByRole('button', { name: 'Uložit řadu' }).click()
      await expect(page.getByText('Řadu mezitím uložil někdo jiný.')).toBeVisible()
      await expect(page.getByText(/^Na titulní stránce je zatím: /)).toContainText(theirs)
      await page.getByRole('button', { name: 'Uložit řadu' }).click()
      await expect(page.getByText('Řada na titulní stránce je uložená.')).toBeVisible()
      for (const name of [mine, theirs]) {
        await deleteTag(page, name)
        await expect(page.getByText(`Štítek „${name}“ je smazaný.`)).toBeVisible()
      }
    })
  })

test('what recipes have stays, and a name that is taken is refused at its field', { tag: ANY_WIDTH }, async ({
  page,
  context,
}) => {
  await enterAs(context, 'admin')
  await page.goto(MANAGER)
  // A recipe of the starter catalogue: the newest ones are those of other journeys.
  const { tags } = await (await page.request.get('/api/recipe/kureci-rizky-s-bramborovou-kasi')).json()
  const [used] = tags
  await page.getByRole('searchbox', { name: 'Hledat štítek' }).fill(used)
  await deleteTag(page, used)
  const question = page.getByRole('dialog')
  await expect(question.getByText('Nelze smazat, protože se používá v\u00a0receptu.')).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Ponechat' }).click()
  await expect(page.getByRole('button', { name: `Smazat: ${used}` })).toBeVisible()

  await newTag(page).fill(used)
  await page.getByRole('button', { name: 'Přidat štítek' }).click()
  await expect(newTag(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(newTag(page)).toHaveValue(used)
})

test('the row is ordered by dragging, and nothing changes before it is saved', { tag: BY_MOUSE }, async ({
  page,
  context,
  isMobile,
}) => {
  await enterAs(context, 'admin')
  await expectSound(page, MANAGER, { isMobile })
  const items = row(page).getByRole('listitem')
  const [first = '', second = ''] = await items.allTextContents()
  const handle = (name: string) => page.getByRole('button', { name: `Přesunout: ${name}.` })
  await handle(first).dragTo(handle(second), { targetPosition: { x: 20, y: 40 } })
  await expect(items.first()).toHaveText(second)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Vrátit' }).click()
  await expect(items.first()).toHaveText(first)
  await page.getByRole('searchbox', { name: 'Hledat štítek' }).fill('nic takového')
  await expect(page.getByText('Takový štítek tu není.')).toBeVisible()
})

test('is not there for people who are no admins', { tag: ANY_WIDTH }, async ({ page, context }) => {
  await enterAs(context, 'affiliate')
  await page.goto(MANAGER)
  await expect(page).toHaveURL('/404')
})
