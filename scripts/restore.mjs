// `npm run restore`: see docs/operations.md.
import { onOurNode } from './bootstrap.mjs'

await onOurNode(import.meta.url, async () => {
  await import('../apps/server/src/cli/restore.ts')
})
