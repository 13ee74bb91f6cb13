import { judgeDearest } from './dearest/judge-dearest.ts'
import type { CaseResult } from './measure-cases.ts'
import type { Results } from './results.ts'
import type { Verdict } from './verdict.ts'

const BARE_SHARE_MIN = 0.6
const HELLO_SHARE_MIN = 0.5
const GROWTH_MAX = 1.5
const COUNT_MS_MAX = 20
const SCRIPT_GZIP_MAX = 190 * 1024
const MEMORY_MB_MAX = 350
const EDIT_MS_MAX = 5
/** The goal for an edit is for a phone, four times slower than a desktop computer. */
const PHONE_SLOWDOWN = 4
const LIGHTHOUSE_MIN = 90

/** Judges each goal. Goals for sizes that were not measured stay open. */
export function judge(results: Results): Verdict[] {
  const { cases, counts, memory, weights, edits, edited_dish, audits } = results
  const largest = Math.max(...results.sizes)
  const script = weights.find(({ page }) => page === 'recipe')?.script.gzip
  return [
    worst(
      'List calls reach 60 % of the bare SQL rate',
      listsOf(cases),
      ofBare,
      (share) => share >= BARE_SHARE_MIN,
      percent,
    ),
    worst(
      'The detail call reaches 60 % of the bare SQL rate',
      named(cases, 'detail'),
      ofBare,
      (share) => share >= BARE_SHARE_MIN,
      percent,
    ),
    worst(
      'Ten times the recipes cost at most 1.5 times as much (10,000 → 100,000)',
      growths(cases),
      ({ growth }) => -growth,
      (growth) => -growth <= GROWTH_MAX,
      (growth) => (Number.isFinite(growth) ? `${(-growth).toFixed(2)} ×` : 'no answer in time'),
    ),
    worst(
      `Exact counts take at most 20 ms at ${largest.toLocaleString('en')} recipes`,
      counts,
      ({ milliseconds }) => -milliseconds,
      (time) => -time <= COUNT_MS_MAX,
      (time) => `${(-time).toFixed(1)} ms`,
    ),
    worst(
      'Anonymous pages from cache reach 50 % of "hello"',
      cases.filter(({ group }) => group === 'cached page'),
      ({ of_hello }) => of_hello,
      (share) => share >= HELLO_SHARE_MIN,
      percent,
    ),
    single(
      'A recipe page loads at most 190 KiB of gzipped JavaScript',
      script,
      SCRIPT_GZIP_MAX,
      (bytes) => `${(bytes / 1024).toFixed(1)} KiB`,
    ),
    worst(
      'The product keeps at most 350 MB in memory after the run',
      memory.map((entry) => ({ ...entry, name: 'product' })),
      ({ megabytes }) => -megabytes,
      (size) => -size <= MEMORY_MB_MAX,
      (size) => `${(-size).toFixed(0)} MB`,
    ),
    single(
      'An edit of a recipe of 40 lines takes at most 5 ms on a phone (four times the time here)',
      edits?.p99,
      EDIT_MS_MAX / PHONE_SLOWDOWN,
      (time) => `${(time * PHONE_SLOWDOWN).toFixed(2)} ms at the 99th percentile`,
    ),
    single(
      'An edit of 40 lines with constituents, verdicts, allergens and score takes at most 5 ms on a phone',
      edited_dish?.p99,
      EDIT_MS_MAX / PHONE_SLOWDOWN,
      (time) => `${(time * PHONE_SLOWDOWN).toFixed(2)} ms at the 99th percentile`,
    ),
    worst(
      'Lighthouse gives at least 90 in all four categories',
      audits.map((audit) => ({ ...audit, name: audit.page })),
      ({ scores }) => Math.min(...Object.values(scores).map((score) => score ?? 0)),
      (score) => score >= LIGHTHOUSE_MIN,
      (score) => `${score}`,
    ),
    ...judgeDearest(results.dearest),
  ]
}

export type Growth = { name: string; growth: number }

/** Cost of a request with 100,000 recipes over its cost with 10,000. */
export function growths(cases: readonly CaseResult[]): Growth[] {
  return cases
    .filter(({ recipes }) => recipes === 100_000)
    .flatMap((large) => {
      const small = cases.find(({ name, recipes }) => name === large.name && recipes === 10_000)
      return small ? [{ name: large.name, growth: small.product.rate / large.product.rate }] : []
    })
}

function listsOf(cases: readonly CaseResult[]): CaseResult[] {
  return cases.filter(({ name, group }) => group === 'api' && name.startsWith('list'))
}

function named(cases: readonly CaseResult[], wanted: string): CaseResult[] {
  return cases.filter(({ name }) => name === wanted)
}

function ofBare({ of_bare }: CaseResult): number {
  return of_bare ?? 0
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

/** Judges a goal that each of several results must meet: reports how many did, and the worst. Lower values are worse. */
function worst<Entry extends { name: string; recipes?: number }>(
  goal: string,
  entries: readonly Entry[],
  worth: (entry: Entry) => number,
  passes: (value: number) => boolean,
  show: (value: number) => string,
): Verdict {
  const rising = entries.toSorted((a, b) => worth(a) - worth(b))
  const [lowest] = rising
  if (!lowest) return { goal, met: null, found: 'not measured' }
  const passed = entries.filter((entry) => passes(worth(entry))).length
  const size = lowest.recipes === undefined ? '' : `, ${lowest.recipes.toLocaleString('en')} recipes`
  const found = `${passed} of ${entries.length}; worst ${show(worth(lowest))} (${lowest.name}${size})`
  return { goal, met: passed === entries.length, found }
}

function single(goal: string, value: number | undefined, limit: number, show: (value: number) => string): Verdict {
  if (value === undefined) return { goal, met: null, found: 'not measured' }
  return { goal, met: value <= limit, found: show(value) }
}
