import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useIsHydrated } from '#app/kit/state/use-is-hydrated.ts'
import { mealAt } from '../log-recipe/logged-recipe.ts'
import { ADD_PARAM } from '../user-paths.ts'
import type { OpenDialog } from './diary-context.ts'

/** A dialog belongs to the day on which it was opened, also where the page meanwhile shows the next one. */
type Opened = { dialog: OpenDialog; day: string }

const KEY = 'diary_dialog'

/**
 * The dialog that is open over the diary, as a step of the browser's history: Back closes it and stays in the diary, a reload keeps it.
 * An address that asks for it opens the sheet of what was eaten.
 */
export function useDialogStep(day: string) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  // The server knows nothing of the history.
  const isHydrated = useIsHydrated()
  const opened = isHydrated ? openedIn(state) : null
  const isClosing = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next step of the history begins anew.
  useEffect(() => {
    isClosing.current = false
  }, [state])

  const open = (dialog: OpenDialog | null) => {
    if (dialog !== null) {
      const next = { [KEY]: { dialog, day: opened?.day ?? day } satisfies Opened }
      void navigate(pathname + search, { state: next, replace: opened !== null, preventScrollReset: true })
      return
    }
    // A second press must not leave the page.
    if (opened === null || isClosing.current) return
    isClosing.current = true
    void navigate(-1)
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

function openedIn(state: unknown): Opened | null {
  return typeof state === 'object' && state !== null && KEY in state ? (state[KEY] as Opened) : null
}
