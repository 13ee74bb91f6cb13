// `npm test`: installs what is missing, then lint, types, unused code, unit and integration tests, build, browser journeys.
import { onOurNode } from './bootstrap.mjs'
import { runChecks } from './checks.mjs'

await onOurNode(import.meta.url, () => runChecks({ browser: true }))
