import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Activity } from '@zivina/contract/body/activities'
import type { CallInput } from '@zivina/contract/client'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { COMPENDIUM } from '@zivina/nutrition/compendium'
import { sayDiaryChanged } from '#app/features/account/diary-changed.ts'
import type { Moved } from '#app/features/body/movement-form/movement-fields.tsx'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { type Removal, useDelayedRemoval } from '#app/session/account/use-delayed-removal.ts'

const KEY = 'movement'
/** Days of the list, today included. */
const DAYS_SHOWN = 14

const REMOVAL: Removal<Activity> = {
  key: KEY,
  nameOf: ({ code }) => COMPENDIUM[code].name,
  also: 'diary',
  erase: async (api, { guid }) => {
    await api('DELETE /activity/{guid}', { params: { guid } })
    sayDiaryChanged()
  },
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
  const refresh = () => {
    sayDiaryChanged()
    void client.invalidateQueries({ queryKey: ['diary', person] })
    return client.invalidateQueries({ queryKey: key })
  }
  const add = async (recorded: Recorded) => {
    await api('POST /activity', { body: { guid: uuidV7(), ...recorded } })
    showSnackbar('Pohyb je zapsaný.', 'success')
    await refresh()
  }
  const write = async (guid: string, moved: Moved) => {
    await api('PATCH /activity/{guid}', { params: { guid }, body: moved })
    await refresh()
  }
  /** Changes what was recorded by hand, with undo. */
  const change = async ({ guid, code, day, minutes }: Activity, moved: Moved) => {
    if (moved.code === code && moved.day === day && moved.minutes === minutes) return
    await write(guid, moved)
    const run = () => void write(guid, { code, day, minutes }).catch(sayFailure)
    showSnackbar('Pohyb je upravený.', 'success', { label: 'Vrátit zpět', run })
  }
  const data = query.data && { ...query.data, results: query.data.results.filter(({ guid }) => !removed.has(guid)) }
  return { ...query, data, add, change, remove, refresh }
}
