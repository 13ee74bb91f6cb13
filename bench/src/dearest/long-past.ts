import { randomBytes } from 'node:crypto'
import type pg from 'pg'

const WEIGHINGS = 10_000
const PHOTOS = 200
const PHOTO_BYTES = 1_800_000
const THINGS = 300

/**
 * Gives an account as much as the dearest requests read: ten thousand weighings, as many photos as a person may have, and a full
 * shopping list. @returns the guid of the list
 */
export async function giveLongPast(pool: pg.Pool, user: string, { photos }: { photos: boolean }): Promise<string> {
  await pool.query(
    `insert into body_measurement ("user", day, weight)
    select $1, current_date - n, 80 + sin(n / 9.0) + (n * 7919 % 13) / 10.0 from generate_series(0, $2::int - 1) n`,
    [user, WEIGHINGS],
  )
  for (let at = 0; photos && at < PHOTOS; at += 1) {
    await pool.query(
      `insert into progress_photo ("user", day, bytes, width, height) values ($1, current_date - $2::int, $3, 1600, 1200)`,
      [user, at, randomBytes(PHOTO_BYTES)],
    )
  }
  const { rows } = await pool.query<{ guid: string }>(
    `with list as (insert into shopping_list ("user", name) values ($1, 'Velký nákup') returning guid), made as (
      insert into shopping_list_item (list, text, added_by) select guid, 'věc ' || n, $1 from list, generate_series(1, $2::int) n)
    select guid from list`,
    [user, THINGS],
  )
  return rows[0]?.guid ?? ''
}
