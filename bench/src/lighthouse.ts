import lighthouse from 'lighthouse'

/** One audit of a page. */
export type Audit = {
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

/** The least, the median and the greatest of several audits. */
export type Spread = { least: number; median: number; most: number }

/** Several audits of a page: each figure is the median of them, tries are the most. */
export type LighthouseResult = Audit & {
  audits: number
  /** Points for performance, and the blocking time, which other work on the machine moves most. */
  spread: { performance: Spread | null; tbt: Spread | null }
}

const TRIES = 3

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * Audits a page with Lighthouse's phone settings (simulated throttling), by the browser that listens at `port`. An audit that
 * fails is made again at most twice.
 * @throws Error when the last audit could not be made either
 */
export async function auditPage(port: number, page: string, url: string): Promise<Audit> {
  for (let tries = 1; ; tries += 1) {
    const audit = await auditOnce(port, page, url).catch((error: Error) => error)
    if (!(audit instanceof Error)) return { ...audit, tries }
    if (tries === TRIES) throw new Error(`${audit.message} (${tries} tries)`)
  }
}

async function auditOnce(port: number, page: string, url: string): Promise<Omit<Audit, 'tries'>> {
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

/** The medians of audits of one page; unknown figures are left out. */
export function medianAudit(audits: readonly [Audit, ...Audit[]]): LighthouseResult {
  const [{ page, scores }] = audits
  const medianOf = (figure: (audit: Audit) => number | null | undefined) => spreadOf(audits.map(figure))?.median ?? null
  return {
    page,
    scores: Object.fromEntries(Object.keys(scores).map((name) => [name, medianOf((audit) => audit.scores[name])])),
    fcp: medianOf(({ fcp }) => fcp),
    lcp: medianOf(({ lcp }) => lcp),
    tbt: medianOf(({ tbt }) => tbt),
    cls: medianOf(({ cls }) => cls),
    tries: Math.max(...audits.map(({ tries }) => tries)),
    audits: audits.length,
    spread: {
      performance: spreadOf(audits.map((audit) => audit.scores.performance)),
      tbt: spreadOf(audits.map(({ tbt }) => tbt)),
    },
  }
}

/** Of an even number of values the lower of the two in the middle. */
function spreadOf(values: readonly (number | null | undefined)[]): Spread | null {
  const sorted = values.filter((value) => value !== null && value !== undefined).sort((one, other) => one - other)
  const [least, median, most] = [sorted[0], sorted[(sorted.length - 1) >> 1], sorted.at(-1)]
  return least === undefined || median === undefined || most === undefined ? null : { least, median, most }
}
