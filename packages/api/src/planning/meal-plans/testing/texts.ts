import { textsOfSharing } from '#api/planning/shares/calls.ts'
import type { TextWorld } from '#api/testing/text-world.ts'
import type { Fate, TextCalls } from '#api/testing/texts.ts'
import { MONDAY, newItem } from './plans-api.ts'

/** A new plan of the user, or of the admin, the only one there is. */
const plan =
  (rest = '', as: 'token' | 'admin' = 'token') =>
  async (world: TextWorld): Promise<string> => {
    const noun = as === 'admin' ? '/admin/meal_plan' : '/meal_plan'
    const guid = crypto.randomUUID()
    await world.api.sql('delete from meal_plan')
    await world.api.post(noun, { guid, name: 'Týden' }, { token: world[as] })
    return `${noun}/${guid}${rest}`
  }

/** The same with an item. */
const planWithItem = async (world: TextWorld): Promise<string> => {
  const path = await plan()(world)
  const item = newItem({ recipe: world.recipe.guid })
  await world.api.post(`${path}/item`, { day: MONDAY, items: [item] }, { token: world.token })
  return `${path}/item/${item.guid}`
}

const planWithEater = async (world: TextWorld): Promise<string> => {
  const path = await plan()(world)
  const guid = crypto.randomUUID()
  await world.api.post(`${path}/eater`, { guid, name: 'Host' }, { token: world.token })
  return `${path}/eater/${guid}`
}

const noteOfDay = async ({ api }: TextWorld): Promise<string> => {
  const [row] = await api.sql(`select note from meal_plan_day where note <> ''`)
  return String(row?.note ?? '')
}
const noteOfItem = async ({ api }: TextWorld): Promise<string> => {
  const [row] = await api.sql('select note from meal_plan_item')
  return String(row?.note ?? '')
}

/** Every field of a list but one is closed. */
const refused = (...names: string[]): Record<string, Fate> => Object.fromEntries(names.map((name) => [name, 'refused']))
const REFERENCES = ['recipe', 'recipe_modified', 'ingredient', 'amount', 'portions.0.eater', 'leftover_of'] as const
const eater: Record<string, Fate> = { name: 'kept', ...refused('nutrients.protein', 'excluded_ingredients.0') }
const range = refused('from', 'to')

export const texts: TextCalls = {
  ...textsOfSharing('/meal_plan', plan()),
  'POST /meal_plan': {
    as: 'token',
    body: () => ({ guid: crypto.randomUUID(), name: 'Týden' }),
    fields: { guid: 'refused', name: 'kept', note: 'kept', folder: 'refused' },
    again: () => 'delete from meal_plan',
  },
  'PATCH /meal_plan/{guid}': {
    as: 'token',
    path: plan(),
    body: () => ({}),
    fields: { name: 'kept', note: 'kept', folder: 'refused' },
  },
  'POST /meal_plan/{guid}/duplicate': {
    as: 'token',
    path: plan('/duplicate'),
    body: () => ({ guid: crypto.randomUUID() }),
    fields: { guid: 'refused', name: 'kept', first_day: 'refused' },
  },
  'POST /meal_plan/{guid}/eater': {
    as: 'token',
    path: plan('/eater'),
    body: () => ({ guid: crypto.randomUUID(), name: 'Host' }),
    fields: { guid: 'refused', ...eater },
  },
  'PATCH /meal_plan/{guid}/eater/{eater}': {
    as: 'token',
    path: planWithEater,
    body: () => ({ name: 'Host' }),
    fields: eater,
  },
  'POST /meal_plan/{guid}/day': {
    as: 'token',
    path: plan('/day'),
    body: () => ({ day: MONDAY }),
    fields: { day: 'refused', note: 'kept' },
    read: async (world) => ({ note: await noteOfDay(world) }),
  },
  'POST /meal_plan/{guid}/days': {
    as: 'token',
    path: plan('/days'),
    body: ({ recipe }) => ({ days: [{ day: MONDAY, items: [newItem({ recipe: recipe.guid })] }] }),
    fields: {
      'days.0.note': 'kept',
      'days.0.items.0.note': 'kept',
      ...refused('days.0.day', 'days.0.items.0.guid', ...REFERENCES.map((name) => `days.0.items.0.${name}`)),
    },
    read: async (world) => ({
      days: [{ note: await noteOfDay(world), items: [{ note: await noteOfItem(world) }] }],
    }),
  },
  'POST /meal_plan/{guid}/copy': {
    as: 'token',
    path: plan('/copy'),
    body: () => ({ from: MONDAY, to: MONDAY, target: MONDAY }),
    fields: { ...range, target: 'refused' },
  },
  'PATCH /meal_plan/{guid}/day/{day}': {
    as: 'token',
    path: plan(`/day/${MONDAY}`),
    body: () => ({ note: '' }),
    fields: { note: 'kept' },
    read: async (world) => ({ note: await noteOfDay(world) }),
  },
  'POST /meal_plan/{guid}/clear': {
    as: 'token',
    path: plan('/clear'),
    body: () => ({ from: MONDAY, to: MONDAY }),
    fields: range,
  },
  'POST /meal_plan/{guid}/item': {
    as: 'token',
    path: plan('/item'),
    body: ({ recipe }) => ({ day: MONDAY, items: [newItem({ recipe: recipe.guid })] }),
    fields: {
      'items.0.note': 'kept',
      ...refused('day', 'items.0.guid', ...REFERENCES.map((name) => `items.0.${name}`)),
    },
    read: async (world) => ({ items: [{ note: await noteOfItem(world) }] }),
  },
  'PATCH /meal_plan/{guid}/item/{item}': {
    as: 'token',
    path: planWithItem,
    body: () => ({ version: 1 }),
    fields: {
      note: 'kept',
      ...refused('day', 'before', 'recipe', 'recipe_modified', 'amount', 'portions.0.eater', 'leftover_of'),
    },
    read: async (world) => ({ note: await noteOfItem(world) }),
  },
  'POST /meal_plan/{guid}/undo': {
    as: 'token',
    path: plan('/undo'),
    body: () => ({ notes: [{ day: MONDAY, note: 'x' }] }),
    fields: { ...refused('restore.0', 'remove.0', 'notes.0.day'), 'notes.0.note': 'kept' },
    read: async (world) => ({ notes: [{ note: await noteOfDay(world) }] }),
  },
  'POST /admin/meal_plan': {
    as: 'admin',
    body: () => ({ guid: crypto.randomUUID(), name: 'Vzor' }),
    fields: { guid: 'refused', name: 'kept', note: 'kept' },
    again: () => 'delete from meal_plan',
  },
  'PATCH /admin/meal_plan/{guid}': {
    as: 'admin',
    path: plan('', 'admin'),
    body: () => ({}),
    fields: { name: 'kept', note: 'kept', folder: 'refused' },
  },
  'POST /admin/meal_plan/{guid}/duplicate': {
    as: 'admin',
    path: plan('/duplicate', 'admin'),
    body: () => ({ guid: crypto.randomUUID() }),
    fields: { guid: 'refused', name: 'kept', first_day: 'refused' },
  },
  'PATCH /admin/meal_plan/{guid}/assign': {
    as: 'admin',
    path: plan('/assign', 'admin'),
    body: ({ user }) => ({ premium_user: user.guid }),
    fields: { premium_user: 'refused' },
  },
}
