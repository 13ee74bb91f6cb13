// Asks the published corpus of food searches in the starter catalogue: `npm run bench:searches`.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { judgeFoodSearches, SEEN, SETS, type SearchTotals, sumTotals } from '@zivina/api/testing/food-searches'
import { openDatabase } from '@zivina/db/database'
import { prepareDatabase } from '@zivina/db/prepare'
import { chosenSets } from './chosen-sets.ts'
import { openRecorder } from './recorder.ts'

const SHOW = process.argv.includes('--show')

const percent = (part: number, whole: number) => (whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`)

function printRow(set: string, kind: string, sums: SearchTotals): void {
  const { searches, found, first, rank, nothings, wrong } = sums
  const mrr = searches === 0 ? '' : (rank / searches).toFixed(3)
  const none = nothings === 0 ? '' : `${wrong} of ${nothings}`
  console.log(
    `| ${set} | ${kind} | ${searches} | ${percent(found, searches)} | ${percent(first, searches)} | ${mrr} | ${none} |`,
  )
}

const folder = await mkdtemp(path.join(tmpdir(), 'zivina-searches-'))
const database = await openDatabase({ dataDir: folder })
try {
  await prepareDatabase(database, { seed: true, filesDir: path.join(folder, 'files') })
  const { rows } = await database.pool.query<{ slug: string }>('select slug from ingredient')
  const recorder = await openRecorder(database.url)
  const find = async (search: string): Promise<string[]> => {
    const address = `http://localhost/api/ingredient?search=${encodeURIComponent(search)}&limit=${SEEN}`
    const response = await recorder.api(new Request(address))
    if (!response.ok) throw new Error(`A search answers ${response.status}.`)
    const { results } = (await response.json()) as { results: { slug: string }[] }
    return results.map(({ slug }) => slug)
  }
  const { totals, weak } = await judgeFoodSearches(
    new Set(rows.map(({ slug }) => slug)),
    find,
    chosenSets(process.argv, SETS),
  )
  await recorder.close()
  console.log(
    `| set | kind | searches | among ${SEEN} | first | MRR | found for nothing |\n|---|---|---:|---:|---:|---:|---:|`,
  )
  for (const set of chosenSets(process.argv, SETS)) {
    for (const [kind, sums] of totals[set]) printRow(set, kind, sums)
    printRow(set, '**all**', sumTotals(totals[set].values()))
  }
  if (SHOW) {
    console.log('\nSearches of the tuned half and the fresh set that do not find their food first:\n')
    for (const { search, kind, foods, place, results } of weak) {
      const meant = foods === null ? 'nothing' : foods.slice(0, 3).join(', ')
      console.log(
        `- ${kind}: „${search}“ means ${meant}; place ${place || 'none'} of ${results.slice(0, 5).join(', ')}`,
      )
    }
  }
} finally {
  await database.close()
  await rm(folder, { recursive: true, force: true })
}
