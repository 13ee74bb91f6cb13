import { createStore } from '#app/kit/state/store.ts'

/** What this device keeps of products for use without a connection. It is the same for everybody, and holds nothing of a person. */
export type StoredPack = { version: string; products: number; size: number; built_at: string }

/** `undefined` until it was looked for; null where nothing is stored. */
export type PackState = { stored: StoredPack | null | undefined }

const CACHE = 'zivina-products'
const KEY = '/products.zvp'
const FACTS = 'x-pack'

/** What is stored, for everything on the page that shows it. */
export const packState = createStore<PackState>({ stored: undefined })

/** Whether this browser can keep files; pages without TLS cannot. */
export const canStore = () => typeof caches !== 'undefined'

/** Looks for what is stored. Never throws: what cannot be read is not there. */
export async function findStored(): Promise<StoredPack | null> {
  const facts = (await readStored())?.headers.get(FACTS)
  const stored = facts ? (JSON.parse(facts) as StoredPack) : null
  packState.write({ stored })
  return stored
}

/** The stored file; null where there is none. */
export async function storedFile(): Promise<Uint8Array | null> {
  const file = await readStored()
  return file ? new Uint8Array(await file.arrayBuffer()) : null
}

/** Keeps a file instead of the former one. @throws where the device has no room */
export async function storeFile(file: Blob, stored: StoredPack): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.put(KEY, new Response(file, { headers: { [FACTS]: JSON.stringify(stored) } }))
  packState.write({ stored })
}

/** Removes what is stored. */
export async function dropFile(): Promise<void> {
  await caches.delete(CACHE)
  packState.write({ stored: null })
}

async function readStored(): Promise<Response | undefined> {
  if (!canStore()) return undefined
  return caches.open(CACHE).then(
    (cache) => cache.match(KEY),
    () => undefined,
  )
}
