import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ApiClient } from '@zivina/contract/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#app/kit/loading/query-client.ts'
import { AccountContext } from '#app/session/account/account-context.ts'
import { drawPage } from '#testing/draw-page.tsx'
import { beLoggedIn } from '#testing/log-in.ts'
import type { NewEntries } from '../new-entries.ts'
import type { DiaryChanges } from '../use-diary-changes.ts'
import AddDialog from './add-dialog.tsx'

const DAY = '2026-11-23'
const MEASURES = { weight_units: 'Gram', amount: 100, is_spice: false, grams_per_piece: null, density_g_per_ml: null }
const food = (name: string) => {
  return { guid: name, slug: name, name, image: null, kitchen: null, macros: { kilojoules: 525 }, ...MEASURES }
}
const ROLL = {
  text: '2 rohlíky',
  doubt: 'sure',
  candidates: [{ kind: 'ingredient', ingredient: food('Rohlík'), amount: 86, unit: 'g', grams: 86 }],
}
let account = 0
beforeEach(() => {
  localStorage.clear()
  account += 1
})

/** The sheet of lunch, over an API that finds two foods and reads any sentence as what is given. */
function open(read: { day: string; meal: string | null; lines: (typeof ROLL)[] }[] = []) {
  const added: { made: NewEntries; said: string }[] = []
  const sent: { meal: string }[] = []
  const onClose = vi.fn()
  const api = (async (key: string, input: { body?: { entries: { meal: string }[] } }) => {
    if (key === 'GET /ingredient') return { results: [food('Máslo'), food('Máslo přepuštěné')] }
    if (key === 'GET /ingredient/{guid}') return food('Máslo')
    if (key === 'POST /diary/read_text') return { meals: read }
    if (key === 'POST /diary/entries') sent.push(...(input.body?.entries ?? []))
    if (key === 'GET /diary/suggestions')
      return { recent: [], frequent: [], favorites: [], yesterday: null, planned: [], saved_meals: [] }
    return { results: [], entries: [], days: [] }
  }) as unknown as ApiClient
  const guid = `sheet-${account}`
  beLoggedIn(guid)
  const changes = {
    add: (made: NewEntries, said: string) => added.push({ made, said }),
    say: () => undefined,
  } as unknown as DiaryChanges
  const drawn = drawPage(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <AccountContext value={{ guid, api }}>
        <AddDialog days={[]} changes={changes} day={DAY} meal="Lunch" onClose={onClose} />
      </AccountContext>
    </QueryClientProvider>,
  )
  return { ...drawn, added, sent, onClose }
}

const field = () => screen.getByLabelText('Hledat nebo napsat, co jste jedli')
const foods = () => screen.findByRole('list', { name: 'Suroviny' })
const picked = () => within(screen.getByRole('list', { name: 'Vybráno' })).getAllByRole('listitem')

it('hits that are ticked are recorded together, in amounts that were changed, by one change', async () => {
  const { user, added, onClose } = open()
  await user.type(field(), 'máslo')
  for (const tick of within(await foods()).getAllByRole('checkbox')) await user.dblClick(tick)
  expect(picked()).toHaveLength(2)
  expect(added).toEqual([])
  // 525 kJ are 125.5 kcal: the chips add up to what is said of both.
  expect(picked().map(({ textContent }) => /(\d+)\u00a0kcal/.exec(textContent ?? '')?.[1])).toEqual(['126', '125'])
  expect(screen.getByText('Vybráno:', { exact: false }).textContent).toContain('251\u00a0kcal')
  await user.click(within(picked()[0] as HTMLElement).getByRole('button', { name: /^Upravit/ }))
  fireEvent.change(screen.getByLabelText('Množství'), { target: { value: '20' } })
  await user.click(screen.getByRole('button', { name: 'Změnit množství' }))
  await user.click(screen.getByRole('button', { name: 'Zapsat 2\u00a0položky' }))
  expect(added.map(({ said }) => said)).toEqual(['Zapsáno: 2\u00a0položky, oběd'])
  expect(added[0]?.made.entries.map(({ what }) => what)).toMatchObject([
    { ingredient: 'Máslo', amount: 20, unit: 'g' },
    { ingredient: 'Máslo přepuštěné', amount: 100, unit: 'g' },
  ])
  expect(onClose).toHaveBeenCalledOnce()
})

it('a single hit is still added by its plus, once for a hasty finger, and the sheet stays open', async () => {
  const { user, added, onClose } = open()
  await user.type(field(), 'máslo')
  await user.dblClick(within(await foods()).getByRole('button', { name: 'Přidat hned: Máslo' }))
  expect(added).toHaveLength(1)
  expect(onClose).not.toHaveBeenCalled()
})

it('a sentence about one meal asks for the meal once, and is recorded at what is chosen at the top', async () => {
  const { user, sent } = open([{ day: DAY, meal: null, lines: [ROLL] }])
  await user.type(field(), '2 rohlíky{Enter}')
  await screen.findByText('„2 rohlíky“')
  await user.selectOptions(screen.getByLabelText('Druh jídla'), 'Dinner')
  await user.click(screen.getByRole('button', { name: 'Zapsat vše' }))
  await waitFor(() => expect(sent.map(({ meal }) => meal)).toEqual(['Dinner']))
})

it('what was read is there again after the sheet was closed, and a further sentence adds to it', async () => {
  const read = [{ day: DAY, meal: null, lines: [ROLL] }]
  const { user, unmount } = open(read)
  await user.type(field(), '2 rohlíky{Enter}')
  await screen.findByText('„2 rohlíky“')
  unmount()
  const again = open(read)
  expect(screen.getAllByText('„2 rohlíky“')).toHaveLength(1)
  await again.user.type(field(), 'a ještě 2 rohlíky{Enter}')
  await waitFor(() => expect(screen.getAllByText('„2 rohlíky“')).toHaveLength(2))
  await again.user.click(screen.getByRole('button', { name: 'Zapsat vše' }))
  await waitFor(() => expect(again.sent).toHaveLength(2))
  expect(screen.queryByText('„2 rohlíky“')).toBeNull()
})

it('a sentence that is typed and not read yet keeps the sheet open and its text, whatever else is recorded', async () => {
  const { user, added, onClose } = open()
  await user.type(field(), 'máslo')
  await user.click(within(await foods()).getAllByRole('checkbox')[0] as HTMLElement)
  await user.clear(field())
  await user.type(field(), '2 rohlíky a 100 g šunky')
  await user.click(screen.getByRole('button', { name: 'Zapsat 1\u00a0položku' }))
  expect(added).toHaveLength(1)
  expect(onClose).not.toHaveBeenCalled()
  expect(field()).toHaveProperty('value', '2 rohlíky a 100 g šunky')
})

it('a sentence that says its meal sets the choice, and one about several meals has a choice at each', async () => {
  const { user, unmount } = open([{ day: DAY, meal: 'Breakfast', lines: [ROLL] }])
  await user.type(field(), 'k snídani 2 rohlíky{Enter}')
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Druh jídla').value).toBe('Breakfast'))
  unmount()
  account += 1
  const other = open(['Breakfast', 'Dinner'].map((meal) => ({ day: DAY, meal, lines: [ROLL] })))
  await other.user.type(field(), 'k snídani a večeři 2 rohlíky{Enter}')
  await waitFor(() =>
    expect(screen.getAllByLabelText<HTMLSelectElement>('Druh jídla').map(({ value }) => value)).toEqual([
      'Breakfast',
      'Dinner',
    ]),
  )
})
