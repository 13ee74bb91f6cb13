const CHANNEL = 'zivina-diary-changed'

/** Tells every part of the product, in this tab and in others, that the diary, movement or targets have changed. Browser only. */
export function sayDiaryChanged(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

/** @returns a function that unsubscribes */
export function onDiaryChanged(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = listener
  return () => channel.close()
}
