import type { QueryClient } from '@tanstack/react-query'
import type { DiaryEntry } from '@zivina/contract/body/diary-read'
import type { ApiClient } from '@zivina/contract/client'
import { sayDiaryChanged } from '#app/features/account/diary-changed.ts'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import type { Sender } from '#app/kit/outbox/sending.ts'
import { dayName } from '#app/kit/text/day-names.ts'
import { diaryKey, refreshDiary, showEverywhere } from '../diary-sync/catch-up.ts'
import { clashOf } from '../diary-sync/clash.ts'
import { type Days, withChange } from './diary-days.ts'
import { applyWrite, type DiaryWrite, sendWrite } from './diary-writes.ts'
import { amountText } from './helping.ts'

/** Writes whose author was told what was written elsewhere: sent once more, they hold. */
const told = new Set<string>()

/** Sends what was written into the diary of an account, and shows it in what this tab has read. */
export function diarySender(api: ApiClient, account: string, client: QueryClient): Sender<DiaryWrite> {
  const tab = { api, account, client }
  const refresh = () => {
    sayDiaryChanged()
    void refreshDiary(tab)
  }
  return {
    objectTo: async (write) => {
      const other = told.has(write.at) ? null : await clashOf(tab, write)
      if (other === null) return null
      told.add(write.at)
      return { name: nameOf(write), reason: `Jinde je mezitím zapsáno: ${other}. „Zkusit znovu“ to přepíše.` }
    },
    send: async (write) => {
      // What its author wants although they were told is wanted now, and not when it was first written.
      const done = await sendWrite(api, told.has(write.at) ? { ...write, at: new Date().toISOString() } : write)
      // An answer that was on its way meanwhile would show the state before the change.
      await client.cancelQueries({ queryKey: diaryKey(account) })
      showEverywhere(tab, (days) => withChange(applyWrite(days, write), done))
    },
    onRefused: (write, failure) => {
      sayFailure(failure)
      return { name: nameOf(write), reason: describeFailure(failure).message }
    },
    onSentElsewhere: (sent) => {
      showEverywhere(tab, (days) => sent.reduce<Days>((now, write) => applyWrite(now, write), days))
      refresh()
    },
    onEmpty: refresh,
  }
}

function nameOf(write: DiaryWrite): string {
  switch (write.kind) {
    case 'add':
      return `Zápis: ${namesOf(write.looks)}`
    case 'change': {
      const { look } = write
      return `Změna: ${[look.name, amountText(look), dayName(look.day)].filter(Boolean).join(', ')}`
    }
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
