import type { ShoppingList } from '@zivina/contract/planning/shopping-lists'
import type { ListLine } from '@zivina/domain/planning/shopping/list-lines'
import { byDepartment } from '@zivina/domain/planning/shopping/list-text'
import { useMemo } from 'react'
import { LineRow } from './line-row.tsx'

type DepartmentsProps = {
  list: ShoppingList
  lines: readonly ListLine[]
  /** Keys of ticked lines that still stay in their place. */
  lingering: ReadonlySet<string>
  /** Entries that came from a changed plan: their lines are marked. */
  followed: readonly string[]
  onTick: (line: ListLine, isTicked: boolean) => void
  onOpen: (line: ListLine) => void
}

/** What is left to buy by department in the order of one's shop; what is ticked sinks below all of it, after a moment. */
export function Departments({ list, lines, lingering, followed, onTick, onOpen }: DepartmentsProps) {
  const products = useMemo(() => new Map(list.products.map((one) => [one.ingredient, one])), [list.products])
  const marks = useMemo(() => new Map(list.marks.map((mark) => [mark.key, mark.marked_by])), [list.marks])
  const isOpen = ({ key, state }: ListLine) => !state.is_ticked || lingering.has(key)
  const open = byDepartment(lines.filter(isOpen), list.categories)
  const covered = lines.filter((line) => !isOpen(line))
  const atHome = covered.filter(({ state }) => state.kind === 'home')
  const ticked = covered.filter(({ state }) => state.kind !== 'home')
  const rows = (some: readonly ListLine[]) =>
    some.map((line) => (
      <LineRow
        key={line.key}
        line={line}
        product={products.get(line.food?.guid ?? '')}
        markedBy={marks.get(line.key) ?? null}
        canEdit={list.can_edit}
        isFollowed={line.parts.some(({ entry }) => followed.includes(entry))}
        onTick={onTick}
        onOpen={onOpen}
      />
    ))
  return (
    <div className="flex flex-col gap-6">
      {open.map(({ guid, name, lines }) => (
        <section key={guid ?? 'others'} aria-label={name ?? 'Ostatní'} className="flex flex-col gap-1">
          <h2 className="px-3 text-base font-semibold text-muted">{name ?? 'Ostatní'}</h2>
          <ul className="overflow-hidden rounded-card bg-surface shadow-card">{rows(lines)}</ul>
        </section>
      ))}
      {open.length === 0 && covered.length > 0 ? (
        <p className="rounded-card bg-brand-soft px-4 py-3 font-medium text-brand-strong">Všechno máte.</p>
      ) : null}
      {atHome.length > 0 ? (
        <section aria-label="Máte doma" className="flex flex-col gap-1 print:hidden">
          <h2 className="px-3 text-base font-semibold text-muted">Máte doma ({atHome.length})</h2>
          <p className="px-3 text-sm text-muted">Klepnutím řádek vrátíte mezi nákup.</p>
          <ul className="overflow-hidden rounded-card bg-sunken">{rows(atHome)}</ul>
        </section>
      ) : null}
      {ticked.length > 0 ? (
        <section aria-label="Odškrtnuté" className="flex flex-col gap-1 print:hidden">
          <h2 className="px-3 text-base font-semibold text-muted">Odškrtnuté ({ticked.length})</h2>
          <ul className="overflow-hidden rounded-card bg-sunken">{rows(ticked)}</ul>
        </section>
      ) : null}
    </div>
  )
}
