// `npm run check`: everything that `npm test` does, but the browser journeys.
import { onOurNode } from './bootstrap.mjs'
import { runChecks } from './checks.mjs'

await onOurNode(import.meta.url, () => runChecks({ browser: false }))
