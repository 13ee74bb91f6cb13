import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls } from '#api/testing/world.ts'

const content = Buffer.from('Datum;Název;Energie (kcal)\n2026-11-20;Rohlík;120\n').toString('base64')
const mapping = { day: 0, name: 1, calories: 2 }

export const calls: Calls = {
  'POST /diary/import/preview': ({ person }) => ({ path: '/diary/import/preview', as: person, body: { content } }),
  'POST /diary/import': ({ person }) => ({ path: '/diary/import', as: person, body: { content, mapping } }),
}

export const texts: TextCalls = {
  'POST /diary/import/preview': { as: 'token', body: () => ({}), fields: { content: 'refused' } },
  'POST /diary/import': { as: 'token', body: () => ({ mapping }), fields: { content: 'refused' } },
}
