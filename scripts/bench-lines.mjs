// `npm run bench:lines`: how well the published corpus of ingredient lines is read and matched to the starter catalogue.
import { onOurNode, runTool } from './bootstrap.mjs'

await onOurNode(import.meta.url, async () => {
  await import('../packages/recipe-reader/bench/lines/main.ts')
  // Of the whole corpus; `npm test` reads a quarter.
  const { code } = await runTool('vitest', ['run', 'packages/recipe-reader/bench/lines/corpus-lines.test.ts'], {
    env: { CORPORA: 'whole' },
  })
  process.exitCode = code
})
