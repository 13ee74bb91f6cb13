import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RecipeShort } from '@zivina/contract/console/short-lists'
import { DEBOUNCE_SEARCH } from '@zivina/contract/kernel/limits'
import { useState } from 'react'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { useDebounced } from '#app/kit/state/use-debounced.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { Input } from '#app/kit/ui/input.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { authorOf } from './columns.tsx'
import { recipeQuery } from './recipe-query.ts'

type DuplicateDialogProps = { recipe: RecipeShort; onClose: () => void; onMarked: () => void }

const SHAPE = <Skeleton className="h-32 w-full rounded-card" />

/** Says which recipe this one repeats, or takes that back. */
export function DuplicateDialog({ recipe, onClose, onMarked }: DuplicateDialogProps) {
  const client = useQueryClient()
  const query = useQuery(recipeQuery(recipe))
  const mark = async (original: RecipeShort | null) => {
    const body = { duplicate_of: original?.guid ?? null }
    await sessionApi('PATCH /recipe/{guid}/duplicate', { params: { guid: recipe.guid }, body })
    client.removeQueries({ queryKey: ['managed-recipe', recipe.guid] })
    showSnackbar(original ? `Označeno jako duplicita: ${recipe.name}` : 'Označení je zrušené.', 'success')
    onMarked()
  }
  return (
    <Dialog open onClose={onClose} title={`Duplicita: ${recipe.name}`}>
      <div className="flex flex-col gap-4 p-5">
        <QueryGate query={query} waiting={{ text: 'Načítám recept…', shape: SHAPE }}>
          {({ duplicate }) =>
            duplicate ? (
              <>
                <p>Recept je označený jako duplicita. Když označení zrušíte, vrátí se do seznamů.</p>
                <ActionButton variant="brand" className="self-start" run={() => mark(null)} pendingLabel="Ruším…">
                  Zrušit označení
                </ActionButton>
              </>
            ) : (
              <Originals recipe={recipe} onChoose={mark} />
            )
          }
        </QueryGate>
      </div>
    </Dialog>
  )
}

type OriginalsProps = { recipe: RecipeShort; onChoose: (original: RecipeShort) => Promise<void> }

/** Approved recipes to choose the original of; to begin with those whose names begin alike. */
function Originals({ recipe, onChoose }: OriginalsProps) {
  const [text, setText] = useState(recipe.name.split(' ')[0] ?? '')
  const search = useDebounced(text.trim(), DEBOUNCE_SEARCH)
  const query = useQuery({
    queryKey: ['originals', search],
    queryFn: ({ signal }) => sessionApi('GET /recipe_short', { query: { status: 'Approved', search }, signal }),
  })
  return (
    <>
      <p>Duplicita zmizí ze seznamů a&nbsp;její adresa povede na originál. Kdo ji má uloženou, o&nbsp;ni nepřijde.</p>
      <Input type="search" aria-label="Hledat originál" value={text} onChange={({ target }) => setText(target.value)} />
      <QueryGate query={query} waiting={{ text: 'Hledám recepty…', shape: SHAPE }}>
        {({ results }) => {
          const others = results.filter(({ guid }) => guid !== recipe.guid)
          if (others.length === 0) return <p className="text-muted">Žádný schválený recept tomu neodpovídá.</p>
          return (
            <ul className="flex flex-col">
              {others.map((original) => (
                <li key={original.guid} className="flex items-center justify-between gap-3 border-b border-line py-2">
                  <span className="min-w-0 wrap-anywhere">
                    {original.name}
                    <span className="block text-sm text-muted">{authorOf(original)}</span>
                  </span>
                  <ActionButton
                    run={() => onChoose(original)}
                    pendingLabel="Označuji…"
                    aria-label={`To je originál: ${original.name}`}
                  >
                    To je originál
                  </ActionButton>
                </li>
              ))}
            </ul>
          )
        }}
      </QueryGate>
    </>
  )
}
