import { DEBOUNCE_SEARCH } from '@zivina/contract/kernel/limits'
import type { RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { normalizeFilter } from '@zivina/domain/catalogue/filter/filters'
import { useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { listAddress, questionAddress } from './list-address.ts'
import { ListPath } from './list-path.ts'

/** `now` for a choice; `soon` during typing or dragging, which is applied 300 ms later. */
export type ChangeTiming = 'now' | 'soon'
export type ChangeFilter = (change: Partial<RecipeFilter>, timing?: ChangeTiming) => void

export type FilterControl = {
  /** The filter chosen at this moment, which may be ahead of the shown list. */
  filter: RecipeFilter
  change: ChangeFilter
  /** Reads a question into the filter. */
  ask: (question: string) => void
  /** Applies a pending change at once. */
  settle: () => void
}

/**
 * The filter of the page. The address is its source of truth: each choice is a new history entry, and typing is one entry as
 * long as it continues. Until the list is loaded, the chosen filter is held here, so that controls react at once and no
 * keystroke is lost. Other changes of the address (Back, a link) replace it.
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

  const go = useCallback(
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
        go(false)
        return
      }
      timer.current = setTimeout(() => {
        typing.current = field
        go(goesOn)
      }, DEBOUNCE_SEARCH)
    },
    [go],
  )

  const settle = useCallback(() => {
    if (timer.current !== undefined) go(typing.current !== null)
  }, [go])

  const ask = useCallback(
    (question: string) => {
      clearTimeout(timer.current)
      timer.current = undefined
      asked.current = questionAddress(latest.current, question, path)
      // What was searched for during typing was not yet the question.
      void navigate(asked.current, { replace: typing.current === 'search', preventScrollReset: true })
      typing.current = null
    },
    [navigate, path],
  )

  return { filter, change, ask, settle }
}
