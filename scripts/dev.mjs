// `npm run dev`: installs what is missing, then serves with everything live.
import { onOurNode, replaceBy } from './bootstrap.mjs'

await onOurNode(import.meta.url, () => replaceBy(['--conditions=development', 'apps/server/src/dev.ts']))
