import { useQuery } from '@tanstack/react-query'
import type { RecipeShort } from '@zivina/contract/console/short-lists'
import { useState } from 'react'
import { Link } from 'react-router'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { browserApi } from '#app/session/api/browser-api.ts'
import { sessionApi } from '#app/session/api/session-api.ts'

type Named = { guid: string; name: string }
type UnapprovedDialogProps = { recipe: RecipeShort; onClose: () => void; onApproved: () => void }

/** Names the ingredients that keep a recipe from being approved, and approves them with it. */
export function UnapprovedDialog({ recipe, onClose, onApproved }: UnapprovedDialogProps) {
  const query = useQuery({
    queryKey: ['unapproved-ingredients', recipe.guid],
    queryFn: () => readUnapproved(recipe),
    gcTime: 0,
  })
  const [refused, setRefused] = useState<readonly (Named & { message: string })[]>([])
  const approve = async () => {
    const { failed } = await sessionApi('POST /recipe/{guid}/approve_ingredients', { params: { guid: recipe.guid } })
    setRefused(failed)
    if (failed.length > 0) return void query.refetch()
    const body = { status: 'Approved' } as const
    await sessionApi('PATCH /recipe/{guid}/status', { params: { guid: recipe.guid }, body })
    showSnackbar(`Schváleno i\u00a0se surovinami: ${recipe.name}`, 'success')
    onApproved()
  }
  return (
    <Dialog open onClose={onClose} title="Recept má neschválené suroviny">
      <div className="flex flex-col gap-4 p-5">
        <p className="wrap-anywhere">
          „{recipe.name}“ půjde schválit, až budou schválené i&nbsp;jeho suroviny. Podívejte se na ně prosím dřív, než
          je schválíte.
        </p>
        <QueryGate query={query} waiting={{ text: 'Načítám suroviny…', shape: <Skeleton className="h-20 w-full" /> }}>
          {(ingredients) => (
            <>
              <ul className="flex list-disc flex-col gap-1 pl-5">
                {ingredients.map(({ guid, name }) => (
                  <li key={guid} className="wrap-anywhere">
                    <Link to={`/ingredient/update/${guid}`} className="text-brand underline">
                      {name}
                    </Link>
                    {refused
                      .filter((each) => each.guid === guid)
                      .map(({ message }) => (
                        <span key={message} role="alert" className="block text-sm text-error">
                          {message}
                        </span>
                      ))}
                  </li>
                ))}
              </ul>
              <div className="flex flex-wrap gap-3">
                <ActionButton variant="brand" run={approve} pendingLabel="Schvaluji…">
                  Schválit suroviny i&nbsp;recept
                </ActionButton>
                <Button onClick={onClose}>Zatím ne</Button>
              </div>
            </>
          )}
        </QueryGate>
      </div>
    </Dialog>
  )
}

/** Ingredients of a recipe that the public cannot see. */
async function readUnapproved({ slug }: RecipeShort): Promise<Named[]> {
  const { ingredients } = await sessionApi('GET /recipe/{slug}', { params: { slug } })
  const named = new Map(ingredients.map(({ ingredient, name }) => [ingredient, name]))
  const { results } = await browserApi('GET /ingredient/names', { query: { guids: [...named.keys()].join(',') } })
  for (const { guid } of results) named.delete(guid)
  return [...named].map(([guid, name]) => ({ guid, name }))
}
