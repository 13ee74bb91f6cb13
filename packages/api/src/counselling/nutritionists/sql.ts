import { sql } from 'drizzle-orm'

/** Whether the nutritionist `n` counsels now: marked, and an administrator who is not banned. */
export const IS_COUNSELLING = sql`
  n.active and exists (select from "user" a where a.guid = n."user" and (a.is_admin or a.is_super_admin) and not a.is_banned)`
