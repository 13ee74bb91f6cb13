import { RECOGNITION_VERDICTS } from '@zivina/contract/body/recognition-verdicts'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { pictureColumn } from '#db/picture-use.ts'
import { user } from '#db/schema/account/user.ts'
import { guid, moment, oneOf } from '#db/schema/columns.ts'

/** A picture that a model was asked about, for the administration: what it answered, what that cost, and whether it was right. */
export const imageRecognition = pgTable(
  'image_recognition',
  {
    guid: guid(),
    user: uuid().references(() => user.guid, { onDelete: 'cascade' }),
    /** Path inside the image host; null where it is not kept. */
    picture: text(),
    model: text().notNull(),
    /** As it came; null where the model did not answer. */
    answer: jsonb(),
    /** Millionths of a crown: one question costs a fraction of a haléř. */
    cost: integer().notNull(),
    milliseconds: integer().notNull(),
    verdict: text().$type<(typeof RECOGNITION_VERDICTS)[number]>(),
    created_at: moment(),
  },
  (table) => [
    check('image_recognition_verdict', oneOf(table.verdict, RECOGNITION_VERDICTS)),
    check('image_recognition_cost', sql`${table.cost} >= 0 and ${table.milliseconds} >= 0`),
    index('image_recognition_created_at').on(table.created_at, table.guid),
    index('image_recognition_verdict_created_at').on(table.verdict, table.created_at, table.guid),
    index('image_recognition_user').on(table.user, table.created_at),
  ],
)

export const imageRecognitionPersonalData = ownRows(imageRecognition, {
  bound: { rows: 100_000, row_bytes: 20_000, by: 'pace' },
  file: 'rozpoznane-fotky.json',
  part: 'sent',
  order: imageRecognition.created_at,
  at_once: 20,
})

export const imageRecognitionPictures = [pictureColumn(imageRecognition.picture)]
