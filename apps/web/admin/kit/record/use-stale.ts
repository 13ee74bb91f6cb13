import { useEffect, useRef } from 'react'
import { typedFrom } from '#app/kit/form/field-table.ts'
import type { TableForm, TableFormOptions } from '#app/kit/form/use-table-form.ts'

export type Values<Body> = NonNullable<TableFormOptions<Body>['record']>

/** After a stale save, says at each field that was both typed and changed meanwhile what is saved there now. */
export function useStale<Body>({ table, values, complain }: TableForm<Body>, record: Values<Body>) {
  const stale = useRef<Values<Body> | null>(null)
  useEffect(() => {
    if (stale.current === null || stale.current === record) return
    const before = typedFrom(table, stale.current)
    const now = typedFrom(table, record)
    stale.current = null
    for (const name of Object.keys(now) as (keyof typeof now)[]) {
      if (now[name] === before[name] || now[name] === values[name]) continue
      complain(name, now[name] === '' ? 'Někdo jiný pole vyprázdnil.' : `Někdo jiný uložil: ${String(now[name])}`)
    }
  }, [table, record, values, complain])
  return stale
}
