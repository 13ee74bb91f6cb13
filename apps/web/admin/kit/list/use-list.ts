import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallInput, CallOutput } from '@zivina/contract/client'
import { COUNTED_MAX, ROWS_PER_PAGE } from '@zivina/contract/kernel/limits'
import type { ListName } from '@zivina/contract/kernel/lists'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { sessionApi } from '#app/session/api/session-api.ts'
import { isMore } from './count-text.ts'
import { changeListAddress, readListAddress, toQuery, type Wishes } from './list-address.ts'

/**
 * Lists that no job writes into a file: a nutritionist's own clients, whom colleagues could fetch in it, and accounts of payers, whom the
 * statement of the bank names.
 */
type UnexportedList = 'GET /admin/client' | 'GET /admin/bank_payment' | 'GET /admin/transfer_refund'

/** The calls with pages, `?page=` from 1 and `{ results, count }`. */
export type ListCall = {
  [Call in ListName | UnexportedList]: CallInput<Call> extends { query?: { page?: unknown } }
    ? CallOutput<Call> extends Answer<unknown>
      ? Call
      : never
    : never
}[ListName | UnexportedList]

type Answer<Row> = { results: readonly Row[]; count: number }
export type RowOf<Call extends ListCall> = CallOutput<Call> extends Answer<infer Row> ? Row : never
type QueryOf<Call extends ListCall> = CallInput<Call> extends { query?: infer Query } ? NonNullable<Query> : never

/** The call's parameters offered by a screen, each with its default value; empty for none. */
export type ListDefaults<Call extends ListCall> = {
  readonly [Name in Exclude<keyof QueryOf<Call>, 'page'>]?: NonNullable<QueryOf<Call>[Name]> | ''
}

/** A list as the parts of a screen use it. */
export type List<Row> = {
  call: ListCall
  /** Identifies a row. */
  keyOf: (row: Row) => string
  rows: readonly Row[]
  /** The number of rows on all pages, as far as they are counted: `isMore` where there are more. */
  count: number
  /** The requested page, and the page that the rows belong to. */
  page: number
  shownPage: number
  /** Whether a page follows the requested one. */
  hasNext: boolean
  wishes: Wishes
  isFiltered: boolean
  isLoaded: boolean
  isFetching: boolean
  /** Why the requested rows could not be loaded. */
  failure: Error | null
  retry: () => void
  goTo: (page: number) => void
  wish: (wishes: Wishes, options?: { replace?: boolean }) => void
  reset: () => void
}

/** What the parts beside the table need to know of a list, whatever its rows. */
export type ListState = Omit<List<unknown>, 'keyOf' | 'rows'>

const NONE: readonly never[] = []

/** A row without a guid needs a function that identifies it. */
type Key<Row> = Row extends { guid: string } ? [keyOf?: (row: Row) => string] : [keyOf: (row: Row) => string]
const guidOf = (row: unknown) => (row as { guid: string }).guid

/**
 * A list of the API. Page, order and filters are in the address, so that a reload, Back and a link for a colleague show the
 * same. While another page loads the former rows stay.
 * @param defaults the same object at every render
 */
export function useList<Call extends ListCall>(
  call: Call,
  defaults: ListDefaults<Call>,
  ...[keyOf]: Key<RowOf<Call>>
): List<RowOf<Call>> {
  const [parameters, setParameters] = useSearchParams()
  const known = defaults as Wishes
  const address = useMemo(() => readListAddress(parameters, known), [parameters, known])
  const query = toQuery(address)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [call, query],
    queryFn: async ({ signal }) => {
      const answer = (await sessionApi(call, { query, signal } as unknown as CallInput<Call>)) as Answer<RowOf<Call>>
      return { ...answer, page: address.page }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const change = (changes: { page?: number; wishes?: Wishes }, replace = false): void => {
    setParameters((before) => changeListAddress(before, changes, known), { replace, preventScrollReset: !changes.page })
  }
  const shown = useLatest(data)
  const count = shown?.count ?? 0
  // The last page that is counted.
  const pages = Math.max(1, Math.ceil(Math.min(count, COUNTED_MAX) / ROWS_PER_PAGE))
  const isPastEnd =
    data !== undefined && !isPlaceholderData && data.count > 0 && data.results.length === 0 && address.page > pages
  useEffect(() => {
    // The last row of the last page was decided on, here or by another admin.
    if (isPastEnd) setParameters((before) => changeListAddress(before, { page: pages }, known), { replace: true })
  }, [isPastEnd, pages, known, setParameters])
  return {
    call,
    keyOf: (keyOf as ((row: RowOf<Call>) => string) | undefined) ?? guidOf,
    rows: shown?.results ?? NONE,
    count,
    page: address.page,
    shownPage: shown?.page ?? address.page,
    hasNext: address.page < pages || (isMore(count) && shown?.results.length === ROWS_PER_PAGE),
    wishes: address.wishes,
    isFiltered: Object.entries(known).some(([name, value]) => name !== 'ordering' && address.wishes[name] !== value),
    isLoaded: shown !== undefined,
    isFetching: isFetching || isPastEnd,
    failure: error !== null && !isFetching ? error : null,
    retry: () => void refetch(),
    goTo: (page) => change({ page }),
    wish: (wishes, { replace = false } = {}) => change({ wishes }, replace),
    reset: () => change({ wishes: known }),
  }
}

/** The last known value, also after a failure. */
function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}
