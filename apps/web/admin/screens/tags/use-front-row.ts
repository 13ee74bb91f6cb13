import type { Tags } from '@zivina/contract/catalogue/tags'
import { ORDERED_TAGS_MAX } from '@zivina/contract/kernel/limits'
import { useCallback, useState } from 'react'
import { useUnsaved } from '#app/kit/form/unsaved-changes.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'

type Row = readonly string[]
const isSame = (a: Row, b: Row) => a.length === b.length && a.every((tag, place) => tag === b[place])

const STALE = 'Řadu mezitím uložil někdo jiný. Vaše pořadí zůstalo; dalším uložením jeho řadu nahradíte.'

/** The row of the front page while it is ordered: nothing changes there before it is saved. */
export function useFrontRow(tags: Tags, onTags: (tags: Tags) => void) {
  const saved = tags.ordered_tags.tags
  /** What is ordered, and the saved row that it began with. */
  const [draft, setDraft] = useState<{ row: Row; from: Row } | null>(null)
  const row = (draft?.row ?? saved).filter((tag) => tags.tags.includes(tag))
  const isChanged = draft !== null && !isSame(row, saved)
  useUnsaved(isChanged)
  const change = useCallback(
    (next: (before: Row) => Row) =>
      setDraft((before) => ({ row: next(before?.row ?? saved), from: before?.from ?? saved })),
    [saved],
  )
  const move = useCallback(
    (tag: string, place: number) =>
      change((before) => before.filter((each) => each !== tag).toSpliced(Math.max(0, place), 0, tag)),
    [change],
  )
  return {
    row,
    saved,
    isChanged,
    isFull: row.length >= ORDERED_TAGS_MAX,
    move,
    add: (tag: string) => change((before) => [...before, tag]),
    remove: (tag: string) => change((before) => before.filter((each) => each !== tag)),
    reset: () => setDraft(null),
    /** A tag got another name, in the row too. */
    rename: (from: string, to: string) => {
      const renamed = (list: Row) => list.map((tag) => (tag === from ? to : tag))
      setDraft((before) => before && { row: renamed(before.row), from: renamed(before.from) })
    },
    /** A tag is gone, from the saved row too. */
    drop: (tag: string) => {
      const without = (list: Row) => list.filter((each) => each !== tag)
      setDraft((before) => before && { row: without(before.row), from: without(before.from) })
    },
    /** A row that another admin saved meanwhile is shown before it is replaced. */
    save: async () => {
      const now = await sessionApi('GET /tag', { query: {} })
      if (draft && !isSame(now.ordered_tags.tags, draft.from)) {
        onTags(now)
        setDraft({ row, from: now.ordered_tags.tags })
        return showSnackbar(STALE, 'info')
      }
      onTags(await sessionApi('POST /tag/create_ordered_tags', { body: { tags: row } }))
      setDraft(null)
      showSnackbar('Řada na titulní stránce je uložená.', 'success')
    },
  }
}

export type FrontRow = ReturnType<typeof useFrontRow>
