import { hashPassword } from '@zivina/api/account/credentials/passwords/service'
import { buildUser } from '@zivina/db/build/account/user'
import { openDatabase } from '@zivina/db/database'
import type autocannon from 'autocannon'
import { type LoadTask, measureLoad } from './load.ts'
import type { Options } from './options.ts'
import type { Program } from './programs.ts'
import { medianTiming, type Timing } from './timing.ts'

export type AccountResult = { name: string; timing: Timing; of_anonymous: number | null }

const PASSWORD = 'tři měřená prasátka'
/** Enough that no account reaches its limit of ten log-ins in five minutes: the hash alone takes some tens of ms. */
const ACCOUNTS = 400
/** Log-ins are hashed one after another on a few threads, so that a shorter time would count too few. */
const LOG_IN_SECONDS = 2

/** The cost of a log-in, and the additional cost of a call by a logged-in user. */
export async function measureAccounts(url: string, product: Program, options: Options): Promise<AccountResult[]> {
  const { emails, slug } = await prepare(url)
  const access = await logIn(product, emails[0] ?? '')
  const signedIn = { authorization: `Bearer ${access}` }
  const task = { origin: product.origin, seconds: options.seconds, connections: options.connections }
  const { user_guid } = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString())
  const recipe = { ...task, paths: [`/api/recipe/${slug}`] }
  const tasks = {
    'recipe, anonymous': { ...recipe, headers: {} },
    'recipe, signed in': { ...recipe, headers: signedIn },
    'own account': { ...task, paths: [`/api/user/${user_guid}`], headers: signedIn },
    'log-in': { ...task, paths: ['/api/login'], headers: {}, seconds: LOG_IN_SECONDS, vary: logInOf(emails) },
  } satisfies Record<string, LoadTask>
  const timings = new Map<string, Timing[]>(Object.keys(tasks).map((name) => [name, []]))
  // In turn, as close together as possible: only ratios within one run are comparable.
  for (let round = 0; round < options.rounds; round += 1) {
    for (const [name, one] of Object.entries(tasks)) timings.get(name)?.push(await measureLoad(one))
  }
  const anonymous = medianTiming(timings.get('recipe, anonymous') ?? []).rate
  return Array.from(timings, ([name, all]) => {
    const timing = medianTiming(all)
    return { name, timing, of_anonymous: name === 'recipe, signed in' ? timing.rate / anonymous : null }
  })
}

async function prepare(url: string): Promise<{ emails: string[]; slug: string }> {
  const { db, pool, close } = await openDatabase({ dataDir: '', databaseUrl: url })
  try {
    const password_hash = await hashPassword(PASSWORD)
    const emails: string[] = []
    for (let number = 0; number < ACCOUNTS; number += 1) {
      emails.push((await buildUser(db, { username: `mereny-${number}`, password_hash })).email)
    }
    const { rows } = await pool.query<{ slug: string }>(`select slug from recipe where status = 'Approved' limit 1`)
    return { emails, slug: rows[0]?.slug ?? '' }
  } finally {
    await close()
  }
}

async function logIn({ origin }: Program, email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  if (!answer.ok) throw new Error(`The log-in answers ${answer.status}.`)
  return ((await answer.json()) as { access: string }).access
}

/** Each log-in is for another account. */
function logInOf(emails: readonly string[]): (request: autocannon.Request) => autocannon.Request {
  let number = 0
  return (request) => {
    number += 1
    const body = JSON.stringify({ email: emails[number % emails.length], password: PASSWORD })
    return { ...request, method: 'POST', body }
  }
}
