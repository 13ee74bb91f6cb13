import type { Status } from '@zivina/domain/catalogue/statuses'
import { StatusMark } from '#app/features/catalogue/status-mark.tsx'
import { momentText } from '#app/kit/text/dates.ts'

/** A column of moments, by which the list can be ordered. */
export function momentColumn(header: string) {
  return {
    header,
    meta: { className: 'w-38 max-sm:hidden figures' },
    cell: ({ getValue }: { getValue: () => string }) => <Moment at={getValue()} />,
  }
}

/** The column of what was decided; on a phone the filter says it. */
export const STATUS_COLUMN = {
  header: 'Stav',
  enableSorting: false,
  meta: { className: 'w-46 max-md:hidden' },
  cell: ({ getValue }: { getValue: () => Status }) => <StatusMark status={getValue()} />,
}

export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{momentText(at)}</time>
}
