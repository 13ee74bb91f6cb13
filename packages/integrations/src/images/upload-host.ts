import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isWorkRefused, type TaskOf, type WorkPool, type WorkRefused } from '@zivina/work/port'
import type { Cleaned, default as cleanSentImage } from './clean-image.task.ts'
import { CONTENT_TYPES, type ImageFormat } from './format.ts'
import { RETRY_SECONDS } from './image-answer.ts'
import { ImageHostError, refusedFile } from './image-host-error.ts'
import type { ImageStore } from './port.ts'
import { createReceiver, type ReceivedUpload, type UploadPatience } from './receive-upload.ts'
import type { Waiter } from './shared-runs.ts'
import { detailsAnswer, uploadAnswer } from './upload-answer.ts'
import { type ImageKeys, readServer } from './upload-auth.ts'
import { cleanFolder, uploadPath } from './upload-path.ts'
import type { UploadLedger } from './upload-port.ts'
import { refusedDrawing } from './work-refusals.ts'

const UPLOAD = '/api/v1/files/upload'
const FILE = /^\/v1\/files\/([0-9a-f-]{36})(\/details)?$/
const EXTENSIONS: Record<ImageFormat, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif', gif: 'gif' }

export type UploadHostOptions = {
  store: ImageStore
  ledger: UploadLedger
  /** The keys, once they are loaded. */
  keys: () => Promise<ImageKeys>
  /** The beginning of pictures' addresses, absolute and without a trailing slash. */
  url_endpoint: string
  /** Folder for uploads under way; created if missing. */
  tempDir: string
  /** The pool in which pictures are cleaned. */
  work: WorkPool
  /** Time limits for senders that differ from the defaults. */
  patience?: UploadPatience
}

/**
 * Answers a request of the upload or management protocol; null for any other. `pathname` is the one within the mount, `visitor`
 * the one whose limits the request counts against.
 */
export type UploadHost = (request: Request, pathname: string, visitor: string) => Promise<Response | null>

const CLEAN_IMAGE: TaskOf<typeof cleanSentImage> = {
  name: 'clean-sent-picture',
  module: new URL('./clean-image.task.ts', import.meta.url),
  weight: 'long',
  // Longer than the time limit of the image library itself.
  time_limit_ms: 40_000,
  max_waiting_for_one: 6,
}

/** Accepts pictures like the hosted service: `POST /api/v1/files/upload`, `GET` and `DELETE` of `/v1/files/{id}`. */
export function createUploadHost(options: UploadHostOptions): UploadHost {
  const upload = createUpload(options)
  return async (request, pathname, visitor) => {
    try {
      if (pathname === UPLOAD) return await upload(request, visitor)
      const [, file_id, details] = FILE.exec(pathname) ?? []
      if (file_id !== undefined) return await manage(options, request, { file_id, details: details !== undefined })
      return null
    } catch (error) {
      const refusal = isWorkRefused(error) ? refusedCleaning(error) : error
      if (refusal instanceof ImageHostError) return refusedAnswer(refusal)
      throw error
    }
  }
}

function createUpload(options: UploadHostOptions): (request: Request, visitor: string) => Promise<Response> {
  const receive = createReceiver(options)
  const keep = createKeeper(options)
  return async (request, visitor) => {
    if (request.method !== 'POST') throw new ImageHostError(405, 'Only POST is allowed.')
    const file = join(options.tempDir, randomUUID())
    try {
      await mkdir(options.tempDir, { recursive: true })
      const received = await receive(request, file, visitor)
      const who = received.sender.kind === 'page' ? received.sender.owner : visitor
      return await keep(file, received, { who, signal: request.signal }).finally(received.leave)
    } finally {
      await Promise.all([file, cleanOf(file)].map((path) => rm(path, { force: true })))
    }
  }
}

/** The path of the cleaned picture of an upload. */
const cleanOf = (file: string): string => `${file}.clean`

/** Cleans and stores a picture. Its row comes first: bytes without a row would never be deleted. */
function createKeeper({ store, ledger, url_endpoint, work }: UploadHostOptions) {
  return async (file: string, { fields, sender }: ReceivedUpload, waiter: Waiter): Promise<Response> => {
    const folder = cleanFolder(fields.get('folder') ?? '')
    const owner = sender.kind === 'page' ? sender.owner : null
    if (owner !== null && !(await ledger.mayWrite(owner, folder))) {
      throw new ImageHostError(403, 'You are not allowed to upload into this folder.', 'Use a folder of your own.')
    }
    if (owner !== null && (await stat(file)).size > ledger.bytesMax(owner)) throw refusedFile('too_large_here')
    const { format, width, height } = await clean(work, file, waiter)
    const bytes = await readFile(cleanOf(file))
    // A few bytes may encode many: the stored picture has the same limit as the upload.
    if (owner !== null && bytes.byteLength > ledger.bytesMax(owner)) throw refusedFile('too_large_here')
    // A page never replaces another picture, so an approved picture cannot be changed.
    const unique = owner !== null || fields.get('useUniqueFileName') !== 'false'
    const path = uploadPath(folder, fields.get('fileName') ?? '', { extension: EXTENSIONS[format], unique })
    const image = { path, size: bytes.byteLength, width, height, mime: CONTENT_TYPES[format] }
    const file_id = await ledger.record(image, owner)
    try {
      await store.write(path, bytes)
    } catch (error) {
      await ledger.forget(file_id)
      throw error
    }
    return answer(200, uploadAnswer(image, file_id, url_endpoint))
  }
}

async function clean(work: WorkPool, file: string, waiter: Waiter): Promise<Cleaned & { kind: 'clean' }> {
  const cleaned = await work.run(CLEAN_IMAGE, { file, target: cleanOf(file) }, waiter)
  if (cleaned.kind === 'clean') return cleaned
  throw new ImageHostError(400, cleaned.message, cleaned.help)
}

async function manage(
  { store, ledger, keys, url_endpoint }: UploadHostOptions,
  request: Request,
  { file_id, details }: { file_id: string; details: boolean },
): Promise<Response | null> {
  const isDeletion = request.method === 'DELETE' && !details
  if (!isDeletion && !(request.method === 'GET' && details)) return null
  if (readServer(request, await keys()) === null) {
    throw new ImageHostError(401, 'Your request does not contain private API key.')
  }
  const image = await ledger.find(file_id)
  if (image === null) throw new ImageHostError(404, 'The requested file does not exist.')
  if (!isDeletion) return answer(200, detailsAnswer(image, url_endpoint))
  await store.remove(image.path)
  await ledger.forget(file_id)
  return new Response(null, { status: 204 })
}

/** The refusal of a picture that was not cleaned: no room now, or over the limit of time or memory. */
function refusedCleaning(refused: WorkRefused): ImageHostError {
  const { reason } = refused
  if (reason === 'too_long' || reason === 'too_large') return refusedFile('too_many_pixels', refused)
  return refusedDrawing(refused)
}

function refusedAnswer(error: ImageHostError): Response {
  const refused = answer(error.status, { message: error.message, help: error.help })
  if (error.status === 503) refused.headers.set('retry-after', String(error.retry_after ?? RETRY_SECONDS))
  if (error.status === 405) refused.headers.set('allow', 'POST')
  return refused
}

function answer(status: number, body: object): Response {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' })
  return new Response(JSON.stringify(body), { status, headers })
}
