// `npm run check`: everything in `npm test` except the browser journeys.
import { onOurNode } from './bootstrap.mjs'
import { runChecks } from './checks.mjs'

await onOurNode(import.meta.url, () => runChecks({ browser: false }))
