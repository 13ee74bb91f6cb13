import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline as join, Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption'

/** A sealed file: compressed, and encrypted where there is a recipient. */
export type Sealed = {
  /** SHA-256 of the contents before sealing, hexadecimal. */
  hash: string
  /** SHA-256 of the sealed bytes, by which they are verified without the key. */
  sha256: string
  /** Sealed bytes. */
  size: number
  /** Bytes of the contents. */
  bytes: number
}

/** How names of sealed objects end: `age -d -i key x.zst.age | zstd -d` opens one without the product. */
export function endingOf(recipient: string | null): string {
  return recipient === null ? '.zst' : '.zst.age'
}

/** Makes a pair of keys: the identity opens backups, and the recipient, which is configured, only makes them. */
export async function makeKeys(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateIdentity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/**
 * Whether a text is a recipient of the `age` format.
 */
export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text)
    return true
  } catch {
    return false
  }
}

/** Compresses contents into a file, and encrypts them to the recipient, if any. */
export async function seal(contents: Readable, file: string, recipient: string | null): Promise<Sealed> {
  const plain = measure()
  const sealed = measure()
  const compressed = joined(contents, plain.stream, createZstdCompress())
  await pipeline(
    recipient === null ? compressed : await encrypt(compressed, recipient),
    sealed.stream,
    createWriteStream(file, { mode: 0o600 }),
  )
  return { hash: plain.digest(), sha256: sealed.digest(), size: sealed.bytes(), bytes: plain.bytes() }
}

/**
 * Opens sealed bytes.
 * @param identity the key, where they are encrypted
 * @throws Error when the key is not the recipient's, or the bytes are damaged
 */
export async function unseal(stored: Readable, identity: string | null): Promise<Readable> {
  const compressed = identity === null ? stored : await decrypt(stored, identity)
  return joined(compressed, createZstdDecompress())
}

/** The SHA-256 of a stream, hexadecimal. */
export async function hashOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of stream) hash.update(chunk)
  return hash.digest('hex')
}

/** The last of some streams of which each reads the one before it; a failure of one ends them all. */
function joined(first: Readable, ...transforms: [Transform, ...Transform[]]): Readable {
  const last = transforms.at(-1) ?? transforms[0]
  join([first, ...transforms], () => undefined)
  return last
}

async function encrypt(stream: Readable, recipient: string): Promise<Readable> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return fromWeb(await encrypter.encrypt(toWeb(stream)))
}

async function decrypt(stream: Readable, identity: string): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return fromWeb(await decrypter.decrypt(toWeb(stream)))
}

type WebStream = globalThis.ReadableStream<Uint8Array<ArrayBuffer>>

function toWeb(stream: Readable): WebStream {
  return Readable.toWeb(stream) as unknown as WebStream
}

function fromWeb(stream: globalThis.ReadableStream): Readable {
  return Readable.fromWeb(stream as ReadableStream)
}

/** Lets bytes pass, and counts and hashes them. */
function measure(): { stream: Transform; digest: () => string; bytes: () => number } {
  const hash: Hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.byteLength
      done(null, chunk)
    },
  })
  return { stream, digest: () => hash.digest('hex'), bytes: () => bytes }
}
