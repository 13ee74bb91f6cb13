import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useAccount } from '#app/session/account/account-context.ts'

/** Asks the server what is written for a day by now, and lets what the page shows catch up; null where nothing is, or it does not answer. */
export function useWeightNow(): (day: string) => Promise<number | null> {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  return useCallback(
    async (day) => {
      try {
        const { results } = await api('GET /body_measurement', { query: { from: day, to: day } })
        return results[0]?.weight ?? null
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
