// Shows what the product computes for starter recipes: `npm run recipes` prints how many suit each diet at each meal,
// `npm run recipes -- <slug> …` prints figures, verdicts and their reasons of these recipes.
import { onOurNode } from './bootstrap.mjs'

await onOurNode(import.meta.url, async () => {
  const { printMatrix, printRecipes } = await import('../packages/db/src/testing/print-recipes.ts')
  const slugs = process.argv.slice(2)
  process.exitCode = slugs.length === 0 ? await printMatrix() : await printRecipes(slugs)
})
