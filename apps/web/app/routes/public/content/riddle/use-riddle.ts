import { ApiFailure } from '@zivina/contract/client'
import type { RiddleState } from '@zivina/contract/content/riddle'
import { useEffect, useState } from 'react'
import { browserApi } from '#app/session/api/browser-api.ts'

const KEY = 'zivina:riddle'

/** The visitor's progress in the riddle, stored in this browser, and the function to answer. */
export function useRiddle() {
  const [state, setState] = useState<RiddleState | null>(null)
  const [wrong, setWrong] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const take = (next: RiddleState) => {
    setState(next)
    keep(next.progress)
  }
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setFailure(error.message)
    } finally {
      setBusy(false)
    }
  }
  const open = (progress: string | null) =>
    attempt(async () => take(await browserApi('GET /riddle', { query: progress ? { progress } : {} })))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the riddle is opened once, where it was left.
  useEffect(() => {
    void open(kept())
  }, [])

  const answer = (text: string) =>
    attempt(async () => {
      if (!state || busy) return
      const { correct, ...next } = await browserApi('POST /riddle', {
        body: { progress: state.progress, answer: text },
      })
      setWrong(!correct)
      take(next)
    })
  const restart = () => {
    setWrong(false)
    return open(null)
  }
  return { state, wrong, failure, busy, answer, restart }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Without storage the game continues; it only starts again next time. */
function keep(progress: string): void {
  try {
    localStorage.setItem(KEY, progress)
  } catch {}
}
