// `npm run products:import -- FILE`: imports a dump of Open Food Facts, JSON lines or a tab-separated table, also packed (.gz).
// --all: also products not sold in Czechia; --again: a file that was read before; --bring-back: also products that an admin removed.
import { onOurNode } from './bootstrap.mjs'

await onOurNode(import.meta.url, async () => {
  await import('../apps/server/src/cli/import-products.ts')
})
