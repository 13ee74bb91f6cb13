import type pg from 'pg'

/** Accounts besides the measured one: one per this many recipes. */
const RECIPES_PER_PERSON = 50

/**
 * Fills a scaled database with accounts, favourites, saved filters, reviews and other user data in proportion to its recipes,
 * for measurements. One account, an admin with premium, has hundreds of each.
 *
 * @param pool of a superuser: foreign keys are not checked row by row.
 */
export async function scaleCommunity(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(PEOPLE, [RECIPES_PER_PERSON])
    for (const statement of BELONGINGS) await client.query(statement)
    await client.query('drop table scale_person, scale_recipe')
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    // An open transaction ends with the connection.
    client.release(true)
  }
}

/** The guid of the account that has hundreds of everything. */
export async function findScalePerson(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ guid: string }>(`select guid from "user" where username = 'scale-0'`)
  return rows[0]?.guid ?? ''
}

const PEOPLE = `
  with made as (
    insert into "user" (username, username_key, email, email_verified, is_admin, is_demo)
    select 'scale-' || n, 'scale-' || n, 'scale-' || n || '@example.com', true, n = 0, n = 0
    from generate_series(0, greatest(20, (select count(*)::int from recipe) / $1::int)) n
    returning guid, username
  )
  select guid as person, substr(username, 7)::int as number into scale_person from made`

/** Account 0 has hundreds of everything, the others a few. */
const BELONGINGS = [
  `select guid as recipe, row_number() over (order by slug)::int - 1 as number, count(*) over ()::int as recipes
    into scale_recipe from recipe where status = 'Approved'`,
  `create index on scale_recipe (number)`,
  'create index on scale_person (number)',
  `insert into membership ("user", plan, is_premium) select person, 'premium', true from scale_person where number = 0`,
  'analyze scale_recipe, scale_person',
  `insert into favorite ("user", recipe, created_at)
    select p.person, r.recipe, now() - n * interval '1 hour'
    from scale_person p cross join generate_series(1, 300) n
      join scale_recipe r on r.number = (p.number * 37 + n * 11) % (select count(*)::int from scale_recipe)
    where p.number = 0 or n <= 20 on conflict do nothing`,
  `update recipe set creator = (select person from scale_person where number = 0)
    where guid in (select recipe from scale_recipe where number % greatest(10, recipes / 500) = 3)`,
  // One review of each recipe, by accounts in turn; of the first recipe by every account.
  `insert into review (recipe, "user", rating, comment, status, created_at, updated_at)
    select r.recipe, p.person, 1 + r.number % 5, 'Povedlo se, příště přidám pepř.',
      case when r.number % 50 = 7 then 'Pending' else 'Approved' end, now() - r.number * interval '3 minutes', now()
    from scale_recipe r join scale_person p on p.number = case when r.number % 200 = 1 then 0 else r.number % (select count(*) from scale_person) end
    on conflict do nothing`,
  `insert into review (recipe, "user", rating, comment, status, created_at, updated_at)
    select r.recipe, p.person, 1 + p.number % 5, 'Vařili jsme celé odpoledne.', 'Approved', now() - p.number * interval '1 day', now()
    from scale_person p cross join scale_recipe r where r.number = 0 on conflict do nothing`,
  `with made as (
      insert into recipe_modified (slug, "user", original, name, portion_size, created_at)
      select 'scale-' || p.number || '-' || n, p.person, r.recipe, 'Podle mě ' || n, 2, now() - n * interval '1 hour'
      from scale_person p cross join generate_series(1, 200) n
        join scale_recipe r on r.number = (p.number * 41 + n * 13) % (select count(*)::int from scale_recipe)
      where p.number = 0 or n <= 2
      returning guid, original)
    insert into recipe_modified_ingredient (recipe_modified, ingredient, segment, amount, count_macros, position)
    select made.guid, l.ingredient, l.segment, l.amount * 2, l.count_macros, l.position
    from made join recipe_ingredient l on l.recipe = made.original`,
  `insert into ingredient (slug, name, search_text, sub_food_category, status, creator, kilojoules, created_at)
    select 'scale-' || p.number || '-' || n, 'Domácí surovina ' || p.number || ' ' || n,
      'domaci surovina ' || p.number || ' ' || n, (select guid from sub_food_category limit 1), 'Pending', p.person, 1000,
      now() - n * interval '1 hour'
    from scale_person p cross join generate_series(1, 300) n where p.number = 0 or n <= 3`,
  `insert into user_filter ("user", name, search)
    select p.person, 'Filtr ' || n, 'kure' from scale_person p cross join generate_series(1, 20) n where p.number = 0 or n <= 2`,
  `insert into error_report ("user", recipe, kind, text, status, created_at)
    select p.person, r.recipe, 'other', 'Chybí sůl.', case when r.number % 3 = 0 then 'Pending' else 'Approved' end,
      now() - r.number * interval '5 minutes'
    from scale_recipe r join scale_person p on p.number = case when r.number % 200 = 3 then 0 else r.number % (select count(*) from scale_person) end
    where r.number % 5 = 3`,
  `insert into photo_submission ("user", recipe, photo, status, created_at)
    select p.person, r.recipe, 'uploads/scale/' || r.number || '.jpg',
      case when r.number % 3 = 0 then 'Pending' else 'Approved' end, now() - r.number * interval '5 minutes'
    from scale_recipe r join scale_person p on p.number = case when r.number % 200 = 3 then 0 else r.number % (select count(*) from scale_person) end
    where r.number % 5 = 3`,
  `insert into news_block (category, title, text, published_at)
    select 'info', 'Novinka ' || n, 'Text novinky.', now() - n * interval '1 day' from generate_series(1, 500) n`,
]
