import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { IMAGE_BYTES_MAX } from '@zivina/contract/kernel/limits'
import { createGauge } from '../receiving/gauge.ts'
import type { Patience } from '../receiving/receive-file.ts'
import { ImageHostError, refusedFile } from './image-host-error.ts'

/** The fields of a form, and whether it contained a file. */
export type ReceivedForm = { fields: ReadonlyMap<string, string>; has_file: boolean }

type Receiving = {
  /** The path that the file is written to. */
  target: string
  /** Called before the file is read, with the fields that came before it; throws to refuse it. */
  admit: (fields: ReadonlyMap<string, string>) => Promise<void>
  /** Aborted with an `ImageHostError` as reason when the sender must be disconnected. */
  signal: AbortSignal
  patience: Patience
}

/** Bytes for fields and boundaries besides the file. */
const FRAME_BYTES = 256 * 1024
const LIMITS = { files: 1, fields: 40, parts: 41, fieldSize: 64 * 1024, fieldNameSize: 100, fileSize: IMAGE_BYTES_MAX }

/**
 * Receives a multipart form and writes its file to disk while it arrives, never holding more than a piece of it in memory.
 * @throws ImageHostError for an invalid form, or one that is too large, too slow or cut off
 */
export async function receiveForm(request: Request, receiving: Receiving): Promise<ReceivedForm> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data;/i.test(type) || request.body === null) throw badForm('The body is no multipart form.')
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > IMAGE_BYTES_MAX + FRAME_BYTES) throw refusedFile('too_large')
  const giveUp = new AbortController()
  const whole = AbortSignal.timeout(receiving.patience.whole_ms)
  const signal = AbortSignal.any([giveUp.signal, whole, receiving.signal])
  const fields = new Map<string, string>()
  const form = parserOf(type)
  let file: Promise<void> | null = null
  let refusal: unknown = null
  const refuse = (error: unknown): void => {
    refusal ??= receiving.signal.aborted ? receiving.signal.reason : whole.aborted ? tooSlow() : error
    giveUp.abort()
  }
  form.on('field', (name, value, nameCut, valueCut) => {
    if (nameCut || valueCut) refuse(badForm(`The field ${name} is too long.`))
    fields.set(name, value)
  })
  form.on('file', (name, stream) => {
    if (name !== 'file') return refuse(badForm('Only the field file may hold a file.'))
    file = receiveFile(stream, receiving, fields, signal).catch(refuse)
  })
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
    form.on(limit, () => refuse(badForm('The form has too many parts.')))
  }
  const body = Readable.fromWeb(request.body as NodeStream)
  const gauge = createGauge({
    window_ms: receiving.patience.window_ms,
    bytes_max: IMAGE_BYTES_MAX + FRAME_BYTES,
    refusal: (fault) => (fault === 'too_slow' ? tooSlow() : refusedFile('too_large')),
  })
  await pipeline(body, gauge, form, { signal }).catch((error) => refuse(asRefusal(error)))
  await file
  if (refusal !== null) throw refusal
  return { fields, has_file: file !== null }
}

function parserOf(type: string): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: LIMITS })
  } catch {
    throw badForm('The body is no multipart form.')
  }
}

async function receiveFile(
  stream: BusboyFileStream,
  { target, admit }: Receiving,
  fields: ReadonlyMap<string, string>,
  signal: AbortSignal,
): Promise<void> {
  stream.once('limit', () => stream.destroy(refusedFile('too_large')))
  // Without a listener an early error would end the process.
  stream.on('error', () => {})
  await admit(fields)
  await pipeline(stream, createWriteStream(target), { signal })
}

function tooSlow(): ImageHostError {
  return new ImageHostError(408, 'The upload took too long.', 'Try again.')
}

function asRefusal(error: unknown): ImageHostError {
  if (error instanceof ImageHostError) return error
  const refusal = badForm('The form ended before its end or is malformed.')
  refusal.cause = error
  return refusal
}

function badForm(message: string): ImageHostError {
  return new ImageHostError(400, message, 'See the ImageKit documentation of uploads.')
}
