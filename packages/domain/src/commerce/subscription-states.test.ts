import { readFile } from 'node:fs/promises'
import { describe, expect, it, test } from 'vitest'
import {
  SUBSCRIPTION_EVENTS,
  SUBSCRIPTION_MOVES,
  SUBSCRIPTION_STATES,
  type SubscriptionState,
  subscriptionAfter,
} from './subscription-states.ts'

/** The table of states × events, written out: rows are states, columns events, a dash means that nothing changes. */
const TABLE = `
           charge_paid charge_failed retries_over cancel    period_over withdraw card_changed stop
active     active      past_due      -            cancelled -           ended    active       ended
past_due   active      past_due      ended        cancelled -           ended    past_due     ended
cancelled  -           -             -            -         ended       ended    -            ended
ended      -           -             -            -         -           -        -            -`

const [head = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
const cells = rows.flatMap(([state = '', ...cells]) =>
  cells.map((cell, column) => ({ state, event: head[column] ?? '', after: cell === '-' ? state : cell })),
)

describe('a subscription', () => {
  it.each(cells)('that is $state is $after after $event', ({ state, event, after }) => {
    expect(subscriptionAfter(state as SubscriptionState, event as (typeof SUBSCRIPTION_EVENTS)[number])).toBe(after)
  })

  test('has no state and no event that the table leaves out', () => {
    expect(rows.map(([state]) => state)).toEqual([...SUBSCRIPTION_STATES])
    expect(head).toEqual([...SUBSCRIPTION_EVENTS])
    expect(cells).toHaveLength(SUBSCRIPTION_STATES.length * SUBSCRIPTION_EVENTS.length)
  })
})

test('the diagram of the document is drawn from the table of moves', async () => {
  const document = await readFile(new URL('../../../../docs/domain/subscriptions.md', import.meta.url), 'utf8')
  const [, drawn] = /```mermaid\n([\s\S]*?)```/.exec(document) ?? []
  expect(drawn).toBe(diagram())
})

/** Every move as a line of a state diagram. */
function diagram(): string {
  const moves = SUBSCRIPTION_STATES.flatMap((from) =>
    Object.entries(SUBSCRIPTION_MOVES[from]).map(([event, to]) => `  ${from} --> ${to}: ${event}`),
  )
  return ['stateDiagram-v2', '  [*] --> active: first payment', ...moves, '  ended --> [*]', ''].join('\n')
}
