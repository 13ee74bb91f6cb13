// `npm start`: installs and builds what is missing, then serves. Signals reach the server directly.
import { onOurNode, SERVER_START } from './bootstrap.mjs'
import { buildWeb } from './build.mjs'

await onOurNode(
  import.meta.url,
  async () => {
    await buildWeb()
    await import('../apps/server/src/main.ts')
  },
  SERVER_START,
)
