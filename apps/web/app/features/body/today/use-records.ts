import { useQueryClient } from '@tanstack/react-query'
import type { NewDiaryEntryInput } from '@zivina/contract/body/diary-fields'
import type { DiaryDayDetail, PlannedSuggestion } from '@zivina/contract/body/diary-read'
import { calendarDay } from '@zivina/domain/calendar-day'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { uuidV7 } from '#app/kit/uuid-v7.ts'
import { useAccount } from '#app/session/account-context.ts'
import { useRefreshUser } from '#app/session/user-query.ts'
import { todayKey } from './use-today.ts'

/** Records of one press, each of which can be taken back in its message. */
export function useRecords() {
  const { api, guid: person } = useAccount()
  const client = useQueryClient()
  const refreshUser = useRefreshUser()
  const refresh = () => client.invalidateQueries({ queryKey: ['diary', person] })

  /** Shows more or less water at once; what the server says follows. */
  const pour = (day: string, milliliters: number) =>
    client.setQueryData<DiaryDayDetail | null>(
      todayKey(person, day),
      (shown) => shown && { ...shown, water: Math.max(0, shown.water + milliliters) },
    )
  const remove = async (guid: string) => {
    try {
      await api('DELETE /diary/entry/{guid}', { params: { guid } })
      showSnackbar('Vráceno.', 'success')
    } catch (failure) {
      sayFailure(failure)
    }
    await refresh()
  }
  const record = async (entry: Omit<NewDiaryEntryInput, 'guid'>, said: string, onUndo?: () => void) => {
    const asked = uuidV7()
    try {
      const { entries } = await api('POST /diary/entries', { body: { entries: [{ ...entry, guid: asked }] } })
      const guid = entries[0]?.guid ?? asked
      const run = () => {
        onUndo?.()
        void remove(guid)
      }
      showSnackbar(said, 'success', { label: 'Vrátit zpět', run })
    } catch (failure) {
      sayFailure(failure)
    }
    await refresh()
  }
  return {
    drink: async (milliliters: number) => {
      const day = calendarDay(new Date())
      // An answer on its way would show the state before the press.
      await client.cancelQueries({ queryKey: todayKey(person, day) })
      pour(day, milliliters)
      const what = { kind: 'water', milliliters } as const
      await record({ day, meal: 'Drinks', what }, `Zapsáno: voda, ${milliliters}\u00a0ml`, () =>
        pour(day, -milliliters),
      )
    },
    eatPlanned: ({ plan, item, eater, meal, name }: PlannedSuggestion) =>
      record({ day: calendarDay(new Date()), meal, what: { kind: 'planned', plan, item, eater } }, `Zapsáno: ${name}`),
    weigh: async (day: string, { weight }: { weight: number }) => {
      await api('POST /body_measurement', { body: { day, weight } })
      await Promise.all([
        client.invalidateQueries({ queryKey: ['body-measurements', person] }),
        client.invalidateQueries({ queryKey: ['weight-trend', person] }),
        refreshUser(),
      ])
    },
  }
}
