import { useQuery } from '@tanstack/react-query'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Failure } from '#admin/kit/screen/failure.tsx'
import { useTitle } from '#admin/kit/screen/use-title.ts'
import { isDay, rangeName, weekOf } from '#app/kit/text/day-names.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import { isNotFound, NotCounselling } from '../not-counselling.tsx'
import { OpeningDialog } from './opening-dialog.tsx'
import { TermDay } from './term-day.tsx'

const TITLE = 'Termíny poradny'

/** A week of the nutritionist: open times, which can be added and closed, and who comes. The week is in the address. */
export function Terms() {
  useTitle(TITLE)
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.get('from')
  const { from, to } = weekOf(isDay(asked) ? asked : calendarDay(new Date()))
  const [opened, open] = useState<string | null>(null)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['GET /admin/counselling_week', from],
    queryFn: ({ signal }) => sessionApi('GET /admin/counselling_week', { query: { from }, signal }),
    staleTime: 0,
  })
  const go = (day: string) => setParameters({ from: weekOf(day).from }, { preventScrollReset: true })
  if (isNotFound(error)) return <NotCounselling title={TITLE} />
  return (
    <div className="flex flex-col gap-4 px-4 py-4 md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{TITLE}</h1>
        <Link to="/clients" className="inline-flex min-h-11 items-center text-brand underline">
          Klienti
        </Link>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="icon" variant="quiet" aria-label="Předchozí týden" onClick={() => go(addDays(from, -7))}>
          <ChevronLeft aria-hidden />
        </Button>
        <p className="figures min-w-56 text-center font-medium" aria-live="polite">
          {rangeName({ from, to })}
        </p>
        <Button size="icon" variant="quiet" aria-label="Další týden" onClick={() => go(addDays(from, 7))}>
          <ChevronRight aria-hidden />
        </Button>
        <Button onClick={() => go(calendarDay(new Date()))}>Tento týden</Button>
        <Button variant="brand" className="sm:ml-auto" onClick={() => open(from)}>
          <Plus aria-hidden /> Otevřít čas
        </Button>
      </div>
      {error && !isFetching ? <Failure failure={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <ol className="grid gap-3 md:grid-cols-4 lg:grid-cols-7">
          {Array.from({ length: 7 }, (_, later) => addDays(from, later)).map((day) => (
            <TermDay key={day} day={day} week={data} onAdd={() => open(day)} onChange={() => void refetch()} />
          ))}
        </ol>
      ) : (
        <Skeleton className="h-96 w-full rounded-card" />
      )}
      {opened === null ? null : (
        <OpeningDialog day={opened} onClose={() => open(null)} onChange={() => void refetch()} />
      )}
    </div>
  )
}
