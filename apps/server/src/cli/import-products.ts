import { parseArgs } from 'node:util'
import { importProducts } from '@zivina/api/catalogue/products/import/import-products'
import { openDatabase } from '@zivina/db/database'
import { prepareDatabase } from '@zivina/db/prepare'
import { REJECTIONS, type Rejection } from '@zivina/domain/catalogue/products/source-product'
import { readConfig } from '#server/process/config.ts'
import { run } from '#server/process/process.ts'

const OPTIONS = { all: { type: 'boolean' }, again: { type: 'boolean' }, 'bring-back': { type: 'boolean' } } as const
const USAGE = 'npm run products:import -- SOUBOR [--all] [--again] [--bring-back]'

/** `npm run products:import`: imports a dump of Open Food Facts and prints how many lines were left out and why. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  const [file] = positionals
  if (file === undefined) throw new Error(USAGE)
  const config = readConfig(process.env)
  const database = await openDatabase({ dataDir: config.data_dir, databaseUrl: config.database_url ?? undefined })
  try {
    await prepareDatabase(database, { seed: false })
    let isRead = false
    const { lines, stored, rejected } = await importProducts(database.db, file, {
      all_countries: values.all === true,
      again: values.again === true,
      bring_back: values['bring-back'] === true,
      onProgress: ({ lines }) => {
        isRead = true
        if (lines % 100_000 === 0) process.stdout.write(`${lines} řádků…\n`)
      },
    })
    if (!isRead) process.stdout.write('Tento soubor už je načtený; znovu se načte s\u00a0--again.\n')
    process.stdout.write(`Přečteno řádků: ${lines}, uloženo výrobků: ${stored}.\n`)
    for (const [reason, number] of Object.entries(rejected)) {
      process.stdout.write(`  vynecháno ${number}: ${REJECTIONS[reason as Rejection]}\n`)
    }
  } finally {
    await database.close()
  }
}

run(main)
