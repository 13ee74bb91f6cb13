import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ApiClient, ApiFailure } from '@zivina/contract/client'
import { useState } from 'react'
import { draftFromRecipe } from '#app/features/catalogue/recipe-editor/draft.ts'
import { dropCopy, openDraft } from '#app/features/catalogue/recipe-editor/draft-copies.ts'
import { EditorGate } from '#app/features/catalogue/recipe-editor/editor-gate.tsx'
import { RecipeEditor } from '#app/features/catalogue/recipe-editor/recipe-editor.tsx'
import { NoScript } from '#app/kit/form/no-script.tsx'
import { Notice } from '#app/kit/form/notice.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { pageMetadata } from '#app/seo/metadata.ts'
import { useAccount } from '#app/session/account-context.ts'
import { MY_RECIPES_PATH, recipeEditorPath } from '#app/session/user-navigation.ts'
import { sayFailure } from '#app/session/user-query.ts'
import type { Route } from './+types/page.ts'

const TITLE = 'Úprava receptu'

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMetadata(
    {
      title: TITLE,
      description: 'Změňte svůj recept.',
      keywords: ['vlastní recept', 'úprava receptu'],
      path: recipeEditorPath(params.slug),
      noindex: true,
    },
    matches,
  )
}

/** The initial data of the editor; null where the recipe does not exist or the user may not change it. */
async function openRecipe(api: ApiClient, user: string, slug: string) {
  try {
    const recipe = await api('GET /recipe/{slug}', { params: { slug } })
    if (!recipe.abilities?.can_edit) return null
    const { draft, seen_at, unsent } = await openDraft(api, user, recipe.guid)
    return { recipe, start: draft ?? draftFromRecipe(recipe), seenAt: seen_at, fresh: unsent, resumed: draft !== null }
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 404) return null
    throw failure
  }
}

/** Edits a recipe of the user. */
export default function EditRecipe({ params: { slug } }: Route.ComponentProps) {
  const { api, guid: user } = useAccount()
  const client = useQueryClient()
  const [round, setRound] = useState(0)
  const queryKey = ['recipe-editor', slug, round]
  const query = useQuery({
    queryKey,
    queryFn: () => openRecipe(api, user, slug),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const guid = query.data?.recipe.guid ?? ''

  const discard = async () => {
    try {
      await api('DELETE /recipe_draft/{key}', { params: { key: guid } })
      dropCopy(window.localStorage, user, guid)
      client.removeQueries({ queryKey })
      setRound(round + 1)
    } catch (failure) {
      sayFailure(failure)
    }
  }

  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      <NoScript />
      <EditorGate query={query}>
        {(data) =>
          data === null ? (
            <NotYours />
          ) : (
            <>
              {data.resumed ? <ResumedNotice onDiscard={() => void discard()} /> : null}
              {data.recipe.status === 'Denied' ? <DeniedNotice note={data.recipe.status_note ?? ''} /> : null}
              <RecipeEditor
                key={round}
                target={{ guid: data.recipe.guid, slug: data.recipe.slug }}
                start={data.start}
                seenAt={data.seenAt}
                fresh={data.fresh}
                onReload={() => void discard()}
              />
            </>
          )
        }
      </EditorGate>
    </>
  )
}

function ResumedNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice tone="info">
      <p>Pokračujete v&nbsp;rozepsaných úpravách, které jste ještě neuložili.</p>
      <Button className="mt-2" onClick={onDiscard}>
        Zahodit úpravy
      </Button>
    </Notice>
  )
}

function DeniedNotice({ note }: { note: string }) {
  return (
    <Notice tone="error">
      <p>Recept jsme zatím neschválili.{note === '' ? '' : ` Důvod: ${note}`}</p>
      <p>Až ho upravíte a&nbsp;uložíte, posoudíme ho znovu.</p>
    </Notice>
  )
}

function NotYours() {
  return (
    <div className="flex flex-col items-start gap-4">
      <p>Takový recept mezi vašimi není. Možná jste ho smazali, nebo patří někomu jinému.</p>
      <LinkButton href={MY_RECIPES_PATH}>Moje recepty</LinkButton>
    </div>
  )
}
