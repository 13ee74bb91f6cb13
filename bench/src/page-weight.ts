import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser, Response } from 'playwright-core'

/** Bytes of one kind of file that a page loads: uncompressed, and at the best compression of each method. */
export type Weight = { files: number; raw: number; gzip: number; brotli: number }
export type PageWeight = {
  page: string
  document: Weight
  script: Weight
  stylesheet: Weight
  font: Weight
  image: Weight
}

const KINDS = ['document', 'script', 'stylesheet', 'font', 'image'] as const
type Kind = (typeof KINDS)[number]

/** Opens a page as a first visitor on a phone, and weighs all files loaded until the network is quiet. */
export async function weighPage(browser: Browser, origin: string, page: string, path: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 })
  try {
    const tab = await context.newPage()
    const responses: Response[] = []
    tab.on('response', (response) => responses.push(response))
    await tab.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
    const weights: PageWeight = {
      page,
      document: nothing(),
      script: nothing(),
      stylesheet: nothing(),
      font: nothing(),
      image: nothing(),
    }
    for (const response of responses) {
      const kind = kindOf(response)
      // A redirect or a 304 has no body.
      if (kind && response.status() === 200) addBody(weights[kind], kind, await response.body())
    }
    return weights
  } finally {
    await context.close()
  }
}

function kindOf(response: Response): Kind | undefined {
  const type = response.request().resourceType()
  return KINDS.find((kind) => kind === type)
}

function nothing(): Weight {
  return { files: 0, raw: 0, gzip: 0, brotli: 0 }
}

/** Pictures and fonts are compressed already. */
function addBody(weight: Weight, kind: Kind, body: Buffer): void {
  const packed = kind === 'font' || kind === 'image'
  weight.files += 1
  weight.raw += body.byteLength
  weight.gzip += packed ? body.byteLength : gzipSync(body, { level: 9 }).byteLength
  weight.brotli += packed ? body.byteLength : brotliCompressSync(body).byteLength
}
