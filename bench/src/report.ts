import { dearestTables } from './dearest/report-dearest.ts'
import { growths, judge } from './goals.ts'
import type { Spread } from './lighthouse.ts'
import type { Weight } from './page-weight.ts'
import type { Results } from './results.ts'
import { type Cell, table } from './table.ts'

const WORDS = { true: 'met', false: 'MISSED', null: 'open' } as const

/** All results of a run, as Markdown that is readable in a terminal too. */
export function writeReport(results: Results): string {
  const { machine, seconds, rounds } = results
  const pinned = machine.pinned ? ' The measured program has a core to itself; database and load share the others.' : ''
  return [
    '# What the product costs',
    `Made by \`npm run bench\` on ${machine.cores} cores (${machine.processor}), ${machine.memory_gb} GB of memory, Node ${machine.node.slice(1)}, ` +
      `with the embedded PostgreSQL; ${rounds} × ${seconds} s for each figure, the median counts.${pinned} Only ratios within one run ` +
      'compare: other work on the machine moves the rest.',
    goalsTable(results),
    ...section('Calls and pages', casesTable(results)),
    ...section('Growth', growthTable(results)),
    ...section('Exact counts, nothing kept', countsTable(results)),
    ...section('Search', searchLine(results)),
    ...section('Accounts', accountsTable(results)),
    ...section('A changed ingredient', recomputeLine(results)),
    ...section('Memory', memoryTable(results)),
    ...section('While the dearest requests arrive', dearestTables(results.dearest)),
    ...section('What a page loads', weightsTable(results)),
    ...section('Lighthouse, phone', auditsTable(results)),
    ...section('Editing', editsLine(results)),
    ...section('Not measured', results.gaps.map((gap) => `- ${gap}`).join('\n')),
  ].join('\n\n')
}

function section(title: string, body: string): string[] {
  return body === '' ? [] : [`## ${title}`, body]
}

function goalsTable(results: Results): string {
  return table(
    ['goal', '', 'found'],
    judge(results).map(({ goal, met, found }) => [goal, WORDS[`${met}`], found]),
  )
}

const CASES_NOTE = `SQL: statements of a request with nothing kept / with counts kept. Bare: the same statements over the same driver
without the product, ten at once as everywhere. Hello: a route that says nothing else, in the same round.`

function casesTable({ cases }: Results): string {
  if (cases.length === 0) return ''
  const head = ['', 'recipes', 'req/s', 'p50 ms', 'p99 ms', 'SQL', 'bare/s', 'of bare', 'of hello']
  const rows = cases.map(({ name, recipes, product, statements, bare, of_bare, of_hello }): Cell[] => [
    ...[name, recipes.toLocaleString('en'), Math.round(product.rate), tenths(product.p50), tenths(product.p99)],
    `${statements.cold} / ${statements.warm}`,
    ...[bare ? Math.round(bare.rate) : '', of_bare === null ? '' : percent(of_bare), percent(of_hello)],
  ])
  return `${CASES_NOTE}\n\n${table(head, rows)}`
}

function growthTable({ cases }: Results): string {
  const rows = growths(cases).map(({ name, growth }): Cell[] => [
    name,
    Number.isFinite(growth) ? `${growth.toFixed(2)} ×` : 'no answer in time',
  ])
  return rows.length === 0 ? '' : table(['', 'cost at 100,000 over cost at 10,000'], rows)
}

function countsTable({ counts }: Results): string {
  const rows = counts.map(({ name, recipes, milliseconds }): Cell[] => [
    name,
    recipes.toLocaleString('en'),
    milliseconds.toFixed(1),
  ])
  return rows.length === 0 ? '' : table(['', 'recipes', 'ms'], rows)
}

const ACCOUNTS_NOTE = `Ten requests at once. A call made by somebody signed in reads session and account anew, in one statement. A log-in hashes the
password (Argon2id), which is meant to be slow.`

function accountsTable({ accounts }: Results): string {
  if (accounts.length === 0) return ''
  const rows = accounts.map(({ name, timing, of_anonymous }): Cell[] => [
    ...[name, Math.round(timing.rate), tenths(timing.p50), tenths(timing.p99)],
    of_anonymous === null ? '' : percent(of_anonymous),
  ])
  return `${ACCOUNTS_NOTE}\n\n${table(['', 'req/s', 'p50 ms', 'p99 ms', 'of anonymous'], rows)}`
}

function memoryTable({ memory }: Results): string {
  const rows = memory.map(({ recipes, megabytes }): Cell[] => [recipes.toLocaleString('en'), Math.round(megabytes)])
  return rows.length === 0 ? '' : table(['recipes', 'resident MB of the product after the run'], rows)
}

function weightsTable({ weights }: Results): string {
  if (weights.length === 0) return ''
  const cell = ({ files, gzip, brotli }: Weight): string => `${kilobytes(gzip)} / ${kilobytes(brotli)} (${files})`
  const plain = ({ files, raw }: Weight): string => `${kilobytes(raw)} (${files})`
  const rows = weights.map((page): Cell[] => [
    ...[page.page, cell(page.document), cell(page.script), cell(page.stylesheet), plain(page.font), plain(page.image)],
  ])
  const head = ['page', 'HTML', 'JavaScript', 'CSS', 'fonts', 'pictures']
  return `KB (1000 bytes) gzip / brotli, number of files; a first visit until the network is quiet.\n\n${table(head, rows)}`
}

function auditsTable({ audits }: Results): string {
  if (audits.length === 0) return ''
  const ms = (value: number | null): string => (value === null ? '?' : `${Math.round(value)}`)
  const between = (spread: Spread | null): string =>
    spread === null ? '?' : `${Math.round(spread.least)}–${Math.round(spread.most)}`
  const rows = audits.map(({ page, scores, fcp, lcp, tbt, cls, tries, spread }): Cell[] => [
    ...[page, ...Object.values(scores).map((score) => score ?? '?'), between(spread.performance)],
    ...[ms(fcp), ms(lcp), ms(tbt), between(spread.tbt), cls === null ? '?' : cls.toFixed(3), tries],
  ])
  const scores = ['performance', 'accessibility', 'best practices', 'SEO', 'performance of all audits']
  const figures = ['FCP ms', 'LCP ms', 'TBT ms', 'TBT of all audits', 'CLS', 'tries']
  const times = Math.max(...audits.map((audit) => audit.audits))
  return `The median of ${times} audits of each page, in turns.\n\n${table(['page', ...scores, ...figures], rows)}`
}

function editsLine({ edits, edited_dish }: Results): string {
  const told = [
    ['Totals of a recipe', edits],
    ['Totals, constituents, verdicts, allergens, weight, score and claims', edited_dish],
  ] as const
  const sentences = told.map(([what, result]) => {
    if (!result) return ''
    const { lines, p50, p99 } = result
    return `${what} of ${lines} lines after an edit: median ${p50.toFixed(3)} ms, 99th percentile ${p99.toFixed(3)} ms.`
  })
  return sentences.filter((sentence) => sentence !== '').join('\n')
}

function searchLine({ search }: Results): string {
  if (!search) return ''
  const { searches, recall, mrr } = search
  return `${searches} searches for recipes of the starter catalogue: recall@10 ${recall.toFixed(3)}, mean reciprocal rank ${mrr.toFixed(3)}.`
}

function recomputeLine({ recompute }: Results): string {
  if (!recompute) return ''
  const { catalogue, recipes, seconds } = recompute
  return (
    `Of ${catalogue.toLocaleString('en')} recipes the ${recipes.toLocaleString('en')} with the ingredient are counted anew in ` +
    `${seconds.toFixed(1)} s (${Math.round(recipes / seconds)} a second); until then each is shown with its former totals and lines.`
  )
}

/** A dash where there was no answer during a measurement. */
function tenths(milliseconds: number): string {
  return Number.isNaN(milliseconds) ? '–' : milliseconds.toFixed(1)
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
