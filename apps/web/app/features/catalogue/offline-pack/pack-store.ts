import { createStore } from '#app/kit/store.ts'

/** What this device keeps of products for use without a connection. It is the same for everybody, and holds nothing of a person. */
export type KeptPack = { version: string; products: number; size: number; built_at: string }

/** `undefined` until it was looked for; null where nothing is kept. */
export type PackState = { kept: KeptPack | null | undefined }

const CACHE = 'zivina-products'
const KEY = '/products.zvp'
const FACTS = 'x-pack'

/** What is kept, for everything on the page that shows it. */
export const packState = createStore<PackState>({ kept: undefined })

/** Whether this browser can keep files; pages without TLS cannot. */
export const canKeep = () => typeof caches !== 'undefined'

/** Looks for what is kept. Never throws: what cannot be read is not there. */
export async function findKept(): Promise<KeptPack | null> {
  const facts = (await stored())?.headers.get(FACTS)
  const kept = facts ? (JSON.parse(facts) as KeptPack) : null
  packState.write({ kept })
  return kept
}

/** The kept file; null where there is none. */
export async function keptFile(): Promise<Uint8Array | null> {
  const file = await stored()
  return file ? new Uint8Array(await file.arrayBuffer()) : null
}

/** Keeps a file instead of the former one. @throws where the device has no room */
export async function keepFile(file: Blob, kept: KeptPack): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.put(KEY, new Response(file, { headers: { [FACTS]: JSON.stringify(kept) } }))
  packState.write({ kept })
}

/** Removes what is kept. */
export async function dropFile(): Promise<void> {
  await caches.delete(CACHE)
  packState.write({ kept: null })
}

async function stored(): Promise<Response | undefined> {
  if (!canKeep()) return undefined
  return caches.open(CACHE).then(
    (cache) => cache.match(KEY),
    () => undefined,
  )
}
