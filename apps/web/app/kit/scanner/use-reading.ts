import { type RefObject, useEffect, useRef } from 'react'
import { createAgreement } from './agreement.ts'
import { createCodeReader } from './code-reader.ts'
import type { Accept, CodeReader } from './seen-code.ts'

/** Milliseconds between two readings: often enough to feel immediate, seldom enough to keep a phone cool. */
const BETWEEN = 120

type Reading = {
  video: RefObject<HTMLVideoElement | null>
  /** Null while there is nothing to read. */
  stream: MediaStream | null
  isPaused: boolean
  accept: Accept
  onCode: (code: string) => void
  onFailure: () => void
}

/** Reads codes from the picture of a camera until one of them is believed. */
export function useReading({ video, stream, isPaused, accept, onCode, onFailure }: Reading): void {
  const latest = useRef({ accept, onCode, onFailure })
  useEffect(() => {
    latest.current = { accept, onCode, onFailure }
  })
  const reader = useRef<Promise<CodeReader> | null>(null)
  useEffect(
    () => () => {
      void reader.current?.then(({ stop }) => stop())
      reader.current = null
    },
    [],
  )

  useEffect(() => {
    const shown = video.current
    if (!shown || !stream || isPaused) return
    reader.current ??= createCodeReader()
    let isOver = false
    const loop = async () => {
      const { read } = await (reader.current ?? createCodeReader())
      const agree = createAgreement((text, symbology) => latest.current.accept(text, symbology))
      while (!isOver) {
        if (shown.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && shown.videoWidth > 0) {
          const code = agree(await read(shown))
          if (isOver) return
          if (code !== null) return latest.current.onCode(code)
        }
        await new Promise((resolve) => setTimeout(resolve, BETWEEN))
      }
    }
    loop().catch(() => {
      if (!isOver) latest.current.onFailure()
    })
    return () => {
      isOver = true
    }
  }, [video, stream, isPaused])
}
