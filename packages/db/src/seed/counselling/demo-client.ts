import { sql } from 'drizzle-orm'
import type { Db } from '#db/database.ts'

/**
 * Makes a demo member the client of the demo nutritionist: a consultation that took place yesterday with a check that is due, a tailored
 * plan that waits to be made, a note, and the consent to see diary and weight. A client who is there already stays.
 */
export async function seedDemoClient(db: Db): Promise<void> {
  const pair = sql`"user" u, nutritionist n join "user" a on a.guid = n."user"
    where u.email = 'premium@zivina.example' and u.is_demo and a.email = 'admin@zivina.example' and a.is_demo`
  const { rows } = await db.execute(sql`
    select from consultation c, ${pair} and c."user" = u.guid and c.nutritionist = n."user" limit 1`)
  if (rows.length > 0) return
  await db.execute(sql`
    insert into consultation ("user", nutritionist, service, service_name, state, covered_by, begins, ends, place, note, summary, follow_up_on)
    select u.guid, n."user", s.guid, s.name, 'done', 'package', d.at, d.at + make_interval(mins => coalesce(k.minutes, 60)), 'online',
      'Večer mívám hlad.', 'Přidat k obědu luštěniny a k večeři zeleninu. Snídat do devíti.', (now() at time zone 'Europe/Prague')::date
    from service s join counselling_service k on k.service = s.guid,
      lateral (select ((now() at time zone 'Europe/Prague')::date - 1 + time '10:00') at time zone 'Europe/Prague' as at) d, ${pair}
      and s.slug = 'vstupni-konzultace'`)
  await db.execute(sql`
    insert into consultation ("user", nutritionist, service, service_name, state, covered_by, note, confirmed_at)
    select u.guid, n."user", s.guid, s.name, 'confirmed', 'package', 'Ve všední dny mám na vaření půl hodiny.', now()
    from service s, ${pair} and s.slug = 'jidelnicek-na-miru'`)
  await db.execute(sql`
    insert into client_note ("user", nutritionist, name, text)
    select u.guid, n."user", n.name, 'Večeře jí pozdě, po tréninku. Příště projít svačiny.' from ${pair}`)
  await db.execute(sql`
    insert into counselling_consent ("user", nutritionist, kind, until, version)
    select u.guid, n."user", k.kind, (now() at time zone 'Europe/Prague')::date + 90, '1'
    from unnest(array['diary', 'weight']) k(kind), ${pair}
    on conflict do nothing`)
}
