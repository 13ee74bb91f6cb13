import type { TextCalls } from '#api/testing/texts.ts'
import type { Call, Calls, Person, World } from '#api/testing/world.ts'

/** An invitation from the premium user to a person, to something that need not exist for these calls. */
async function invite({ api, premium }: World, { user }: Person): Promise<string> {
  const guid = crypto.randomUUID()
  await api.sql(`insert into share (guid, kind, object, owner, email, role)
    values ('${guid}', 'shopping_list', '${crypto.randomUUID()}', '${premium.user.guid}', '${user.email}', 'viewer')`)
  return `/share/${guid}`
}

export const calls: Calls = {
  'GET /share': async (world) => {
    await invite(world, world.person)
    return { path: '/share', as: world.person }
  },
  'POST /share/{guid}/accept': async (world) => ({
    path: `${await invite(world, world.person)}/accept`,
    as: world.person,
  }),
  'PATCH /share/{guid}': async (world) => ({
    path: await invite(world, world.person),
    as: world.premium,
    body: { role: 'editor' },
  }),
  'DELETE /share/{guid}': async (world) => ({ path: await invite(world, world.person), as: world.person }),
}

/**
 * The calls of a noun's `sharingOf` endpoints.
 * @param path of the noun, `/meal_plan`
 * @param make creates a thing of the premium user and answers its path, `/meal_plan/{guid}`
 */
export function callsOfSharing(path: string, make: (world: World) => Promise<string>): Calls {
  const of =
    (rest: string, body?: () => unknown) =>
    async (world: World): Promise<Call> => ({
      path: `${await make(world)}${rest}`,
      as: world.premium,
      ...(body ? { body: body() } : {}),
    })
  return {
    [`GET ${path}/{guid}/share`]: of('/share'),
    [`POST ${path}/{guid}/share`]: of('/share', invitation),
    [`DELETE ${path}/{guid}/share`]: of('/share'),
    [`POST ${path}/{guid}/share_link`]: of('/share_link'),
    [`DELETE ${path}/{guid}/share_link`]: of('/share_link'),
  }
}

/**
 * The texts in a noun's `sharingOf` calls.
 * @param find the path of a thing of the user who makes the calls
 */
export function textsOfSharing(path: string, find: NonNullable<TextCalls[string]['path']>): TextCalls {
  return {
    [`POST ${path}/{guid}/share`]: {
      as: 'token',
      path: async (world) => `${await find(world)}/share`,
      body: invitation,
      fields: { guid: 'refused', email: 'refused' },
    },
  }
}

const invitation = () => ({
  guid: crypto.randomUUID(),
  email: `pozvana-${crypto.randomUUID()}@example.com`,
  role: 'editor',
})
