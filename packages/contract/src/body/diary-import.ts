import { type ColumnMapping, IMPORT_FIELDS, IMPORT_SOURCES } from '@zivina/domain/body/diary-import/columns'
import { DATE_ORDERS } from '@zivina/domain/body/diary-import/read-cells'
import { REJECTIONS } from '@zivina/domain/body/diary-import/read-entries'
import { TABLE_ENCODINGS } from '@zivina/domain/decode-text'
import { z } from 'zod'
import { DIARY_IMPORT_MAX_BYTES, DIARY_IMPORTS_PER_HOUR } from '#contract/body/limits.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { DiaryMeal } from './diary-fields.ts'

const COLUMN_LAST = 199
const column = z.number().int().min(0).max(COLUMN_LAST).nullable()

const byField = <Schema extends z.ZodType>(schema: Schema) =>
  Object.fromEntries(IMPORT_FIELDS.map((field) => [field, schema])) as Record<keyof ColumnMapping, Schema>

/** Which column each field is in, counted from 0; null and absent where the table has none. */
const SentMapping = z.strictObject(byField(column.default(null)))
const ShownMapping = z.object(byField(z.number().int().nullable()))

// Base64 encodes three bytes as four letters.
const CONTENT_MAX = Math.ceil(DIARY_IMPORT_MAX_BYTES / 3) * 4
const content = z.base64().min(4).max(CONTENT_MAX)

/** How the rows are to be read. */
const rules = {
  date_order: z.enum(DATE_ORDERS).nullable().default(null),
  /** Of rows whose meal is not told. */
  default_meal: DiaryMeal.default('Late_snack'),
}

const large = {
  method: 'POST',
  access: 'user',
  large_body: true,
  body_max_bytes: CONTENT_MAX + 4096,
  rate_limits: [{ by: 'user', attempts: DIARY_IMPORTS_PER_HOUR, seconds: 3600 }],
  status: 200,
  errors: ['DIARY_IMPORT_NO_TABLE'],
} as const

/** Rows that become no entry: how many for each reason, and the first ones with their line in the file. */
const rejected = z.object({
  count: z.number().int(),
  by_reason: z.partialRecord(z.enum(REJECTIONS), z.number().int()),
  first: z.array(z.object({ line: z.number().int(), reason: z.enum(REJECTIONS) })),
})

export const ImportPreview = z
  .object({
    source: z.enum(IMPORT_SOURCES),
    encoding: z.enum(TABLE_ENCODINGS),
    columns: z.array(z.string()),
    /** The first rows, as they are in the file. */
    sample: z.array(z.array(z.string())),
    /** As it was sent, else as it is guessed by the names of the columns. */
    mapping: ShownMapping,
    row_count: z.number().int(),
    /** Whether the file has more rows than are read. */
    is_cut: z.boolean(),
    /** Whether the person has to say in which order the dates are. */
    is_order_needed: z.boolean(),
    entry_count: z.number().int(),
    from: z.iso.date().nullable(),
    to: z.iso.date().nullable(),
    rejected,
  })
  .meta({ id: 'DiaryImportPreview' })
export type ImportPreview = z.infer<typeof ImportPreview>

/** The diary of another tracker, from its CSV. */
export const diaryImport = {
  preview: endpoint({
    ...large,
    path: '/diary/import/preview',
    summary: 'What a CSV of another tracker, sent as base64, would add to the diary. Nothing is stored.',
    body: z.strictObject({ content, mapping: SentMapping.nullable().default(null), ...rules }),
    response: ImportPreview,
  }),
  run: endpoint({
    ...large,
    path: '/diary/import',
    summary: 'Adds the rows of a CSV of another tracker to the diary, each once however often it is sent.',
    body: z.strictObject({ content, mapping: SentMapping, ...rules }),
    response: z.object({
      added_count: z.number().int(),
      /** Rows that the diary has already. */
      present_count: z.number().int(),
      rejected,
    }),
    errors: [...large.errors, 'LIMIT_REACHED', 'SERVICE_UNAVAILABLE'],
  }),
}
