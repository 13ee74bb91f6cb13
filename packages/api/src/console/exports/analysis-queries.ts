import { sql } from 'drizzle-orm'
import type { ExportTable } from '#api/kernel/declared/export-table.ts'
import { inPeriod } from '#api/kernel/lists/sql.ts'

const NO_PERIOD = { from: '2020-01-01', to: '2020-01-01' }

/** Each day of a period with what happened on it, in Prague. */
export const exportedDays: ExportTable = {
  name: 'days',
  columns: [
    ['Den', 'day'],
    ['Založené účty', 'registered'],
    ['Ověřené z\u00a0nich', 'verified'],
    ['Účty s\u00a0Premium', 'premium'],
    ['Objednávky', 'ordered'],
    ['Zaplacené objednávky', 'paid'],
    ['Tržby (Kč)', 'revenue', 'money'],
    ['Vráceno (Kč)', 'refunded', 'money'],
  ],
  rows: (period) => {
    const { from, to } = period ?? NO_PERIOD
    return sql`
      with days as (select d::date as day from generate_series(${from}::date, ${to}::date, '1 day') d),
      accounts as (
        select (created_at at time zone 'Europe/Prague')::date as day, count(*)::int as registered,
          (count(*) filter (where email_verified))::int as verified
        from "user" where ${inPeriod('created_at', { from, to })} group by 1
      ), made as (
        select (created_at at time zone 'Europe/Prague')::date as day, count(*)::int as ordered
        from "order" where ${inPeriod('created_at', { from, to })} group by 1
      ), paid as (
        select (paid_at at time zone 'Europe/Prague')::date as day, count(*)::int as paid, sum(amount)::float8 as revenue
        from "order" where ${inPeriod('paid_at', { from, to })} group by 1
      ), returned as (
        select (done_at at time zone 'Europe/Prague')::date as day, sum(amount)::float8 as refunded
        from order_refund where ${inPeriod('done_at', { from, to })} group by 1
      )
      select days.day::text as day, coalesce(registered, 0) as registered, coalesce(verified, 0) as verified,
        (select count(distinct g."user")::int from premium_grant g
          where g.begins <= days.day and (g.ends is null or g.ends >= days.day)) as premium,
        coalesce(ordered, 0) as ordered, coalesce(paid, 0) as paid, coalesce(revenue, 0) as revenue, coalesce(refunded, 0) as refunded
      from days left join accounts using (day) left join made using (day) left join paid using (day) left join returned using (day)
      order by days.day`
  },
}

/** Published recipes with their figures, and how people like them. */
export const exportedFigures: ExportTable = {
  name: 'recipe_figures',
  columns: [
    ['Recept', 'name'],
    ['Adresa', 'slug'],
    ['Tvůrce', 'username'],
    ['Energie porce (kJ)', 'kilojoules'],
    ['Bílkoviny porce (g)', 'protein_in_total'],
    ['Druhy jídla', 'meal_types'],
    ['Diety', 'diet_types'],
    ['Hodnocení', 'rating_count'],
    ['Průměr hvězdiček', 'rating'],
    ['V\u00a0oblíbených', 'favorites'],
    ['Uvařeno', 'cooked'],
    ['V\u00a0jídelníčcích', 'planned'],
  ],
  rows: () => sql`
    select r.name, r.slug, u.username, r.kilojoules, r.protein_in_total, array_to_string(r.meal_types, ', ') as meal_types,
      array_to_string(r.diet_types, ', ') as diet_types, r.rating_count,
      case when r.rating_count > 0 then round(r.rating_sum::numeric / r.rating_count, 2)::float8 end as rating,
      (select count(*)::int from favorite f where f.recipe = r.guid) as favorites,
      (select count(*)::int from cooked_recipe c where c.recipe = r.guid) as cooked,
      (select count(*)::int from meal_plan_item i where i.recipe = r.guid and i.deleted_at is null) as planned
    from recipe r left join "user" u on u.guid = r.creator
    where r.status = 'Approved' and not r.duplicate order by r.created_at, r.guid`,
}
