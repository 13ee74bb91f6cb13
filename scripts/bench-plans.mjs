// `npm run bench:plans`: how fast and how good meal plans are, with a plot of the gap against time.
import { onOurNode } from './bootstrap.mjs'

await onOurNode(import.meta.url, () => import('../bench/src/plans/main.ts'))
