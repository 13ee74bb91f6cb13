import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import type { ApiClient } from '@zivina/contract/client'
import { beforeEach, expect, it } from 'vitest'
import { createQueryClient } from '#app/kit/loading/query-client.ts'
import { AccountContext } from '#app/session/account/account-context.ts'
import { drawPage } from '#testing/draw-page.tsx'
import { FoodEntry } from './food-entry.tsx'

const FOODS = ['Máslo', 'Máslo přepuštěné', 'Arašídové máslo']
let account = 0

beforeEach(() => {
  localStorage.clear()
  account += 1
})

/** The entry of an account, over an API that finds butter. */
function open(there: readonly string[] = []) {
  const added: string[] = []
  const api = (async () => ({
    results: FOODS.map((name) => ({ guid: name, name, image: null, kitchen: null })),
  })) as unknown as ApiClient
  const drawn = drawPage(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <AccountContext value={{ guid: `entry-${account}`, api }}>
        <FoodEntry
          place="list one"
          label="Přidat na seznam"
          placeholder="mléko"
          there={there}
          onAdd={(text) => added.push(text)}
        />
      </AccountContext>
    </QueryClientProvider>,
  )
  return { ...drawn, added }
}

const field = () => screen.getByLabelText<HTMLInputElement>('Přidat na seznam')
const hits = () => screen.findByRole('list', { name: 'Nalezené potraviny' })

it('what is ticked among the hits by the keyboard is added together, and the field is empty with the focus', async () => {
  const { user, added } = open()
  await user.type(field(), 'máslo')
  await hits()
  await user.keyboard('{ArrowDown} {ArrowDown} ')
  expect(within(screen.getByRole('list', { name: 'Vybráno' })).getAllByRole('listitem')).toHaveLength(2)
  expect(added).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Přidat 2\u00a0položky' }))
  expect(added).toEqual(['Máslo', 'Máslo přepuštěné'])
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
  expect(screen.queryByRole('list', { name: 'Vybráno' })).toBeNull()
})

it('a sentence that is typed after a tick stays, as it is not added yet', async () => {
  const { user, added } = open()
  await user.type(field(), 'máslo')
  await user.click(within(await hits()).getByRole('checkbox', { name: 'Vybrat: Máslo' }))
  await user.clear(field())
  await user.type(field(), '2 rohlíky a mléko')
  await user.click(screen.getByRole('button', { name: 'Přidat 1\u00a0položku' }))
  expect(added).toEqual(['Máslo'])
  expect(field().value).toBe('2 rohlíky a mléko')
})

it('Enter on a tick adds what is ticked, and a hasty second press on a tick takes nothing back', async () => {
  const { user, added } = open()
  await user.type(field(), 'máslo')
  await user.dblClick(within(await hits()).getByRole('checkbox', { name: 'Vybrat: Arašídové máslo' }))
  await user.keyboard('{Enter}')
  expect(added).toEqual(['Arašídové máslo'])
})

it('a sentence is added whole, a code is looked up instead, and what was typed and ticked is there again', async () => {
  const { user, added, unmount } = open()
  await user.type(field(), '2 rohlíky a 1 l mléka{Enter}')
  expect(added).toEqual(['2 rohlíky a 1 l mléka'])
  await user.type(field(), '8594003849473{Enter}')
  expect(added).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Najít kód 8594003849473' })).toBeDefined()
  await user.clear(field())
  await user.type(field(), 'máslo')
  await user.click(within(await hits()).getByRole('checkbox', { name: 'Vybrat: Máslo' }))
  unmount()
  open()
  expect(field().value).toBe('máslo')
  expect(screen.getByRole('button', { name: 'Přidat 1\u00a0položku' })).toBeDefined()
})

it('what was entered before is offered unless it is there, and a hasty second press adds it once', async () => {
  const { user, unmount } = open()
  await user.type(field(), 'ubrousky a 1 l mléka{Enter}')
  await user.type(field(), 'alobal{Enter}')
  unmount()
  const { user: again, added } = open(['Alobal'])
  const recent = await screen.findByRole('list', { name: 'Naposledy' })
  await waitFor(() =>
    expect(
      within(recent)
        .getAllByRole('button')
        .map(({ textContent }) => textContent?.replace('Přidat znovu: ', '').replaceAll('\u00a0', ' ')),
    ).toEqual(['ubrousky', '1 l mléka']),
  )
  await again.dblClick(within(recent).getByRole('button', { name: /ubrousky/ }))
  expect(added).toEqual(['ubrousky'])
})

it('what can be read in two ways is asked and not added in silence; the rest of the sentence is added at once', async () => {
  const { user, added, unmount } = open()
  await user.type(field(), 'talíř svíčkové, ubrousky a 200 g másla nebo margarínu{Enter}')
  expect(added).toEqual(['ubrousky'])
  expect(field().value).toBe('')
  unmount()
  const { user: again, added: answered } = open()
  const open_ones = () => within(screen.getByRole('list', { name: 'Upřesněte prosím' })).getAllByRole('listitem')
  expect(open_ones()).toHaveLength(2)
  await again.click(screen.getByRole('button', { name: /^200.g.margarínu$/ }))
  await again.click(await screen.findByRole('button', { name: 'Máslo přepuštěné' }))
  expect(answered).toEqual(['200 g margarínu', 'Máslo přepuštěné'])
  expect(screen.queryByRole('list', { name: 'Upřesněte prosím' })).toBeNull()

  await again.type(field(), 'porce guláše, 0 g soli{Enter}')
  await again.click(screen.getByRole('button', { name: 'Nechat, jak je napsáno – porce guláše' }))
  await again.click(screen.getByRole('button', { name: 'Vynechat – 0 g soli' }))
  expect(answered.slice(2)).toEqual(['porce guláše'])
})
