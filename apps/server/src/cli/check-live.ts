import { countDemoAccounts, countOperators, readBackups } from '@zivina/api/console/backups/service'
import { readConfig } from '#server/process/config.ts'
import { openLiving } from '#server/process/living-database.ts'
import { run } from '#server/process/process.ts'
import { findUnready } from '#server/process/readiness.ts'

/** No version of the rules has been signed yet. */
const ARE_RULES_SIGNED = false

/** `npm run check:live`: tells what is not ready for the public, and fails where something is not. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const database = await openLiving(config)
  try {
    const { db } = database
    const facts = {
      demo_accounts: await countDemoAccounts(db),
      operators: await countOperators(db),
      backup: await readBackups(db, config.backup.to !== null),
      are_rules_signed: ARE_RULES_SIGNED,
    }
    const unready = findUnready(config, facts)
    if (unready.length === 0) process.stdout.write('Vše je připravené pro veřejnost.\n')
    else process.stdout.write(`Pro veřejnost není připraveno:\n${unready.map((line) => `– ${line}\n`).join('')}`)
    process.exitCode = unready.length === 0 ? 0 : 1
  } finally {
    await database.close()
  }
}

run(main)
