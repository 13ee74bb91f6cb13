import { loadavg } from 'node:os'
import { startBrowser } from './browser.ts'
import { type Audit, auditPage, medianAudit } from './lighthouse.ts'
import type { Course, Started } from './measure-stands.ts'
import type { Options } from './options.ts'
import { weighPage } from './page-weight.ts'
import { findFreePort } from './programs.ts'

/** How often each page is audited. */
const AUDITS = 3

/** Weighs and audits the three most usual first pages. Failures are listed among the gaps. */
export async function measurePages(
  { product }: Started,
  options: Options,
  { results, cleanup, say }: Course,
): Promise<void> {
  const pages = Object.entries({ home: '/', list: '/recepty', recipe: await recipePath(product.origin) })
  const port = await findFreePort()
  const browser = await startBrowser(cleanup, port).catch((error: Error) => error)
  if (browser instanceof Error) {
    results.gaps.push(`Page weight and Lighthouse: ${firstLine(browser)}`)
    return
  }
  // The recording of a browser that has never drawn a page may lack its beginning, and the audit fails. The pages themselves
  // are drawn once, too: otherwise the first one pays for what browser and product do but once.
  const drawn = await browser.newPage()
  for (const path of ['/404', ...pages.map(([, path]) => path)]) await drawn.goto(`${product.origin}${path}`)
  await drawn.close()
  if (options.parts.includes('weight')) {
    for (const [page, path] of pages) {
      say(`Weighing the ${page} page`)
      results.weights.push(await weighPage(browser, product.origin, page, path))
    }
  }
  if (options.parts.includes('lighthouse')) {
    const { audits, failures } = await auditInTurns(port, product.origin, pages, say)
    results.audits.push(...audits)
    results.gaps.push(...failures)
  }
  await browser.close()
}

/** Audits each page several times, one after another in turns, so that none of them always comes first. */
async function auditInTurns(port: number, origin: string, pages: readonly [string, string][], say: Course['say']) {
  const made = new Map<string, Audit[]>()
  const failures: string[] = []
  for (let turn = 0; turn < AUDITS; turn += 1) {
    const order = [...pages.slice(turn % pages.length), ...pages.slice(0, turn % pages.length)]
    for (const [page, path] of order) {
      say(`Auditing the ${page} page (${turn + 1} of ${AUDITS}, load ${loadavg()[0]?.toFixed(1)})`)
      const audit = await auditPage(port, page, `${origin}${path}`).catch((error: Error) => error)
      if (audit instanceof Error) failures.push(`Lighthouse on the ${page} page: ${firstLine(audit)}`)
      else made.set(page, [...(made.get(page) ?? []), audit])
    }
  }
  const audits = pages.flatMap(([page]) => {
    const [first, ...rest] = made.get(page) ?? []
    return first ? [medianAudit([first, ...rest])] : []
  })
  return { audits, failures }
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
