import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH, expectAccessible, expectSound, openClean } from './check-page.ts'
import { DEMO_PASSWORD } from './demo-token.ts'
import { fillLogIn, signUp, test } from './visitor.ts'

const BUILD = fileURLToPath(new URL('../../apps/web/build', import.meta.url))
const ASSETS = readdirSync(`${BUILD}/admin/assets`).filter((name) => /\.(js|css|woff2)$/.test(name))

test('a visitor who is not logged in is redirected to the log-in and back, and gets no file', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  const wanted = '/admin/review-manage?status='
  await page.goto(wanted)
  await expect(page).toHaveURL(`/prihlasit?${new URLSearchParams({ zpet: wanted })}`)
  for (const name of ASSETS) {
    const answer = await page.request.get(`/admin/assets/${name}`)
    expect([name, answer.status(), await answer.text()]).toEqual([name, 404, 'Not Found'])
  }
  await fillLogIn(page, { email: 'admin@zivina.example', password: DEMO_PASSWORD })
  await expect(page).toHaveURL(wanted)
  await expect(page.getByRole('heading', { level: 1, name: 'Hodnocení' })).toBeVisible()
})

test('a user is redirected to the not-found page, and gets no file', { tag: ANY_WIDTH }, async ({ page }) => {
  await signUp(page)
  for (const path of ['/admin', '/admin/review-manage', '/admin/nic']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveURL('/404')
  }
  expect((await page.request.get(`/admin/assets/${ASSETS[0]}`)).status()).toBe(404)
})

test('public pages contain no address of the administration but its root', { tag: ANY_WIDTH }, () => {
  const client = `${BUILD}/client/assets`
  const scripts = readdirSync(client).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(20)
  for (const name of scripts) {
    expect(readFileSync(`${client}/${name}`, 'utf8').match(/[\w-]+-manage|\/admin\/\w+/g), name).toBeNull()
  }
})

test('an affiliate opens the landing and reviews, cannot decide and finds nothing else', { tag: ANY_WIDTH }, async ({
  page,
  context,
}) => {
  await enterAs(context, 'affiliate')
  await openClean(page, '/admin')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Nejstarší' }).or(page.getByText('Nic nečeká')),
  ).toHaveCount(1)
  await page
    .getByRole('link', { name: /^Hodnocení/ })
    .last()
    .click()
  await expect(page).toHaveURL('/admin/review-manage')
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('button', { name: 'Schválit' })).toHaveCount(0)
  await page.goto('/admin/user-manage')
  await expect(page).toHaveURL('/404')
})

test('the landing shows what is waiting and links to it', async ({ page, context, isMobile }) => {
  await enterAs(context, 'admin')
  await expectSound(page, '/admin', { isMobile })
  await expect(page.getByText('Noční zálohy nejsou nastavené.')).toBeVisible()
  const queues = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
  await expect(queues).toHaveCount(6)
  const names = ['Recepty', 'Suroviny', 'Hodnocení', 'Fotky z\u00a0kuchyní', 'Hlášení chyb', 'Platby']
  for (const [at, name] of names.entries()) await expect(queues.nth(at)).toContainText(name)
  const links = queues.getByRole('link')
  for (const name of ['Registrace', 'Aktivní lidé', 'Premium a\u00a0tržby', 'Chyby']) {
    const chart = page.getByRole('region', { name, exact: true })
    await chart.getByText(`${name}: hodnoty v\u00a0tabulce`).click()
    await expect(chart.getByRole('row')).toHaveCount(31)
  }
  await page.getByText('90\u00a0dní').click()
  await expect(page.getByRole('region', { name: 'Registrace', exact: true }).getByRole('row')).toHaveCount(91)
  await expect(page).toHaveURL('/admin?dni=90')
  for (const name of ['Úlohy', 'Zálohy', 'Maily', 'Vnější služby'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  await expectAccessible(page)
  await links.filter({ hasText: 'Hodnocení' }).click()
  await expect(page).toHaveURL('/admin/review-manage')
  await expect(page).toHaveTitle(/^Hodnocení \| Správa/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Co čeká na rozhodnutí' })).toBeVisible()
})

test('an unknown address shows a not-found page within the administration', { tag: ANY_WIDTH }, async ({
  page,
  context,
}) => {
  await enterAs(context, 'admin')
  await openClean(page, '/admin/nic-takoveho')
  await expect(page.getByRole('heading', { name: 'Tady nic není' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Přejít na přehled' }).click()
  await expect(page).toHaveURL('/admin')
})

test('logging out leaves the administration in every tab', { tag: ANY_WIDTH }, async ({ page, context }) => {
  await page.goto('/prihlasit?zpet=/admin')
  await fillLogIn(page, { email: 'superadmin@zivina.example', password: DEMO_PASSWORD })
  await expect(page.getByRole('heading', { name: 'Co čeká na rozhodnutí' })).toBeVisible()
  const other = await context.newPage()
  await openClean(other, '/admin/review-manage')
  await page.getByRole('button', { name: /^Účet/ }).click()
  await page.getByRole('button', { name: 'Odhlásit' }).click()
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL('/')
  await other.goto('/admin')
  await expect(other).toHaveURL(/\/prihlasit\?zpet=/)
})

test('a person whose role was taken away is told politely and sees nothing more', { tag: ANY_WIDTH }, async ({
  page,
  context,
}) => {
  await enterAs(context, 'admin')
  await openClean(page, '/admin/review-manage')
  const other = await context.newPage()
  await context.clearCookies()
  await signUp(other)
  // The session now belongs to another person: the next request is refused.
  await page.getByRole('button', { name: 'Schváleno' }).click()
  await expect(page.getByRole('heading', { name: 'Do správy už nemáte přístup' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Přejít do svého účtu' }).click()
  await expect(page).toHaveURL('/uzivatel')
})
