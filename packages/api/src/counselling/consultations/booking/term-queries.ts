import {
  ORDER_HOURS_BEFORE,
  TERM_DAYS_AHEAD,
  TERM_DAYS_SHOWN,
  TERM_STEP_MINUTES,
  TERMS_SHOWN,
} from '@zivina/contract/counselling/limits'
import type { Db } from '@zivina/db/database'
import { TIME_ZONE } from '@zivina/domain/calendar-day'
import { HOLDING_STATES } from '@zivina/domain/counselling/consultation-states'
import type { ConsultationPlace } from '@zivina/domain/counselling/places'
import { type SQL, sql } from 'drizzle-orm'
import { IS_COUNSELLING } from '../../nutritionists/sql.ts'

/** A term that can be ordered. Times are PostgreSQL's text of an instant. */
export type TermRow = {
  nutritionist: string
  nutritionist_name: string
  begins: string
  ends: string
  places: ConsultationPlace[]
}

const HOLDING = sql.join(
  HOLDING_STATES.map((state) => sql`${state}`),
  sql`, `,
)

/**
 * Free terms of a service: at the beginning of an opening and every so many minutes, as long as the whole term is in it. What is held
 * and not paid in time is free.
 * @param which a condition on `o` (the opening) and `t` (the instants of the term)
 * @param now as the process has it
 * @param but a consultation whose own term counts as free, as it is being moved
 */
const freeTerms = (service: string, which: SQL, now: Date, but: string | null = null): SQL => sql`
  select o.nutritionist, n.name as nutritionist_name, t.begins, t.ends,
    array(select p from unnest(o.places) p where p = any(s.places)) as places
  from counselling_service s
    join consultation_opening o on o.places && s.places
    join nutritionist n on n."user" = o.nutritionist,
    lateral generate_series(o.begins, o.ends - make_interval(mins => s.minutes),
      make_interval(mins => ${TERM_STEP_MINUTES})) as b(begins),
    lateral (select b.begins, b.begins + make_interval(mins => s.minutes) as ends) t
  where s.service = ${service} and o.ends > ${now} and ${which} and ${IS_COUNSELLING}
    and t.begins between ${now}::timestamptz + make_interval(hours => ${ORDER_HOURS_BEFORE}) and ${now}::timestamptz + make_interval(days => ${TERM_DAYS_AHEAD})
    and not exists (select from consultation c
      where c.nutritionist = o.nutritionist and c.begins is not null and c.state in (${HOLDING})
        and not (c.state = 'held' and c.held_until < ${now}) and c.guid is distinct from ${but}::uuid
        and tstzrange(c.begins, c.ends) && tstzrange(t.begins, t.ends))
  order by t.begins, o.nutritionist limit ${TERMS_SHOWN}`

/** Free terms of a service in the weeks from a day on. */
export async function selectFreeTerms(
  db: Db,
  { service, from }: { service: string; from: string },
): Promise<TermRow[]> {
  const first = sql`(${from}::date)::timestamp at time zone ${TIME_ZONE}`
  const after = sql`(${from}::date + ${TERM_DAYS_SHOWN}::int)::timestamp at time zone ${TIME_ZONE}`
  const which = sql`o.ends > ${first} and o.begins < ${after} and t.begins >= ${first} and t.begins < ${after}`
  const { rows } = await db.execute<TermRow>(freeTerms(service, which, new Date()))
  return rows
}

type Chosen = { service: string; nutritionist: string; begins: string; place: ConsultationPlace }

/** The term that a client chose, if it is free; null where it is not. */
export async function selectChosenTerm(
  db: Db,
  { service, nutritionist, begins, place }: Chosen,
  but: string | null = null,
) {
  const which = sql`o.nutritionist = ${nutritionist} and o.begins <= ${begins}::timestamptz and o.ends > ${begins}::timestamptz
    and t.begins = ${begins}::timestamptz and ${place} = any(o.places) and ${place} = any(s.places)`
  const { rows } = await db.execute<TermRow>(freeTerms(service, which, new Date(), but))
  const [row] = rows
  return row ? { begins: new Date(row.begins), ends: new Date(row.ends), place } : null
}
