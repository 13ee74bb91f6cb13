import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { createSuperAdmin } from '@zivina/api/account/entry/accounts/super-admin'
import { VALIDATION_MESSAGES } from '@zivina/contract/kernel/validation-messages'
import { openDatabase } from '@zivina/db/database'
import { prepareDatabase } from '@zivina/db/prepare'
import { readConfig } from '#server/process/config.ts'
import { run } from '#server/process/process.ts'

const OPTIONS = { email: { type: 'string' }, username: { type: 'string' }, password: { type: 'string' } } as const
const QUESTIONS = { email: 'E-mail: ', username: 'Uživatelské jméno: ', password: 'Heslo: ' }

type Given = { email: string; username: string; password: string }

/** `npm run admin:create`: creates a super admin's account and prompts for what the flags do not give. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS })
  const given = await askForRest(values)
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

/** Prompts in the terminal, or reads lines that are piped in; a password is not shown while it is typed. */
async function askForRest(values: Partial<Given>): Promise<Given> {
  let quiet = false
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      if (!quiet) process.stdout.write(chunk)
      done()
    },
  })
  const reader = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
  const lines = reader[Symbol.asyncIterator]()
  const ask = async (field: keyof Given): Promise<string> => {
    process.stdout.write(QUESTIONS[field])
    quiet = field === 'password'
    const { value, done } = await lines.next()
    if (quiet) process.stdout.write('\n')
    if (done) throw new Error(`--${field}: ${VALIDATION_MESSAGES.required}.`)
    return value.trim()
  }
  try {
    const email = values.email ?? (await ask('email'))
    const username = values.username ?? (await ask('username'))
    return { email, username, password: values.password ?? (await ask('password')) }
  } finally {
    reader.close()
  }
}

run(main)
