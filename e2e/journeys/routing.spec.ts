import { expect } from '@playwright/test'
import { ANY_WIDTH } from './check-page.ts'
import { openFooter } from './site-bar.ts'
import { actBeforePageWorks, test } from './visitor.ts'

const RECIPE = '/recepty/kureci-rizky-s-bramborovou-kasi'

test('a hash link stops 65 px above its anchor, any other link at the top, and Back at the former position', async ({
  page,
}) => {
  // A recipe on a phone has a bar of links below the header; this page has none.
  await page.goto('/podminky-zasady', { waitUntil: 'networkidle' })
  // Before hydration, a link added by hand would make React render the page again.
  await page.getByRole('button', { name: 'Hledat recept' }).click({ trial: true })
  await page.evaluate(() => {
    const anchor = document.querySelectorAll('h2')[1]
    if (anchor) anchor.id = 'kotva'
    const link = document.createElement('a')
    link.href = '#kotva'
    link.textContent = 'ke kotvě'
    document.querySelector('h1')?.append(link)
  })
  await page.getByRole('link', { name: 'ke kotvě' }).click()
  const top = () => page.locator('#kotva').evaluate((anchor) => Math.round(anchor.getBoundingClientRect().top))
  await expect.poll(top).toBe(65)
  const place = await page.evaluate(() => window.scrollY)

  await openFooter(page, 'Na webu')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tvůrci' }).click()
  await expect(page).toHaveURL('/tvurci')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect(place).toBeGreaterThan(0)
})

test('the first Tab stop skips the bar, and the next one continues from there', { tag: ANY_WIDTH }, async ({
  page,
}) => {
  await page.goto('/recepty', { waitUntil: 'networkidle' })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Přeskočit na obsah' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main a').first()).toBeFocused()
})

test('a build manifest that cannot be fetched is only logged, and the page stays', {
  tag: ANY_WIDTH,
}, async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/assets/manifest-*.js', (route) => route.abort())
  await actBeforePageWorks(page)
  await page.goto(RECIPE, { waitUntil: 'networkidle' })
  await expect(page).toHaveURL(RECIPE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Kuřecí řízky/)
  expect(logged.join()).toContain('ERR_FAILED')
  await openFooter(page, 'Na webu')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tvůrci' }).click()
  await expect(page).toHaveURL('/tvurci')
})

test('an unknown address answers 404 and says which page was not found', { tag: ANY_WIDTH }, async ({ page }) => {
  const response = await page.goto('/neni/tady')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Page Not Found: /neni/tady')).toBeVisible()
  await expect(page.getByRole('link', { name: /recepty/i }).first()).toBeVisible()
})

test('every page has one address', { tag: ANY_WIDTH }, async ({ request, baseURL }) => {
  const slash = await request.get('/recepty/?search=kure', { maxRedirects: 0 })
  expect([slash.status(), slash.headers().location]).toEqual([301, '/recepty?search=kure'])
  const guessed = await request.get('/registrace', { maxRedirects: 0 })
  expect([guessed.status(), guessed.headers().location]).toEqual([301, '/prihlasit?rezim=registrace'])
  const elsewhere = await request.get(`${baseURL}//example.com/`, { maxRedirects: 0 })
  expect(elsewhere.headers().location ?? '/').toMatch(/^\/(?!\/)/)
})

test('a recipe describes itself to search engines and social networks', { tag: ANY_WIDTH }, async ({ page }) => {
  await page.goto(RECIPE)
  await expect(page).toHaveTitle(/Kuřecí řízky/)
  const content = (selector: string) => page.locator(selector).first().getAttribute('content')
  // The headnote, or where the recipe has none its facts.
  const [said = 'kcal'] = await page.locator('.recipe-headnote').allTextContents()
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ')
  expect(plain(await content('meta[name=description]'))).toContain(plain(said))
  expect(await content('meta[name=keywords]')).toContain('kuřecí')
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(canonical).toMatch(new RegExp(`^https?://.+${RECIPE}$`))
  const images = await page
    .locator('meta[property="og:image"]')
    .evaluateAll((all) => all.map((one) => (one as HTMLMetaElement).content))
  expect(images.map((image) => /-(\d+x\d+)\.jpg\?v=\w+$/.exec(image)?.[1])).toEqual(
    expect.arrayContaining(['1x1', '4x3', '16x9']),
  )
})

test('share images are 1200 px wide in three ratios', { tag: ANY_WIDTH }, async ({ page, request }) => {
  await page.goto(RECIPE)
  const images = await page
    .locator('meta[property="og:image"]')
    .evaluateAll((all) => all.map((one) => (one as HTMLMetaElement).content))
  const sizes = []
  for (const image of images) {
    const { pathname, search } = new URL(image)
    const response = await request.get(pathname + search)
    expect(response.status()).toBe(200)
    const size = await page.evaluate(async (source) => {
      const picture = new Image()
      picture.src = source
      await picture.decode()
      return [picture.naturalWidth, picture.naturalHeight]
    }, pathname + search)
    sizes.push(size)
  }
  expect(sizes).toEqual(
    expect.arrayContaining([
      [1200, 1200],
      [1200, 900],
      [1200, 675],
    ]),
  )
})

test('the sitemap lists every public page, and robots may read it', { tag: ANY_WIDTH }, async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const index = /Sitemap: (\S+)/.exec(robots)?.[1] ?? ''
  const locations = async (address: string): Promise<string[]> => {
    const { pathname } = new URL(address)
    const text = await (await request.get(pathname)).text()
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '')
  }
  const parts = await locations(index)
  const pages = (await Promise.all(parts.map(locations))).flat()
  const paths = pages.map((address) => new URL(address).pathname)
  const { count } = await (await request.get('/api/recipe?limit=1')).json()
  expect(paths.filter((path) => /^\/recepty\/.+/.test(path))).toHaveLength(count)
  const { count: foods } = await (await request.get('/api/ingredient_page?limit=1')).json()
  expect(new Set(paths.filter((path) => /^\/suroviny\/.+/.test(path))).size).toBe(foods)
  expect(paths).toEqual(expect.arrayContaining(['/', '/recepty', '/tvurci', '/tvurci/petr-moravec', RECIPE]))
  expect(paths.filter((path) => /^\/(udrzba|ban|404|api)/.test(path))).toEqual([])
})

test('inline scripts run only by their hash, and no other inline code runs', { tag: ANY_WIDTH }, async ({ page }) => {
  const response = await page.goto(RECIPE)
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self' 'sha256-")
  expect(policy).not.toContain('unsafe')
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.smuggled = true'
    document.body.append(script)
    return 'smuggled' in window
  })
  expect(ran).toBe(false)
})
