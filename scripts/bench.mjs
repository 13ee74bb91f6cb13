// `npm run bench`: installs and builds what is missing, then measures the product on this machine.
import { CommandError, onOurNode } from './bootstrap.mjs'
import { buildWeb } from './build.mjs'
import { ensureChromium } from './chromium.mjs'

await onOurNode(import.meta.url, async () => {
  await buildWeb()
  const { windows } = await ensureChromium().catch((error) => {
    // Parts that need no browser can be measured without one.
    if (error instanceof CommandError) return { windows: '' }
    throw error
  })
  process.env.CHROMIUM_PATH = windows
  await import('../bench/src/main.ts')
})
