import { drawCookbook } from '@zivina/integrations/cookbook-pdf/draw-cookbook'
import { strToU8 } from 'fflate'
import type { Cookbook } from './book.ts'
import { zipCooklang } from './cooklang-files.ts'
import { toPages } from './pdf-pages.ts'
import { schemaItems } from './schema-items.ts'

/** Writes a cookbook as one file. Runs in the work pool: hundreds of recipes take seconds. */
export default async function writeCookbook(book: Cookbook): Promise<Uint8Array> {
  if (book.format === 'json') return strToU8(`${JSON.stringify(schemaItems(book), null, 2)}\n`)
  if (book.format === 'cooklang') return zipCooklang(book)
  return drawCookbook(toPages(book))
}
