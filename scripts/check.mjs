// `npm run check`: everything in `npm test` except the browser journeys. `npm run check -- catalogue media` runs the unit and
// integration tests of these areas alone, in every layer, beside those that look at the whole repository.
import { onOurNode } from './bootstrap.mjs'
import { runChecks } from './checks.mjs'

await onOurNode(import.meta.url, () => runChecks({ browser: false, areas: process.argv.slice(2) }))
