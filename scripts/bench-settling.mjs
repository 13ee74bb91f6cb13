// `npm run bench:settling`: settling a paid order beside the bare SQL of the same rows.
import { onOurNode } from './bootstrap.mjs'

await onOurNode(import.meta.url, () => import('../bench/src/settling.ts'))
