import { QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import type { ApiClient } from '@zivina/contract/client'
import type { MealPlanDetail, MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '#app/kit/loading/query-client.ts'
import { AccountContext } from '#app/session/account/account-context.ts'
import { drawPage } from '#testing/draw-page.tsx'
import type { PlanChanges } from '../plan/use-plan-changes.ts'
import { planned, plannedDay } from '../testing/planned.ts'
import ItemDialog from './item-dialog.tsx'

const MONDAY = '2026-11-23'
const soup = planned('soup', { meal_type: 'Lunch', version: 4 })
const salted = { ...soup, version: 5, note: 'Méně soli' }
const plan = { guid: 'plan', eaters: [] } as unknown as MealPlanDetail
const account = { guid: 'jana', api: (() => new Promise(() => {})) as ApiClient }

/** The dialog of an item that the plan reads again by `held.readAgain`. */
function Opened({ held }: { held: { change: PlanChanges['change']; readAgain: (item: MealPlanItem) => void } }) {
  const [item, setItem] = useState<MealPlanItem>(soup)
  held.readAgain = setItem
  const changes = { change: held.change, days: [plannedDay(MONDAY, [item])] } as unknown as PlanChanges
  return <ItemDialog plan={plan} changes={changes} item={item} isMove={false} openOther={() => {}} onClose={() => {}} />
}

it('an item that was changed under the open dialog is saved by a second press only', async () => {
  const change = vi.fn(async () => {})
  const held = { change, readAgain: (_item: MealPlanItem) => {} }
  const { user } = drawPage(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <AccountContext value={account}>
        <Opened held={held} />
      </AccountContext>
    </QueryClientProvider>,
  )
  await user.type(screen.getByLabelText('Poznámka'), 'Dvojitá')
  act(() => held.readAgain(salted))
  await user.click(screen.getByRole('button', { name: 'Uložit' }))
  expect(await screen.findByText(/^Mezitím to změnil někdo jiný/)).toBeTruthy()
  expect(change).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Uložit' }))
  expect(change).toHaveBeenCalledWith(expect.objectContaining({ patch: { note: 'Dvojitá' } }))
})
