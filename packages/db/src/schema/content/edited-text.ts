import { TEXT_KINDS, type TextKind } from '@zivina/contract/content/content-kinds'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { pictureColumn } from '#db/picture-use.ts'
import { user } from '#db/schema/account/user.ts'
import { guid, moment, oneOf } from '#db/schema/columns.ts'

/** An article or a guide that was edited, or written, in the administration. Who changes its versions locks its row. */
export const editedText = pgTable(
  'edited_text',
  {
    guid: guid(),
    kind: text().$type<TextKind>().notNull(),
    slug: text().notNull(),
    created_at: moment(),
    /** When one of its versions last changed. */
    updated_at: moment(),
  },
  (table) => [
    check('edited_text_kind', oneOf(table.kind, TEXT_KINDS)),
    unique('edited_text_place').on(table.kind, table.slug),
  ],
)

/**
 * A version of a text. Public pages show the one that was published last; where it is withdrawn, they show none. A published version
 * never changes.
 */
export const textVersion = pgTable(
  'text_version',
  {
    guid: guid(),
    text: uuid()
      .notNull()
      .references(() => editedText.guid, { onDelete: 'cascade' }),
    /** From 1, within the text. */
    number: integer().notNull(),
    /** The whole file, with its front matter. */
    source: text().notNull(),
    /** The title that the source has; empty where it has none. */
    title: text().notNull(),
    /** The picture uploaded for it that its source names as the cover; null where it names none, or one that is not there. */
    cover_image: text(),
    is_withdrawn: boolean().notNull().default(false),
    /** Hash of the repository's file that it was made from; null where there was none. */
    base_hash: text(),
    /** From when it is shown; null is a draft. */
    published_at: timestamp({ withTimezone: true }),
    /** Why it was changed. */
    reason: text().notNull().default(''),
    /** Why claims about health are published without a source; empty where each has one. */
    claims_reason: text().notNull().default(''),
    by: uuid().references(() => user.guid, { onDelete: 'set null' }),
    created_at: moment(),
  },
  (table) => [
    unique('text_version_number').on(table.text, table.number),
    index('text_version_shown').on(table.text, table.published_at, table.number),
    uniqueIndex('text_version_draft').on(table.text).where(sql`${table.published_at} is null`),
    index('text_version_published_at').on(table.published_at),
    index('text_version_by').on(table.by),
    index('text_version_cover_image').on(table.cover_image).where(sql`${table.cover_image} is not null`),
  ],
)

export const editedTextPictures = [pictureColumn(textVersion.cover_image)]

/** The versions that a person wrote, without the texts, which belong to the site. */
export const editedTextPersonalData: PersonalData = {
  file: 'upravene-texty.json',
  part: 'account',
  tables: { text_version: { rows: 2_000, row_bytes: 1_000, by: 'pace' } },
  rows: (person) => sql`
    select v.guid, t.kind, t.slug, v.number, v.published_at, v.reason, v.created_at
    from text_version v join edited_text t on t.guid = v.text where v."by" = ${person} order by v.created_at, v.guid`,
}
