import { expect } from '@playwright/test'
import { ANY_WIDTH } from './check-page.ts'
import { lookAtPages } from './look-at-pages.ts'
import { openFooter } from './site-bar.ts'
import { test } from './visitor.ts'

lookAtPages(['/premium', '/nutricni-poradna', '/o-nas', '/podminky-zasady', '/tajna-hadanka', '/store-redirect'])

test('the navigation leads to every section in order, and each has its heading', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await page.goto('/')
  await openFooter(page, 'Na webu')
  const links = page.getByRole('navigation', { name: 'Navigace v patičce' }).getByRole('link')
  await expect(links.first()).toBeVisible()
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(paths.slice(0, 10)).toEqual([
    ...['/', '/recepty', '/premium', '/nutricni-poradna', '/tvurci', '/clanky', '/navody', '/o-nas', '/uzivatel'],
    '/podminky-zasady',
  ])
  for (const path of paths.filter((path) => path !== '/uzivatel')) {
    await page.goto(path)
    expect((await page.title()).length, path).toBeGreaterThan(8)
    for (const name of ['description', 'keywords']) {
      await expect(page.locator(`meta[name="${name}"]`), `${path} ${name}`).toHaveAttribute('content', /.{10,}/)
    }
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http/)
  }
})

test('prices come from the price list, and without an account the checkout asks for the log-in and returns', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  await page.goto('/premium')
  await expect(page.getByText('199\u00a0Kč', { exact: true })).toBeVisible()
  await expect(page.getByText('1\u00a0690\u00a0Kč', { exact: true })).toBeHidden()
  await page.getByText('Ročně', { exact: true }).click()
  await expect(page.getByText('1\u00a0690\u00a0Kč', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Chci Premium na rok' }).click()
  await expect(page).toHaveURL(/\/prihlasit\?zpet=%2Fobjednavka%3Fsluzba%3Dpremium-rocni/)
})

test('the counselling page shows its prices and answers questions without a script', { tag: ANY_WIDTH }, async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/nutricni-poradna')
  await expect(page.getByRole('heading', { name: 'Vstupní konzultace' })).toBeVisible()
  await page.getByText('Potřebuji doporučení od lékaře?').click()
  await expect(page.getByText('přineste prosím poslední lékařskou zprávu')).toBeVisible()
  await context.close()
})

test('the riddle gives a hint after two wrong answers, keeps the progress, and rewards with a code', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  const answers = ['jablko', 'čočka', '15', '500', 'tuky', '2', 'živina']
  await page.goto('/tajna-hadanka')
  const field = page.getByLabel('Vaše odpověď')
  const send = page.getByRole('button', { name: 'Odpovědět' })
  for (const wrong of ['hruška', 'švestka']) {
    await field.fill(wrong)
    await send.click()
    await expect(page.getByText('To není ono.')).toBeVisible()
    await expect(send).toBeEnabled()
  }
  await expect(page.getByText(/Nápověda:/)).toBeVisible()
  for (const [at, answer] of answers.entries()) {
    await expect(page.getByText(`Otázka ${at + 1} z`)).toBeVisible()
    // After leaving and returning, the riddle continues at the same level.
    if (at === 2) {
      await page.reload()
      await expect(page.getByText('Otázka 3 z')).toBeVisible()
    }
    await field.fill(answer)
    await field.press('Enter')
  }
  await expect(page.getByText(/^ZIVINA-\w{4}-\w{4}$/)).toBeVisible()
})

test('the store link redirects a phone to its store and shows codes on a computer', { tag: ANY_WIDTH }, async ({
  request,
  page,
}) => {
  const asPhone = (agent: string) =>
    request.get('/store-redirect', { maxRedirects: 0, headers: { 'user-agent': agent } })
  const ios = await asPhone('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')
  expect([ios.status(), ios.headers().location]).toEqual([302, expect.stringContaining('apps.apple.com')])
  await page.setExtraHTTPHeaders({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' })
  await page.goto('/store-redirect')
  await expect(page.getByRole('img', { name: 'QR kód: App Store' })).toBeVisible()
  const android = await asPhone('Mozilla/5.0 (Linux; Android 15; Pixel 9)')
  expect([android.status(), android.headers().location]).toEqual([302, expect.stringContaining('play.google.com')])
})
