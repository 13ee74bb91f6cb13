import type { CallInput } from '@zivina/contract/client'
import { ApiFailure } from '@zivina/contract/client'
import type { NewMealPlanItemInput } from '@zivina/contract/planning/meal-plan-fields'
import type { MealPlanChange, MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import { useMemo, useRef } from 'react'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { useUndo } from '#app/kit/state/use-undo.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import type { Place } from '../day-board/places.ts'
import { type Days, dayIn, placeOf, withChanged, withItemAt, withoutItems } from './plan-days.ts'
import { useSending } from './use-sending.ts'

type Patch = Omit<CallInput<'PATCH /meal_plan/{guid}/item/{item}'>['body'], 'version'>
type CopyBody = CallInput<'POST /meal_plan/{guid}/copy'>['body']
type UndoBody = CallInput<'POST /meal_plan/{guid}/undo'>['body']
/** What was done, for the message, and how an item looks meanwhile. */
type ItemChange = { item: MealPlanItem; patch: Patch; before: Patch; said: string; preview: (days: Days) => Days }

export type PlanChanges = ReturnType<typeof usePlanChanges>

/**
 * Every change of a plan’s days. Each is shown at once, said in a message and can be undone there, or one after another with the key Z. A promise is
 * rejected where the server refused: a dialog stays open with what was typed, everything else says it in a message.
 */
export function usePlanChanges(plan: string, days: Days) {
  const { api } = useAccount()
  const { send, shown, settled } = useSending(plan)
  const { say, undoLast } = useUndo()
  const latest = useRef(days)
  latest.current = shown(days)

  const actions = useMemo(() => {
    const params = { guid: plan }
    const undo = (body: UndoBody, preview?: (days: Days) => Days) =>
      send(() => api('POST /meal_plan/{guid}/undo', { params, body }), preview)
    const undoOf = ({ added, removed }: MealPlanChange, notes: UndoBody['notes'] = []) =>
      undo({ remove: added, restore: removed, notes }, (now) => withoutItems(now, added))

    const patchItem = ({ item, patch, preview }: Omit<ItemChange, 'before' | 'said'>) =>
      send((now) => {
        const version = now(item.guid)?.version ?? item.version
        return api('PATCH /meal_plan/{guid}/item/{item}', {
          params: { guid: plan, item: item.guid },
          body: { ...patch, version },
        })
      }, preview)
    const change = async ({ before, said, ...rest }: ItemChange) => {
      await patchItem(rest)
      const { item } = rest
      say(said, () => patchItem({ item, patch: before, preview: (now) => withChanged(now, item.guid, fieldsOf(item)) }))
    }

    return {
      change,
      /** Also of a change whose answer is still on its way. */
      undoLast: () => void settled().then(undoLast),
      add: async (day: string, items: NewMealPlanItemInput[], looks: readonly MealPlanItem[], said: string) => {
        const preview = (now: Days) =>
          looks.reduce<Days>((all, item) => withItemAt(all, item, { ...item, before: null }), now)
        const answer = await send(() => api('POST /meal_plan/{guid}/item', { params, body: { day, items } }), preview)
        if (answer) say(said, () => undoOf(answer))
      },
      move: (item: MealPlanItem, to: Place, said: string) => {
        const from = placeOf(latest.current, item)
        return change({ item, patch: to, before: from, said, preview: (now) => withItemAt(now, item, to) })
      },
      /** Pins a dish, or takes its pin out. */
      pin: (item: MealPlanItem) => {
        const { guid, name, is_pinned } = item
        const patch = { is_pinned: !is_pinned }
        const said = `${is_pinned ? 'Odepnuto' : 'Připnuto'}: ${name}`
        return change({ item, patch, before: { is_pinned }, said, preview: (now) => withChanged(now, guid, patch) })
      },
      remove: async (item: MealPlanItem) => {
        const ofItem = { guid: plan, item: item.guid }
        await send(
          () => api('DELETE /meal_plan/{guid}/item/{item}', { params: ofItem }).then(() => undefined),
          (now) => withoutItems(now, [item.guid]),
        )
        say(`Odebráno: ${item.name}`, () => undo({ restore: [item.guid] }))
      },
      copy: async (body: CopyBody, said: string) => {
        const answer = await send(() => api('POST /meal_plan/{guid}/copy', { params, body }))
        if (answer) say(said, () => undoOf(answer))
      },
      clear: async (range: { from: string; to: string }, said: string) => {
        const notes = latest.current
          .filter(({ day, note }) => note !== '' && range.from <= day && day <= range.to)
          .map(({ day, note }) => ({ day, note }))
        const answer = await send(
          () => api('POST /meal_plan/{guid}/clear', { params, body: range }),
          (now) => now.filter(({ day }) => day < range.from || day > range.to),
        )
        if (answer) say(said, () => undoOf(answer, notes))
      },
      writeNote: async (day: string, note: string) => {
        const before = dayIn(latest.current, day)?.note ?? ''
        const write = (text: string) =>
          send(() => api('PATCH /meal_plan/{guid}/day/{day}', { params: { guid: plan, day }, body: { note: text } }))
        await write(note)
        say(note === '' ? 'Poznámka smazána' : 'Poznámka uložena', () => write(before))
      },
    }
  }, [api, plan, send, settled, say, undoLast])
  return { ...actions, days: latest.current }
}

/** What a change of an item can change, as it was. */
function fieldsOf({ name, photo, portions, amount, note, totals, is_pinned }: MealPlanItem): Partial<MealPlanItem> {
  return { name, photo, portions, amount, note, totals, is_pinned }
}

/** Says why a change that has no place of its own was refused; meanwhile the plan is as it was. */
export function sayPlanFailure(failure: unknown): void {
  if (failure instanceof ApiFailure && failure.has('CHANGED_ELSEWHERE')) {
    showSnackbar('Mezitím to změnil někdo jiný. Načetli jsme nový stav.', 'info')
    return
  }
  sayFailure(failure)
}
