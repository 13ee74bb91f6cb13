import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { createSuperAdmin } from '@zivina/api/accounts/super-admin'
import { openDatabase } from '@zivina/db/database'
import { prepareDatabase } from '@zivina/db/prepare'
import { readConfig } from '../config.ts'
import { run } from '../process.ts'

const OPTIONS = { email: { type: 'string' }, username: { type: 'string' }, password: { type: 'string' } } as const
const QUESTIONS = { email: 'E-mail: ', username: 'Uživatelské jméno: ', password: 'Heslo: ' }

/** `npm run admin:create`: makes a super admin's account; what no flag gives is asked for. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS })
  const given = {
    email: values.email ?? (await ask('email')),
    username: values.username ?? (await ask('username')),
    password: values.password ?? (await ask('password')),
  }
  const config = readConfig(process.env)
  const database = await openDatabase({ dataDir: config.data_dir, databaseUrl: config.database_url ?? undefined })
  try {
    await prepareDatabase(database, { seed: false })
    const obstacle = await createSuperAdmin(database.db, given)
    if (obstacle !== null) throw new Error(`--${obstacle.field}: ${obstacle.message}.`)
    process.stdout.write(
      `Účet správce ${given.email} je hotový. Po prvním přihlášení si zapněte dvoufázové ověření, správa ho vyžaduje.\n`,
    )
  } finally {
    await database.close()
  }
}

/** Asks in the terminal; a password is not shown while it is typed. */
async function ask(field: keyof typeof QUESTIONS): Promise<string> {
  let quiet = false
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      if (!quiet) process.stdout.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
  try {
    const answer = lines.question(QUESTIONS[field])
    quiet = field === 'password'
    return (await answer).trim()
  } finally {
    lines.close()
    if (quiet) process.stdout.write('\n')
  }
}

run(main)
