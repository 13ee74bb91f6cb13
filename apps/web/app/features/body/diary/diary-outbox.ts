import type { QueryClient } from '@tanstack/react-query'
import type { DiaryDayDetail, DiaryEntry } from '@zivina/contract/body/diary-read'
import type { ApiClient } from '@zivina/contract/client'
import { sayDiaryChanged } from '#app/features/account/diary-changed.ts'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import type { Sender } from '#app/kit/outbox/sending.ts'
import { dayName } from '#app/kit/text/day-names.ts'
import { type Days, withChange } from './diary-days.ts'
import { applyWrite, type DiaryWrite, sendWrite } from './diary-writes.ts'

export const diaryKey = (account: string) => ['diary', account] as const

/** Sends what was written into the diary of an account, and shows it in what this tab has read. */
export function diarySender(api: ApiClient, account: string, client: QueryClient): Sender<DiaryWrite> {
  return {
    send: async (write) => {
      const done = await sendWrite(api, write)
      // An answer that was on its way meanwhile would show the state before the change.
      await client.cancelQueries({ queryKey: diaryKey(account) })
      show(client, account, (days) => withChange(applyWrite(days, write), done))
    },
    onRefused: (write, failure) => {
      sayFailure(failure)
      return { name: nameOf(write), reason: describeFailure(failure).message }
    },
    onSentElsewhere: (sent) => {
      show(client, account, (days) => sent.reduce<Days>((now, write) => applyWrite(now, write), days))
      refresh(client, account)
    },
    onEmpty: () => refresh(client, account),
  }
}

/** Changes what is shown of every week that this tab has read, and of today. */
function show(client: QueryClient, account: string, change: (days: Days) => Days): void {
  client.setQueriesData<DiaryDayDetail[]>(
    { queryKey: [...diaryKey(account), 'week'] },
    (days) => days && [...change(days)],
  )
  client.setQueriesData<DiaryDayDetail | null>(
    { queryKey: [...diaryKey(account), 'today'] },
    (day) => day && (change([day])[0] ?? day),
  )
}

function refresh(client: QueryClient, account: string): void {
  sayDiaryChanged()
  void client.invalidateQueries({ queryKey: diaryKey(account) })
}

function nameOf(write: DiaryWrite): string {
  switch (write.kind) {
    case 'add':
      return `Zápis: ${namesOf(write.looks)}`
    case 'change':
      return `Změna: ${write.look.name}, ${dayName(write.look.day)}`
    case 'remove':
      return 'Smazání položky'
    case 'restore':
      return `Vrácení: ${namesOf(write.looks)}`
    case 'day':
      return `Změna dne: ${dayName(write.day)}`
  }
}

function namesOf(entries: readonly DiaryEntry[]): string {
  return entries.map(({ name }) => name).join(', ')
}
