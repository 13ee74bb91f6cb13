// `npm run admin:create`: creates a super admin's account. Flags --email, --username, --password; prompts for those not given.
import { onOurNode } from './bootstrap.mjs'

await onOurNode(import.meta.url, async () => {
  await import('../apps/server/src/cli/create-admin.ts')
})
