import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Activity } from '@zivina/contract/body/activities'
import type { CallInput } from '@zivina/contract/client'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { COMPENDIUM } from '@zivina/nutrition/compendium'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { uuidV7 } from '#app/kit/uuid-v7.ts'
import { useAccount } from '#app/session/account-context.ts'
import { type Removal, useDelayedRemoval } from '#app/shell/user/use-delayed-removal.ts'

const KEY = 'movement'
/** Days of the list, today included. */
const DAYS_SHOWN = 14

const REMOVAL: Removal<Activity> = {
  key: KEY,
  nameOf: ({ code }) => COMPENDIUM[code].name,
  erase: (api, { guid }) => api('DELETE /activity/{guid}', { params: { guid } }),
}

type Recorded = Omit<CallInput<'POST /activity'>['body'], 'guid'>

/** Movement of the last days, without what is being removed. */
export function useMovement() {
  const { api, guid: person } = useAccount()
  const client = useQueryClient()
  const key = [KEY, person]
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => {
      const to = calendarDay(new Date())
      return api('GET /activity', { query: { from: addDays(to, 1 - DAYS_SHOWN), to }, signal })
    },
    refetchOnMount: 'always',
  })
  const { removed, remove } = useDelayedRemoval(REMOVAL)
  const refresh = () => client.invalidateQueries({ queryKey: key })
  const add = async (recorded: Recorded) => {
    await api('POST /activity', { body: { guid: uuidV7(), ...recorded } })
    showSnackbar('Pohyb je zapsaný.', 'success')
    await refresh()
  }
  const data = query.data && { ...query.data, results: query.data.results.filter(({ guid }) => !removed.has(guid)) }
  return { ...query, data, add, remove, refresh }
}
