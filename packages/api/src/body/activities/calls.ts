import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls, World } from '#api/testing/world.ts'

const RUN = { day: '2026-11-20', code: '12050', minutes: 30, minutes_from: 420 }
const newRun = () => ({ ...RUN, guid: crypto.randomUUID() })

async function recorded({ person, make }: World): Promise<string> {
  const { guid } = await make('POST', { path: '/activity', as: person, body: newRun() })
  return `/activity/${guid}`
}

export const calls: Calls = {
  'GET /activity': async (world) => {
    await recorded(world)
    return { path: '/activity?from=2026-11-01&to=2026-11-30', as: world.person }
  },
  'POST /activity': ({ person }) => ({ path: '/activity', as: person, body: newRun() }),
  'PATCH /activity/{guid}': async (world) => ({
    path: await recorded(world),
    as: world.person,
    body: { day: '2026-11-21', minutes: 45 },
  }),
  'DELETE /activity/{guid}': async (world) => ({ path: await recorded(world), as: world.person }),
}

export const texts: TextCalls = {
  'POST /activity': {
    as: 'token',
    body: newRun,
    fields: { guid: 'refused', day: 'refused' },
  },
  'PATCH /activity/{guid}': {
    as: 'token',
    path: async ({ api, token }) => {
      const body = newRun()
      await api.post('/activity', body, { token })
      return `/activity/${body.guid}`
    },
    body: () => ({ minutes: 20 }),
    fields: { day: 'refused' },
  },
}
