// Makes the days of the ready-made meal plans from the starter catalogue: `npm run plans` all of them, `npm run plans -- <slug> …`
// these ones.
import { onOurNode } from './bootstrap.mjs'

await onOurNode(import.meta.url, async () => {
  const { makePlans } = await import('../packages/api/src/planning/ready-plans/testing/make-plans.ts')
  process.exitCode = await makePlans(process.argv.slice(2))
})
