import { useQueryClient } from '@tanstack/react-query'
import type { BodyMeasurement } from '@zivina/contract/body/body-measurements'
import { useCallback } from 'react'
import { useAccount } from '#app/session/account/account-context.ts'

/** Asks the server what is written for a day by now, and lets what the page shows catch up; null where nothing is, or it does not answer. */
export function useMeasuredNow(): (day: string) => Promise<BodyMeasurement | null> {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  return useCallback(
    async (day) => {
      try {
        const { results } = await api('GET /body_measurement', { query: { from: day, to: day } })
        return results[0] ?? null
      } catch {
        // The writing itself says what is wrong.
        return null
      } finally {
        void client.invalidateQueries({ queryKey: ['body-measurements', guid] })
      }
    },
    [api, client, guid],
  )
}

/** The same for the weight alone. */
export function useWeightNow(): (day: string) => Promise<number | null> {
  const measuredNow = useMeasuredNow()
  return useCallback(async (day) => (await measuredNow(day))?.weight ?? null, [measuredNow])
}
