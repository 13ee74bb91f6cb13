// Reads the published corpus of ingredient lines and matches it to the starter catalogue: `npm run bench:lines`.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { matchFoods } from '@zivina/api/catalogue/ingredients/read/matching-service'
import { createUrls } from '@zivina/api/kernel/urls/urls'
import { chosenSets } from '@zivina/bench/chosen-sets'
import { buildUser } from '@zivina/db/build/account/user'
import { type Database, openDatabase } from '@zivina/db/database'
import { prepareDatabase } from '@zivina/db/prepare'
import { parseIngredientLine } from '@zivina/domain/catalogue/ingredient-line/parse-line'
import { LIKELY } from '@zivina/domain/catalogue/ingredient-line/rank-foods'
import corpus from '@zivina/domain/fixtures/ingredient-lines.json' with { type: 'json' }
import { createWorkPool } from '@zivina/work/pool'
import { CORPUS_SETS, readCorpusLines } from '../corpus-sets.ts'
import { openCatalogueFoods } from './catalogue-foods.ts'
import { type CorpusLine, judgeLine, partsOf, type Score, scoreOf, type Verdict } from './judge-line.ts'

type Line = (typeof corpus)[number]
type Row = { set: string; lines: number; unit: number; name: number; foods: number; top1: number; wrong: string[] }

const share = (hits: boolean[]) => hits.filter(Boolean).length / hits.length

/** Many names are compared in other processes. */
const WORK = createWorkPool()
const KEPT = new AbortController().signal
const URLS = createUrls({ image_url_endpoint: '/images', public_url: '' })

async function actorOf(database: Database) {
  const { guid, username, email } = await buildUser(database.db)
  const roles = { is_premium: false, is_admin: false, is_super_admin: false, is_affiliate: false }
  return { kind: 'user' as const, guid, username, email, session_guid: guid, ...roles }
}

async function measure(database: Database, set: string, lines: Line[]): Promise<Row> {
  const actor = await actorOf(database)
  const parsed = lines.map(({ line }) => parseIngredientLine(line))
  const matches = await matchFoods({ db: database.db, actor, urls: URLS, work: WORK, signal: KEPT }, parsed)
  const known = lines.flatMap((line, index) =>
    line.food ? [{ line, best: matches[index]?.[0]?.ingredient.slug }] : [],
  )
  const units = lines.map(({ unit, amount }, index) => {
    const [low, high] = Array.isArray(amount) ? amount : [amount, amount]
    const found = parsed[index]
    return found?.unit === unit && found.amount_min === low && found.amount_max === high
  })
  return {
    set,
    lines: lines.length,
    unit: share(units),
    name: share(lines.map(({ name }, index) => parsed[index]?.name === name)),
    foods: known.length,
    top1: share(known.map(({ line, best }) => best === line.food)),
    wrong: known.filter(({ line, best }) => best !== line.food).map(({ line, best }) => `${line.line} → ${best}`),
  }
}

function print({ set, lines, unit, name, foods, top1 }: Row): void {
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`
  console.log(`| ${set} | ${lines} | ${percent(unit)} | ${percent(name)} | ${foods} | ${percent(top1)} |`)
}

type Judged = { line: CorpusLine; verdict: Verdict; taken: (string | null)[] }

/** Reads a set of the corpora as the import does: lines with two foods become two. */
async function readHalf(database: Database, lines: readonly CorpusLine[]): Promise<Judged[]> {
  const actor = await actorOf(database)
  const parts = lines.map(({ line }) => partsOf(line))
  const matches = await matchFoods({ db: database.db, actor, urls: URLS, work: WORK, signal: KEPT }, parts.flat())
  let place = 0
  return lines.map((line, index) => {
    const read = (parts[index] ?? []).map((parsed) => {
      const best = matches[place++]?.[0]
      return { parsed, taken: best && best.confidence >= LIKELY ? best.ingredient.slug : null }
    })
    return { line, verdict: judgeLine(line, read, slugs), taken: read.map(({ taken }) => taken) }
  })
}

/** Totals only: of the untouched half no line is shown. */
function printHalf(set: string, judged: readonly Judged[]): void {
  const row = (kind: string, { lines, amount, food, wrong }: Score) =>
    console.log(`| ${set} | ${kind} | ${lines} | ${amount} | ${food} | ${wrong} |`)
  for (const [kind, some] of Map.groupBy(judged, ({ line }) => line.kind)) {
    row(kind, scoreOf(some.map(({ verdict }) => verdict)))
  }
  const all = scoreOf(judged.map(({ verdict }) => verdict))
  row('all', all)
  const percent = (count: number) => `${((100 * count) / all.lines).toFixed(1)} %`
  console.log(`| ${set} | share | | ${percent(all.amount)} | ${percent(all.food)} | ${percent(all.wrong)} |`)
}

function printFailures(judged: readonly Judged[]): void {
  for (const { line, verdict, taken } of judged) {
    if (verdict.amount && verdict.food) continue
    const wrong = [verdict.amount ? '' : 'amount', verdict.wrong ? 'wrong food' : verdict.food ? '' : 'no food']
    console.log(`- ${line.line} (${wrong.filter(Boolean).join(', ')}) → ${taken.join(' + ')}`)
  }
}

const { slugs } = await openCatalogueFoods()
const folder = await mkdtemp(path.join(tmpdir(), 'zivina-lines-'))
const database = await openDatabase({ dataDir: folder })
try {
  await prepareDatabase(database, { seed: true, filesDir: path.join(folder, 'files') })
  const sets = ['first', 'second', 'drawn'].map((set) => [set, corpus.filter((line) => line.set === set)] as const)
  console.log('| set | lines | amount and unit | name | with food | food top-1 |\n|---|---|---|---|---|---|')
  for (const [set, lines] of sets) print(await measure(database, set, lines))
  const all = await measure(database, 'all', corpus)
  print(all)
  console.log(`\nGoals: unit 98 %, food 90 %.\n${all.wrong.map((line) => `- ${line}`).join('\n')}`)
  console.log('\n| set | kind | lines | amount and unit | food | wrong food |\n|---|---|---|---|---|---|')
  const seen: Judged[] = []
  for (const set of chosenSets(process.argv, CORPUS_SETS)) {
    const judged = await readHalf(database, readCorpusLines(set))
    printHalf(set, judged)
    if (set !== 'untouched') seen.push(...judged)
  }
  console.log('\nGoals: amount and unit 98 %, food 95 %, wrong food at most 2 %.')
  if (process.argv.includes('--show')) printFailures(seen)
} finally {
  await WORK.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
}
