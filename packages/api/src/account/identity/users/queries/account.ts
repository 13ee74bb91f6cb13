import { SHARED_AFTER_PREMIUM_DAYS } from '@zivina/contract/planning/limits'
import type { Db } from '@zivina/db/database'
import { accountDeletion } from '@zivina/db/schema/account/account-deletion'
import { billingAddress } from '@zivina/db/schema/account/billing-address'
import { bodyProfile } from '@zivina/db/schema/account/body-profile'
import { membership } from '@zivina/db/schema/account/membership'
import { password } from '@zivina/db/schema/account/password'
import { totp } from '@zivina/db/schema/account/second-factor'
import { lower, user } from '@zivina/db/schema/account/user'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { changeBilling, NO_BILLING } from '#api/account/identity/billing-addresses/sql.ts'
import { NO_MEMBERSHIP } from '#api/account/identity/memberships/sql.ts'
import { acceptedEnergy, ownEnergy } from '#api/account/targets/sql.ts'
import { readable } from '#api/kernel/access/sql.ts'
import { lockPerson } from '../sql.ts'
import { changeBody, type UserChanges } from './part.ts'

const { username_key: _, ...shown } = getTableColumns(user)

/** The values of an account without facts about the body. */
const NO_BODY = {
  height: null,
  weight: null,
  sex: null,
  birth_date: null,
  activity: null,
  target_goal: null,
  pregnant_or_breastfeeding: false,
  goal_weight: null,
  goal_pace: null,
  weekday_kilojoules: null,
  weekly_adjustment: false,
  activities_added: false,
  allergens: [],
}

function selection(db: Db) {
  return db
    .select({
      ...shown,
      billing: billingAddress,
      body: bodyProfile,
      member: membership,
      has_password: sql<boolean>`${password.user} is not null`,
      deletion_at: accountDeletion.due_at,
      favorites: sql<string[]>`array(
        select f.recipe::text from favorite f join recipe r on r.guid = f.recipe
        where f.user = ${user.guid} and ${readable('r', sql`${user.guid}`)}
        order by f.created_at desc, f.recipe desc)`,
      filters: sql<string[]>`array(
        select u.guid::text from user_filter u where u.user = ${user.guid} order by u.created_at desc, u.guid desc)`,
      meal_plans: sql<string[]>`array(
        select p.guid::text from meal_plan p where p.premium_user = ${user.guid} and p.deleted_at is null
        order by p.created_at desc, p.guid desc)`,
      cart_count: sql<number>`coalesce((
        select sum(l.open_count)::int from shopping_list l where l."user" = ${user.guid} or exists (
          select from share s where s.kind = 'shopping_list' and s.object = l.guid and s."user" = ${user.guid}
            and (not exists (select from premium_grant g where g."user" = l."user") or exists (
              select from premium_grant g where g."user" = l."user" and (g.ends is null
                or g.ends >= (now() at time zone 'Europe/Prague')::date - ${SHARED_AFTER_PREMIUM_DAYS}::int))))), 0)`,
      has_active_order: sql<boolean>`exists (
        select from "order" o where o."user" = ${user.guid} and ((o.state = 'CREATED' and o.superseded_at is null
            and o.kind not in ('card', 'gift', 'counselling', 'points'))
          or (o.state in ('PAID', 'PARTIALLY_REFUNDED') and o.withdrawn_at is null
            and o.ends >= (now() at time zone 'Europe/Prague')::date)))`,
      measured_kilojoules: acceptedEnergy(sql`${user.guid}`),
      own_energy: ownEnergy(sql`${user.guid}`),
      totp_enabled: sql<boolean>`coalesce(${totp.confirmed_at} is not null, false)`,
    })
    .from(user)
    .leftJoin(billingAddress, eq(billingAddress.user, user.guid))
    .leftJoin(bodyProfile, eq(bodyProfile.user, user.guid))
    .leftJoin(membership, eq(membership.user, user.guid))
    .leftJoin(password, eq(password.user, user.guid))
    .leftJoin(accountDeletion, eq(accountDeletion.user, user.guid))
    .leftJoin(totp, eq(totp.user, user.guid))
}

function toUser({ billing, body, member, ...account }: Awaited<ReturnType<typeof selection>>[number]) {
  return { ...NO_BILLING, ...billing, ...NO_BODY, ...body, ...NO_MEMBERSHIP, ...member, ...account }
}

export type UserRow = ReturnType<typeof toUser>

/** An account with its related rows, without its secrets. */
export async function selectUser(db: Db, guid: string): Promise<UserRow | null> {
  const [row] = await selection(db).where(eq(user.guid, guid))
  return row ? toUser(row) : null
}

/** The same, locked against changes until the transaction ends. Its other rows are read once it is locked. */
export async function lockUser(db: Db, guid: string): Promise<UserRow | null> {
  await lockPerson(db, guid)
  return selectUser(db, guid)
}

/** Changes an account and the rows of its other tables in one statement. */
export async function updateUser(db: Db, guid: string, { account, billing, body }: UserChanges): Promise<void> {
  const parts = [billing && changeBilling(db, guid, billing), body && changeBody(db, guid, body)]
  await db
    .with(...parts.filter((part) => part !== null))
    .update(user)
    .set({ ...account, updated_at: sql`now()` })
    .where(eq(user.guid, guid))
}

/** Locks an account as `lockPerson` does. @returns whether it consents to data about health */
export async function lockConsent(db: Db, guid: string): Promise<boolean> {
  const [row] = await db
    .select({ consented: sql<boolean>`${user.health_data_consent_at} is not null` })
    .from(user)
    .where(eq(user.guid, guid))
    .for('no key update')
  return row?.consented ?? false
}

/** Gives an account another, verified address. */
export async function replaceEmail(db: Db, guid: string, email: string): Promise<void> {
  await db.update(user).set({ email, email_verified: true, updated_at: sql`now()` }).where(eq(user.guid, guid))
}

/** Whether an account has the address, in any case of letters. */
export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const [row] = await db
    .select({ guid: user.guid })
    .from(user)
    .where(eq(lower(user.email), email.toLowerCase()))
  return row !== undefined
}
