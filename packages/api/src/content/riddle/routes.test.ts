import type { RiddleState } from '@zivina/contract/content/riddle'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountApi, openAccountApi } from '#api/testing/account-api.ts'
import { LEVELS } from './levels.ts'

let api: AccountApi
beforeAll(async () => {
  api = await openAccountApi()
})
afterAll(() => api.close())

const start = async (): Promise<RiddleState> => (await api.call('/riddle')).body
const answer = (progress: string, text: string) => api.post('/riddle', { progress, answer: text })

/** Solves the whole riddle with the right answers. */
async function solve(): Promise<RiddleState> {
  let state = await start()
  for (const { accepted } of LEVELS) state = (await answer(state.progress, accepted[0] ?? '')).body
  return state
}

describe('the riddle', () => {
  it('begins at the first level without a hint or reward', async () => {
    expect(await start()).toMatchObject({
      level: 1,
      levels: 7,
      question: LEVELS[0]?.question,
      hint: null,
      reward: null,
    })
  })

  it('stays at its level after a wrong answer, and gives a hint after the second', async () => {
    const { progress } = await start()
    const first = (await answer(progress, 'hruška')).body
    expect(first).toMatchObject({ correct: false, level: 1, hint: null })
    const second = (await answer(first.progress, 'švestka')).body
    expect(second).toMatchObject({ correct: false, level: 1, hint: LEVELS[0]?.hint })
    const third = (await answer(second.progress, 'JABLKO')).body
    expect(third).toMatchObject({ correct: true, level: 2, hint: null })
  })

  it('can be continued, and gives one reward per run however often the answer is sent', async () => {
    const solved = await solve()
    expect(solved).toMatchObject({ level: 8, question: null, reward: expect.stringMatching(/^ZIVINA-\w{4}-\w{4}$/) })
    const again = (await api.call(`/riddle?progress=${encodeURIComponent(solved.progress)}`)).body
    expect(again.reward).toBe(solved.reward)
    await answer(solved.progress, 'cokoli')
    const rows = await api.sql('select code from riddle_reward where code = $1', [solved.reward])
    expect(rows).toHaveLength(1)
    expect((await solve()).reward).not.toBe(solved.reward)
  })

  it('accepts only its own signed progress', async () => {
    const { progress } = await start()
    const skipped = progress.replace(/^0\./, '6.')
    const refused = await answer(skipped, 'živina')
    expect([refused.status, refused.body.code]).toEqual([400, 'RIDDLE_PROGRESS_LOST'])
    expect((await api.call(`/riddle?progress=${encodeURIComponent(skipped)}`)).body.level).toBe(1)
    expect((await answer('nesmysl', 'živina')).body.code).toBe('RIDDLE_PROGRESS_LOST')
  })

  it('never reveals an answer', async () => {
    const text = JSON.stringify(await start())
    for (const { accepted } of LEVELS.filter(({ accepted }) => accepted[0] && accepted[0].length > 3)) {
      expect(text).not.toContain(accepted[0])
    }
  })
})
