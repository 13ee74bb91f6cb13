// Reads every article and guide, as the product does when it starts, and stops a build that one of them does not fit.
import { readLibrary } from '../packages/content/src/library.ts'

try {
  const { articles, guides } = await readLibrary()
  console.log(`${articles.length} articles and ${guides.length} guides read`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
