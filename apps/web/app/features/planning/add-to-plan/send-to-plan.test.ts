import type { ApiClient } from '@zivina/contract/client'
import { expect, test } from 'vitest'
import { sendToPlan, wholeSteps } from './send-to-plan.ts'

test.each([
  [1, 1],
  [0.3, 0.25],
  [1.4, 1.5],
  [0.01, 0.25],
])('%s portions are stored as %s', (typed, stored) => {
  expect(wholeSteps(typed)).toBe(stored)
})

const WISH = { plan: 'week', day: '2026-11-25', meal_type: 'Lunch' } as const

/** An API of one plan with two eaters that notes what it is asked. */
function apiOf(calls: [string, unknown][]): ApiClient {
  const answers: Record<string, unknown> = {
    'GET /meal_plan/{guid}': { eaters: [{ guid: 'jana' }, { guid: 'petr' }] },
    'POST /meal_plan/{guid}/item': { added: ['new'] },
  }
  return (async (key: string, input: { body?: unknown }) => {
    calls.push([key, input.body])
    return answers[key]
  }) as ApiClient
}

test('one portion for everyone needs no eaters; undoing takes out what was added', async () => {
  const calls: [string, unknown][] = []
  const undo = await sendToPlan(apiOf(calls), { recipe: 'soup' }, { ...WISH, portions: 1 })
  await undo()
  expect(calls).toEqual([
    [
      'POST /meal_plan/{guid}/item',
      { day: WISH.day, items: [{ guid: expect.any(String), meal_type: 'Lunch', recipe: 'soup' }] },
    ],
    ['POST /meal_plan/{guid}/undo', { remove: ['new'] }],
  ])
})

test('any other number is the same for each who eats by the plan', async () => {
  const calls: [string, unknown][] = []
  await sendToPlan(apiOf(calls), { recipe: 'soup' }, { ...WISH, portions: 1.5 })
  expect(calls[1]?.[1]).toMatchObject({
    items: [
      {
        portions: [
          { eater: 'jana', portions: 1.5 },
          { eater: 'petr', portions: 1.5 },
        ],
      },
    ],
  })
})
