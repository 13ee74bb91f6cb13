import type { User } from '@zivina/contract/account/users'
import { savedUser } from '#app/session/account/saved-user.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { ownAllergens } from './own-allergens-store.ts'

let channel: BroadcastChannel | undefined

type OwnFields = Pick<User, 'allergens' | 'daily_kilojoules' | 'settings'>

/** A user who hides the energy of the day in the settings sees no share of it either. */
function ownOf(owner: string, { allergens, daily_kilojoules, settings }: OwnFields) {
  const isHidden = settings.includes('calorie_bar_hidden') || settings.includes('numbers_hidden')
  return { owner, allergens, daily_kilojoules: isHidden ? undefined : daily_kilojoules, isMissing: false }
}

/** Tells the other tabs of a change, without the data: they fetch these themselves. Browser only. */
function openChannel(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel('zivina-own-allergens')
    channel.onmessage = () => void fetchOwnAllergens()
    // A page restored from the back/forward cache may have missed a change, one without a network all of it.
    window.addEventListener('pageshow', ({ persisted }) => persisted && void fetchOwnAllergens())
    window.addEventListener('online', () => ownAllergens.read().isMissing && void fetchOwnAllergens())
  }
  return channel
}

/** Fetches the allergens of the user whose page it is. */
export async function fetchOwnAllergens(): Promise<void> {
  openChannel()
  const { owner } = ownAllergens.read()
  if (owner === null) return
  const user = await read(owner)
  const known = ownAllergens.read()
  if (owner !== known.owner) return
  ownAllergens.write(user === null ? { ...known, isMissing: true } : ownOf(owner, user))
}

/** Shows what is saved in this tab, in the other tabs too. @returns a function that stops */
export function followSavedUser(): () => void {
  return savedUser.subscribe(() => {
    const user = savedUser.read()
    if (user === null) return
    ownAllergens.write(ownOf(user.guid, user))
    openChannel().postMessage(null)
  })
}

/** @returns null where the server could not be asked */
async function read(guid: string): Promise<OwnFields | null> {
  try {
    return await sessionApi('GET /user/{guid}', { params: { guid } })
  } catch {
    return null
  }
}
