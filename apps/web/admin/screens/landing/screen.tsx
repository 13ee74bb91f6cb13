import { useQuery } from '@tanstack/react-query'
import type { Queue } from '@zivina/contract/console/waiting'
import { useNavigate } from 'react-router'
import { useAdmin } from '#admin/frame/admin-context.ts'
import { ageText } from '#admin/kit/age-text.ts'
import { Failure } from '#admin/kit/failure.tsx'
import { FigureTiles } from '#admin/kit/figure-tile.tsx'
import { useKeys } from '#admin/kit/keys.ts'
import { useTitle } from '#admin/kit/use-title.ts'
import { MANAGERS } from '#admin/managers.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { BackupNote } from './backup-note.tsx'

const NAMES: Record<Queue, string> = {
  recipes: 'Recepty',
  ingredients: 'Suroviny',
  reviews: 'Hodnocení',
  photos: 'Fotky z\u00a0kuchyní',
  error_reports: 'Hlášení chyb',
}

/** The numbers of pending items with links to them, and the age of the oldest. */
export function Landing() {
  useTitle('Přehled')
  const { is_admin } = useAdmin()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['GET /admin/waiting'],
    queryFn: ({ signal }) => sessionApi('GET /admin/waiting', { signal }),
    staleTime: 0,
  })
  const navigate = useNavigate()
  const tiles = data?.results.map(({ queue, count, oldest_at }, index) => ({
    name: NAMES[queue],
    figure: count,
    note: oldest_at === null ? 'Nic nečeká' : `Nejstarší čeká ${ageText(oldest_at, new Date())}`,
    way: MANAGERS[queue] ?? null,
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
      {is_admin ? <BackupNote /> : null}
      {error && !isFetching ? <Failure failure={error} onRetry={() => void refetch()} /> : null}
      <FigureTiles
        tiles={tiles ?? (error ? [] : null)}
        waiting={{ text: 'Načítám, co čeká…', count: Object.keys(NAMES).length }}
      />
    </div>
  )
}
