import type { DayRemains } from '@zivina/contract/body/diary-read'
import { calendarDay } from '@zivina/domain/calendar-day'
import { onDiaryChanged } from '#app/features/account/diary-changed.ts'
import { ownAllergens } from '#app/features/catalogue/own-allergens/own-allergens-store.ts'
import { createStore, useStore } from '#app/kit/state/store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { readTokenData, subscribeToSession } from '#app/session/tokens/session-store.ts'

/** Undefined while it is being read, null where that failed. In the memory of the page alone, as it tells of health. */
type Known = { owner: string | null; remains: DayRemains | null | undefined }

const UNKNOWN: Known = { owner: null, remains: undefined }
const known = createStore<Known>(UNKNOWN, follow)
let asked = 0

/** What remains of today of the person who is logged in: asked for once by all parts of a page, and again when the diary changes. */
export function useDayRemains(): DayRemains | null | undefined {
  return useStore(known.subscribe, () => known.read().remains, undefined)
}

/** While a page shows it. Each page that begins to show it reads it anew, and shows what is known until then. */
function follow(): () => void {
  const target = ownAllergens.read().daily_kilojoules
  const onTarget = () => ownAllergens.read().daily_kilojoules !== target && void read()
  const onReturn = () => {
    if (document.visibilityState === 'visible' && known.read().remains?.day !== calendarDay(new Date())) void read()
  }
  // A page restored from the back/forward cache may have missed a change.
  const onShown = ({ persisted }: PageTransitionEvent) => persisted && void read()
  const ends = [
    onDiaryChanged(() => void read()),
    subscribeToSession(() => known.read().owner !== ownerNow() && void read()),
    ownAllergens.subscribe(onTarget),
  ]
  document.addEventListener('visibilitychange', onReturn)
  window.addEventListener('online', onReturn)
  window.addEventListener('pageshow', onShown)
  void read()
  return () => {
    for (const end of ends) end()
    document.removeEventListener('visibilitychange', onReturn)
    window.removeEventListener('online', onReturn)
    window.removeEventListener('pageshow', onShown)
  }
}

const ownerNow = () => readTokenData()?.user_guid ?? null

async function read(): Promise<void> {
  asked += 1
  const mine = asked
  const owner = ownerNow()
  if (owner !== known.read().owner) known.write({ owner, remains: undefined })
  if (owner === null) return
  const remains = await ask()
  // A later question has the newer answer.
  if (mine === asked) known.write({ owner, remains })
}

async function ask(): Promise<DayRemains | null> {
  try {
    return await sessionApi('GET /diary/remains', { query: { day: calendarDay(new Date()) } })
  } catch {
    return null
  }
}
