// Reads the published corpus of ingredient lines and matches it to the starter catalogue: `npm run bench:lines`.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { matchFoods } from '@zivina/api/catalogue/ingredients/read/matching-service'
import { createUrls } from '@zivina/api/kernel/urls/urls'
import { buildUser } from '@zivina/db/build/account/user'
import { type Database, openDatabase } from '@zivina/db/database'
import { prepareDatabase } from '@zivina/db/prepare'
import { parseIngredientLine } from '@zivina/domain/catalogue/ingredient-line/parse-line'
import corpus from '../../packages/domain/fixtures/ingredient-lines.json' with { type: 'json' }

type Line = (typeof corpus)[number]
type Row = { set: string; lines: number; unit: number; name: number; foods: number; top1: number; wrong: string[] }

const share = (hits: boolean[]) => hits.filter(Boolean).length / hits.length

async function measure(database: Database, set: string, lines: Line[]): Promise<Row> {
  const { guid, username, email } = await buildUser(database.db)
  const roles = { is_premium: false, is_admin: false, is_super_admin: false, is_affiliate: false }
  const actor = { kind: 'user' as const, guid, username, email, session_guid: guid, ...roles }
  const urls = createUrls({ image_url_endpoint: '/images', public_url: '' })
  const parsed = lines.map(({ line }) => parseIngredientLine(line))
  const matches = await matchFoods({ db: database.db, actor, urls }, parsed)
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
} finally {
  await database.close()
  await rm(folder, { recursive: true, force: true })
}
