import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useHistoryStep } from '#app/kit/state/use-history-step.ts'
import { mealAt } from '../log-recipe/logged-recipe.ts'
import { ADD_PARAM } from '../user-paths.ts'
import type { OpenDialog } from './diary-context.ts'

/** A dialog belongs to the day on which it was opened, also where the page meanwhile shows the next one. */
type Opened = { dialog: OpenDialog; day: string }

const KEY = 'diary_dialog'

/** The dialog that is open over the diary, as a step of the history. An address that asks for it opens the sheet of what was eaten. */
export function useDialogStep(day: string) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const step = useHistoryStep<Opened>(KEY)
  const opened = step.value

  const open = (dialog: OpenDialog | null) => {
    if (dialog === null) step.close()
    else void step.open({ dialog, day: opened?.day ?? day })
  }

  const isAsked = params.has(ADD_PARAM)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an address that asks.
  useEffect(() => {
    if (!isAsked) return
    const rest = new URLSearchParams(params)
    rest.delete(ADD_PARAM)
    const plain = rest.size === 0 ? pathname : `${pathname}?${rest}`
    const openHere = async () => {
      await navigate(plain, { replace: true, preventScrollReset: true })
      const state = { [KEY]: { dialog: { kind: 'add', meal: mealAt(new Date()) }, day } satisfies Opened }
      await navigate(plain, { state, preventScrollReset: true })
    }
    void openHere()
  }, [isAsked])

  return { opened, open }
}
