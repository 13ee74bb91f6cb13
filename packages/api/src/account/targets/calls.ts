import type { TextCalls } from '#api/testing/texts.ts'
import { ofUser } from '#api/testing/texts.ts'
import type { Calls, World } from '#api/testing/world.ts'

const FACTS = { sex: 'male', birth_date: '1990-01-01', height: 180, weight: 80, activity: 'moderate' } as const
const consenting = ({ enter }: World) =>
  enter({ health_data_consent_at: new Date(), ...FACTS, target_goal: 'Weight loss', weekly_adjustment: true })

/** A proposal that waits. */
async function propose({ api }: World, person: string): Promise<string> {
  const [row] = await api.sql(
    `insert into target_adjustment ("user", day, expenditure_low, expenditure_high, measured_kilojoules, kilojoules,
      former_kilojoules) values ($1, '2026-11-01', 9000, 9500, 9250, 8000, 9000) returning guid`,
    [person],
  )
  return String(row?.guid)
}

export const calls: Calls = {
  'GET /user/{guid}/targets': async (world) => {
    const as = await consenting(world)
    return { path: `/user/${as.user.guid}/targets`, as }
  },
  'POST /user/{guid}/targets': async (world) => {
    const as = await consenting(world)
    const protein = { nutrient: 'protein', weekday: null, least: 100, most: 130 }
    const energy = { nutrient: 'kilojoules', weekday: 5, least: null, most: 12_000 }
    return { path: `/user/${as.user.guid}/targets`, as, body: { nutrients: [protein, energy] } }
  },
  'POST /user/{guid}/targets/adjustment': async (world) => {
    const as = await consenting(world)
    const adjustment = await propose(world, as.user.guid)
    return { path: `/user/${as.user.guid}/targets/adjustment`, as, body: { adjustment, decision: 'accepted' } }
  },
  'DELETE /user/{guid}/targets/adjustment': async (world) => {
    const as = await consenting(world)
    await propose(world, as.user.guid)
    return { path: `/user/${as.user.guid}/targets/adjustment`, as }
  },
}

export const texts: TextCalls = {
  'POST /user/{guid}/targets': {
    as: 'token',
    path: ofUser('/targets'),
    body: () => ({ nutrients: [] }),
    fields: {},
  },
  'POST /user/{guid}/targets/adjustment': {
    as: 'token',
    path: ofUser('/targets/adjustment'),
    body: () => ({ adjustment: crypto.randomUUID(), decision: 'accepted' }),
    fields: { adjustment: 'refused', decision: 'refused' },
  },
}
