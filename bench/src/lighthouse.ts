import lighthouse from 'lighthouse'

export type LighthouseResult = {
  page: string
  /** 0 … 100 by category. */
  scores: Record<string, number | null>
  /** First and largest contentful paint and total blocking time in milliseconds; layout shift without a unit. */
  fcp: number | null
  lcp: number | null
  tbt: number | null
  cls: number | null
  /** How many audits it took, as the browser's recording of one may have no beginning. */
  tries: number
}

const TRIES = 3

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * Audits a page with Lighthouse's phone settings (simulated throttling), by the browser that listens at `port`. An audit that
 * fails is made again at most twice.
 * @throws Error when the last audit could not be made either
 */
export async function auditPage(port: number, page: string, url: string): Promise<LighthouseResult> {
  for (let tries = 1; ; tries += 1) {
    const audit = await auditOnce(port, page, url).catch((error: Error) => error)
    if (!(audit instanceof Error)) return { ...audit, tries }
    if (tries === TRIES) throw new Error(`${audit.message} (${tries} tries)`)
  }
}

async function auditOnce(port: number, page: string, url: string): Promise<Omit<LighthouseResult, 'tries'>> {
  const outcome = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories: CATEGORIES })
  if (!outcome) throw new Error(`Lighthouse gave no result for the ${page} page.`)
  const { lhr } = outcome
  if (lhr.runtimeError) throw new Error(`Lighthouse could not load the ${page} page: ${lhr.runtimeError.message}`)
  const value = (id: string): number | null => lhr.audits[id]?.numericValue ?? null
  const scores = CATEGORIES.map((name) => {
    const score = lhr.categories[name]?.score ?? null
    return [name, score === null ? null : Math.round(score * 100)] as const
  })
  return {
    page,
    scores: Object.fromEntries(scores),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}
