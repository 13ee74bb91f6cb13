import type { TextWorld } from '#api/testing/text-world.ts'
import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls, World } from '#api/testing/world.ts'
import { confirmedConsultation } from '../consultations/testing.ts'

/** A client with a note of their nutritionist. */
async function noted(world: World) {
  const { as: client, nutritionist: as } = await confirmedConsultation(world)
  const path = `/admin/client/${client.user.guid}/note`
  const guid = crypto.randomUUID()
  await world.make('POST', { path, as, body: { guid, text: 'Večeře jí pozdě.' } })
  return { as, path, guid }
}

export const calls: Calls = {
  'GET /admin/client/{guid}/note': async (world) => {
    const { as, path } = await noted(world)
    return { path, as }
  },
  'POST /admin/client/{guid}/note': async (world) => {
    const { as: client, nutritionist: as } = await confirmedConsultation(world)
    const body = { guid: crypto.randomUUID(), text: 'Večeře jí pozdě.' }
    return { path: `/admin/client/${client.user.guid}/note`, as, body }
  },
  'DELETE /admin/client/{guid}/note/{note}': async (world) => {
    const { as, path, guid } = await noted(world)
    return { path: `${path}/${guid}`, as }
  },
}

const SOLD = '01980000-0000-7000-8000-000000000058'

/** The user as a client of an administrator who counsels. */
async function takeOn({ api, admin, user }: TextWorld): Promise<void> {
  const guid = JSON.parse(Buffer.from(admin.split('.')[1] ?? '', 'base64url').toString()).user_guid
  await api.sql(
    `insert into service (guid, slug, name, kind, price, vat_rate) values ($1, 'k-poznamce', 'Rada', 'counselling', 1, 21)
     on conflict do nothing`,
    [SOLD],
  )
  await api.sql('insert into counselling_service (service) values ($1) on conflict do nothing', [SOLD])
  await api.sql(`insert into nutritionist ("user", name) values ($1, 'Mgr. Zdravá') on conflict do nothing`, [guid])
  await api.sql(
    `insert into consultation ("user", nutritionist, service, service_name, state, covered_by)
     select $1, $2, $3, 'Rada', 'done', 'package'
     where not exists (select from consultation where "user" = $1 and nutritionist = $2)`,
    [user.guid, guid, SOLD],
  )
}

export const texts: TextCalls = {
  'POST /admin/client/{guid}/note': {
    as: 'admin',
    path: async (world) => {
      await takeOn(world)
      return `/admin/client/${world.user.guid}/note`
    },
    body: () => ({ guid: crypto.randomUUID(), text: 'Večeře jí pozdě.' }),
    fields: { guid: 'refused', text: 'kept' },
  },
}
