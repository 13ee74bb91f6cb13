import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useAdmin } from '#admin/frame/admin-context.ts'
import { EditorScreen } from '#admin/kit/record/editor-screen.tsx'
import { dropCopy, openDraft } from '#app/features/catalogue/recipe-drafts/draft-copies.ts'
import { draftFromRecipe } from '#app/features/catalogue/recipe-editor/draft.ts'
import { EditorGate } from '#app/features/catalogue/recipe-editor/editor-gate.tsx'
import { RecipeEditor } from '#app/features/catalogue/recipe-editor/recipe-editor.tsx'
import { StatusMark } from '#app/features/catalogue/status-mark.tsx'
import { Notice } from '#app/kit/form/notice.tsx'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { readOrNothing } from '#app/session/api/read-or-nothing.ts'
import { sessionApi } from '#app/session/api/session-api.ts'

/** The initial data of the editor; null where there is no such recipe, or it is its author's alone. */
async function openRecipe(user: string, guid: string) {
  const { results } = await sessionApi('GET /recipe_short', { query: { guid } })
  const slug = results[0]?.slug
  const recipe = slug === undefined ? null : await readOrNothing(sessionApi('GET /recipe/{slug}', { params: { slug } }))
  if (!recipe) return null
  const { draft, seen_at, unsent } = await openDraft(sessionApi, user, recipe.guid)
  return { recipe, start: draft ?? draftFromRecipe(recipe), seenAt: seen_at, fresh: unsent, resumed: draft !== null }
}

/** Edits any recipe that is not private. What an admin saves keeps its state. */
export function UpdateRecipe() {
  const { guid = '' } = useParams()
  const { user_guid } = useAdmin()
  const client = useQueryClient()
  const [round, setRound] = useState(0)
  const queryKey = ['recipe-editor', guid, round]
  const query = useQuery({
    queryKey,
    queryFn: () => openRecipe(user_guid, guid),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const discard = async () => {
    await sessionApi('DELETE /recipe_draft/{key}', { params: { key: guid } })
    dropCopy(window.localStorage, user_guid, guid)
    client.removeQueries({ queryKey })
    setRound(round + 1)
  }
  return (
    <EditorScreen title={query.data ? `Recept: ${query.data.recipe.name}` : 'Úprava receptu'}>
      <EditorGate query={query}>
        {(opened) => {
          if (opened === null) return <Missing />
          const { recipe, resumed, ...editor } = opened
          return (
            <>
              <div className="flex flex-wrap items-center gap-3">
                <StatusMark status={recipe.status} />
                <span className="text-muted">autor {recipe.creator.name}</span>
              </div>
              {resumed ? (
                <Notice tone="info">
                  <p>Pokračujete v&nbsp;rozepsaných úpravách, které jste ještě neuložili.</p>
                  <ActionButton className="mt-2" run={discard}>
                    Zahodit úpravy
                  </ActionButton>
                </Notice>
              ) : null}
              <RecipeEditor
                key={round}
                target={{ guid: recipe.guid, slug: recipe.slug }}
                {...editor}
                saved={resumed ? undefined : recipe}
                onReload={() => void discard().catch(sayFailure)}
                wayOnceSaved={({ recipe: saved }) => `/recipe-manage?search=${encodeURIComponent(saved.name)}`}
              />
            </>
          )
        }}
      </EditorGate>
    </EditorScreen>
  )
}

function Missing() {
  return (
    <p>
      Takový recept není, nebo ho jeho autor má jen pro sebe.{' '}
      <Link to="/recipe-manage" className="text-brand underline">
        Všechny recepty
      </Link>
    </p>
  )
}
