import { expect, type Page } from '@playwright/test'
import { ANY_WIDTH, expectNoSidewaysScroll } from './check-page.ts'
import { signUp, test } from './visitor.ts'

/** One word of 3,000 letters, as people paste it. Nothing in it lets a line be broken: neither hyphens nor slashes. */
const ADDRESS = `https://priklad.zivina.example/${'velmidlouhacesta'.repeat(190)}`.slice(0, 3000)

const FIELDS =
  'textarea, input:not([type]), input:is([type="text"], [type="search"], [type="email"], [type="password"], [type="url"], [type="tel"])'

const PUBLIC = [
  ...['/', '/recepty', '/clanky', '/hledani', '/kontakt', '/kalkulacky', '/tajna-hadanka', '/odhlasit-odber'],
  ...[
    '/prihlasit',
    '/prihlasit?rezim=registrace',
    '/prihlasit/obnovit-heslo-zadost',
    '/prihlasit/obnovit-heslo?token=x',
  ],
]

const OWN = [
  ...['', '/filtry', '/oblibene', '/moje-recepty', '/moje-suroviny', '/moje-suroviny/nova', '/importovat-recept'],
  ...['/vytvorit-recept', '/moje-hodnoceni', '/moje-fotky', '/moje-hlaseni', '/profil-a-objednavky'],
  ...[
    '/podpora-a-nastaveni',
    '/kdo-videl-moje-udaje',
    '/moje-poznamky',
    '/spiz',
    '/sbirky',
    '/denik/text',
    '/cile',
    '/mereni',
    '/pohyb',
  ],
].map((page) => `/uzivatel${page}`)

/** Neither the page nor an open dialog is wider than the screen. */
async function expectNarrow(page: Page, where: string): Promise<void> {
  await expectNoSidewaysScroll(page)
  const wide = await page
    .locator('dialog[open], [popover]:popover-open')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.className))
  expect(wide, where).toEqual([])
}

/** Fills every field that can be seen, also under folded titles. */
async function pasteEverywhere(page: Page, where: string): Promise<number> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true
  })
  const fields = page.locator(FIELDS)
  let filled = 0
  for (let index = 0; index < (await fields.count()); index += 1) {
    const field = fields.nth(index)
    if (!(await field.isVisible()) || !(await field.isEditable())) continue
    const name = `${where}, ${await field.evaluate((one) => one.outerHTML.slice(0, 120))}`
    await field.fill(ADDRESS)
    await expectNarrow(page, name)
    // Leaving it shows what is wrong.
    await field.blur()
    await expectNarrow(page, name)
    filled += 1
  }
  return filled
}

test.use({ viewport: { width: 320, height: 640 } })

for (const path of PUBLIC) {
  test(`a long address in any field of ${path} does not widen the page`, { tag: ANY_WIDTH }, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    // The newsletter's field is at the end of every page.
    expect(await pasteEverywhere(page, path)).toBeGreaterThan(0)
    await expectNarrow(page, path)
  })
}

test('a long address in any field of a logged-in person does not widen the page', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await signUp(page)
  let filled = 0
  for (const path of OWN) {
    await page.goto(path, { waitUntil: 'networkidle' })
    filled += await pasteEverywhere(page, path)
    await expectNarrow(page, path)
  }
  expect(filled).toBeGreaterThan(OWN.length)
})

test('nor does one that is searched for, in the address, or written into the dialogs of a recipe', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  for (const path of ['/hledani?q=', '/recepty?search=', '/clanky?search=']) {
    await page.goto(`${path}${encodeURIComponent(ADDRESS.slice(0, 90))}`, { waitUntil: 'networkidle' })
    await expectNarrow(page, path)
  }
  for (const name of ['Hledat recept', 'Nahlásit chybu', 'Přidat surovinu']) {
    await page.goto('/recepty/kureci-rizky-s-bramborovou-kasi', { waitUntil: 'networkidle' })
    // Lines are read until they are edited.
    if (name === 'Přidat surovinu') await page.getByRole('button', { name: 'Upravit', exact: true }).click()
    await page.getByRole('button', { name }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await dialog.locator(FIELDS).first().fill(ADDRESS)
    await expectNarrow(page, name)
  }
})
