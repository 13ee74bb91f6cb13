import type { Person, World } from '#api/testing/world.ts'
import { aheadDay, confirmedConsultation } from '../consultations/testing.ts'

/** A consultation that took place, with what was agreed and a check that is due on a day. */
export async function doneConsultation(
  world: Pick<World, 'make' | 'enter' | 'admin' | 'gateway' | 'api'>,
  follow_up_on: string | null = aheadDay(0),
): Promise<{ guid: string; as: Person; nutritionist: Person }> {
  const held = await confirmedConsultation(world)
  await world.api.sql(
    `update consultation set begins = now() - interval '2 hours', ends = now() - interval '1 hour' where guid = $1`,
    [held.guid],
  )
  const body = { summary: 'Ke každému jídlu zelenina.', follow_up_on, entry_consultation_performed: true }
  await world.make('POST', { path: `/admin/consultation/${held.guid}/complete`, as: held.nutritionist, body })
  return held
}
