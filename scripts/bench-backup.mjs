// `npm run bench:backup`: duration, memory and size of a backup and a restore, and what others feel of it.
import { onOurNode } from './bootstrap.mjs'

await onOurNode(import.meta.url, () => import('../bench/src/backup.ts'))
