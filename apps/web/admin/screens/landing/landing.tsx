import { useQuery } from '@tanstack/react-query'
import { QUEUE_LABELS } from '@zivina/contract/kernel/queues'
import { useNavigate } from 'react-router'
import { useAdmin } from '#admin/frame/admin-context.ts'
import { wayToQueue } from '#admin/frame/screens.ts'
import { ageText } from '#admin/kit/screen/age-text.ts'
import { Failure } from '#admin/kit/screen/failure.tsx'
import { FigureTiles } from '#admin/kit/screen/figure-tile.tsx'
import { useKeys } from '#admin/kit/screen/keys.ts'
import { useTitle } from '#admin/kit/screen/use-title.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { Charts } from './charts.tsx'
import { Health } from './health.tsx'

/** What waits, with the age of the oldest; for admins also charts of the last days and how the product runs. */
export function Landing() {
  useTitle('Přehled')
  const user = useAdmin()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['GET /admin/waiting'],
    queryFn: ({ signal }) => sessionApi('GET /admin/waiting', { signal }),
    staleTime: 0,
  })
  const navigate = useNavigate()
  const tiles = data?.results.map(({ queue, count, oldest_at }, index) => ({
    name: QUEUE_LABELS[queue],
    figure: count,
    note: oldest_at === null ? 'Nic nečeká' : `Nejstarší čeká ${ageText(oldest_at, new Date())}`,
    way: wayToQueue(queue, user),
    shortcut: String(index + 1),
  }))
  useKeys(
    (tiles ?? []).flatMap(({ name, way, shortcut }) =>
      way === null ? [] : [{ keys: [shortcut], label: name, run: () => void navigate(way) }],
    ),
  )
  return (
    <div className="mx-auto flex max-w-7xl flex-col gap-4 px-4 py-6 md:px-6">
      <h1 className="text-2xl">Co čeká na rozhodnutí</h1>
      {error && !isFetching ? <Failure failure={error} onRetry={() => void refetch()} /> : null}
      <FigureTiles
        tiles={tiles ?? (error ? [] : null)}
        waiting={{ text: 'Načítám, co čeká…', count: user.is_admin ? Object.keys(QUEUE_LABELS).length : 1 }}
      />
      {/* Tiles are as high as their words: what follows waits for them, so that it does not move. */}
      {user.is_admin && (data || error) ? (
        <>
          <Charts />
          <section aria-labelledby="health" className="flex flex-col gap-4">
            <h2 id="health" className="text-2xl">
              Jak běží provoz
            </h2>
            <Health />
          </section>
        </>
      ) : null}
    </div>
  )
}
