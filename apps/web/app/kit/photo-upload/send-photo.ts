import { ApiFailure } from '@zivina/contract/client'
import { messageFor, type Severity, severityFor } from '@zivina/contract/kernel/errors'
import type { UploadAuth } from '@zivina/contract/media/images'
import type { Installation } from '#app/kit/page/site.ts'
import { knownRefusal } from './photo-check.ts'

/** An upload failed; the message is shown to the person. */
export class SendFailure extends Error {
  readonly severity: Severity

  constructor(message: string, severity: Severity) {
    super(message)
    this.severity = severity
  }
}

/** Requests a permit to upload one picture. */
export type AskLeave = (signal: AbortSignal) => Promise<UploadAuth>

type Sending = {
  /** Below the configured folder. */
  folder: string
  site: Installation
  ask: AskLeave
  /** Called with the sent share, 0 … 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

const PATIENCE_MS = 120_000

/**
 * Uploads a photo to the image host by its protocol: a permit from the API, then a form.
 * @returns the photo's address, in the form of the API
 * @throws SendFailure, or the signal's reason when it was aborted
 */
export async function sendPhoto(photo: Blob, sending: Sending): Promise<string> {
  const { site, signal } = sending
  const form = new FormData()
  for (const [name, value] of Object.entries(await askLeave(sending))) form.append(name, String(value))
  form.append('folder', `${site.image_folder}/${sending.folder}`)
  form.append('fileName', `foto.${photo.type.split('/')[1] ?? 'jpg'}`)
  // Last, so that the host can refuse the upload before the file arrives.
  form.append('file', photo)
  const { status, body } = await post(form, sending)
  signal.throwIfAborted()
  if (status === 200 && typeof body.url === 'string') return ofThisSite(body.url, site)
  throw failureOf(knownRefusal(body.help))
}

async function askLeave({ ask, signal }: Sending) {
  try {
    return await ask(signal)
  } catch (failure) {
    signal.throwIfAborted()
    const said = failure instanceof ApiFailure && failure.status > 0 ? failure.message : null
    throw failureOf(said)
  }
}

function failureOf(said: string | null): SendFailure {
  return new SendFailure(said ?? messageFor('IMAGEKIT'), said === null ? severityFor('IMAGEKIT') : 'error')
}

/** The browser's fetch does not report upload progress; XMLHttpRequest does. */
function post(form: FormData, { site, onProgress, signal }: Sending) {
  return new Promise<{ status: number; body: Record<string, unknown> }>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', site.image_upload_url)
    request.timeout = PATIENCE_MS
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onloadend = () => resolve({ status: request.status, body: readJson(request.responseText) })
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

/** The host answers with an absolute address; pictures of this site are addressed by path everywhere. */
function ofThisSite(url: string, { public_url }: Installation): string {
  return url.startsWith(`${public_url}/`) ? url.slice(public_url.length) : url
}
