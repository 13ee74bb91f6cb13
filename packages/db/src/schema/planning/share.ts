import { MEAL_PLANS_MAX, SHARES_MAX, SHOPPING_LISTS_MAX } from '@zivina/contract/planning/limits'
import { SHARE_ROLES, SHARED_KINDS, type SharedKind, type ShareRole } from '@zivina/contract/planning/shares'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { lower, user } from '#db/schema/account/user.ts'
import { guid, moment, oneOf } from '#db/schema/columns.ts'

const owner = () =>
  uuid()
    .notNull()
    .references(() => user.guid, { onDelete: 'cascade' })

/**
 * A person with whom an owner shares a meal plan or a shopping list, or whom they invited. The table of a shared kind ends its
 * shares by a trigger: `after delete … execute function end_shares('meal_plan')`.
 */
export const share = pgTable(
  'share',
  {
    guid: guid(),
    kind: text().$type<SharedKind>().notNull(),
    object: uuid().notNull(),
    owner: owner(),
    /** The invited address. It decides who may accept; afterwards the account does. */
    email: text().notNull(),
    role: text().$type<ShareRole>().notNull(),
    /** The person who accepted; null before. */
    user: uuid().references(() => user.guid, { onDelete: 'cascade' }),
    accepted_at: timestamp({ withTimezone: true }),
    /** When it was accepted, or its role last changed, by the clock of the database. */
    stored_at: moment(),
    created_at: moment(),
  },
  (table) => [
    check('share_kind', oneOf(table.kind, SHARED_KINDS)),
    check('share_role', oneOf(table.role, SHARE_ROLES)),
    check('share_accepted', sql`(${table.user} is null) = (${table.accepted_at} is null)`),
    uniqueIndex('share_email').on(table.kind, table.object, lower(table.email)),
    uniqueIndex('share_user').on(table.kind, table.object, table.user),
    index('share_of_user').on(table.user),
    index('share_invited').on(lower(table.email)),
    index('share_owner').on(table.owner),
  ],
)

/** A link by which anyone can read a meal plan or a shopping list. The owner sees it again, so the token itself is stored. */
export const shareLink = pgTable(
  'share_link',
  {
    guid: guid(),
    kind: text().$type<SharedKind>().notNull(),
    object: uuid().notNull(),
    owner: owner(),
    token: text().notNull().unique(),
    created_at: moment(),
  },
  (table) => [
    check('share_link_kind', oneOf(table.kind, SHARED_KINDS)),
    unique('share_link_object').on(table.kind, table.object),
    index('share_link_owner').on(table.owner),
  ],
)

/** What a person shares and what is shared with them. The address is the owner's to know. */
export const sharePersonalData: PersonalData = {
  file: 'sdileni.json',
  part: 'kept',
  tables: {
    share: { rows: (MEAL_PLANS_MAX + SHOPPING_LISTS_MAX) * SHARES_MAX, row_bytes: 1_000, by: 'limit' },
  },
  rows: (person) => sql`
    select s.guid, s.kind, s.object, s.owner = ${person} as is_owner,
      case when s.owner = ${person} then s.email end as email, s.role, s.accepted_at, s.created_at
    from share s where s.owner = ${person} or s.user = ${person} order by s.created_at, s.guid`,
}

/** The links that a person made, without their tokens. */
export const shareLinkPersonalData: PersonalData = {
  file: 'sdilene-odkazy.json',
  part: 'kept',
  tables: {
    share_link: { rows: MEAL_PLANS_MAX + SHOPPING_LISTS_MAX, row_bytes: 300, by: 'key' },
  },
  rows: (person) => sql`
    select l.guid, l.kind, l.object, l.created_at from share_link l where l.owner = ${person} order by l.created_at`,
}
