// `npm run admin:create`: makes a super admin's account. Flags --email, --username, --password; the rest is asked for.
import { onOurNode } from './bootstrap.mjs'

await onOurNode(import.meta.url, async () => {
  await import('../apps/server/src/cli/create-admin.ts')
})
