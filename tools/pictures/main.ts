/**
 * `npm run pictures [texts|pages|foods|creators|brand] [slug …]` draws the product's illustrations into data/pictures. The
 * same data gives the same pictures.
 */
import { join } from 'node:path'
import { drawBrand } from './brand.ts'
import { drawCreators } from './creators.ts'
import { drawEmptyStates } from './empty-states.ts'
import { drawFoods } from './foods.ts'
import { drawPages, drawTexts } from './texts.ts'

const data = join(import.meta.dirname, '../../data')
const [part, ...slugs] = process.argv.slice(2)

const PARTS: Record<string, () => Promise<number>> = {
  foods: () => drawFoods(data),
  creators: () => drawCreators(data),
  brand: async () => (await drawBrand(data)) + (await drawEmptyStates(data)),
  texts: () => drawTexts(data, slugs),
  pages: () => drawPages(data),
}

if (part !== undefined && !Object.hasOwn(PARTS, part)) {
  console.error(`Unknown part "${part}"; known are ${Object.keys(PARTS).join(', ')}.`)
  process.exitCode = 1
} else {
  for (const [name, draw] of Object.entries(PARTS)) {
    if (part === undefined || part === name) console.log(`${name}: ${await draw()} pictures`)
  }
}
