import { expect } from '@playwright/test'
import { sampleBarcode } from '@zivina/domain/catalogue/products/sample/sample-products'
import type { Shot } from '@zivina/web/testing/code-picture'
import { openWith, openWithCamera } from './camera-film.ts'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll, openClean } from './check-page.ts'
import { signUp } from './fresh-account.ts'
import { again, found, pictureOf, SCANNER, STRANGE_MILK, shot, typed, UNKNOWN, YOGURT } from './scanner-page.ts'
import { test } from './visitor.ts'

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

test('without a camera a typed number is enough, and a wrong digit is told at the field', {
  tag: ANY_WIDTH,
}, async () => {
  const { project } = test.info()
  const { context, page, close } = await openWith(project.use, [], { permissions: ['camera'] })
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
  const switches = ['--use-fake-device-for-media-stream', '--deny-permission-prompts']
  const { context, page, close } = await openWith(project.use, switches, { hasWindows: true })
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
