// `npm run backup`: see docs/operations.md.
import { onOurNode } from './bootstrap.mjs'

await onOurNode(import.meta.url, async () => {
  await import('../apps/server/src/cli/backup.ts')
})
