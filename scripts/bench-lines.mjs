// `npm run bench:lines`: how well the published corpus of ingredient lines is read and matched to the starter catalogue.
import { onOurNode, runTool } from './bootstrap.mjs'

await onOurNode(import.meta.url, async () => {
  await import('../bench/src/ingredient-lines.ts')
  // Of the whole corpus; `npm test` reads a quarter.
  const { code } = await runTool('vitest', ['run', 'bench/src/ingredient-lines.test.ts'], { env: { CORPORA: 'whole' } })
  process.exitCode = code
})
