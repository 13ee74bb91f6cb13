import { hashPassword } from '@zivina/api/account/credentials/passwords/service'
import { buildUser, type User, type UserFields } from '@zivina/db/build/account/user'
import { openDatabase } from '@zivina/db/database'
import type { Program } from '../programs.ts'
import type { Material } from './kinds.ts'
import { giveLongPast } from './long-past.ts'
import type { Other } from './others.ts'

const PASSWORD = 'sedm statečných švestek'
const SENDERS = 5
/** No account logs in more often than allowed. */
const LOG_INS = 100
const OTHER_ACCOUNTS = 50
const RECIPES = 20
/** Facts of a body, from which a meal plan has its target. */
const BODY = {
  sex: 'female',
  birth_date: '1990-01-01',
  height: 170,
  weight: 60,
  activity: 'light',
  target_goal: 'Weight maintain',
}

/** Prepares the ordinary requests, and the expensive ones with accounts of their own. */
export async function prepareDearest(url: string, product: Program): Promise<{ others: Other[]; material: Material }> {
  const { db, pool, close } = await openDatabase({ dataDir: '', databaseUrl: url, poolSize: 2 })
  try {
    const password_hash = await hashPassword(PASSWORD)
    const make = async (name: string, count: number, fields: UserFields = {}): Promise<User[]> => {
      const users: User[] = []
      for (let number = 0; number < count; number += 1) {
        users.push(await buildUser(db, { username: `${name}-${number}`, password_hash, ...fields }))
      }
      return users
    }
    const member = { is_premium: true, plan: 'premium', health_data_consent_at: new Date() } as const
    const [people, senders, targets] = [
      await make('pokojny', LOG_INS),
      await make('odesilatel', SENDERS, { ...member, ...BODY }),
      await make('cizi', OTHER_ACCOUNTS),
    ]
    const [tokens, lists]: [string[], string[]] = [[], []]
    for (const [place, { guid, email }] of senders.entries()) {
      tokens.push(await logIn(product, email))
      // The photos of one sender are 360 MB.
      lists.push(await giveLongPast(pool, guid, { photos: place === 0 }))
    }
    const { rows } = await pool.query<{ slug: string }>(
      `select slug from recipe where status = 'Approved' order by created_at, guid limit ${RECIPES}`,
    )
    const slugs = rows.map(({ slug }) => slug)
    const guids = senders.map(({ guid }) => guid)
    const emails = targets.map(({ email }) => email)
    const material = { tokens, guids, lists, emails, picture: await findPicture(product) }
    const others = othersOf(
      slugs,
      people.map(({ email }) => email),
    )
    return { others, material }
  } finally {
    await close()
  }
}

function othersOf(slugs: readonly string[], people: readonly string[]): Other[] {
  let logIns = 0
  const logInNext = (): string => {
    logIns += 1
    return JSON.stringify({ email: people[logIns % people.length], password: PASSWORD })
  }
  return [
    {
      name: 'recipe page',
      per_second: 10,
      make: (number) => ({ method: 'GET', path: `/recepty/${slugs[number % slugs.length]}` }),
    },
    { name: 'list page', per_second: 10, make: () => ({ method: 'GET', path: '/recepty' }) },
    {
      name: 'list call',
      per_second: 10,
      make: (number) => ({ method: 'GET', path: `/api/recipe?offset=${(number % 10) * 18}` }),
    },
    { name: 'log-in', per_second: 3, make: () => ({ method: 'POST', path: '/api/login', body: logInNext() }) },
  ]
}

async function logIn({ origin }: Program, email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  if (!answer.ok) throw new Error(`The log-in answers ${answer.status}.`)
  return ((await answer.json()) as { access: string }).access
}

/** A picture of an article: recipes have none of their own yet. */
async function findPicture({ origin }: Program): Promise<string> {
  const answer = await fetch(`${origin}/api/article?limit=10`)
  const [picture] = /\/images\/[\w./-]+\.webp/.exec(await answer.text()) ?? []
  if (picture === undefined) throw new Error('No article shows a picture.')
  return picture
}
