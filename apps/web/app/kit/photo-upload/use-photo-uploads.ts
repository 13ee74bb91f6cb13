import type { Severity } from '@zivina/contract/kernel/errors'
import { useEffect, useRef, useState } from 'react'
import { useSite } from '#app/kit/page/use-site.ts'
import { type AskLeave, SendFailure, sendPhoto } from './send-photo.ts'

/** A photo being uploaded. */
export type Upload = {
  id: number
  photo: Blob
  /** Address of the photo in this browser. */
  preview: string
  /** The sent share, 0 … 1. */
  progress: number
  /** Why it failed; null during the upload. */
  failure: { message: string; severity: Severity } | null
}

type Options = {
  folder: string
  ask: AskLeave
  onArrival: (url: string) => void
}

/** Uploads photos one after another; a failed one waits to be retried or abandoned. */
export function usePhotoUploads({ folder, ask, onArrival }: Options) {
  const site = useSite()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const controllers = useRef(new Map<number, AbortController>())
  const queue = useRef<Promise<void>>(Promise.resolve())
  const nextId = useRef(1)
  const arrive = useRef(onArrival)
  arrive.current = onArrival
  useGiveUpOnLeave(controllers.current)

  const change = (id: number, fields: Partial<Upload>) =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...fields } : upload)))

  const forget = ({ id, preview }: Upload) => {
    controllers.current.delete(id)
    setUploads((before) => before.filter((upload) => upload.id !== id))
    URL.revokeObjectURL(preview)
  }

  const send = async (upload: Upload, signal: AbortSignal) => {
    if (signal.aborted) return
    const onProgress = (progress: number) => change(upload.id, { progress })
    try {
      const url = await sendPhoto(upload.photo, { folder, site, ask, onProgress, signal })
      forget(upload)
      arrive.current(url)
    } catch (failure) {
      if (signal.aborted) return
      const { message, severity } = failure as SendFailure
      if (!(failure instanceof SendFailure)) throw failure
      change(upload.id, { failure: { message, severity } })
    }
  }

  const start = (upload: Upload) => {
    const controller = new AbortController()
    controllers.current.set(upload.id, controller)
    queue.current = queue.current.then(() => send(upload, controller.signal))
  }

  return {
    uploads,
    add: (photo: Blob) => {
      const upload = { id: nextId.current++, photo, preview: URL.createObjectURL(photo), progress: 0, failure: null }
      setUploads((before) => [...before, upload])
      start(upload)
    },
    retry: (upload: Upload) => {
      change(upload.id, { progress: 0, failure: null })
      start(upload)
    },
    cancel: (upload: Upload) => {
      controllers.current.get(upload.id)?.abort()
      forget(upload)
    },
  }
}

export type PhotoUploads = ReturnType<typeof usePhotoUploads>

/** Uploads are aborted when their screen is left. */
function useGiveUpOnLeave(controllers: Map<number, AbortController>): void {
  useEffect(() => {
    return () => {
      for (const controller of controllers.values()) controller.abort()
    }
  }, [controllers])
}
