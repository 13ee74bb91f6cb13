import type { NewDiaryEntryInput } from '@zivina/contract/body/diary-fields'
import type { DiaryChange, DiaryDayDetail } from '@zivina/contract/body/diary-read'
import type { Person } from '#api/account/identity/users/testing.ts'
import { openPlansApi } from '#api/planning/meal-plans/testing/plans-api.ts'

export const FRIDAY = '2026-11-20'

export const guid = (): string => crypto.randomUUID()

/** A new entry: figures typed for Friday's lunch unless it says otherwise. */
export const newEntry = (fields: Partial<NewDiaryEntryInput> = {}): NewDiaryEntryInput => ({
  guid: guid(),
  day: FRIDAY,
  meal: 'Lunch',
  what: { kind: 'quick', name: 'Oběd', kilojoules: 1000 },
  ...fields,
})

/** The API with calls on the diary. */
export async function openDiaryApi() {
  const plans = await openPlansApi()
  const { get, post } = plans
  return {
    ...plans,
    person: () => plans.api.enter(),
    /** Records entries, which must succeed. */
    record: async (as: Person, ...entries: NewDiaryEntryInput[]): Promise<DiaryChange> => {
      const { status, body } = await post<DiaryChange>(as, '/diary/entries', { entries })
      if (status !== 201) throw new Error(JSON.stringify(body))
      return body
    },
    readDay: async (as: Person, day = FRIDAY): Promise<DiaryDayDetail> => {
      const { body } = await get<{ days: [DiaryDayDetail] }>(as, `/diary?from=${day}&to=${day}`)
      return body.days[0]
    },
  }
}
