import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'POST /visit': [() => ({ path: '/visit', body: { pages: ['recepty', 'recepty/'] } })],
}

export const texts: TextCalls = {
  'POST /visit': { body: () => ({ pages: ['recepty'] }), fields: { 'pages.0': 'unread' } },
}
