import { useQueryClient } from '@tanstack/react-query'
import type { PlannedSuggestion } from '@zivina/contract/body/diary-read'
import { useHastyPress } from '#app/kit/state/use-hasty-press.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { useRefreshUser } from '#app/session/account/user-query.ts'
import { type NewEntries, plannedEntry, waterEntry } from '../diary/new-entries.ts'
import { useDiarySending } from '../diary/use-diary.ts'

/**
 * Records of one press, each of which can be taken back in its message. Those of the diary go through its outbox: they are shown
 * at once, wait for a connection where there is none, and are done once however often they are sent.
 * @param day to which what is eaten and drunk belongs
 */
export function useRecords(day: string) {
  const { api, guid: person } = useAccount()
  const client = useQueryClient()
  const refreshUser = useRefreshUser()
  const { change } = useDiarySending()
  const isHasty = useHastyPress()

  const offerBack = (guids: readonly string[], said: string) => {
    const run = () => {
      for (const guid of guids) change({ kind: 'remove', guid })
      showSnackbar('Vráceno.', 'success')
    }
    showSnackbar(said, 'success', { label: 'Vrátit zpět', run })
  }
  const record = (made: NewEntries, said: string) => {
    change({ kind: 'add', ...made })
    offerBack(
      made.looks.map(({ guid }) => guid),
      said,
    )
  }
  return {
    drink: (milliliters: number) => {
      if (!isHasty('water')) record(waterEntry(milliliters, day), `Zapsáno: voda, ${milliliters}\u00a0ml`)
    },
    /** @param recorded the entry of what is recorded already: another press of it only offers to take it back */
    eatPlanned: (planned: PlannedSuggestion, recorded: string | undefined) => {
      const said = `Zapsáno: ${planned.name}`
      if (recorded === undefined) record(plannedEntry(planned, day), said)
      else offerBack([recorded], said)
    },
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
