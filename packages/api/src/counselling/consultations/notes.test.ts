import { CONSENT_VERSIONS } from '@zivina/contract/account/consents'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '#api/testing/world.ts'
import { actionsIn, consultationBody, enterNutritionist, orderConsultation } from './testing.ts'

let world: World
let act: ReturnType<typeof actionsIn>
beforeAll(async () => {
  world = await openWorld()
  act = actionsIn(world)
})
afterAll(() => world.close())

const path = '/consultation/note_consent'
/** The evidence: what was agreed with, and whether it was taken back. */
const evidenceOf = ({ user }: Person) =>
  world.api.sql(
    `select version, withdrawn_at is not null as is_over from consent
     where "user" = $1 and kind = 'counselling_note' order by given_at`,
    [user.guid],
  )
const notesOf = async (as: Person): Promise<string[]> => {
  const { results } = await world.make('GET', { path: '/consultation', as })
  return results.map(({ note }: { note: string }) => note)
}
const VERSION = CONSENT_VERSIONS.counselling_note

describe('what a client writes to their nutritionist', () => {
  it('is refused at its consent without it, or with the consent to another wording; nothing is ordered', async () => {
    const as = await world.enter()
    const body = await consultationBody(world, await enterNutritionist(world))
    for (const note_consent of [null, '2026-01-01']) {
      expect(await act.order(as, { ...body, note_consent })).toMatchObject({
        status: 400,
        body: { note_consent: [{ code: 'accept' }] },
      })
    }
    expect(await notesOf(as)).toEqual([])
    expect(await evidenceOf(as)).toEqual([])
    // Who writes nothing is asked for nothing, and agreed with nothing.
    expect((await act.order(as, { ...body, note: '', note_consent: null })).status).toBe(201)
    expect(await evidenceOf(as)).toEqual([])
    expect((await world.make('GET', { path, as })).given_at).toBeNull()
  })

  it('is stored with the version and time of the consent, and goes with it, for the nutritionist too', async () => {
    const [as, other] = [await world.enter(), await world.enter()]
    const nutritionist = await enterNutritionist(world)
    await orderConsultation(world, { as, nutritionist })
    await orderConsultation(world, { as: other, nutritionist })
    expect(await evidenceOf(as)).toEqual([{ version: VERSION, is_over: false }])
    expect((await world.make('GET', { path, as })).given_at).toEqual(expect.any(String))
    const seen = async (): Promise<string[]> => {
      const { results } = await world.make('GET', { path: '/admin/consultation', as: nutritionist })
      return results
        .filter(({ client }: { client: { guid: string } }) => client.guid === as.user.guid)
        .map(({ note }: { note: string }) => note)
    }
    expect(await seen()).toEqual([expect.stringContaining('přejídání')])
    for (const _ of [1, 2]) expect((await world.send('DELETE', { path, as })).status).toBe(204)
    expect([await seen(), await notesOf(as)]).toEqual([[''], ['']])
    expect(await evidenceOf(as)).toEqual([{ version: VERSION, is_over: true }])
    // Another client's stays.
    expect(await notesOf(other)).toEqual([expect.stringContaining('přejídání')])
    // A tick beside another note is a new consent; the former stays as evidence.
    await act.order(as, await consultationBody(world, nutritionist))
    expect(await evidenceOf(as)).toMatchObject([{ is_over: true }, { is_over: false }])
  })

  it('ends with the consent to data about health', async () => {
    const as = await world.enter({ health_data_consent_at: new Date() })
    await orderConsultation(world, { as, nutritionist: await enterNutritionist(world) })
    await world.make('PATCH', { path: `/user/${as.user.guid}`, as, body: { health_data_consent: false } })
    expect(await notesOf(as)).toEqual([''])
    expect(await evidenceOf(as)).toEqual([{ version: VERSION, is_over: true }])
  })
})
