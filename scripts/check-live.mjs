// `npm run check:live`: tells what is not ready for the public.
import { onOurNode } from './bootstrap.mjs'

await onOurNode(import.meta.url, async () => {
  await import('../apps/server/src/cli/check-live.ts')
})
