import type { CookbookCounts, CookbookScope } from '@zivina/contract/community/cookbook'
import { COOKBOOK_RECIPES_MAX } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import { type FreeLine, withFreeLines } from '@zivina/domain/catalogue/free-lines'
import { type SQL, sql } from 'drizzle-orm'
import { LINE_INGREDIENT } from '#api/catalogue/ingredients/versions/sql.ts'
import { MODIFIED_CARD } from '#api/catalogue/recipes/modifications/sql.ts'
import { CREATOR_JOIN } from '#api/catalogue/recipes/read/sql.ts'
import { readable } from '#api/kernel/access/sql.ts'
import type { BookLine, BookRow } from './book.ts'

const FACTS = sql.raw(
  `jsonb_build_object(${[
    ...['guid', 'slug', 'name', 'portion_size', 'time_minutes', 'resting_time', 'difficulty', 'meal_types', 'tags'],
    ...['status', 'kilojoules', 'calories_in_total', 'protein_in_total', 'carbohydrates_in_total', 'fat_in_total'],
    ...['sugars_in_total', 'salt_in_total', 'fiber_in_total', 'saturated_fats_in_total', 'nutrient_coverage'],
    ...[
      'dietary_preference',
      'headnote',
      'tip',
      'storage',
      'aimed_iddsi_level',
      'created_at',
      'updated_at',
      'free_lines',
    ],
  ]
    .map((column) => `'${column}', r.${column}`)
    .join(', ')})`,
)

/** Lines differ from the original's, so that what it suits may not hold. */
const OF_MODIFIED = sql`${MODIFIED_CARD} || jsonb_build_object(
  'note', m.note, 'own_steps', m.steps, 'free_lines', m.free_lines, 'updated_at', m.updated_at, 'dietary_preference', '["All"]'::jsonb)`

const LINE = sql.raw(`jsonb_build_object('name', i.name, 'weight_units', i.weight_units, 'kitchen', i.kitchen,
  'grams_per_piece', i.grams_per_piece, 'is_spice', i.is_spice, 'density_g_per_ml', i.density_g_per_ml,
  'amount', l.amount::float8, 'segment', l.segment)`)

const linesOf = (lines: SQL): SQL => sql`(
  select coalesce(jsonb_agg(${LINE} order by l.position), '[]') from ${lines} l ${LINE_INGREDIENT} where l.`

/** The recipes of a cookbook in its order, as `kind`, `place`, `recipe`, `modified` and `since`. */
function contents(user: string): SQL {
  return sql`
    select 'own' as kind, 0 as place, r.guid as recipe, null::uuid as modified, r.created_at as since
    from recipe r where r.creator = ${user}
    union all
    select 'modified', 1, m.original, m.guid, m.created_at from recipe_modified m where m.user = ${user}
    union all
    select 'favorite', 2, f.recipe, null, f.created_at from favorite f join recipe r on r.guid = f.recipe
    where f.user = ${user} and r.creator <> ${user} and ${readable('r', user)}`
}

/** How many recipes a person's cookbook has. */
export async function countCookbook(db: Db, user: string): Promise<CookbookCounts> {
  const { rows } = await db.execute<CookbookCounts>(sql`
    select count(*) filter (where kind = 'own')::int as own, count(*) filter (where kind = 'modified')::int as modified,
      count(*) filter (where kind = 'favorite')::int as favorites
    from (${contents(user)}) c`)
  return rows[0] ?? { own: 0, modified: 0, favorites: 0 }
}

/** One part of a person's cookbook: own recipes, modified ones, favourites; of each the last first. */
export async function selectCookbook(
  db: Db,
  user: string,
  { scope, part }: { scope: CookbookScope; part: number },
): Promise<BookRow[]> {
  const wanted = scope === 'own' ? sql`where kind <> 'favorite'` : sql``
  const { rows } = await db.execute<{ book: StoredRow[] | null }>(sql`
    with wanted as (
      select c.*, row_number() over (order by place, since desc, coalesce(modified, recipe)) as number
      from (${contents(user)}) c ${wanted}
      order by number limit ${COOKBOOK_RECIPES_MAX} offset ${(part - 1) * COOKBOOK_RECIPES_MAX}
    )
    select jsonb_agg(${FACTS} || jsonb_build_object(
        'kind', w.kind, 'note', '', 'own_steps', null, 'author', coalesce(p.name, nullif(u.full_name, ''), u.username),
        'source_url', case when r.creator = ${user} then r.source_url end,
        'steps', (select coalesce(jsonb_agg(jsonb_build_object(
            'number', s.number, 'step_title', s.step_title, 'step_text', s.step_text) order by s.number), '[]')
          from recipe_step s where s.recipe = r.guid),
        'lines', case when m.guid is null then ${linesOf(sql`recipe_ingredient`)}recipe = r.guid)
          else ${linesOf(sql`recipe_modified_ingredient`)}recipe_modified = m.guid) end
      ) || case when m.guid is null then '{}' else ${OF_MODIFIED} end order by w.number) as book
    from wanted w join recipe r on r.guid = w.recipe ${CREATOR_JOIN} left join recipe_modified m on m.guid = w.modified`)
  return (rows[0]?.book ?? []).map(withText)
}

type StoredRow = BookRow & { free_lines: FreeLine[] }

/** Lines that name no food stand among the others, only named. */
function withText({ free_lines, ...row }: StoredRow): BookRow {
  const lines = withFreeLines<BookLine, FreeLine>(row.lines, free_lines)
  return { ...row, lines: lines.map((line) => ('text' in line ? textLine(line) : line)) }
}

function textLine({ text, segment }: FreeLine): BookLine {
  const unmeasured = { grams_per_piece: null, density_g_per_ml: null, is_spice: false, kitchen: null }
  return { ...unmeasured, name: text, weight_units: 'Piece', amount: 0, segment }
}
