import { screen } from '@testing-library/react'
import { ApiFailure } from '@zivina/contract/client'
import { expect, it, vi } from 'vitest'
import { drawPage } from '#testing/draw-page.tsx'
import type { ListState } from '../list/use-list.ts'
import { DecisionForm } from './bulk-form.tsx'

type Sent = { guid: string; decision: { status: string; status_note: string } }
const sent = vi.hoisted(() => [] as Sent[])
/** A server whose answers are lost. */
vi.mock('#app/session/api/session-api.ts', () => ({
  sessionApi: async (_: string, { body }: { body: Sent }) => {
    sent.push(body)
    throw new ApiFailure(503, { code: 'SERVICE_UNAVAILABLE', message: 'Zkuste to znovu.' }, null)
  },
}))

it('a decision that is sent again is the same job, another decision is another one, and the typed reason stays', async () => {
  const list = { wishes: {}, count: 3 } as ListState
  const { user } = drawPage(
    <DecisionForm
      list={list}
      action="decide_recipes"
      words={{ noteHint: 'Uvidí ho autor.' }}
      onOrdered={vi.fn()}
      onClose={vi.fn()}
    />,
  )
  const choose = (name: string) => user.click(screen.getByRole('button', { name }))
  const send = () => user.click(screen.getByRole('button', { name: /3/ }))
  await choose('Zamítnout')
  await user.type(screen.getByRole('textbox'), 'Chybí postup.')
  await send()
  await send()
  await choose('Schválit')
  await send()
  await choose('Zamítnout')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Chybí postup.')
  await send()

  const denied = { status: 'Denied', status_note: 'Chybí postup.' }
  expect(sent.map(({ decision }) => decision)).toEqual([
    denied,
    denied,
    { status: 'Approved', status_note: '' },
    denied,
  ])
  const [first, again, other, last] = sent.map(({ guid }) => guid)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
  expect(last).toBe(first)
})
