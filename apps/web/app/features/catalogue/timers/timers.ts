import type { StepTimer } from '@zivina/domain/catalogue/steps/find-timers'
import { useStore } from '#app/kit/state/store.ts'
import { readTimersText, subscribeToTimers, writeTimersText } from './timer-store.ts'

/** A running or ended timer. It is stored as its end time, so neither a reload nor a suspended tab stops it. */
export type RunningTimer = {
  id: string
  /** Address of the page of the recipe, and its name. */
  path: string
  name: string
  /** Number of the step, counted from 1. */
  step: number
  label: string
  /** Milliseconds since 1970. */
  ends_at: number
  /** Whether a tab has told its end. */
  is_told?: boolean
}

/** What a timer is of. */
export type TimedRecipe = { guid: string; name: string }

/** More at once than anyone cooks with; beyond that the oldest is dropped. */
const MOST = 12
/** An ended timer that was not dismissed is forgotten a day later. */
const FORGOTTEN_MS = 24 * 3_600_000

const NONE: readonly RunningTimer[] = []
let read: { text: string | null; timers: readonly RunningTimer[] } = { text: null, timers: NONE }

/** The timers of this browser, the first started first. The same list as long as nothing changes. */
export function readTimers(): readonly RunningTimer[] {
  const text = readTimersText()
  if (text !== read.text) read = { text, timers: parse(text) }
  return read.timers
}

function parse(text: string | null): readonly RunningTimer[] {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return Array.isArray(kept) ? kept.filter(isTimer) : NONE
  } catch {
    return NONE
  }
}

function isTimer(value: unknown): value is RunningTimer {
  const { id, path, name, step, label, ends_at } = (value ?? {}) as Record<string, unknown>
  const isWhole = [id, path, name, label].every((text) => typeof text === 'string') && Number.isInteger(step)
  // The path becomes a link: it leads to this site alone.
  return isWhole && typeof ends_at === 'number' && /^\/(?!\/)/.test(String(path))
}

function change(next: (before: readonly RunningTimer[]) => readonly RunningTimer[]): void {
  const after = next(readTimers())
  writeTimersText(after.length > 0 ? JSON.stringify(after) : null)
}

/** Starts a timer of a step on the page of its recipe. Starting one again resets it. */
export function startTimer({ guid, name }: TimedRecipe, step: number, { seconds, label }: StepTimer): void {
  const id = `${guid}-${step}-${seconds}`
  const path = window.location.pathname
  const timer = { id, path, name, step, label, ends_at: Date.now() + seconds * 1000 }
  change((before) => [...before.filter((other) => other.id !== id), timer].slice(-MOST))
}

export function stopTimer(id: string): void {
  change((before) => before.filter((timer) => timer.id !== id))
}

/** Drops those that ended long ago. */
export function forgetOldTimers(now: number): void {
  if (readTimers().some(({ ends_at }) => now - ends_at > FORGOTTEN_MS)) {
    change((before) => before.filter(({ ends_at }) => now - ends_at <= FORGOTTEN_MS))
  }
}

/** Drops those of pages that only their owner sees, as after a log-out. */
export function forgetOwnTimers(): void {
  if (readTimers().some(isOwn)) change((before) => before.filter((timer) => !isOwn(timer)))
}

const isOwn = ({ path }: RunningTimer): boolean => path.startsWith('/uzivatel')

/** Marks timers as told, so that neither another tab nor a reload tells their end again. */
export function markAnnounced(ids: readonly string[]): void {
  change((before) => before.map((timer) => (ids.includes(timer.id) ? { ...timer, is_told: true } : timer)))
}

/** The timers of this browser in a component; none while rendering on the server. */
export function useTimers(): readonly RunningTimer[] {
  return useStore(subscribeToTimers, readTimers, NONE)
}
