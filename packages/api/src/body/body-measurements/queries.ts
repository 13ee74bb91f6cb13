import type { MeasurementImport } from '@zivina/contract/body/body-measurements'
import type { Db } from '@zivina/db/database'
import { MEASURED_FIELDS, type Measured, type MeasuredField } from '@zivina/domain/body/measured-fields'
import { type SQL, sql } from 'drizzle-orm'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { allOf, countedPage, NO_ROWS } from '#api/kernel/lists/sql.ts'

export type MeasurementRow = Measured & { day: string }

/** Fields to write; those that are not named stay. */
export type MeasuredChange = { [Field in MeasuredField]?: number | null | undefined }

const column = (field: MeasuredField): SQL => sql.raw(field)
const listed = (make: (field: MeasuredField) => SQL, fields: readonly MeasuredField[] = MEASURED_FIELDS): SQL =>
  sql.join(fields.map(make), sql`, `)

const COLUMNS = sql`m.day::text as day, ${listed((field) => sql`m.${column(field)}`)}`
/** A day with something measured; the others only remember when that was deleted. */
const IS_MEASURED = sql`num_nonnulls(${listed((field) => sql`m.${column(field)}`)}) > 0`

/** Measurements of a person within a range of days, both included, the newest first. */
export async function selectMeasurements(
  db: Db,
  person: string,
  { from, to, limit, offset }: Page & { from?: string | undefined; to?: string | undefined },
): Promise<Counted<MeasurementRow>> {
  const passing = sql`from body_measurement m where ${allOf([
    sql`m."user" = ${person}`,
    IS_MEASURED,
    from !== undefined && sql`m.day >= ${from}::date`,
    to !== undefined && sql`m.day <= ${to}::date`,
  ])}`
  const page = sql`select ${COLUMNS} ${passing} order by m.day desc limit ${limit} offset ${offset}`
  const { rows } = await db.execute<Counted<MeasurementRow>>(countedPage(passing, page))
  return rows[0] ?? NO_ROWS
}

/** Measurements of one statement of a download. */
const BATCH = 500

/** The next measurements of a person after a day, the oldest first. */
export async function selectNextMeasurements(db: Db, person: string, after: string | null): Promise<MeasurementRow[]> {
  const { rows } = await db.execute<MeasurementRow>(sql`
    select ${COLUMNS} from body_measurement m
    where m."user" = ${person} and ${IS_MEASURED} and ${after === null ? sql`true` : sql`m.day > ${after}::date`}
    order by m.day limit ${BATCH}`)
  return rows
}

/** How many days of a person have measurements. */
export async function countMeasurements(db: Db, person: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from body_measurement m where m."user" = ${person} and ${IS_MEASURED}`)
  return rows[0]?.count ?? 0
}

/** The weights of a person up to a day, the oldest first: kilograms. */
export async function selectWeights(db: Db, person: string, to: string): Promise<{ day: string; weight: number }[]> {
  const { rows } = await db.execute<{ day: string; weight: number }>(sql`
    select m.day::text as day, m.weight from body_measurement m
    where m."user" = ${person} and m.weight is not null and m.day <= ${to}::date order by m.day`)
  return rows
}

/** The last weighing of a person. */
export async function selectNewestWeight(db: Db, person: string): Promise<{ day: string; weight: number } | null> {
  const { rows } = await db.execute<{ day: string; weight: number }>(sql`
    select m.day::text as day, m.weight from body_measurement m
    where m."user" = ${person} and m.weight is not null order by m.day desc limit 1`)
  return rows[0] ?? null
}

const namedFields = (change: MeasuredChange) => MEASURED_FIELDS.filter((field) => change[field] !== undefined)

/** What an instant of a write is in the column `written_at`. */
const inUtc = (at: SQL): SQL => sql`to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** The assignments that write the named fields unless they were written later than at an instant. */
function laterWins(change: MeasuredChange, at: SQL, table: SQL): SQL {
  const isLater = (field: MeasuredField) =>
    sql`coalesce((${table}.written_at ->> ${sql.raw(`'${field}'`)})::timestamptz, '-infinity') <= ${at}`
  const fields = namedFields(change)
  const times = fields.map(
    (field) =>
      sql`case when ${isLater(field)} then jsonb_build_object(${sql.raw(`'${field}'`)}, ${inUtc(at)}) else '{}' end`,
  )
  return sql`${listed(
    (field) =>
      sql`${column(field)} = case when ${isLater(field)} then ${change[field] ?? null}::float8 else ${table}.${column(field)} end`,
    fields,
  )}, written_at = ${sql.join([sql`${table}.written_at`, ...times], sql` || `)}`
}

const instant = (at: string | undefined): SQL => (at === undefined ? sql`now()` : sql`least(${at}::timestamptz, now())`)

/** Writes the named fields of a day, each unless it was written later. @returns the day as it is then */
export async function upsertMeasurement(
  db: Db,
  { person, day, at }: { person: string; day: string; at: string | undefined },
  change: MeasuredChange,
): Promise<MeasurementRow | null> {
  const fields = namedFields(change)
  const when = instant(at)
  const times = fields.map((field) => sql`${sql.raw(`'${field}'`)}, ${inUtc(when)}`)
  const { rows } = await db.execute<MeasurementRow>(sql`
    insert into body_measurement as m ("user", day, ${listed(column, fields)}, written_at)
    values (${person}, ${day}, ${listed((field) => sql`${change[field] ?? null}::float8`, fields)},
      jsonb_build_object(${sql.join(times, sql`, `)}))
    on conflict ("user", day) do update set ${laterWins(change, when, sql`m`)}
    returning ${COLUMNS}`)
  return rows[0] ?? null
}

/** The same for a day that has measurements. @returns null where it has none */
export async function updateMeasurement(
  db: Db,
  { person, day, at }: { person: string; day: string; at: string | undefined },
  change: MeasuredChange,
): Promise<MeasurementRow | null> {
  const { rows } = await db.execute<MeasurementRow>(sql`
    update body_measurement m set ${laterWins(change, instant(at), sql`m`)}
    where m."user" = ${person} and m.day = ${day}::date and ${IS_MEASURED} returning ${COLUMNS}`)
  return rows[0] ?? null
}

/** Deletes what was measured on a day, and remembers when. @returns whether there was anything */
export async function clearMeasurement(db: Db, person: string, day: string): Promise<boolean> {
  const times = listed((field) => sql`${sql.raw(`'${field}'`)}, ${inUtc(sql`now()`)}`)
  const { rows } = await db.execute(sql`
    update body_measurement m set ${listed((field) => sql`${column(field)} = null`)}, written_at = jsonb_build_object(${times})
    where m."user" = ${person} and m.day = ${day}::date and ${IS_MEASURED} returning m.day`)
  return rows.length > 0
}

/** Adds days, and to days that are there the fields that they lack. Each day is given once. */
export async function fillMeasurements(
  db: Db,
  person: string,
  days: readonly ({ day: string } & MeasuredChange)[],
): Promise<MeasurementImport> {
  const times = listed(
    (field) => sql`${sql.raw(`'${field}'`)}, case when g.${column(field)} is not null then ${inUtc(sql`now()`)} end`,
  )
  const lacks = sql.join(
    MEASURED_FIELDS.map((field) => sql`(m.${column(field)} is null and g.${column(field)} is not null)`),
    sql` or `,
  )
  const { rows } = await db.execute<MeasurementImport>(sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as g(day date, ${listed((field) => sql`${column(field)} float8`)})
    ), judged as materialized (
      select m.day is not null and ${IS_MEASURED} as is_there, (m.day is not null and (${lacks})) as lacks
      from given g left join body_measurement m on m."user" = ${person} and m.day = g.day
    ), written as (
      insert into body_measurement as m ("user", day, ${listed(column)}, written_at)
      select ${person}::uuid, g.day, ${listed((field) => sql`g.${column(field)}`)}, jsonb_strip_nulls(jsonb_build_object(${times}))
      from given g
      on conflict ("user", day) do update set
        ${listed((field) => sql`${column(field)} = coalesce(m.${column(field)}, excluded.${column(field)})`)},
        written_at = excluded.written_at || m.written_at
    )
    select (count(*) filter (where not is_there))::int as added, (count(*) filter (where is_there and lacks))::int as filled,
      (count(*) filter (where is_there and not lacks))::int as unchanged from judged`)
  return rows[0] ?? { added: 0, filled: 0, unchanged: 0 }
}

/** Deletes everything that a person measured. */
export async function deleteMeasurements(db: Db, person: string): Promise<void> {
  await db.execute(sql`delete from body_measurement where "user" = ${person}`)
}
