// `npm run bench:pasted`: how well the published corpus of pasted recipes is read.
import { onOurNode, runTool } from './bootstrap.mjs'

await onOurNode(import.meta.url, async () => {
  await import('../packages/recipe-reader/bench/pasted/main.ts')
  // Of the whole corpus; `npm test` reads a quarter.
  const { code } = await runTool('vitest', ['run', 'packages/recipe-reader/bench/pasted/measure-pasted.test.ts'], {
    env: { CORPORA: 'whole' },
  })
  process.exitCode = code
})
