import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls } from '#api/testing/world.ts'
import { aheadDay, enterNutritionist } from '../consultations/testing.ts'

const opening = () => ({ day: aheadDay(30), from: '13:00', to: '15:00', places: ['prague'], weeks: 2 })

export const calls: Calls = {
  'GET /consultation_opening': async (world) => ({
    path: '/consultation_opening',
    as: await enterNutritionist(world, { weeks: 26 }),
  }),
  'POST /consultation_opening': async (world) => ({
    path: '/consultation_opening',
    as: await enterNutritionist(world),
    body: opening(),
  }),
  'DELETE /consultation_opening/{guid}': async (world) => {
    const as = await enterNutritionist(world)
    const { results } = await world.make('GET', { path: '/consultation_opening', as })
    return { path: `/consultation_opening/${results[0].guid}`, as }
  },
}

export const texts: TextCalls = {
  'POST /consultation_opening': {
    as: 'admin',
    body: opening,
    fields: { day: 'refused', from: 'refused', to: 'refused' },
  },
}
