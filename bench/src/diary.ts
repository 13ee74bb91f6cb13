// Measures a diary of ten years beside one of a week and an empty one: `npm run bench:diary -- [--explain] [--sums]`.
// Beside the latency stands the processor time of this process, which other work on the machine does not change.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startSession } from '@zivina/api/account/sessions/service'
import { createKeyReader } from '@zivina/api/kernel/keys/keys'
import { buildUser } from '@zivina/db/build/account/user'
import { openDatabase } from '@zivina/db/database'
import { prepareDatabase } from '@zivina/db/prepare'
import { calendarDay } from '@zivina/domain/calendar-day'
import { addDays } from '@zivina/domain/planning/plan-days'
import { openRecorder } from './recorder.ts'
import { percentile } from './timing.ts'

/** Days of each diary, of eleven entries a day: ten years have 40,150. */
const DIARIES = { empty: 0, 'a week': 7, 'ten years': 3650 }
const ENTRIES_A_DAY = 11
/** Other people with ten years each, so that the tables are not one person's. */
const OTHERS = 4
const CALLS = 200
const MEALS = ['Breakfast', 'Snack', 'Lunch', 'Dinner', 'Drinks']

const today = calendarDay(new Date())
const folder = await mkdtemp(path.join(tmpdir(), 'zivina-diary-'))
const database = await openDatabase({ dataDir: folder })
try {
  await prepareDatabase(database, { seed: true, filesDir: path.join(folder, 'files') })
  const { api, db, close } = await openRecorder(database.url)
  const keys = createKeyReader(db)
  const [food] = await rowsOf<{ guid: string }>(`select guid from ingredient where slug = 'jablko'`)
  const [recipe] = await rowsOf<{ guid: string }>(
    `select guid from recipe where status = 'Approved' order by slug limit 1`,
  )

  type Writer = { name: string; guid: string; authorization: string }
  const enter = async (name: string): Promise<Writer> => {
    const { guid } = await buildUser(database.db)
    const { access } = await startSession({ db, keys }, guid, { address: '', device: '' })
    return { name, guid, authorization: `Bearer ${access}` }
  }
  type Took = { elapsed: number; processor: number }
  const call = async ({ authorization }: Writer, method: string, address: string, body?: unknown): Promise<Took> => {
    const headers = { authorization, 'content-type': 'application/json' }
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    const [started, before] = [performance.now(), process.cpuUsage()]
    const response = await api(new Request(`http://localhost/api${address}`, init), { address: '198.51.100.7' })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${address} answers ${response.status} ${text}`)
    const { user, system } = process.cpuUsage(before)
    return { elapsed: performance.now() - started, processor: (user + system) / 1000 }
  }

  /** A real day, copied to the days before it. */
  const live = async (writer: Writer, days: number): Promise<void> => {
    if (days === 0) return
    const whats = Array.from({ length: ENTRIES_A_DAY }, (_, at) =>
      at % 2 === 0
        ? { kind: 'ingredient', ingredient: food?.guid, amount: 50 + at, unit: 'g' }
        : { kind: 'recipe', recipe: recipe?.guid, portions: 1 },
    )
    const entries = whats.map((what, at) => ({ ...place(at), what }))
    await call(writer, 'POST', '/diary/entries', { entries })
    const columns = `meal, kind, recipe, ingredient, name, portions, amount, unit, grams, totals, constituents`
    await database.pool.query(
      `insert into diary_entry ("user", day, position, ${columns})
       select e."user", e.day - n, e.position, ${columns} from generate_series(1, $2::int) n cross join diary_entry e where e."user" = $1`,
      [writer.guid, days - 1],
    )
    await database.pool.query(
      `insert into diary_day ("user", day, entry_count, eaten_count, totals, constituents)
       select d."user", d.day - n, entry_count, eaten_count, totals, constituents
       from generate_series(1, $2::int) n cross join diary_day d where d."user" = $1`,
      [writer.guid, days - 1],
    )
  }
  const writers = []
  for (const [name, days] of Object.entries(DIARIES)) {
    const writer = await enter(name)
    await live(writer, days)
    writers.push(writer)
  }
  for (let other = 0; other < OTHERS; other += 1) await live(await enter('other'), DIARIES['ten years'])
  await database.pool.query('vacuum analyze diary_entry')
  await database.pool.query('vacuum analyze diary_day')

  const open = `/diary?from=${addDays(today, -6)}&to=${today}`
  const year = `/diary/totals?from=${addDays(today, -364)}&to=${today}`
  const calls: Record<string, (writer: Writer) => Promise<Took>> = {
    'open a week': (writer) => call(writer, 'GET', open),
    'add an entry': (writer) => addOne(writer),
    'sum a week': (writer) => call(writer, 'GET', `/diary/totals?from=${addDays(today, -6)}&to=${today}&by=week`),
    'sum a year, by month': (writer) => call(writer, 'GET', `${year}&by=month`),
    'sum a year, by day': (writer) => call(writer, 'GET', `${year}&by=day`),
    'sum a year with constituents, by month': (writer) => call(writer, 'GET', `${year}&by=month&constituents=true`),
    'sum a year with constituents, by week': (writer) => call(writer, 'GET', `${year}&by=week&constituents=true`),
    'sum ten years, by month': (writer) =>
      call(writer, 'GET', `/diary/totals?from=${addDays(today, -3649)}&to=${today}&by=month`),
    suggestions: (writer) => call(writer, 'GET', `/diary/suggestions?day=${today}&meal=Lunch`),
  }
  async function addOne(writer: Writer): Promise<Took> {
    const what = { kind: 'ingredient', ingredient: food?.guid, amount: 120, unit: 'g' }
    const entry = { ...place(0), what }
    const took = await call(writer, 'POST', '/diary/entries', { entries: [entry] })
    // Taken out again, so that the day does not grow while it is measured.
    await database.pool.query('delete from diary_entry where guid = $1', [entry.guid])
    return took
  }
  const wanted = Object.entries(calls).filter(([name]) => !process.argv.includes('--sums') || name.startsWith('sum'))
  const heads = writers.map(({ name }) => `${name}, p50 / p95 ms`)
  console.log(`| call | ${heads.join(' | ')} | ten years : a week | processor, ten years, p50 / p95 ms |`)
  console.log(`|---|${'---:|'.repeat(writers.length + 2)}`)
  for (const [name, measure] of wanted) {
    const taken = writers.map((): Took[] => [])
    for (let turn = 0; turn < CALLS; turn += 1) {
      for (const [at, writer] of writers.entries()) {
        const took = await measure(writer)
        if (turn >= CALLS / 10) taken[at]?.push(took)
      }
    }
    const shown = taken.map((of) => both(of.map(({ elapsed }) => elapsed)))
    const [, week = [], decade = []] = taken.map((of) => of.map(({ elapsed }) => elapsed))
    const growth = (percentile(decade, 0.5) / percentile(week, 0.5)).toFixed(2)
    const processor = both((taken.at(-1) ?? []).map((took) => took.processor))
    console.log(`| ${name} | ${shown.join(' | ')} | ${growth} × | ${processor} |`)
  }
  if (process.argv.includes('--explain')) await explain(writers.at(-1)?.guid ?? '')
  await close()
} finally {
  await database.close()
  await rm(folder, { recursive: true, force: true })
}

/** The times not exceeded by half, and by 95 of 100. */
function both(times: readonly number[]): string {
  return `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.95).toFixed(1)}`
}

function place(at: number) {
  return { guid: crypto.randomUUID(), day: today, meal: MEALS[at % MEALS.length] }
}

async function rowsOf<Row extends object>(text: string): Promise<Row[]> {
  return (await database.pool.query<Row>(text)).rows
}

/** How the database reads entries and sums of a person among others. */
async function explain(person: string): Promise<void> {
  const week = `day between '${addDays(today, -6)}' and '${today}'`
  for (const statement of [
    `select * from diary_entry where "user" = '${person}' and ${week} and deleted_at is null order by day, position, guid`,
    `select totals from diary_day where "user" = '${person}' and day between '${addDays(today, -364)}' and '${today}' order by day`,
    `select totals, constituents from diary_day where "user" = '${person}' and day between '${addDays(today, -364)}' and '${today}' order by day`,
    `select max(position) from diary_entry where "user" = '${person}' and day = '${today}' and meal = 'Lunch' and deleted_at is null`,
    `select guid, day, meal from diary_entry where "user" = '${person}' and day between '${addDays(today, -90)}' and '${today}'
       and deleted_at is null and kind <> 'water' order by day desc, created_at desc`,
  ]) {
    const plan = await rowsOf<{ 'QUERY PLAN': string }>(
      `explain (analyze, serialize text, buffers, costs off) ${statement}`,
    )
    console.log(`\n${statement}\n${plan.map((row) => row['QUERY PLAN']).join('\n')}`)
  }
}
