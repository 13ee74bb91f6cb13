import { TriangleAlert } from 'lucide-react'
import { Button } from '#app/kit/ui/button.tsx'
import type { Refusal } from './records.ts'

type RefusedWritesProps = {
  refused: readonly { id: string; refusal: Refusal }[]
  retry: (id: string) => void
  drop: (id: string) => void
}

/** What the server refused: what it was and why, until its author sends it again or wants it no more. */
export function RefusedWrites({ refused, retry, drop }: RefusedWritesProps) {
  if (refused.length === 0) return null
  return (
    <section aria-label="Neuložené změny" className="rounded-card bg-error-soft p-4 print:hidden">
      <p className="flex items-center gap-2 font-semibold">
        <TriangleAlert className="size-5 shrink-0 text-error" aria-hidden />
        Tohle se uložit nepodařilo
      </p>
      <ul className="mt-2 flex flex-col gap-2">
        {refused.map(({ id, refusal: { name, reason } }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <div className="min-w-0 basis-full sm:flex-1 sm:basis-0">
              <p className="wrap-anywhere">{name}</p>
              <p className="text-error text-sm">{reason}</p>
            </div>
            <Button onClick={() => retry(id)}>Zkusit znovu</Button>
            <Button variant="quiet" aria-label={`Zahodit: ${name}`} onClick={() => drop(id)}>
              Zahodit
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
