import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls, World } from '#api/testing/world.ts'

async function folder({ premium, make, number }: World): Promise<string> {
  const body = { guid: crypto.randomUUID(), name: `Složka ${number()}` }
  await make('POST', { path: '/meal_plan_folder', as: premium, body })
  return `/meal_plan_folder/${body.guid}`
}

export const calls: Calls = {
  'GET /meal_plan_folder': async (world) => {
    await folder(world)
    return { path: '/meal_plan_folder', as: world.premium }
  },
  'POST /meal_plan_folder': async ({ enter, number }) => ({
    path: '/meal_plan_folder',
    as: await enter({ is_premium: true }),
    body: { guid: crypto.randomUUID(), name: `Složka ${number()}` },
  }),
  'PATCH /meal_plan_folder/{guid}': async (world) => ({
    path: await folder(world),
    as: world.premium,
    body: { name: `Jinak ${world.number()}`, before: null },
  }),
  'DELETE /meal_plan_folder/{guid}': async (world) => {
    const path = await folder(world)
    const body = { guid: crypto.randomUUID(), name: `Uvnitř ${world.number()}`, parent: path.split('/').at(-1) }
    await world.make('POST', { path: '/meal_plan_folder', as: world.premium, body })
    return { path, as: world.premium }
  },
  'GET /admin/folder': ({ admin }) => ({ path: '/admin/folder', as: admin }),
}

const again = () => 'delete from meal_plan_folder'

export const texts: TextCalls = {
  'POST /meal_plan_folder': {
    as: 'token',
    body: () => ({ guid: crypto.randomUUID(), name: `Složka ${crypto.randomUUID()}` }),
    fields: { guid: 'refused', name: 'kept', parent: 'refused' },
    again,
  },
  'PATCH /meal_plan_folder/{guid}': {
    as: 'token',
    path: async ({ api, token }) => {
      const guid = crypto.randomUUID()
      await api.sql('delete from meal_plan_folder')
      await api.post('/meal_plan_folder', { guid, name: 'Složka' }, { token })
      return `/meal_plan_folder/${guid}`
    },
    body: () => ({}),
    // Where it goes to another folder that is not there, it stays: the end of the folder is no refusal.
    fields: { name: 'kept', parent: 'refused', before: 'refused' },
  },
}
