import { Skeleton } from '#app/kit/ui/skeleton.tsx'

/** Shown while the code of a screen loads. */
export function Waiting() {
  return (
    <>
      <h1 className="sr-only">Správa</h1>
      <div role="status" className="flex flex-col gap-4 p-6">
        <span className="sr-only">Načítám správu…</span>
        <Skeleton className="h-10 w-60" />
        <Skeleton className="h-96 w-full" />
      </div>
    </>
  )
}
