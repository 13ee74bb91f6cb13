import { usernameKey } from '@zivina/contract/account/usernames'
import type { Db } from '@zivina/db/database'
import { hashPassword } from '#api/account/credentials/passwords/service.ts'
import { findPresent, insertMissing } from './queries.ts'

/** The password of every demo account; it is published. */
export const DEMO_PASSWORD = 'Zivina-demo-2026'

const DEMO_DOMAIN = 'zivina.example'

type Flags = { is_premium?: boolean; is_affiliate?: boolean; is_admin?: boolean; is_super_admin?: boolean }
type Demo = Flags & {
  name: string
  full_name: string
  plan?: string
  is_banned?: boolean
  email_verified?: boolean
  body?: typeof PREMIUM_BODY
}

/** With a daily target: to lose weight slowly on sedentary days, with movement added. */
const PREMIUM_BODY = {
  sex: 'male',
  birth_date: '1988-05-14',
  height: 182,
  weight: 84,
  activity: 'sedentary',
  activities_added: true,
  target_goal: 'Weight loss',
  goal_weight: 80,
  goal_pace: 0.3,
} as const

/** One account for each role; the part before the @ names the role. */
const DEMO_ACCOUNTS: readonly Demo[] = [
  { name: 'user', full_name: 'Jana Uživatelka' },
  { name: 'premium', full_name: 'Pavel Prémiový', is_premium: true, plan: 'premium', body: PREMIUM_BODY },
  { name: 'affiliate', full_name: 'Alena Partnerka', is_affiliate: true },
  { name: 'creator', full_name: 'Tomáš Tvůrce' },
  { name: 'admin', full_name: 'Eva Správkyně', is_admin: true },
  { name: 'superadmin', full_name: 'Karel Správce', is_admin: true, is_super_admin: true },
  { name: 'banned', full_name: 'Oto Zablokovaný', is_banned: true },
  { name: 'unverified', full_name: 'Nina Neověřená', email_verified: false },
]

/** The addresses of the demo accounts, printed at the start. */
export const DEMO_EMAILS: readonly string[] = DEMO_ACCOUNTS.map(({ name }) => emailOf(name))

/** Creates the demo accounts that do not exist yet; existing ones are never changed. */
export async function seedDemoAccounts(db: Db): Promise<void> {
  const present = new Set(await findPresent(db, [...DEMO_EMAILS]))
  const missing = DEMO_ACCOUNTS.filter(({ name }) => !present.has(emailOf(name)))
  if (missing.length === 0) return
  const rows = missing.map(async ({ name, ...fields }) => ({
    email_verified: true,
    ...fields,
    email: emailOf(name),
    username: `demo-${name}`,
    username_key: usernameKey(`demo-${name}`),
    password_hash: await hashPassword(DEMO_PASSWORD),
    is_demo: true,
  }))
  await insertMissing(db, await Promise.all(rows))
}

function emailOf(name: string): string {
  return `${name}@${DEMO_DOMAIN}`
}
