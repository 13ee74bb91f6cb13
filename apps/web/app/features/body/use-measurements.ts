import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyMeasurement } from '@zivina/contract/body/body-measurements'
import type { ApiClient } from '@zivina/contract/client'
import { LIMIT_MAX } from '@zivina/contract/kernel/limits'
import { MEASURED_FIELDS, type Measured } from '@zivina/domain/body/measured-fields'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { dayText } from '#app/kit/text/dates.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { useRefreshUser } from '#app/session/account/user-query.ts'

const KEY = 'body-measurements'
export const TREND_KEY = 'weight-trend'

export type MeasurementPage = { results: BodyMeasurement[]; count: number }
type Change = Partial<Measured>

export function readMeasurements(api: ApiClient, offset: number, signal: AbortSignal): Promise<MeasurementPage> {
  return api('GET /body_measurement', { query: { limit: String(LIMIT_MAX), offset: String(offset) }, signal })
}

/** One's own measurements, the newest first, and how they are written. @param first from the server with the page */
export function useMeasurements(first: MeasurementPage | null) {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  const refreshUser = useRefreshUser()
  const query = useInfiniteQuery({
    queryKey: [KEY, guid],
    queryFn: ({ signal, pageParam }) => readMeasurements(api, pageParam, signal),
    ...(first ? { initialData: { pages: [first], pageParams: [0] } } : {}),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { results }) => sum + results.length, 0)
      return shown < last.count ? shown : undefined
    },
    refetchOnMount: 'always',
  })
  const refresh = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: [KEY, guid] }),
      client.invalidateQueries({ queryKey: [TREND_KEY, guid] }),
      refreshUser(),
    ])
  }
  const record = async (day: string, change: Change) => {
    await api('POST /body_measurement', { body: { day, ...change } })
    await refresh()
  }
  const change = async (day: string, patch: Change) => {
    await api('PATCH /body_measurement/{day}', { params: { day }, body: patch })
    await refresh()
  }
  const remove = async (measurement: BodyMeasurement) => {
    try {
      await api('DELETE /body_measurement/{day}', { params: { day: measurement.day } })
      const run = () => void record(measurement.day, measuredOf(measurement)).catch(sayFailure)
      showSnackbar(`Smazáno: ${dayText(measurement.day)}`, 'success', { label: 'Vrátit zpět', run })
    } catch (failure) {
      sayFailure(failure)
    }
    await refresh()
  }
  const days = query.data?.pages.flatMap(({ results }) => results)
  return { ...query, data: days, count: query.data?.pages[0]?.count ?? 0, record, change, remove, refresh }
}

/** What was measured, without what was not. */
function measuredOf(measurement: BodyMeasurement): Change {
  return Object.fromEntries(
    MEASURED_FIELDS.flatMap((field) => (measurement[field] === null ? [] : [[field, measurement[field]]])),
  )
}

export type Measurements = ReturnType<typeof useMeasurements>
