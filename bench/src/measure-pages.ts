import { startBrowser } from './browser.ts'
import { auditPage } from './lighthouse.ts'
import type { Course, Started } from './measure-stands.ts'
import type { Options } from './options.ts'
import { weighPage } from './page-weight.ts'
import { findFreePort } from './programs.ts'

/** Weighs and audits the three most usual first pages. Failures are listed among the gaps. */
export async function measurePages(
  { product }: Started,
  options: Options,
  { results, cleanup, say }: Course,
): Promise<void> {
  const pages = { home: '/', list: '/recepty', recipe: await recipePath(product.origin) }
  const port = await findFreePort()
  const browser = await startBrowser(cleanup, port).catch((error: Error) => error)
  if (browser instanceof Error) {
    results.gaps.push(`Page weight and Lighthouse: ${firstLine(browser)}`)
    return
  }
  // The recording of a browser that has never drawn a page may lack its beginning, and the audit fails.
  const drawn = await browser.newPage()
  await drawn.goto(`${product.origin}/404`)
  for (const [page, path] of Object.entries(pages)) {
    if (options.parts.includes('weight')) {
      say(`Weighing the ${page} page`)
      results.weights.push(await weighPage(browser, product.origin, page, path))
    }
    if (options.parts.includes('lighthouse')) {
      say(`Auditing the ${page} page`)
      const audit = await auditPage(port, page, `${product.origin}${path}`).catch((error: Error) => error)
      if (audit instanceof Error) results.gaps.push(`Lighthouse on the ${page} page: ${firstLine(audit)}`)
      else results.audits.push(audit)
    }
  }
  await browser.close()
}

/** The address of any recipe of the catalogue. */
async function recipePath(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/recipe?limit=1&ordering=created_at`)
  const { results } = (await answer.json()) as { results: { slug: string }[] }
  return `/recepty/${results[0]?.slug ?? ''}`
}

function firstLine({ message }: Error): string {
  return message.split('\n')[0] ?? message
}
