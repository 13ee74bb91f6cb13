import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import { STATUS_LABELS } from '@zivina/domain/catalogue/statuses'
import { Link, useParams } from 'react-router'
import { EditorScreen } from '#admin/kit/record/editor-screen.tsx'
import { IngredientForm } from '#app/features/catalogue/ingredient-editor/ingredient-form.tsx'
import { IngredientPhotos } from '#app/features/catalogue/ingredient-editor/ingredient-photos.tsx'
import { StatusMark } from '#app/features/catalogue/status-mark.tsx'
import { Notice } from '#app/kit/form/notice.tsx'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { readOrNothing } from '#app/session/api/read-or-nothing.ts'
import { sessionApi } from '#app/session/api/session-api.ts'

async function openIngredient(guid: string): Promise<PersonalIngredient | null> {
  const found = await readOrNothing(sessionApi('GET /ingredient/{guid}', { params: { guid } }))
  if (!found?.abilities) return null
  const { abilities, status_note = '', is_private = false } = found
  return { ...found, abilities, status_note, is_private }
}

/** Edits any ingredient. What an admin saves keeps its state. */
export function UpdateIngredient() {
  const { guid = '' } = useParams()
  const client = useQueryClient()
  const queryKey = ['edited-ingredient', guid]
  const query = useQuery({ queryKey, queryFn: () => openIngredient(guid), staleTime: 0, gcTime: 0 })
  const show = (saved: PersonalIngredient) => {
    client.setQueryData(queryKey, saved)
    client.removeQueries({ queryKey: ['managed-ingredient', guid] })
  }
  const keep = (saved: PersonalIngredient) => {
    show(saved)
    showSnackbar(`Surovina je uložená (${STATUS_LABELS[saved.status].toLowerCase()}).`, 'success')
  }
  return (
    <EditorScreen title={query.data ? `Surovina: ${query.data.name}` : 'Úprava suroviny'}>
      <QueryGate
        query={query}
        waiting={{ text: 'Načítám surovinu…', shape: <Skeleton className="h-96 w-full rounded-card" /> }}
      >
        {(ingredient) =>
          ingredient === null ? (
            <p>
              Taková surovina není.{' '}
              <Link to="/ingredient-manage" className="text-brand underline">
                Všechny suroviny
              </Link>
            </p>
          ) : (
            <>
              <div>
                <StatusMark status={ingredient.status} />
              </div>
              {ingredient.status === 'Denied' && ingredient.status_note !== '' ? (
                <Notice tone="info">
                  <p>Důvod zamítnutí: {ingredient.status_note}</p>
                </Notice>
              ) : null}
              <Panel title="Podle obalu">
                <IngredientForm ingredient={ingredient} onSaved={keep} />
              </Panel>
              <IngredientPhotos ingredient={ingredient} onSaved={show} />
            </>
          )
        }
      </QueryGate>
    </EditorScreen>
  )
}
