import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReadLine } from '@zivina/contract/body/diary-text'
import type { ApiClient } from '@zivina/contract/client'
import { expect, it } from 'vitest'
import { AccountContext } from '#app/session/account-context.ts'
import { FreeTextEntry } from './free-text-entry.tsx'

type Food = Extract<ReadLine['candidates'][number], { kind: 'ingredient' }>

function food(name: string, said: Pick<Food, 'amount' | 'unit' | 'grams'>): Food {
  const ingredient = {
    ...{ guid: name, slug: name, name, image: null, weight_units: 'Gram', amount: 100, is_spice: false },
    ...{ grams_per_piece: 43, density_g_per_ml: null, kitchen: null },
  } as unknown as Food['ingredient']
  return { kind: 'ingredient', ingredient, ...said }
}

const SURE: ReadLine = {
  ...{ text: '2 rohlíky', doubt: 'sure' },
  candidates: [food('Rohlík', { amount: 2, unit: 'piece', grams: 86 })],
}
const OPEN: ReadLine = {
  ...{ text: 'rýže', doubt: 'choose' },
  candidates: [
    food('Rýže, vařená', { amount: null, unit: null, grams: null }),
    food('Rýže, suchá', { amount: null, unit: null, grams: null }),
  ],
}
const UNKNOWN: ReadLine = { text: 'xyzzyq', doubt: 'unknown', candidates: [] }

type Sent = { key: string; input: { body: { entries?: { guid: string; what: unknown; meal: string }[] } } }

/** The entry over an API that reads any text as the lines of one meal; each failure refuses one attempt to write. */
async function openWith(lines: ReadLine[], meal: string | null, failures = 0) {
  const sent: Sent[] = []
  const written: number[] = []
  let refused = failures
  const api = (async (key: string, input: Sent['input']) => {
    if (key === 'POST /diary/read_text')
      return { meals: lines.length === 0 ? [] : [{ day: '2026-11-23', meal, lines }] }
    sent.push({ key, input })
    refused -= 1
    if (refused >= 0) throw new Error('refused')
    return { entries: [], days: [] }
  }) as unknown as ApiClient
  render(
    <AccountContext value={{ guid: 'jana', api }}>
      <FreeTextEntry onWritten={({ count }) => written.push(count)} />
    </AccountContext>,
  )
  fireEvent.change(screen.getByLabelText('Napište, co jste jedli'), { target: { value: 'cokoli' } })
  fireEvent.submit(screen.getByRole('form', { name: 'Co jste jedli' }))
  await waitFor(() => expect(screen.queryByText('Čtu…')).toBeNull())
  return { sent, written }
}

const record = () => fireEvent.click(screen.getByRole('button', { name: 'Zapsat vše' }))

it('what is sure is recorded with one press, what is unknown is left out', async () => {
  const { sent, written } = await openWith([SURE, UNKNOWN], 'Lunch')
  record()
  await waitFor(() => expect(written).toEqual([1]))
  expect(sent[0]?.input.body.entries).toMatchObject([
    { meal: 'Lunch', day: '2026-11-23', what: { kind: 'ingredient', ingredient: 'Rohlík', amount: 2, unit: 'piece' } },
  ])
})

it('nothing is recorded before the food, its amount and the meal are told', async () => {
  const { sent, written } = await openWith([OPEN], null)
  record()
  for (const question of ['Vyberte, co to bylo', 'Kolik toho bylo?', 'Vyberte, ke kterému jídlu to patří']) {
    expect(await screen.findByText(question)).toBeTruthy()
  }
  expect(sent).toEqual([])
  fireEvent.change(screen.getByLabelText('Jídlo dne'), { target: { value: 'Dinner' } })
  fireEvent.change(screen.getByLabelText('Která z nich to byla?'), { target: { value: '1' } })
  fireEvent.change(screen.getByLabelText('Množství'), { target: { value: '62,5' } })
  record()
  await waitFor(() => expect(written).toEqual([1]))
  expect(sent[0]?.input.body.entries).toMatchObject([
    { meal: 'Dinner', what: { ingredient: 'Rýže, suchá', amount: 62.5, unit: 'g' } },
  ])
})

it('a line that is left out is not recorded', async () => {
  const { sent, written } = await openWith([SURE, OPEN], 'Lunch')
  const row = screen.getByText('„rýže“').closest('li') as HTMLElement
  fireEvent.click(within(row).getByRole('button', { name: /^Vynechat/ }))
  record()
  await waitFor(() => expect(written).toEqual([1]))
  expect(sent[0]?.input.body.entries).toHaveLength(1)
})

it('a repeated attempt sends the same guids, so that nothing is recorded twice', async () => {
  const { sent, written } = await openWith([SURE], 'Lunch', 1)
  record()
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Zapsat vše' }).getAttribute('aria-disabled')).toBeNull(),
  )
  record()
  await waitFor(() => expect(written).toEqual([1]))
  const guids = sent.map(({ input }) => input.body.entries?.map(({ guid }) => guid))
  expect(guids[0]).toEqual(guids[1])
})

it('a text without foods says so', async () => {
  await openWith([], null)
  expect(await screen.findByText(/žádné jídlo nenašli/)).toBeTruthy()
})
