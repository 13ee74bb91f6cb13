import { normalizeSearch } from '@zivina/czech/search-text'
import type { Db } from '@zivina/db/database'
import { calendarDay } from '@zivina/domain/calendar-day'
import { type PageKind, pageKindOf } from '@zivina/domain/discovery/page-kinds'
import { describeFailure } from '#api/kernel/errors/failures.ts'
import type { Log } from '#api/kernel/ports/log.ts'
import { addCounts, type Counted } from './queries.ts'

/** How often what was counted is written. */
const WRITE_MS = 15_000
/** Different things counted between two writes; more are left out, so that a visitor cannot fill the memory. */
const HELD_MAX = 1000
/** Longer texts are sentences, in which people tell of themselves. */
const SEARCH_MAX = 40

/** Counts what happens, without anything of who does it. */
export type VisitCounter = {
  page(place: string): void
  /** A text that found nothing. */
  emptySearch(text: string): void
  /** Writes what was counted since the last time. */
  write(): Promise<void>
}

/** Counts in memory and adds to the counts of the day from time to time; what a killed process held is lost. */
export function createVisitCounter(db: Db, log: Log): VisitCounter & { close(): Promise<void> } {
  let held = new Map<string, Counted>()
  const add = (kind: Counted['kind'], what: PageKind | string) => {
    const day = calendarDay(new Date())
    const key = `${day} ${kind} ${what}`
    const known = held.get(key)
    if (known) known.count += 1
    else if (held.size < HELD_MAX) held.set(key, { day, kind, what, count: 1 })
  }
  const write = async () => {
    if (held.size === 0) return
    const counts = [...held.values()]
    held = new Map()
    try {
      await addCounts(db, counts)
    } catch (error) {
      log.error({ ...describeFailure(error), lost: counts.length }, 'visits: counts were not written')
    }
  }
  const timer = setInterval(() => void write(), WRITE_MS)
  timer.unref()
  return {
    page: (place) => add('page', pageKindOf(place)),
    emptySearch: (text) => add('search', toldText(text)),
    write,
    close: async () => {
      clearInterval(timer)
      await write()
    },
  }
}

/** The text of a search as it is counted; empty where it may tell of a person: an address, a number, a sentence. */
export function toldText(text: string): string {
  const told = normalizeSearch(text)
  return told.length > SEARCH_MAX || /@|\d{3}/.test(told) ? '' : told
}

/** Whether a visitor asks not to be tracked, by either of the headers that browsers send. */
export function asksNotToBeCounted(headers: Headers): boolean {
  return headers.get('dnt') === '1' || headers.get('sec-gpc') === '1'
}
