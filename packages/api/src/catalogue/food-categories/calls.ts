import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls, World } from '#api/testing/world.ts'

type Listed = { results: { guid: string; name: string; sub_food_categories: { guid: string; name: string }[] }[] }

async function category({ admin, number, make }: World): Promise<string> {
  const name = `Oddělení ${number()}`
  const { results } = (await make('POST', { path: '/food_category', as: admin, body: { name } })) as Listed
  return results.find((made) => made.name === name)?.guid ?? ''
}

async function subCategory(world: World): Promise<string> {
  const path = `/food_category/${await category(world)}/sub_food_category`
  const { results } = (await world.make('POST', { path, as: world.admin, body: { name: 'Police' } })) as Listed
  return results.at(-1)?.sub_food_categories[0]?.guid ?? ''
}

export const calls: Calls = {
  'GET /food_category': () => ({ path: '/food_category' }),
  'POST /food_category': ({ admin, number }) => ({
    path: '/food_category',
    as: admin,
    body: { name: `Nové oddělení ${number()}` },
  }),
  'PATCH /food_category/{guid}': async (world) => ({
    path: `/food_category/${await category(world)}`,
    as: world.admin,
    body: { name: `Jinak ${world.number()}`, position: 1 },
  }),
  'DELETE /food_category/{guid}': async (world) => ({
    path: `/food_category/${await category(world)}`,
    as: world.admin,
  }),
  'POST /food_category/{guid}/sub_food_category': async (world) => ({
    path: `/food_category/${await category(world)}/sub_food_category`,
    as: world.admin,
    body: { name: 'Police' },
  }),
  'PATCH /sub_food_category/{guid}': async (world) => ({
    path: `/sub_food_category/${await subCategory(world)}`,
    as: world.admin,
    body: { name: 'Jiná police', position: 0, food_category: await category(world) },
  }),
  'DELETE /sub_food_category/{guid}': async (world) => ({
    path: `/sub_food_category/${await subCategory(world)}`,
    as: world.admin,
  }),
}

/** The sub-category that the texts rename, alone in its category. */
const OWN = '0198f000-0000-7000-8000-0000000000c1'
const OWN_SUB = '0198f000-0000-7000-8000-0000000000c2'
const again = () => `
  delete from sub_food_category where food_category = '${OWN}';
  delete from food_category c where not exists (select from sub_food_category s where s.food_category = c.guid);
  insert into food_category (guid, name, slug, position) values ('${OWN}', 'Naše', 'nase', 0);
  insert into sub_food_category (guid, food_category, name, slug, position)
    values ('${OWN_SUB}', '${OWN}', 'Vlastní', 'vlastni', 0)`

export const texts: TextCalls = {
  'POST /food_category': {
    as: 'admin',
    body: () => ({ name: 'Nové' }),
    fields: { name: 'kept' },
    read: async ({ api }) => (await api.sql('select name from food_category order by guid desc limit 1'))[0],
    again,
  },
  'PATCH /food_category/{guid}': {
    as: 'admin',
    path: () => `/food_category/${OWN}`,
    body: () => ({ name: 'Nové' }),
    fields: { name: 'kept' },
    read: async ({ api }) => (await api.sql(`select name from food_category where guid = '${OWN}'`))[0],
    again,
  },
  'POST /food_category/{guid}/sub_food_category': {
    as: 'admin',
    path: () => `/food_category/${OWN}/sub_food_category`,
    body: () => ({ name: 'Nová' }),
    fields: { name: 'kept' },
    read: async ({ api }) => (await api.sql('select name from sub_food_category order by guid desc limit 1'))[0],
    again,
  },
  'PATCH /sub_food_category/{guid}': {
    as: 'admin',
    path: () => `/sub_food_category/${OWN_SUB}`,
    body: () => ({ name: 'Nová' }),
    fields: { name: 'kept', food_category: 'refused' },
    read: async ({ api }) => (await api.sql(`select name from sub_food_category where guid = '${OWN_SUB}'`))[0],
    again,
  },
}
