import { Pencil, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { MovableRow, ROW_BUTTON } from '#app/kit/sortable/movable-row.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import type { Category, SubCategory } from './use-categories.ts'

type RowProps = {
  place: number
  onMove: (guid: string, place: number) => void
  onEdit: () => void
  onRemove: () => void
}

type CategoryRowProps = RowProps & { category: Category; count: string; onAdd: () => void; children: ReactNode }

/** A category with its sub-categories. */
export function CategoryRow({ category, place, count, onMove, onEdit, onRemove, onAdd, children }: CategoryRowProps) {
  const { guid, name, sub_food_categories } = category
  return (
    <MovableRow
      list="categories"
      id={guid}
      name={name}
      place={place}
      onMove={onMove}
      className="flex flex-col gap-2 rounded-card border border-line bg-surface p-3"
    >
      {(handle) => (
        <>
          <div className="flex items-center gap-1">
            {handle}
            <h2 className="min-w-0 text-lg wrap-anywhere">{name}</h2>
            <span className="ml-2 text-sm text-muted max-sm:hidden">{count}</span>
            <RowButtons name={name} onEdit={onEdit} onRemove={onRemove} />
          </div>
          {sub_food_categories.length === 0 ? (
            <p className="pl-11 text-muted">Zatím bez podkategorií, suroviny sem zařadit nejde.</p>
          ) : (
            <ul className="grid gap-x-6 sm:grid-cols-2 sm:pl-8">{children}</ul>
          )}
          <div className="sm:pl-8">
            <Button variant="quiet" onClick={onAdd} aria-label={`Přidat podkategorii: ${name}`}>
              <Plus aria-hidden /> Přidat podkategorii
            </Button>
          </div>
        </>
      )}
    </MovableRow>
  )
}

/** One sub-category; `list` names those among which it can be moved. */
export function SubCategoryRow({
  list,
  sub: { guid, name },
  place,
  onMove,
  onEdit,
  onRemove,
}: RowProps & { list: string; sub: SubCategory }) {
  return (
    <MovableRow
      list={list}
      id={guid}
      name={name}
      place={place}
      onMove={onMove}
      className="flex items-center gap-1 border-t border-line py-0.5"
    >
      {(handle) => (
        <>
          {handle}
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <RowButtons name={name} onEdit={onEdit} onRemove={onRemove} />
        </>
      )}
    </MovableRow>
  )
}

function RowButtons({ name, onEdit, onRemove }: Pick<RowProps, 'onEdit' | 'onRemove'> & { name: string }) {
  return (
    <span className="ml-auto flex shrink-0">
      <button type="button" aria-label={`Upravit: ${name}`} onClick={onEdit} className={ROW_BUTTON}>
        <Pencil aria-hidden />
      </button>
      <button type="button" aria-label={`Smazat: ${name}`} onClick={onRemove} className={ROW_BUTTON}>
        <Trash2 aria-hidden />
      </button>
    </span>
  )
}
