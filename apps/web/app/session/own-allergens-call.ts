import type { Allergen } from '@zivina/domain/catalogue/allergens/allergens'
import { ownAllergens } from './own-allergens-store.ts'
import { sessionApi } from './session-api.ts'

let channel: BroadcastChannel | undefined

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
  const allergens = await read(owner)
  const known = ownAllergens.read()
  if (owner !== known.owner) return
  ownAllergens.write(allergens === null ? { ...known, isMissing: true } : { owner, allergens, isMissing: false })
}

/** Shows what was just saved, in the other tabs too. */
export function publishOwnAllergens(owner: string, allergens: readonly Allergen[]): void {
  ownAllergens.write({ owner, allergens, isMissing: false })
  openChannel().postMessage(null)
}

/** @returns null where the server could not be asked */
async function read(guid: string): Promise<readonly Allergen[] | null> {
  try {
    const { allergens } = await sessionApi('GET /user/{guid}', { params: { guid } })
    return allergens
  } catch {
    return null
  }
}
