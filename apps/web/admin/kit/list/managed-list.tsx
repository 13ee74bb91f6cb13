import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { Button } from '#app/kit/ui/button.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { BulkButton, type ListBulk } from '../bulk/bulk-button.tsx'
import type { RecordAction } from '../record/record.tsx'
import { RecordPlace } from '../record/record-place.tsx'
import { Failure } from '../screen/failure.tsx'
import { useKeys } from '../screen/keys.ts'
import { useTitle } from '../screen/use-title.ts'
import { CsvButton } from './csv-button.tsx'
import { DataTable } from './data-table.tsx'
import { ListSearch } from './list-search.tsx'
import { Pager } from './pager.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { Columns } from './table-features.ts'
import { focusRow } from './use-cursor.ts'
import type { Managed } from './use-managed-list.ts'

export type ManagedListProps<Row extends RowData> = {
  title: string
  managed: Managed<Row>
  /** Must be the same array at every render. */
  columns: Columns<Row>
  /** „hodnocení od jana“ for one row, „3 hodnocení“ for more. */
  nameOf: (rows: readonly Row[]) => string
  words: {
    /** Names the field for searching; without it there is none. */
    search?: string
    /** Shown when there is nothing and no filter is set. */
    nothing: string
    /** Names the place of the open row. */
    record?: string
  }
  /** Filters before the search, and after it. */
  firstFilters?: ReactNode
  filters?: ReactNode
  /** Beside the title, as a link to create something. */
  heading?: ReactNode
  /** What can be done with some rows. Each action has a key. */
  actionsOn?: (rows: readonly Row[]) => RecordAction[]
  /** Whether actions concern several rows at once. */
  isBulk?: boolean
  /** What can be done with all rows that the filters select, on every page. */
  bulk?: ListBulk
  /** Rows that the list contains and that are not shown. */
  hidden?: number
  /** A row beside the list, with its actions. */
  record?: (row: Row, actions: readonly RecordAction[]) => ReactNode
  /** Dialogs of the screen. */
  children?: ReactNode
}

const NO_ACTIONS = () => []

/**
 * A screen with a list: page, order and filters in the address, keys, a selection with actions on all of it, a table to
 * download. A row opens beside the list, or leads to a screen of its own.
 */
export function ManagedList<Row extends RowData>(props: ManagedListProps<Row>) {
  const { title, managed, columns, nameOf, words, record, hidden = 0, actionsOn = NO_ACTIONS, isBulk = false } = props
  const { list, rows, cursor, selection } = managed
  const { active } = cursor
  const { chosen } = selection
  useTitle(title)
  useKeys([
    ...(isBulk
      ? [
          { keys: ['x'], label: 'Vybrat řádek', run: managed.toggleActive },
          { keys: ['Escape'], label: 'Zrušit výběr', run: selection.clear },
        ]
      : []),
    ...actionsOn(managed.targets).map(({ key, label, run }) => ({ keys: [key], label, run })),
  ])
  return (
    <div className={cn(record && 'lg:grid lg:grid-cols-[minmax(0,1fr)_28rem]')}>
      <div className="flex min-w-0 flex-col gap-3 px-4 py-4 md:px-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-2xl">{title}</h1>
          <Pager list={list} shown={rows.length} hidden={hidden} />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {props.firstFilters}
          {words.search === undefined ? null : (
            <ListSearch
              list={list}
              label={words.search}
              onLeave={() => cursor.activeKey !== null && focusRow(cursor.activeKey)}
            />
          )}
          <div className="flex w-full gap-3 empty:hidden sm:contents">{props.filters}</div>
          <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
            {props.bulk ? <BulkButton list={list} bulk={props.bulk} /> : null}
            <CsvButton list={list} />
            {props.heading}
          </div>
        </div>
        {list.failure ? <Failure failure={list.failure} onRetry={list.retry} /> : null}
        <DataTable
          label={title}
          columns={columns}
          list={list}
          rows={rows}
          activeKey={cursor.activeKey}
          {...(isBulk ? { selection } : {})}
          nameOf={(row) => nameOf([row])}
          onOpen={managed.openRow}
          empty={<Nothing isFiltered={list.isFiltered} onReset={list.reset} text={words.nothing} />}
        />
      </div>
      {record ? (
        <RecordPlace
          label={words.record ?? title}
          open={managed.open && active !== null}
          onClose={() => managed.setOpen(false)}
        >
          {active === null ? (
            <p className="text-muted">{list.isLoaded ? 'Není co ukázat.' : 'Načítám…'}</p>
          ) : (
            record(active, actionsOn([active]))
          )}
        </RecordPlace>
      ) : null}
      <SelectionBar
        what={chosen.length > 0 ? nameOf(chosen) : null}
        actions={chosen.length > 0 ? actionsOn(chosen) : []}
        onClear={selection.clear}
      />
      {props.children}
    </div>
  )
}

function Nothing({ isFiltered, onReset, text }: { isFiltered: boolean; onReset: () => void; text: string }) {
  if (!isFiltered) return <p>{text}</p>
  return (
    <div className="flex flex-col items-center gap-3">
      <p>Takovým přáním nic neodpovídá.</p>
      <Button onClick={onReset}>Zrušit filtry</Button>
    </div>
  )
}
