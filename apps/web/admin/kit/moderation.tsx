import type { ReactNode } from 'react'
import { Button } from '#app/kit/ui/button.tsx'
import { DataTable } from './data-table.tsx'
import { Failure } from './failure.tsx'
import { ListSearch } from './list-search.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { Pager } from './pager.tsx'
import { RecordPlace } from './record-place.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { StatusFilter } from './status-filter.tsx'
import type { Columns } from './table-features.ts'
import { focusRow } from './use-cursor.ts'
import type { Moderated } from './use-decisions.ts'
import type { List } from './use-list.ts'
import type { useModeration } from './use-moderation.ts'
import { useTitle } from './use-title.ts'

type ModerationProps<Row extends Moderated> = {
  title: string
  list: List<Row>
  moderation: ReturnType<typeof useModeration<Row>>
  columns: Columns<Row>
  nameOf: (rows: readonly Row[]) => string
  words: {
    search: string
    /** Shown when nothing is pending. */
    nothing: string
    /** The hint of the field for a denial's reason. */
    noteHint: string
    record: string
  }
  /** Filters besides state and words. */
  filters?: ReactNode
  /** The record of a row. */
  children: (row: Row) => ReactNode
}

/** A moderation screen: the list on the left, the selected row on the right, everything by keyboard. */
export function Moderation<Row extends Moderated>(props: ModerationProps<Row>) {
  const { title, list, moderation, columns, nameOf, words, filters, children } = props
  const { rows, cursor, selection, denying, actionsOn } = moderation
  const { active } = cursor
  const { chosen } = selection
  useTitle(title)
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_28rem]">
      <div className="flex min-w-0 flex-col gap-3 px-4 py-4 md:px-6">
        <div className="flex items-center justify-between gap-3">
          <h1 className="text-2xl">{title}</h1>
          <Pager list={{ ...list, count: list.count - moderation.hidden }} shown={rows.length} />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <StatusFilter list={list} />
          <ListSearch list={list} label={words.search} onLeave={() => active && focusRow(active.guid)} />
          {filters}
        </div>
        {list.failure ? <Failure failure={list.failure} onRetry={list.retry} /> : null}
        <DataTable
          label={title}
          columns={columns}
          list={list}
          rows={rows}
          active={active}
          selection={selection}
          nameOf={(row) => nameOf([row])}
          onOpen={moderation.openRow}
          empty={<Nothing list={list} text={words.nothing} />}
        />
      </div>
      <RecordPlace
        label={words.record}
        open={moderation.open && active !== null}
        onClose={() => moderation.setOpen(false)}
      >
        {active ? children(active) : <p className="text-muted">{list.isLoaded ? 'Není co ukázat.' : 'Načítám…'}</p>}
      </RecordPlace>
      <SelectionBar
        what={chosen.length > 0 ? nameOf(chosen) : null}
        actions={chosen.length > 0 ? actionsOn(chosen) : []}
        onClear={selection.clear}
      />
      <NoteDialog
        what={denying && nameOf(denying)}
        hint={words.noteHint}
        onDeny={moderation.deny}
        onClose={moderation.stopDenying}
      />
    </div>
  )
}

function Nothing({ list, text }: { list: List<unknown>; text: string }) {
  if (!list.isFiltered) return <p>{text}</p>
  return (
    <div className="flex flex-col items-center gap-3">
      <p>Takovým přáním nic neodpovídá.</p>
      <Button onClick={list.reset}>Zrušit filtry</Button>
    </div>
  )
}
