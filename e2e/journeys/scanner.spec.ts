import { expect, type Page, test } from '@playwright/test'
import { sampleBarcode } from '@zivina/domain/catalogue/products/sample/sample-products'
import { asPixels, photographCode, type Shot } from '@zivina/web/testing/code-picture'
import { openWith, openWithCamera } from './camera-film.ts'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, openClean } from './check-page.ts'
import { signUp } from './fresh-account.ts'

const SCANNER = '/uzivatel/skener'
/** Of the demo products: a yogurt, and milk whose energy cannot be. */
const YOGURT = sampleBarcode(0)
const STRANGE_MILK = sampleBarcode(35)
/** A valid code that nothing carries. */
const UNKNOWN = '8594001234561'

const shot = (code: string, how: Partial<Shot> = {}): Shot => ({ kind: 'ean13', text: code.slice(0, 12), ...how })
const found = (page: Page) => page.getByRole('region', { name: 'Co jsme našli' })
const again = (page: Page) => page.getByRole('button', { name: 'Naskenovat další' })
const typed = (page: Page) => page.getByLabel('Číslo pod čarami')

test('a code before the camera shows the product, its figures, its source, and the next one can follow', async ({
  isMobile,
}, { project }) => {
  const { context, page, close } = await openWithCamera(project.use, [shot(YOGURT)])
  await signUp(context.request, `skener-${project.name}`)
  await openClean(page, SCANNER)
  await expect(found(page)).toContainText(`Kód ${YOGURT}`)
  await expect(page.getByRole('heading', { name: `Kód ${YOGURT}` })).toBeFocused()
  const product = found(page).getByRole('article', { name: 'Bílý jogurt smetanový' })
  await expect(product).toContainText('Ukázková mlékárna · 150\u00a0g')
  await expect(product).toContainText('Obsahuje: mléko')
  await expect(product.getByRole('row', { name: /Bílkoviny/ })).toContainText(/\d\u00a0g/)
  await expect(product.getByRole('link', { name: /Open Food Facts/ })).toHaveAttribute('href', new RegExp(YOGURT))
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await again(page).click()
  await expect(found(page)).toBeVisible()
  expect(await page.evaluate(() => document.querySelector('video')?.srcObject !== null)).toBe(true)
  if (isMobile) {
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  }
  await close()
})

test('codes turned, blurred, dim and small are read from the camera', { tag: ANY_WIDTH }, async () => {
  const { project } = test.info()
  const ways: readonly Partial<Shot>[] = [
    {},
    { degrees: 15 },
    { degrees: 45 },
    { degrees: 90 },
    { degrees: 180 },
    { blur: 1.8 },
    { light: 0.15, noise: 5 },
    { module: 2 },
  ]
  const codes = ways.map((_, number) => sampleBarcode(number))
  const shots = ways.map((how, number) => shot(codes[number] ?? '', how))
  const { context, page, close } = await openWithCamera(project.use, shots)
  await signUp(context.request, `skener-vse-${project.name}`)
  await page.goto(SCANNER)
  const read = new Set<string>()
  await expect(async () => {
    const heading = await found(page).getByRole('heading').first().textContent()
    read.add(heading?.replace('Kód ', '') ?? '')
    await again(page).click()
    expect([...read].toSorted()).toEqual(codes.toSorted())
  }).toPass({ timeout: 120_000, intervals: [50] })
  await close()
})

test('an unknown code becomes a food of one’s own in six taps', async ({ isMobile }, { project }) => {
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
  await expect(dialog.getByLabel('Čárový kód')).toHaveValue(UNKNOWN)
  const categories = dialog.getByLabel('Kategorie')
  // Opening the list and choosing from it.
  taps += 2
  await categories.selectOption((await categories.locator('optgroup option').first().getAttribute('value')) ?? '')
  await tap('Uložit surovinu')
  await expect(page).toHaveURL(/moje-suroviny\/[0-9a-f-]{36}$/)
  expect(taps).toBeLessThanOrEqual(6)
  await page.goto(SCANNER)
  await expect(found(page).getByRole('listitem')).toContainText(name)
  await expect(found(page)).toContainText('Vaše surovina')
  if (isMobile) await expectNoSidewaysScroll(page)
  await close()
})

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

test('the camera goes out when the dialog is closed', { tag: ANY_WIDTH }, async () => {
  const { project } = test.info()
  const { context, page, close } = await openWithCamera(project.use, [shot(UNKNOWN, { blur: 12 })])
  await signUp(context.request, `skener-zhasne-${project.name}`)
  await page.goto('/uzivatel/moje-suroviny')
  await page.getByRole('button', { name: 'Naskenovat kód' }).click()
  const tracks = await page.locator('video').evaluateHandle((video: HTMLVideoElement) => {
    return new Promise<MediaStreamTrack[]>((resolve) => {
      video.addEventListener('playing', () => resolve((video.srcObject as MediaStream).getTracks()))
      if (!video.paused) resolve((video.srcObject as MediaStream).getTracks())
    })
  })
  expect(await tracks.evaluate((all) => all.map(({ readyState }) => readyState))).toEqual(['live'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => tracks.evaluate((all) => all.map(({ readyState }) => readyState))).toEqual(['ended'])
  await expect(page.getByRole('button', { name: 'Naskenovat kód' })).toBeFocused()
  await close()
})

test('without a camera a typed number is enough, and a wrong digit is told at the field', async () => {
  const { project } = test.info()
  const { context, page, close } = await openWith(project.use, [], ['camera'])
  await signUp(context.request, `skener-bez-${project.name}`)
  await openClean(page, SCANNER)
  await expect(page.getByText('Nevidíme žádný fotoaparát', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await typed(page).fill('859400123456 2')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Takový kód být nemůže/)).toBeVisible()
  await expect(typed(page)).toBeFocused()
  await typed(page).fill(`${STRANGE_MILK.slice(0, 1)} ${STRANGE_MILK.slice(1, 7)} ${STRANGE_MILK.slice(7)}`)
  await page.keyboard.press('Enter')
  const product = found(page).getByRole('article', { name: 'Mléko plnotučné' })
  await expect(product).toContainText('Některé údaje zdroje nemohou být správně')
  await expect(product).toContainText('Energie neodpovídá bílkovinám')
  await expect(product.getByRole('row', { name: /Energie/ }).first()).toContainText(
    /nevíme\s*zdroj uvádí 1\u00a0286\u00a0kJ/,
  )
  await expectAccessible(page)
  await close()
})

test('a refused camera says how to allow it, and a picture of the gallery is read instead', {
  tag: ANY_WIDTH,
}, async () => {
  const { project } = test.info()
  const { context, page, close } = await openWith(project.use, [
    '--use-fake-device-for-media-stream',
    '--deny-permission-prompts',
  ])
  await signUp(context.request, `skener-zakaz-${project.name}`)
  await page.goto(SCANNER)
  await expect(page.getByText('Fotoaparát je na této stránce zakázaný', { exact: true })).toBeVisible()
  await expect(page.getByText(/Safari v\u00a0iPhonu/)).toBeVisible()
  await expectAccessible(page)
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'nic.png', mimeType: 'image/png', buffer: await pictureOf(page, null) })
  await expect(page.getByText(/Na obrázku jsme žádný kód nenašli/)).toBeVisible()
  await input.setInputFiles({
    name: 'kod.png',
    mimeType: 'image/png',
    buffer: await pictureOf(page, shot(YOGURT, { degrees: 160 })),
  })
  await expect(found(page)).toContainText('Bílý jogurt smetanový')
  await close()
})

/** A picture file, painted by the browser; without a code a white one. */
async function pictureOf(page: Page, one: Shot | null): Promise<Buffer> {
  const pixels = one && asPixels(photographCode(one))
  const { width, height } = pixels ?? { width: 100, height: 100 }
  const bytes = pixels ? [...pixels.data] : Array.from({ length: width * height * 4 }, () => 255)
  const address = await page.evaluate(
    ([data, wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high })
      canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), wide, high), 0, 0)
      return canvas.toDataURL('image/png')
    },
    [bytes, width, height] as const,
  )
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}
