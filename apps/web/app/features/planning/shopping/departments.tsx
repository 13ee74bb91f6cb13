import type { ShoppingList } from '@zivina/contract/planning/shopping-lists'
import type { ListLine } from '@zivina/domain/planning/shopping/list-lines'
import { byDepartment } from '@zivina/domain/planning/shopping/list-text'
import { useMemo } from 'react'
import { LineRow } from './line-row.tsx'

type DepartmentsProps = {
  list: ShoppingList
  lines: readonly ListLine[]
  onTick: (line: ListLine, isTicked: boolean) => void
  onOpen: (line: ListLine) => void
}

/** What is left to buy by department in the order of one's shop; what is ticked sinks below all of it. */
export function Departments({ list, lines, onTick, onOpen }: DepartmentsProps) {
  const products = useMemo(() => new Map(list.products.map((one) => [one.ingredient, one])), [list.products])
  const marks = useMemo(() => new Map(list.marks.map((mark) => [mark.key, mark.marked_by])), [list.marks])
  const open = byDepartment(
    lines.filter(({ state }) => !state.is_ticked),
    list.categories,
  )
  const ticked = lines.filter(({ state }) => state.is_ticked)
  const rows = (some: readonly ListLine[]) =>
    some.map((line) => (
      <LineRow
        key={line.key}
        line={line}
        product={products.get(line.food?.guid ?? '')}
        markedBy={marks.get(line.key) ?? null}
        canEdit={list.can_edit}
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
      {open.length === 0 && ticked.length > 0 ? (
        <p className="rounded-card bg-brand-soft px-4 py-3 font-medium text-brand-strong">Všechno máte.</p>
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
