import { counted } from '@zivina/czech/plural'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTitle } from '#admin/kit/screen/use-title.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { CategoryDialog, type Edited } from './category-dialog.tsx'
import { CategoryRow, SubCategoryRow } from './category-row.tsx'
import { RemovalDialog } from './removal-dialog.tsx'
import { type Category, useCategories } from './use-categories.ts'

const TITLE = 'Kategorie potravin'
const SHAPE = ['1', '2', '3', '4'].map((row) => <Skeleton key={row} className="h-40 w-full rounded-card" />)

/** Food categories and their sub-categories, in the order of the shop. */
export function CategoryManager() {
  useTitle(TITLE)
  const { query, show, retry, move, moveSub } = useCategories()
  const [edited, setEdited] = useState<Edited | null>(null)
  const [removed, setRemoved] = useState<Edited | null>(null)
  const categories = query.data?.results ?? []

  const subsOf = (category: Category) =>
    category.sub_food_categories.map((sub, place) => (
      <SubCategoryRow
        key={sub.guid}
        list={category.guid}
        sub={sub}
        place={place}
        onMove={(guid, to) => moveSub(category, guid, to)}
        onEdit={() => setEdited({ kind: 'sub', category, sub })}
        onRemove={() => setRemoved({ kind: 'sub', category, sub })}
      />
    ))
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-4 px-4 py-4 md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{TITLE}</h1>
        <Button variant="brand" onClick={() => setEdited({ kind: 'category', category: null })}>
          <Plus aria-hidden /> Přidat kategorii
        </Button>
      </div>
      <p className="max-w-text text-muted">
        V&nbsp;tomhle pořadí jdou oddíly nákupního seznamu. Adresa kategorie se přejmenováním nemění.
      </p>
      <QueryGate query={query} waiting={{ text: 'Načítám kategorie…', shape: SHAPE }}>
        {() => (
          <ul className="flex flex-col gap-4">
            {categories.map((category, place) => (
              <CategoryRow
                key={category.guid}
                category={category}
                place={place}
                count={counted(category.sub_food_categories.length, 'podkategorie', 'podkategorie', 'podkategorií')}
                onMove={move}
                onEdit={() => setEdited({ kind: 'category', category })}
                onRemove={() => setRemoved({ kind: 'category', category })}
                onAdd={() => setEdited({ kind: 'sub', category, sub: null })}
              >
                {subsOf(category)}
              </CategoryRow>
            ))}
          </ul>
        )}
      </QueryGate>
      {edited ? (
        <CategoryDialog edited={edited} categories={categories} onSaved={show} onClose={() => setEdited(null)} />
      ) : null}
      <RemovalDialog removed={removed} onClose={() => setRemoved(null)} onRemoved={() => void retry()} />
    </div>
  )
}
