// `npm run bench:diary`: latency of a diary of ten years beside one of a week and an empty one.
import { onOurNode } from './bootstrap.mjs'

await onOurNode(import.meta.url, () => import('../bench/src/diary.ts'))
