import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls } from '#api/testing/world.ts'
import { LEVELS } from './levels.ts'

export const calls: Calls = {
  'POST /riddle': async ({ make }) => {
    let { progress } = await make('GET', { path: '/riddle' })
    const answers = LEVELS.map(({ accepted }) => accepted[0] ?? '')
    for (const answer of answers.slice(0, -1)) {
      progress = (await make('POST', { path: '/riddle', body: { progress, answer } })).progress
    }
    return { path: '/riddle', body: { progress, answer: answers.at(-1) } }
  },
  'GET /riddle': () => ({ path: '/riddle' }),
}

export const texts: TextCalls = {
  'POST /riddle': {
    body: () => ({ progress: '', answer: 'x' }),
    fields: { progress: 'refused', answer: 'unread' },
  },
}
