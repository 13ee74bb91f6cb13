import { calendarDay } from '@zivina/domain/calendar-day'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useKept } from '#app/features/entry/use-kept.ts'
import { describeFailure, type FormFailure } from '#app/kit/form/form-failure.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { useOutbox } from '#app/session/outbox/use-outbox.ts'
import { type MealRows, rowsOf } from './read-rows.ts'
import { isUnanswered, SENTENCES, type StoredSentence } from './stored-sentences.ts'

const RETRY_MS = 5000

const NOTHING_READ: FormFailure = {
  tone: 'info',
  message: 'V\u00a0tom jsme žádné jídlo nenašli. Zkuste třeba „k\u00a0obědu 2 rohlíky a\u00a0100\u00a0g šunky“.',
}

/** What was read of a sentence, and which kept one it was. */
type Read = { kept: string | null; meals: readonly MealRows[] }

/**
 * Reads sentences. A sentence that could not reach the server is stored in the browser, survives a reload, and is read once the
 * connection is back. It is removed from the store when its foods are recorded. What was read and not recorded is there again after the
 * sheet of a day was closed; there, where the field is empty after each, sentences add up.
 */
export function useSentences({ day, meal }: { day: string | undefined; meal: MealType | undefined }) {
  const { api } = useAccount()
  const { waiting, put, drop } = useOutbox<StoredSentence>(SENTENCES)
  const [isReading, setIsReading] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const { value: read, change: setRead } = useKept<readonly Read[]>(`read ${day ?? ''}`, [])
  const underWay = useRef(new Set<string>())

  const ask = useCallback(
    async ({ text, day }: StoredSentence) => {
      const { meals } = await api('POST /diary/read_text', { body: { text, day } })
      setFailure(meals.length === 0 ? NOTHING_READ : null)
      return rowsOf(meals, uuidV7, meal)
    },
    [api, meal],
  )

  /** @returns whether the text was taken: read, or kept */
  const take = async (text: string): Promise<boolean> => {
    if (isReading || text.trim() === '') return false
    setIsReading(true)
    const said = { text, day: day ?? calendarDay(new Date()) }
    try {
      const meals = await ask(said)
      setRead((before) => [...before.filter(({ kept }) => day !== undefined || kept !== null), { kept: null, meals }])
      return meals.length > 0
    } catch (problem) {
      const isKept = isUnanswered(problem)
      setFailure(isKept ? null : describeFailure(problem))
      if (isKept) put(said)
      return isKept
    } finally {
      setIsReading(false)
    }
  }

  useEffect(() => {
    const next = waiting.find(({ id }) => !read.some(({ kept }) => kept === id))
    if (next === undefined) return
    const readKept = async () => {
      if (underWay.current.has(next.id)) return
      underWay.current.add(next.id)
      try {
        const meals = await ask(next.write)
        if (meals.length === 0) drop(next.id)
        else setRead((before) => [...before, { kept: next.id, meals }])
      } catch (problem) {
        if (isUnanswered(problem)) return
        drop(next.id)
        setFailure(describeFailure(problem))
      } finally {
        underWay.current.delete(next.id)
      }
    }
    // Begun at once after a reload, and otherwise when there is a chance that it is answered.
    const first = setTimeout(() => void readKept(), 0)
    const timer = setInterval(() => void readKept(), RETRY_MS)
    const online = () => void readKept()
    window.addEventListener('online', online)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      window.removeEventListener('online', online)
    }
  }, [waiting, read, drop, ask, setRead])

  return {
    take,
    isReading,
    failure,
    meals: read.flatMap(({ meals }) => meals),
    /** Those that wait for a connection. */
    unread: waiting.filter(({ id }) => !read.some(({ kept }) => kept === id)),
    forget: drop,
    change: (changed: MealRows) =>
      setRead((before) =>
        before.map((one) => ({
          ...one,
          meals: one.meals.map((each) => (each.key === changed.key ? changed : each)),
        })),
      ),
    /** What was read is recorded, or not wanted. */
    finish: () => {
      for (const { kept } of read) if (kept !== null) drop(kept)
      setRead(() => [])
    },
  }
}
