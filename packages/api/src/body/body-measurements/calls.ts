import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls, Person, World } from '#api/testing/world.ts'

const DAY = '2026-11-20'

async function consenting({ enter }: World): Promise<Person> {
  return enter({ health_data_consent_at: new Date() })
}

/** A person with the measurements of one day. */
async function measured(world: World): Promise<Person> {
  const as = await consenting(world)
  await world.make('POST', { path: '/body_measurement', as, body: { day: DAY, weight: 80.4, waist_girth: 90 } })
  return as
}

export const calls: Calls = {
  'GET /body_measurement': async (world) => ({
    path: '/body_measurement?from=2026-01-01&to=2026-12-31',
    as: await measured(world),
  }),
  'POST /body_measurement': async (world) => ({
    path: '/body_measurement',
    as: await measured(world),
    body: { day: '2026-11-21', weight: 80.1 },
  }),
  'POST /body_measurement/import': async (world) => ({
    path: '/body_measurement/import',
    as: await measured(world),
    body: {
      rows: [
        { day: DAY, weight: 79 },
        { day: '2026-11-21', weight: 80.1 },
      ],
    },
  }),
  'GET /body_measurement/csv': async (world) => ({ path: '/body_measurement/csv', as: await measured(world) }),
  'GET /body_measurement/json': async (world) => ({ path: '/body_measurement/json', as: await measured(world) }),
  'PATCH /body_measurement/{day}': async (world) => ({
    path: `/body_measurement/${DAY}`,
    as: await measured(world),
    body: { weight: 79.9 },
  }),
  'DELETE /body_measurement/{day}': async (world) => ({
    path: `/body_measurement/${DAY}`,
    as: await measured(world),
  }),
}

export const texts: TextCalls = {
  'POST /body_measurement': {
    as: 'token',
    body: () => ({ day: DAY, at: '2026-11-20T07:00:00.000Z', weight: 80 }),
    fields: { day: 'refused', at: 'refused' },
  },
  'POST /body_measurement/import': {
    as: 'token',
    body: () => ({ rows: [{ day: DAY, weight: 80 }] }),
    fields: { 'rows.0.day': 'refused' },
  },
  'PATCH /body_measurement/{day}': {
    as: 'token',
    path: () => `/body_measurement/${DAY}`,
    body: () => ({ weight: 80, at: '2026-11-20T07:00:00.000Z' }),
    fields: { at: 'refused' },
  },
}
