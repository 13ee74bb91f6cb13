import type { OutsideService } from '@zivina/contract/kernel/outside-services'
import type { Db } from '@zivina/db/database'
import { calendarDay } from '@zivina/domain/calendar-day'
import { describeFailure } from '#api/kernel/errors/failures.ts'
import type { Log } from '#api/kernel/ports/log.ts'
import { addFigures, type DayFigure, type OutsideNews, storeNews } from './queries.ts'

/** How often what was seen is written. */
const WRITE_MS = 15_000

/** Sees what fails, and which services outside the product answer. Nothing of what was asked is kept. */
export type Watch = {
  /** Counts a failure of the product for its day. */
  failed(what: 'failed_calls' | 'failed_jobs' | 'failed_mails'): void
  /** A service outside answered: null, or did not: why, in a word of the code. */
  outside(service: OutsideService, failure: string | null): void
  /** The services that this process uses, from now on also this one. */
  uses(service: OutsideService): void
  used(): readonly OutsideService[]
  /** Writes what was seen since the last time. */
  write(): Promise<void>
}

/** Sees in memory, and writes from time to time; what a killed process held is lost. */
export function createWatch(db: Db, log: Log): Watch & { close(): Promise<void> } {
  let figures = new Map<string, DayFigure>()
  let news = new Map<OutsideService, OutsideNews>()
  const used = new Set<OutsideService>()
  const write = async () => {
    const counted = [...figures.values()]
    const told = [...news.values()]
    figures = new Map()
    news = new Map()
    try {
      if (counted.length > 0) await addFigures(db, counted)
      if (told.length > 0) await storeNews(db, told)
    } catch (error) {
      log.error(describeFailure(error), 'watch: what was seen was not written')
    }
  }
  const timer = setInterval(() => void write(), WRITE_MS)
  timer.unref()
  return {
    failed: (name) => {
      const day = calendarDay(new Date())
      const key = `${day} ${name}`
      figures.set(key, { day, name, count: (figures.get(key)?.count ?? 0) + 1 })
    },
    outside: (service, failure) => {
      const before = news.get(service) ?? { service, good_at: null, failed_at: null, failure: '' }
      const at = new Date().toISOString()
      news.set(service, failure === null ? { ...before, good_at: at } : { ...before, failed_at: at, failure })
    },
    uses: (service) => void used.add(service),
    used: () => [...used],
    write,
    close: async () => {
      clearInterval(timer)
      await write()
    },
  }
}

/**
 * The client of a service, whose answers are remembered.
 * @param failureOf why a call failed, in a word; null where the service did answer, by a refusal
 */
export function watched<Client extends object>(
  client: Client,
  service: OutsideService,
  watch: Watch,
  failureOf: (error: unknown) => string | null,
): Client {
  watch.uses(service)
  return new Proxy(client, {
    get: (target, key) => {
      const value = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        const answer = value.apply(target, given)
        if (answer instanceof Promise) {
          answer.then(
            () => watch.outside(service, null),
            (error) => watch.outside(service, failureOf(error)),
          )
        }
        return answer
      }
    },
  })
}
