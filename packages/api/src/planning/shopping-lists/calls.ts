import type { TextCalls } from '#api/testing/texts.ts'
import type { Call, Calls, Person, World } from '#api/testing/world.ts'

const newGuid = () => ({ guid: crypto.randomUUID() })

/** A list with a recipe, an item and a staple, of a user of its own: the number of lists has a limit. */
async function list({ enter, recipe, flour, make }: World) {
  const premium = await enter({ is_premium: true })
  const { guid } = await make('POST', { path: '/shopping_list', as: premium, body: { ...newGuid(), name: 'Nákup' } })
  const path = `/shopping_list/${guid}`
  const [dish, item, staple] = [newGuid(), newGuid(), newGuid()]
  await make('POST', { path: `${path}/recipe`, as: premium, body: { ...dish, recipe: recipe.guid, portions: 2 } })
  await make('POST', {
    path: `${path}/ingredient`,
    as: premium,
    body: { ...item, ingredient: flour.guid, amount: 300 },
  })
  await make('POST', { path: `${path}/staple`, as: premium, body: { ...staple, text: '1 l mléka', every_days: 7 } })
  return { as: premium, path, dish: dish.guid, item: item.guid, staple: staple.guid, key: `food:${flour.guid}:Gram` }
}

/** A call below a list that was just made. */
const of =
  (build: (made: Awaited<ReturnType<typeof list>>, world: World) => Omit<Call, 'as'>) =>
  async (world: World): Promise<Call> => {
    const made = await list(world)
    return { ...build(made, world), as: made.as }
  }

const mark = (key: string) => ({ key, is_ticked: true, covered: 300, kind: 'bought' })

const ofLists: Calls = {
  'GET /shopping_list': of(() => ({ path: '/shopping_list' })),
  'GET /shopping_list/changes': of(() => {
    const since = new Date(Date.now() - 3_600_000).toISOString()
    return { path: `/shopping_list/changes?changed_since=${since}` }
  }),
  'POST /shopping_list': async ({ enter }) => ({
    path: '/shopping_list',
    as: await enter({ is_premium: true }),
    body: { ...newGuid(), name: 'Na víkend' },
  }),
  'GET /shopping_list/order': ({ premium }) => ({ path: '/shopping_list/order', as: premium }),
  'PATCH /shopping_list/order': ({ premium }) => ({
    path: '/shopping_list/order',
    as: premium,
    body: { categories: [crypto.randomUUID()] },
  }),
  'GET /shopping_list/{guid}': of(({ path }) => ({ path })),
  'PATCH /shopping_list/{guid}': of(({ path }) => ({ path, body: { name: 'Jinak' } })),
  'DELETE /shopping_list/{guid}': of(({ path }) => ({ path })),
  'GET /shopping_list/{guid}/share': of(({ path }) => ({ path: `${path}/share` })),
  'POST /shopping_list/{guid}/share': of(({ path }) => ({
    path: `${path}/share`,
    body: { ...newGuid(), email: 'eva@example.com', role: 'editor' },
  })),
  'DELETE /shopping_list/{guid}/share': of(({ path }) => ({ path: `${path}/share` })),
  'POST /shopping_list/{guid}/share_link': of(({ path }) => ({ path: `${path}/share_link` })),
  'DELETE /shopping_list/{guid}/share_link': of(({ path }) => ({ path: `${path}/share_link` })),
  'GET /shared_shopping_list/{token}': async (world) => {
    const { as, path } = await list(world)
    const { link_token } = await world.make('POST', { path: `${path}/share_link`, as })
    return { path: `/shared_shopping_list/${String(link_token)}` }
  },
  'POST /shopping_list/{guid}/product': of(({ path }, { flour }) => ({
    path: `${path}/product`,
    body: { ingredient: flour.guid, package_sizes: [500, 1000], price: 1990, price_amount: 1000 },
  })),
  'POST /shopping_list/{guid}/email': of(({ path }) => ({ path: `${path}/email` })),
  'GET /shopping_list/{guid}/events': of(({ path }) => ({ path: `${path}/events` })),
}

/** A plan of the list's owner with a dish on a day. */
async function planned({ make, recipe }: World, as: Person): Promise<{ meal_plan: string; from: string; to: string }> {
  const plan = newGuid()
  await make('POST', { path: '/meal_plan', as, body: { ...plan, name: 'Na nákup' } })
  const items = [{ ...newGuid(), meal_type: 'Lunch', recipe: recipe.guid }]
  await make('POST', { path: `/meal_plan/${plan.guid}/item`, as, body: { day: '2026-11-30', items } })
  return { meal_plan: plan.guid, from: '2026-11-30', to: '2026-12-06' }
}

const ofItems: Calls = {
  'POST /shopping_list/{guid}/meal_plan': async (world) => {
    const { as, path } = await list(world)
    return { path: `${path}/meal_plan`, as, body: await planned(world, as) }
  },
  'POST /shopping_list/{guid}/recipe': of(({ path }, { recipe }) => ({
    path: `${path}/recipe`,
    body: { ...newGuid(), recipe: recipe.guid, portions: 3, more: true },
  })),
  'PATCH /shopping_list/{guid}/recipe/{item}': of(({ path, dish }) => ({
    path: `${path}/recipe/${dish}`,
    body: { portions: 5 },
  })),
  'POST /shopping_list/{guid}/ingredient': of(({ path }, { flour }) => ({
    path: `${path}/ingredient`,
    body: { ...newGuid(), ingredient: flour.guid, amount: 200, more: true },
  })),
  'POST /shopping_list/{guid}/item': of(({ path }) => ({
    path: `${path}/item`,
    body: { ...newGuid(), text: '2 kg brambor a 1 l mléka' },
  })),
  'PATCH /shopping_list/{guid}/item/{item}': [
    of(({ path, item }) => ({ path: `${path}/item/${item}`, body: { text: '1 kg brambor' } })),
    of(({ path, item }) => ({ path: `${path}/item/${item}`, body: { amount: 250, unit: 'Gram' } })),
  ],
  'DELETE /shopping_list/{guid}/item/{item}': of(({ path, item }) => ({ path: `${path}/item/${item}` })),
  'POST /shopping_list/{guid}/restore': of(({ path, item }) => ({ path: `${path}/restore`, body: { items: [item] } })),
  'POST /shopping_list/{guid}/mark': of(({ path, key }) => ({ path: `${path}/mark`, body: { marks: [mark(key)] } })),
  'POST /shopping_list/{guid}/finish': async (world) => {
    const { path, as, key } = await list(world)
    await world.make('POST', { path: `${path}/mark`, as, body: { marks: [mark(key)] } })
    return { path: `${path}/finish`, as }
  },
  'POST /shopping_list/{guid}/staple': of(({ path }) => ({
    path: `${path}/staple`,
    body: { ...newGuid(), text: 'chleba', every_days: 3 },
  })),
  'PATCH /shopping_list/{guid}/staple/{staple}': of(({ path, staple }) => ({
    path: `${path}/staple/${staple}`,
    body: { every_days: 14, skip: true },
  })),
  'DELETE /shopping_list/{guid}/staple/{staple}': of(({ path, staple }) => ({ path: `${path}/staple/${staple}` })),
}

export const calls: Calls = { ...ofLists, ...ofItems }

const AT = '2026-11-20T10:00:00.000Z'
const anew = (id: string) => `delete from shopping_list_item where guid <> '${id}'`

/** The text of the last item or staple of the answered list. */
export const texts: TextCalls = {
  'POST /shopping_list': {
    as: 'token',
    body: () => ({ ...newGuid(), name: 'Nákup' }),
    fields: { guid: 'refused', name: 'kept' },
    again: ({ shopping_list }) => `delete from shopping_list where guid <> '${shopping_list.split('/').at(-1)}'`,
  },
  'PATCH /shopping_list/order': {
    as: 'token',
    body: () => ({ categories: [crypto.randomUUID()] }),
    fields: { 'categories.0': 'refused' },
  },
  'PATCH /shopping_list/{guid}': {
    as: 'token',
    path: ({ shopping_list }) => shopping_list,
    body: () => ({}),
    fields: { name: 'kept' },
  },
  'POST /shopping_list/{guid}/share': {
    as: 'token',
    path: ({ shopping_list }) => `${shopping_list}/share`,
    body: () => ({ ...newGuid(), email: `${crypto.randomUUID()}@example.com`, role: 'viewer' }),
    fields: { guid: 'refused', email: 'refused' },
  },
  'POST /shopping_list/{guid}/product': {
    as: 'token',
    path: ({ shopping_list }) => `${shopping_list}/product`,
    body: ({ ingredient }) => ({ ingredient, package_sizes: [], price: null, price_amount: null }),
    fields: { ingredient: 'refused' },
  },
  'POST /shopping_list/{guid}/recipe': {
    as: 'token',
    path: ({ shopping_list }) => `${shopping_list}/recipe`,
    body: ({ recipe }) => ({ ...newGuid(), recipe: recipe.guid, portions: 1, more: true }),
    fields: { guid: 'refused', recipe: 'refused' },
  },
  'PATCH /shopping_list/{guid}/recipe/{item}': {
    as: 'token',
    path: ({ shopping_list, shopping_item }) => `${shopping_list}/recipe/${shopping_item}`,
    body: () => ({ portions: 1, at: AT }),
    fields: { at: 'refused' },
  },
  'POST /shopping_list/{guid}/meal_plan': {
    as: 'token',
    path: ({ shopping_list }) => `${shopping_list}/meal_plan`,
    body: () => ({ meal_plan: crypto.randomUUID(), from: '2026-11-30', to: '2026-12-06' }),
    fields: { meal_plan: 'refused', from: 'refused', to: 'refused' },
  },
  'POST /shopping_list/{guid}/ingredient': {
    as: 'token',
    path: ({ shopping_list }) => `${shopping_list}/ingredient`,
    body: ({ ingredient }) => ({ ...newGuid(), ingredient, amount: 1, more: true }),
    fields: { guid: 'refused', ingredient: 'refused' },
  },
  'POST /shopping_list/{guid}/item': {
    as: 'token',
    path: ({ shopping_list }) => `${shopping_list}/item`,
    body: () => ({ ...newGuid(), text: 'ubrousky', more: true }),
    fields: { guid: 'refused', text: 'unread' },
    again: ({ shopping_item }) => anew(shopping_item),
  },
  'PATCH /shopping_list/{guid}/item/{item}': {
    as: 'token',
    path: ({ shopping_list, shopping_item }) => `${shopping_list}/item/${shopping_item}`,
    body: () => ({ text: 'ubrousky' }),
    fields: { text: 'unread', at: 'refused' },
  },
  'POST /shopping_list/{guid}/restore': {
    as: 'token',
    path: ({ shopping_list }) => `${shopping_list}/restore`,
    body: ({ shopping_item }) => ({ items: [shopping_item], instead_of: [crypto.randomUUID()] }),
    fields: { 'items.0': 'refused', 'instead_of.0': 'refused' },
  },
  'POST /shopping_list/{guid}/mark': {
    as: 'token',
    path: ({ shopping_list }) => `${shopping_list}/mark`,
    body: ({ ingredient }) => ({ marks: [mark(`food:${ingredient}:Gram`)] }),
    fields: { 'marks.0.key': 'refused', 'marks.0.at': 'refused' },
  },
  'POST /shopping_list/{guid}/staple': {
    as: 'token',
    path: ({ shopping_list }) => `${shopping_list}/staple`,
    body: () => ({ ...newGuid(), text: 'ubrousky', every_days: 5 }),
    fields: { guid: 'refused', text: 'unread' },
    again: ({ staple }) => `delete from shopping_list_staple where guid <> '${staple}'`,
  },
}
