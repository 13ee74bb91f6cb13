import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { ListBulk } from '../bulk/bulk-button.tsx'
import { ManagedList, type ManagedListProps } from '../list/managed-list.tsx'
import { StatusFilter } from '../list/status-filter.tsx'
import type { RecordAction } from '../record/record.tsx'
import { NoteDialog } from './note-dialog.tsx'
import type { Moderated } from './use-decisions.ts'
import type { useModeration } from './use-moderation.ts'

type ModerationProps<Row extends Moderated> = Pick<
  ManagedListProps<Row>,
  'title' | 'columns' | 'nameOf' | 'filters' | 'heading'
> & {
  moderation: ReturnType<typeof useModeration<Row>>
  /** The bulk action that decides on all rows of the filters, and others; without it there is none. */
  bulk?: Omit<ListBulk, 'words'>
  words: {
    search?: string
    /** Shown when nothing is pending. */
    nothing: string
    /** The hint of the field for a denial's reason. */
    noteHint: string
    record: string
    /** Reasons that are given often, offered to begin with. */
    reasons?: readonly string[]
  }
  /** What a record loads by itself: the next one's is loaded while the active one is read. */
  ahead?: (row: Row) => Ahead
  /** The record of a row. */
  children: (row: Row, actions: readonly RecordAction[]) => ReactNode
}

/** A query of a record, as `useQuery` takes it. */
type Ahead = { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<unknown> }

/** A moderation screen: the list on the left, the selected row on the right, everything by keyboard. */
export function Moderation<Row extends Moderated>(props: ModerationProps<Row>) {
  const { moderation, nameOf, words, ahead, bulk, children, ...rest } = props
  const { managed, denying, verdicts } = moderation
  useNextAhead(managed.cursor.next, ahead)
  return (
    <ManagedList
      {...rest}
      managed={managed}
      nameOf={nameOf}
      words={words}
      firstFilters={<StatusFilter list={managed.list} />}
      actionsOn={moderation.actionsOn}
      isBulk
      {...(bulk && moderation.may_decide ? { bulk: { ...bulk, words: { noteHint: words.noteHint, verdicts } } } : {})}
      hidden={moderation.hidden}
      record={children}
    >
      <NoteDialog
        what={denying && nameOf(denying)}
        hint={words.noteHint}
        reasons={words.reasons ?? []}
        note={moderation.keptNote}
        onDeny={moderation.deny}
        onClose={moderation.stopDenying}
      />
    </ManagedList>
  )
}

/** Loads what the next row will show, so that it is there once this one is decided. */
function useNextAhead<Row extends Moderated>(next: Row | null, ahead: ((row: Row) => Ahead) | undefined): void {
  const client = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ahead` is a new function at every render, and the same for the same row
  useEffect(() => {
    if (next !== null && ahead) void client.prefetchQuery(ahead(next))
  }, [client, next?.guid])
}
