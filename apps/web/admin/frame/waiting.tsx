import { Skeleton } from '#app/kit/ui/skeleton.tsx'

/** Stands in the place of a screen whose code is on its way. */
export function Waiting() {
  return (
    <div role="status" className="flex flex-col gap-4 p-6">
      <span className="sr-only">Načítám správu…</span>
      <Skeleton className="h-10 w-60" />
      <Skeleton className="h-96 w-full" />
    </div>
  )
}
