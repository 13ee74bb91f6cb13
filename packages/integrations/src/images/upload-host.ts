import { randomUUID } from 'node:crypto'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { cleanImage } from './clean-image.ts'
import { CONTENT_TYPES, type ImageFormat } from './format.ts'
import { ImageHostError, refusedFile } from './image-host-error.ts'
import type { ImageStore } from './port.ts'
import { receiveForm } from './receive-form.ts'
import { createRenderQueue } from './render-queue.ts'
import { createSlots } from './slots.ts'
import { detailsAnswer, uploadAnswer } from './upload-answer.ts'
import { claimLeave, hasProof, type ImageKeys, readServer, type Sender } from './upload-auth.ts'
import { cleanFolder, uploadPath } from './upload-path.ts'
import type { UploadLedger } from './upload-port.ts'

const UPLOAD = '/api/v1/files/upload'
const FILE = /^\/v1\/files\/([0-9a-f-]{36})(\/details)?$/
/** Uploads under way at once, and of them those that send their file before they say who they are. */
const UPLOADS = 24
const UNPROVEN = 4
const EXTENSIONS: Record<ImageFormat, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif', gif: 'gif' }

export type UploadHostOptions = {
  store: ImageStore
  ledger: UploadLedger
  /** The keys, once they are known. */
  keys: () => Promise<ImageKeys>
  /** What addresses of pictures begin with, absolute and without a slash at the end. */
  url_endpoint: string
  /** Folder for files under way; made when missing. */
  tempDir: string
  /** Pictures made at once. */
  maxEncodes: number
}

/** Answers a request of the upload or management protocol; null for any other. `pathname` is the one within the mount. */
export type UploadHost = (request: Request, pathname: string) => Promise<Response | null>

/** Takes pictures as the hosted service does: `POST /api/v1/files/upload`, `GET` and `DELETE` of `/v1/files/{id}`. */
export function createUploadHost(options: UploadHostOptions): UploadHost {
  const upload = createUpload(options)
  return async (request, pathname) => {
    try {
      if (pathname === UPLOAD) return await upload(request)
      const [, file_id, details] = FILE.exec(pathname) ?? []
      if (file_id !== undefined) return await manage(options, request, { file_id, details: details !== undefined })
      return null
    } catch (error) {
      if (error instanceof ImageHostError) return answer(error.status, { message: error.message, help: error.help })
      throw error
    }
  }
}

type Received = { fields: ReadonlyMap<string, string>; sender: Sender }

function createUpload(options: UploadHostOptions): (request: Request) => Promise<Response> {
  const takeSlot = createSlots(UPLOADS)
  const receive = createReceiver(options)
  const keep = createKeeper(options)
  return async (request) => {
    if (request.method !== 'POST') throw new ImageHostError(405, 'Only POST is allowed.')
    const leave = takeSlot()
    const file = join(options.tempDir, randomUUID())
    try {
      await mkdir(options.tempDir, { recursive: true })
      return await keep(file, await receive(request, file))
    } finally {
      leave()
      await rm(file, { force: true })
    }
  }
}

/** Takes the form. Whoever says who they are before the file comes is refused before it comes. */
function createReceiver({ keys, ledger }: UploadHostOptions) {
  const takeUnproven = createSlots(UNPROVEN)
  return async (request: Request, target: string): Promise<Received> => {
    const known = await keys()
    let sender = readServer(request, known)
    let leave = () => {}
    const admit = async (fields: ReadonlyMap<string, string>): Promise<void> => {
      if (sender !== null) return
      if (hasProof(fields)) sender = await claimLeave(fields, known, ledger)
      else leave = takeUnproven()
    }
    try {
      const { fields, has_file } = await receiveForm(request, { target, admit })
      sender ??= await claimLeave(fields, known, ledger)
      if (!has_file)
        throw new ImageHostError(400, 'Missing file parameter for upload.', 'Send the file as a form part.')
      return { fields, sender }
    } finally {
      leave()
    }
  }
}

/** Cleans the picture and keeps it. Its row comes first: bytes without one would be found by nobody. */
function createKeeper({ store, ledger, url_endpoint, maxEncodes }: UploadHostOptions) {
  const encode = createRenderQueue<Awaited<ReturnType<typeof cleanImage>>>(maxEncodes)
  return async (file: string, { fields, sender }: Received): Promise<Response> => {
    const folder = cleanFolder(fields.get('folder') ?? '')
    const owner = sender.kind === 'page' ? sender.owner : null
    if (owner !== null && !(await ledger.mayWrite(owner, folder))) {
      throw new ImageHostError(403, 'You are not allowed to upload into this folder.', 'Use a folder of your own.')
    }
    if (owner !== null && (await stat(file)).size > ledger.bytesMax(owner)) throw refusedFile('too_large_here')
    const { bytes, format, width, height } = await encode(file, () => cleanImage(file))
    // A few bytes may stand for many: what is kept is bounded as what was sent.
    if (owner !== null && bytes.byteLength > ledger.bytesMax(owner)) throw refusedFile('too_large_here')
    // A page never takes another picture's place: what was approved stays what it was.
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

function answer(status: number, body: object): Response {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' })
  if (status === 503) headers.set('retry-after', '2')
  if (status === 405) headers.set('allow', 'POST')
  return new Response(JSON.stringify(body), { status, headers })
}
