import type { Page } from '@playwright/test'
import { sampleBarcode } from '@zivina/domain/catalogue/products/sample/sample-products'
import { asPixels, photographCode, type Shot } from '@zivina/web/testing/code-picture'

export const SCANNER = '/uzivatel/skener'
/** Of the demo products: a yogurt, and milk whose energy cannot be. */
export const YOGURT = sampleBarcode(0)
export const STRANGE_MILK = sampleBarcode(35)
/** A valid code that nothing carries. */
export const UNKNOWN = '8594001234561'

export const shot = (code: string, how: Partial<Shot> = {}): Shot => ({
  kind: 'ean13',
  text: code.slice(0, 12),
  ...how,
})
export const found = (page: Page) => page.getByRole('region', { name: 'Co jsme našli' })
export const again = (page: Page) => page.getByRole('button', { name: 'Naskenovat další' })
export const typed = (page: Page) => page.getByLabel('Číslo pod čarami')

/** A picture file, painted by the browser; without a code a white one. */
export async function pictureOf(page: Page, one: Shot | null): Promise<Buffer> {
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
