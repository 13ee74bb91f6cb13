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
import { BackupNote } from './backup-note.tsx'

/** The numbers of pending items with links to them, and the age of the oldest. */
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
      {user.is_admin ? <BackupNote /> : null}
      {error && !isFetching ? <Failure failure={error} onRetry={() => void refetch()} /> : null}
      <FigureTiles
        tiles={tiles ?? (error ? [] : null)}
        waiting={{ text: 'Načítám, co čeká…', count: user.is_admin ? Object.keys(QUEUE_LABELS).length : 1 }}
      />
    </div>
  )
}
