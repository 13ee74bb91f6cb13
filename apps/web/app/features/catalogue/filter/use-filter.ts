import { DEBOUNCE_SEARCH } from '@zivina/contract/kernel/limits'
import type { RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { normalizeFilter } from '@zivina/domain/catalogue/filter/filters'
import { useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { listAddress } from './list-address.ts'
import { ListPath } from './list-path.ts'

/** `now` for a choice that is made; `soon` while somebody types or drags, for what settles 300 ms later. */
export type ChangeTiming = 'now' | 'soon'
export type ChangeFilter = (change: Partial<RecipeFilter>, timing?: ChangeTiming) => void

export type FilterControl = {
  /** What is asked for at this moment, ahead of what is shown. */
  filter: RecipeFilter
  change: ChangeFilter
  /** Asks at once for what was to be asked soon. */
  settle: () => void
}

/**
 * The filter of the page. The address is its truth: each choice is a new place in the history, and typing is one place
 * for as long as it goes on. Until the list answers, the wish is held here, so that no control lags behind a finger and
 * no keystroke is lost. What somebody else does to the address (Back, a link) takes over.
 */
export function useFilter(shown: RecipeFilter): FilterControl {
  const path = useContext(ListPath)
  const location = useLocation()
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  const [wish, setWish] = useState<RecipeFilter | null>(null)
  const latest = useRef(shown)
  const asked = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const typing = useRef<string | null>(null)
  const filter = wish ?? shown

  useLayoutEffect(() => {
    const here = location.pathname + location.search
    const ours = navigationType !== 'POP' && asked.current === here
    if (ours && timer.current !== undefined) return
    if (!ours) {
      clearTimeout(timer.current)
      timer.current = undefined
      typing.current = null
    }
    latest.current = shown
    setWish(null)
  }, [location, navigationType, shown])

  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = useCallback(
    (replace: boolean) => {
      clearTimeout(timer.current)
      timer.current = undefined
      asked.current = listAddress(latest.current, 0, path)
      void navigate(asked.current, { replace, preventScrollReset: true })
    },
    [navigate, path],
  )

  const change: ChangeFilter = useCallback(
    (changed, timing = 'now') => {
      latest.current = normalizeFilter({ ...latest.current, ...changed })
      setWish(latest.current)
      const field = timing === 'soon' ? Object.keys(changed).join() : null
      const goesOn = field !== null && typing.current === field
      clearTimeout(timer.current)
      timer.current = undefined
      if (field === null) {
        typing.current = null
        ask(false)
        return
      }
      timer.current = setTimeout(() => {
        typing.current = field
        ask(goesOn)
      }, DEBOUNCE_SEARCH)
    },
    [ask],
  )

  const settle = useCallback(() => {
    if (timer.current !== undefined) ask(typing.current !== null)
  }, [ask])

  return { filter, change, settle }
}
