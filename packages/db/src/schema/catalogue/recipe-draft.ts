import { DRAFT_LENGTH_MAX, DRAFTS_MAX } from '@zivina/contract/kernel/limits'
import { sql } from 'drizzle-orm'
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import type { PictureUse } from '#db/picture-use.ts'
import { user } from '#db/schema/account/user.ts'
import { moment } from '#db/schema/columns.ts'

/**
 * Unsaved content of the recipe editor. `key` is the guid of the recipe being edited; a recipe not yet created has the guid it
 * will be created with, so that there can be several. Clients that keep one draft only call it `new`.
 */
export const recipeDraft = pgTable(
  'recipe_draft',
  {
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    key: text().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    updated_at: moment(),
  },
  (table) => [primaryKey({ columns: [table.user, table.key] })],
)

export const recipeDraftPersonalData = ownRows(recipeDraft, {
  bound: { rows: DRAFTS_MAX, row_bytes: DRAFT_LENGTH_MAX * 2, by: 'limit' },
  file: 'rozepsane-recepty.json',
  part: 'kept',
  columns: [recipeDraft.key, recipeDraft.body, recipeDraft.updated_at],
  order: recipeDraft.key,
  at_once: 2,
})

/**
 * A draft contains only pictures uploaded by its author, so only the few drafts of the picture's owner are searched; the whole
 * draft is searched, as only the editor knows its structure.
 */
export const recipeDraftPictures: readonly PictureUse[] = [
  {
    column: null,
    shows: (path, owner) => sql`exists (
      select from recipe_draft d where d."user" = ${owner} and strpos(d.body::text, ${path}) > 0)`,
  },
]
