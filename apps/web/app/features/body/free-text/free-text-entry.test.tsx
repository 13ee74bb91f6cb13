import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReadLine } from '@zivina/contract/body/diary-text'
import { type ApiClient, ApiFailure } from '@zivina/contract/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it } from 'vitest'
import { createQueryClient } from '#app/kit/loading/query-client.ts'
import { AccountContext } from '#app/session/account/account-context.ts'
import { beLoggedIn } from '#testing/log-in.ts'
import { FreeTextEntry } from './free-text-entry.tsx'

type Food = Extract<ReadLine['candidates'][number], { kind: 'ingredient' }>

function food(name: string, said: Pick<Food, 'amount' | 'unit' | 'grams'>): Food {
  const ingredient = {
    guid: name,
    slug: name,
    name,
    image: null,
    weight_units: 'Gram',
    amount: 100,
    is_spice: false,
    grams_per_piece: 43,
    density_g_per_ml: null,
    kitchen: null,
    macros: { kilojoules: 1150, protein: 9 },
  } as unknown as Food['ingredient']
  return { kind: 'ingredient', ingredient, ...said }
}

const SURE: ReadLine = {
  text: '2 rohlíky',
  doubt: 'sure',
  candidates: [food('Rohlík', { amount: 2, unit: 'piece', grams: 86 })],
}
const OPEN: ReadLine = {
  text: 'rýže',
  doubt: 'choose',
  candidates: [
    food('Rýže, vařená', { amount: null, unit: null, grams: null }),
    food('Rýže, suchá', { amount: null, unit: null, grams: null }),
  ],
}
const UNKNOWN: ReadLine = { text: 'xyzzyq', doubt: 'unknown', candidates: [] }

type Sent = { key: string; input: { body: { entries?: { guid: string; what: unknown; meal: string }[] } } }

let account = 0
beforeEach(() => localStorage.clear())

/** The entry over an API that reads any text as the lines of one meal; `cut` says which calls find no connection. */
async function openWith(lines: ReadLine[], meal: string | null, cut: (key: string) => boolean = () => false) {
  const sent: Sent[] = []
  const read: { text: string; day: string }[] = []
  const written: number[] = []
  let undo = () => {}
  const api = (async (key: string, input: Sent['input']) => {
    if (cut(key)) throw new ApiFailure(0, null, null)
    if (key === 'POST /diary/read_text') {
      read.push(input.body as unknown as { text: string; day: string })
      return { meals: lines.length === 0 ? [] : [{ day: '2026-11-23', meal, lines }] }
    }
    sent.push({ key, input })
    return { entries: [], days: [] }
  }) as unknown as ApiClient
  account += 1
  const guid = `sentences-${account}`
  beLoggedIn(guid)
  const draw = () =>
    render(
      <QueryClientProvider client={createQueryClient(() => {})}>
        <AccountContext value={{ guid, api }}>
          <FreeTextEntry
            onAdded={(made) => {
              written.push(made.count)
              undo = made.undo
            }}
          />
        </AccountContext>
      </QueryClientProvider>,
    )
  const drawn = draw()
  fireEvent.change(screen.getByLabelText('Napište, co jste jedli'), { target: { value: 'cokoli' } })
  fireEvent.submit(screen.getByRole('form', { name: 'Co jste jedli' }))
  await waitFor(() => expect(screen.queryByText('Čtu…')).toBeNull())
  const again = () => {
    drawn.unmount()
    draw()
  }
  return { sent, read, written, again, undo: () => undo() }
}

const record = () => fireEvent.click(screen.getByRole('button', { name: 'Zapsat vše' }))

it('what is sure is recorded with one press, what is unknown is left out', async () => {
  const { sent, written } = await openWith([SURE, UNKNOWN], 'Lunch')
  record()
  await waitFor(() => expect(written).toEqual([1]))
  await waitFor(() => expect(sent).toHaveLength(1))
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
  fireEvent.change(screen.getByLabelText('Druh jídla'), { target: { value: 'Dinner' } })
  fireEvent.change(screen.getByLabelText('Která z nich to byla?'), { target: { value: '1' } })
  fireEvent.change(screen.getByLabelText('Množství'), { target: { value: '62,5' } })
  record()
  await waitFor(() => expect(written).toEqual([1]))
  await waitFor(() => expect(sent).toHaveLength(1))
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
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.input.body.entries).toHaveLength(1)
})

it('without a connection what is confirmed waits, and is sent with the same guids when there is one', async () => {
  let isCut = true
  const { sent, written } = await openWith([SURE], 'Lunch', (key) => isCut && key === 'POST /diary/entries')
  record()
  await waitFor(() => expect(written).toEqual([1]))
  expect(sent).toEqual([])
  isCut = false
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.input.body.entries).toHaveLength(1)
})

it('what was recorded is taken back by undo', async () => {
  const { sent, undo } = await openWith([SURE, SURE], 'Lunch')
  record()
  await waitFor(() => expect(sent).toHaveLength(1))
  undo()
  await waitFor(() => expect(sent.map(({ key }) => key).slice(1)).toEqual(Array(2).fill('DELETE /diary/entry/{guid}')))
})

it('a sentence without a connection is kept over a reload with its day, read later, and asked to be confirmed', async () => {
  let isCut = true
  const { sent, read, written, again } = await openWith([SURE], 'Lunch', () => isCut)
  expect(await screen.findByText(/Bez připojení větu přečíst neumíme/)).toBeTruthy()
  expect(screen.getByLabelText('Napište, co jste jedli')).toHaveProperty('value', '')
  again()
  expect(await screen.findByText('„cokoli“')).toBeTruthy()
  isCut = false
  fireEvent(window, new Event('online'))
  expect(await screen.findByRole('button', { name: 'Zapsat vše' })).toBeTruthy()
  expect(screen.queryByText(/Bez připojení/)).toBeNull()
  expect(read[0]?.day).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(sent).toEqual([])
  record()
  await waitFor(() => expect(written).toEqual([1]))
  again()
  expect(screen.queryByText('„cokoli“')).toBeNull()
})

it('a kept sentence can be deleted', async () => {
  await openWith([SURE], 'Lunch', () => true)
  fireEvent.click(await screen.findByRole('button', { name: 'Smazat: cokoli' }))
  expect(screen.queryByText('„cokoli“')).toBeNull()
  // The mark goes when the browser's database has been read, which may be after the press.
  const marks = () => Object.keys(localStorage).filter((name) => name.endsWith(`:sentences-${account}`))
  await waitFor(() => expect(marks()).toEqual([]))
})

it('what is typed before hydration is read and not lost', async () => {
  const read: unknown[] = []
  const api = (async (_key: string, { body }: { body: { text: string } }) => {
    read.push(body.text)
    return { meals: [] }
  }) as unknown as ApiClient
  const page = (
    <QueryClientProvider client={createQueryClient(() => {})}>
      <AccountContext value={{ guid: 'jana-early', api }}>
        <FreeTextEntry onAdded={() => {}} />
      </AccountContext>
    </QueryClientProvider>
  )
  const place = document.createElement('div')
  place.innerHTML = renderToString(page)
  document.body.append(place)
  const field = screen.getByLabelText<HTMLTextAreaElement>('Napište, co jste jedli')
  field.value = '2 rohlíky'
  render(page, { container: place, hydrate: true })
  fireEvent.submit(screen.getByRole('form', { name: 'Co jste jedli' }))
  await waitFor(() => expect(read).toEqual(['2 rohlíky']))
  place.remove()
})

it('a text without foods says so', async () => {
  await openWith([], null)
  expect(await screen.findByText(/žádné jídlo nenašli/)).toBeTruthy()
})
