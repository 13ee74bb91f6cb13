import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls, World } from '#api/testing/world.ts'

/** A picture of one pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const body = () => ({ guid: crypto.randomUUID(), day: '2026-11-20', photo: PNG })

async function stored(world: World) {
  const as = await world.enter({ health_data_consent_at: new Date() })
  const { guid } = await world.make('POST', { path: '/progress_photo', as, body: body() })
  return { as, path: `/progress_photo/${guid}` }
}

export const calls: Calls = {
  'GET /progress_photo': async (world) => ({ ...(await stored(world)), path: '/progress_photo' }),
  'POST /progress_photo': async ({ enter }) => ({
    path: '/progress_photo',
    as: await enter({ health_data_consent_at: new Date() }),
    body: body(),
  }),
  'GET /progress_photo/{guid}/file': async (world) => {
    const { as, path } = await stored(world)
    return { as, path: `${path}/file` }
  },
  'DELETE /progress_photo/{guid}': (world) => stored(world),
}

export const texts: TextCalls = {
  'POST /progress_photo': {
    as: 'token',
    body,
    fields: { guid: 'refused', day: 'refused', photo: 'refused' },
  },
}
