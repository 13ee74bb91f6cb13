import { formatNumber } from '@zivina/czech/format-number'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { cn } from '#app/kit/ui/class-names.ts'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { Key } from './key-sheet.tsx'

const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5'
const TILE = 'flex h-full min-h-32 flex-col gap-1 rounded-card border border-line bg-surface p-4'

export type Tile = {
  name: string
  figure: number
  note: string
  /** Where the tile leads, and the key that leads there; null where there is nothing to open. */
  way: string | null
  shortcut: string
}

/** Figures side by side, each the way to what it counts; their shapes while they are awaited. */
export function FigureTiles({
  tiles,
  waiting,
}: {
  tiles: readonly Tile[] | null
  waiting: { text: string; count: number }
}) {
  if (tiles === null) {
    return (
      <div role="status" className={GRID}>
        <span className="sr-only">{waiting.text}</span>
        {Array.from({ length: waiting.count }, (_, place) => place).map((place) => (
          <Skeleton key={place} className="h-32 rounded-card" />
        ))}
      </div>
    )
  }
  return (
    <ul className={cn(GRID, 'empty:hidden')}>
      {tiles.map((tile) => (
        <li key={tile.name}>
          <FigureTile {...tile} />
        </li>
      ))}
    </ul>
  )
}

function FigureTile({ name, figure, note, way, shortcut }: Tile) {
  const content = (
    <>
      <span className="flex items-center justify-between gap-2 font-semibold text-heading">
        {name}
        {way === null ? null : <ChevronRight className="size-5 text-muted" aria-hidden />}
      </span>
      <span className={cn('figures font-heading text-4xl font-semibold', figure > 0 ? 'text-pending' : 'text-muted')}>
        {formatNumber(figure, 0)}
      </span>
      <span className="mt-auto flex items-center justify-between text-sm text-muted">
        {note}
        {way === null ? null : (
          <span aria-hidden="true" className="max-md:hidden">
            <Key name={shortcut} />
          </span>
        )}
      </span>
    </>
  )
  if (way === null) return <div className={TILE}>{content}</div>
  return (
    <Link to={way} className={cn(TILE, 'hover:border-brand')} aria-keyshortcuts={shortcut}>
      {content}
    </Link>
  )
}
