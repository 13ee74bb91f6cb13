// `npm run bench:money`: lists of money and the export of orders among 10,000 and 1,000,000 of them.
import { onOurNode, SERVER_START } from './bootstrap.mjs'

await onOurNode(import.meta.url, () => import('../bench/src/money.ts'), SERVER_START)
