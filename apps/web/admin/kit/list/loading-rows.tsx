import { Skeleton } from '#app/kit/ui/skeleton.tsx'

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8']

/** Placeholder rows while a list loads. */
export function LoadingRows({ columns }: { columns: number }) {
  return ROWS.map((row) => (
    <tr key={row}>
      <td colSpan={columns} className="h-15 border-b border-line px-2">
        <Skeleton className="h-6 w-full" />
        <span className="sr-only">Načítám…</span>
      </td>
    </tr>
  ))
}
