// `npm run -s products:sample > vzorek.jsonl`: the made sample of 20,000 lines of a dump, with every known defect.
import { onOurNode } from './bootstrap.mjs'

const LINES = 20_000

await onOurNode(import.meta.url, async () => {
  const { sampleLine } = await import('../packages/domain/src/catalogue/products/sample/sample-products.ts')
  for (let number = 0; number < LINES; number += 1) process.stdout.write(`${sampleLine(number)}\n`)
})
