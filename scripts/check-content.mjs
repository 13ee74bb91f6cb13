// Reads every article and guide, as the product does at its start, and stops the build if one is invalid.
import { readLibrary } from '../packages/content/src/library.ts'

try {
  const { articles, guides } = await readLibrary()
  console.log(`${articles.length} articles and ${guides.length} guides read`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
