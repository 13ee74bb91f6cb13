import type { TextCalls } from '#api/testing/texts.ts'
import type { Call, Calls, World } from '#api/testing/world.ts'

const guid = () => crypto.randomUUID()
const DAY = '2026-11-20'

const entry = (what: Record<string, unknown>, fields: Record<string, unknown> = {}) => ({
  guid: guid(),
  day: DAY,
  meal: 'Lunch',
  what,
  ...fields,
})
const QUICK = { kind: 'quick', name: 'Oběd v hospodě', kilojoules: 3000, protein: 30 }

/** Records entries. @returns the guid of the first */
async function record({ person, make }: World, entries: readonly object[] = [entry(QUICK)]): Promise<string> {
  const { entries: made } = await make('POST', { path: '/diary/entries', as: person, body: { entries } })
  return made[0].guid
}

/** Entries of every kind of food that the house has. */
const whole = ({ recipe }: World) => [
  entry({ kind: 'recipe', recipe: recipe.guid, portions: 1.5 }),
  entry({ kind: 'ingredient', ingredient: recipe.ingredient, amount: 80, unit: 'g' }),
  entry(QUICK),
  entry({ kind: 'water', milliliters: 300 }),
]

const read =
  (path: string) =>
  async (world: World): Promise<Call> => {
    await record(world, whole(world))
    return { path, as: world.person }
  }

/** A dish of an own plan for two people. */
async function planned({ premium, recipe, make }: World) {
  const plan = guid()
  const item = guid()
  await make('POST', { path: '/meal_plan', as: premium, body: { guid: plan, name: 'Týden' } })
  const items = [{ guid: item, meal_type: 'Lunch', recipe: recipe.guid }]
  await make('POST', { path: `/meal_plan/${plan}/item`, as: premium, body: { day: DAY, items } })
  return { kind: 'planned', plan, item }
}

export const calls: Calls = {
  'GET /diary': read(`/diary?from=2026-11-16&to=2026-11-22`),
  'GET /diary/changes': async (world) => {
    await record(world, whole(world))
    const since = new Date(Date.now() - 3_600_000).toISOString()
    return { path: `/diary/changes?from=2026-11-16&to=2026-11-22&changed_since=${since}`, as: world.person }
  },
  'GET /diary/totals': read(`/diary/totals?from=2026-01-01&to=2026-12-31&by=week&constituents=true`),
  'GET /diary/suggestions': async (world) => {
    await planned(world)
    const saved = { guid: guid(), name: 'Snídaně', items: [QUICK] }
    await world.make('POST', { path: '/saved_meal', as: world.premium, body: saved })
    await world.make('POST', { path: '/diary/entries', as: world.premium, body: { entries: whole(world) } })
    return { path: `/diary/suggestions?day=${DAY}&meal=Lunch`, as: world.premium }
  },
  'GET /diary/planned': async (world) => {
    await planned(world)
    return { path: `/diary/planned?day=${DAY}`, as: world.premium }
  },
  'GET /diary/remains': read(`/diary/remains?day=${DAY}`),
  'GET /diary/export/csv': read('/diary/export/csv'),
  'GET /diary/export/json': read('/diary/export/json'),
  'POST /diary/entries': [
    async (world) => {
      const saved = { guid: guid(), name: 'Oběd', items: [QUICK] }
      await world.make('POST', { path: '/saved_meal', as: world.person, body: saved })
      const body = { entries: whole(world), saved_meal: saved.guid }
      return { path: '/diary/entries', as: world.person, body }
    },
    async (world) => {
      const former = await record(world, whole(world))
      const entries = [entry({ kind: 'copy', entry: former, factor: 2 })]
      return { path: '/diary/entries', as: world.person, body: { entries } }
    },
    async (world) => ({
      path: '/diary/entries',
      as: world.premium,
      body: { entries: [entry(await planned(world))] },
    }),
  ],
  'POST /diary/restore': async (world) => {
    const made = await record(world)
    await world.make('DELETE', { path: `/diary/entry/${made}`, as: world.person })
    return { path: '/diary/restore', as: world.person, body: { guids: [made] } }
  },
  'PATCH /diary/entry/{guid}': [
    async (world) => {
      const { person, recipe } = world
      const what = { kind: 'ingredient', ingredient: recipe.ingredient, amount: 80, unit: 'g' }
      const body = { day: '2026-11-21', meal: 'Dinner', amount: 2, unit: 'tablespoon', note: 'Doma' }
      return { path: `/diary/entry/${await record(world, [entry(what)])}`, as: person, body }
    },
    async (world) => {
      const body = { figures: { name: 'Oběd u babičky', kilojoules: 3500, protein: null } }
      return { path: `/diary/entry/${await record(world)}`, as: world.person, body }
    },
  ],
  'DELETE /diary/entry/{guid}': async (world) => ({ path: `/diary/entry/${await record(world)}`, as: world.person }),
  'PATCH /diary/day/{day}': ({ person }) => ({
    path: `/diary/day/${DAY}`,
    as: person,
    body: { is_complete: true, note: 'Oslava' },
  }),
}

const AT = '2026-11-20T10:00:00.000Z'

const refused = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, 'refused'] as const))

export const texts: TextCalls = {
  'POST /diary/entries': {
    as: 'token',
    body: () => ({ entries: [entry(QUICK, { note: 'U stolu' })], at: AT }),
    fields: {
      ...refused('entries.0.guid', 'entries.0.day', 'saved_meal', 'at'),
      // Figures alone name no food.
      ...refused('entries.0.what.recipe', 'entries.0.what.recipe_modified', 'entries.0.what.ingredient'),
      ...refused('entries.0.what.product', 'entries.0.what.entry', 'entries.0.what.plan', 'entries.0.what.item'),
      ...refused('entries.0.what.eater'),
      'entries.0.note': 'kept',
      'entries.0.what.name': 'kept',
    },
    again: ({ diary_entry }) => `delete from diary_entry where guid <> '${diary_entry}'`,
    read: async ({ api, diary_entry }) => {
      const [{ name, note } = {}] = await api.sql('select name, note from diary_entry where guid <> $1', [diary_entry])
      return { entries: [{ note, what: { name } }] }
    },
  },
  'POST /diary/restore': {
    as: 'token',
    body: ({ diary_entry }) => ({ guids: [diary_entry] }),
    fields: { 'guids.0': 'refused' },
  },
  'PATCH /diary/entry/{guid}': {
    as: 'token',
    path: ({ diary_entry }) => `/diary/entry/${diary_entry}`,
    body: () => ({ day: DAY, note: 'Doma', figures: { name: 'Oběd' } }),
    fields: { day: 'refused', note: 'kept', 'figures.name': 'kept', at: 'refused' },
    read: async ({ api, diary_entry }) => {
      const [{ name, note } = {}] = await api.sql('select name, note from diary_entry where guid = $1', [diary_entry])
      return { note, figures: { name } }
    },
  },
  'PATCH /diary/day/{day}': {
    as: 'token',
    path: () => `/diary/day/${DAY}`,
    body: () => ({ note: 'Oslava' }),
    fields: { note: 'kept', at: 'refused' },
  },
}
