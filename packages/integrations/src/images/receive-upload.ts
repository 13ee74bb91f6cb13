import { randomUUID } from 'node:crypto'
import { createLimiter, type Limiter } from '@zivina/work/limiter'
import type { Patience } from '../receiving/receive-file.ts'
import { ImageHostError } from './image-host-error.ts'
import { receiveForm } from './receive-form.ts'
import { createUnprovenLimiter } from './unproven-connections.ts'
import { checkProof, claimPermit, hasProof, type ImageKeys, readServer, type Sender } from './upload-auth.ts'
import type { UploadLedger } from './upload-port.ts'

/** The most uploads of known senders at once, altogether and per sender. */
const UPLOADS = { at_once: 24, at_once_each: 6 }
/** The most connections without proof, and among them those that send their file first, which takes disk space. */
const UNPROVEN = { altogether: 48, each: 12 }
const UNPROVEN_FILES = { at_once: 4, at_once_each: 2 }

/** Time limits for senders, in milliseconds. */
export type UploadPatience = Patience & {
  /** Until the file begins, whether the proof came before it or not. */
  proof_ms: number
}

const PATIENCE: UploadPatience = { proof_ms: 10_000, window_ms: 10_000, whole_ms: 120_000 }

export type ReceivedUpload = {
  fields: ReadonlyMap<string, string>
  sender: Sender
  /** Frees the place among the uploads, once the picture is stored. */
  leave: () => void
}

type ReceiverOptions = { ledger: UploadLedger; keys: () => Promise<ImageKeys>; patience?: UploadPatience }

/**
 * Receives upload forms. Only a proof (the private key, or the signature of a permit) gives a place among the uploads; until
 * then a connection holds nothing that others need. A sender whose proof comes before the file is refused before the file is
 * read.
 * @returns receives one form, writing its file to `target`
 */
export function createReceiver({ keys, ledger, patience = PATIENCE }: ReceiverOptions) {
  const uploads = createLimiter(UPLOADS)
  const unprovenFiles = createLimiter(UNPROVEN_FILES)
  const enter = createUnprovenLimiter({ ...UNPROVEN, patience_ms: patience.proof_ms })

  return async (request: Request, target: string, visitor: string): Promise<ReceivedUpload> => {
    const known = await keys()
    let sender = readServer(request, known)
    // The server's own uploads have only the limit altogether.
    let leave = sender === null ? nothing : takePlace(uploads, randomUUID())
    const guest = sender === null ? enter(visitor) : null
    let freeFile = nothing

    const prove = async (fields: ReadonlyMap<string, string>): Promise<Sender> => {
      const token = checkProof(fields, known)
      guest?.leave()
      const page = await claimPermit(token, ledger)
      leave = takePlace(uploads, page.owner)
      return page
    }
    const admit = async (fields: ReadonlyMap<string, string>): Promise<void> => {
      if (sender !== null) return
      if (hasProof(fields)) {
        sender = await prove(fields)
        return
      }
      freeFile = takePlace(unprovenFiles, visitor)
      guest?.stay()
    }

    try {
      const { signal } = guest ?? new AbortController()
      const { fields, has_file } = await receiveForm(request, { target, admit, signal, patience })
      sender ??= await prove(fields)
      if (!has_file) {
        throw new ImageHostError(400, 'Missing file parameter for upload.', 'Send the file as a form part.')
      }
      return { fields, sender, leave }
    } catch (error) {
      leave()
      throw error
    } finally {
      freeFile()
      guest?.leave()
    }
  }
}

/** Waiting would hold the connection open, so an upload beyond the places is refused. */
function takePlace(limiter: Limiter, sender: string): () => void {
  const leave = limiter.tryEnter(sender)
  if (leave === null) throw new ImageHostError(503, 'Too many uploads at the moment.', 'Try again in a moment.')
  return leave
}

function nothing(): void {}
