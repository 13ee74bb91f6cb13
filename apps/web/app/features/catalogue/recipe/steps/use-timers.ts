import type { StepTimer } from '@zivina/domain/catalogue/steps/find-timers'
import { useCallback, useLayoutEffect, useState } from 'react'
import { keepInTab, readFromTab } from '#app/kit/tab-storage.ts'

/** A running or ended timer. It is stored as its end time, so neither a reload nor a suspended tab stops it. */
export type RunningTimer = { id: string; step: number; label: string; ends_at: number }

export type Timers = {
  running: readonly RunningTimer[]
  start: (step: number, timer: StepTimer) => void
  stop: (id: string) => void
}

/** The timers of one recipe, several at once. Starting one again resets it. */
export function useTimers(recipeGuid: string): Timers {
  const key = `recipe-timers:${recipeGuid}`
  const [running, setRunning] = useState<readonly RunningTimer[]>([])

  useLayoutEffect(() => {
    const kept = readFromTab(key)
    if (Array.isArray(kept)) setRunning(kept.filter(isTimer))
  }, [key])

  const change = useCallback(
    (next: (before: readonly RunningTimer[]) => readonly RunningTimer[]) =>
      setRunning((before) => {
        const after = next(before)
        keepInTab(key, after.length > 0 ? after : null)
        return after
      }),
    [key],
  )
  const start = useCallback(
    (step: number, { seconds, label }: StepTimer) => {
      const timer = { id: `${step}-${seconds}`, step, label, ends_at: Date.now() + seconds * 1000 }
      change((before) => [...before.filter(({ id }) => id !== timer.id), timer])
    },
    [change],
  )
  const stop = useCallback((id: string) => change((before) => before.filter((timer) => timer.id !== id)), [change])
  return { running, start, stop }
}

function isTimer(value: unknown): value is RunningTimer {
  const { id, step, label, ends_at } = (value ?? {}) as Record<string, unknown>
  return typeof id === 'string' && typeof step === 'number' && typeof label === 'string' && typeof ends_at === 'number'
}
