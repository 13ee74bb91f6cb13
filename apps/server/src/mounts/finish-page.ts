import { hash } from 'node:crypto'
import { LATE_MARKS, LATE_START } from './late-start.ts'

/** A rendered page as visitors get it, and CSP sources (`'sha256-…'`) of the inline scripts it may run. */
export type FinishedPage = { body: Uint8Array<ArrayBuffer>; hashes: string[] }

const SCRIPT = Buffer.from('<script')
const TAG_END = Buffer.from('>')
const SCRIPT_END = Buffer.from('</script>')
const BODY_END = Buffer.from('</body>')
const MARKS = LATE_MARKS.map(([written, late]) => [Buffer.from(written), Buffer.from(late)] as const)

/**
 * Replaces the nonce of one rendering by hashes, so that the finished page is the same for every visitor and can be cached,
 * compressed and revalidated. Only scripts that carry this rendering's secret nonce are trusted: a script smuggled in through
 * data does not know it, is not hashed and does not run. Modules wait for the first drawing (`late-start.ts`).
 *
 * Works on the bytes: a page as text takes twice the memory, and each replacement a copy of all of it.
 */
export function finishPage(page: Uint8Array, nonce: string): FinishedPage {
  const bytes = Buffer.from(page.buffer, page.byteOffset, page.byteLength)
  const hashes = new Set<string>()
  const pieces = without(bytes, Buffer.from(` nonce="${nonce}"`), (at) => {
    const script = scriptAround(bytes, at)
    if (script) hashes.add(hashOf(script))
  })
  const marked = MARKS.reduce<Buffer[]>(
    (parts, [written, late]) => parts.flatMap((part) => exchange(part, written, late)),
    [Buffer.concat(pieces)],
  )
  const whole = Buffer.concat(hashes.size > 0 ? withStart(marked, hashes) : marked)
  return { body: new Uint8Array(whole.buffer, whole.byteOffset, whole.byteLength), hashes: [...hashes] }
}

/** The pieces between occurrences of `part`. */
function without(bytes: Buffer, part: Buffer, found: (at: number) => void): Buffer[] {
  const pieces: Buffer[] = []
  let from = 0
  for (let at = bytes.indexOf(part); at !== -1; at = bytes.indexOf(part, from)) {
    found(at)
    pieces.push(bytes.subarray(from, at))
    from = at + part.length
  }
  pieces.push(bytes.subarray(from))
  return pieces
}

function exchange(piece: Buffer, written: Buffer, late: Buffer): Buffer[] {
  const [first, ...rest] = without(piece, written, () => {})
  return [first ?? piece, ...rest.flatMap((next) => [late, next])]
}

/** The content of the script whose opening tag contains this place; null where the tag is another one, or it has none. */
function scriptAround(bytes: Buffer, at: number): Buffer | null {
  const tag = bytes.lastIndexOf('<', at)
  if (!bytes.subarray(tag, tag + SCRIPT.length).equals(SCRIPT)) return null
  const from = bytes.indexOf(TAG_END, at) + 1
  const end = bytes.indexOf(SCRIPT_END, from)
  return end > from ? bytes.subarray(from, end) : null
}

/** The starter is the last element of the page. */
function withStart(pieces: Buffer[], hashes: Set<string>): Buffer[] {
  const last = pieces.at(-1)
  const end = last?.lastIndexOf(BODY_END) ?? -1
  if (last === undefined || end === -1) return pieces
  hashes.add(hashOf(LATE_START))
  return [
    ...pieces.slice(0, -1),
    last.subarray(0, end),
    Buffer.from(`<script>${LATE_START}</script>`),
    last.subarray(end),
  ]
}

function hashOf(script: string | Buffer): string {
  return `'sha256-${hash('sha256', script, 'base64')}'`
}
