import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@zivina/contract/client'
import { useState } from 'react'
import { dropCopy, openDraft } from '#app/features/catalogue/recipe-drafts/draft-copies.ts'
import { draftFromRecipe } from '#app/features/catalogue/recipe-editor/draft.ts'
import { RecipeEditor } from '#app/features/catalogue/recipe-editor/recipe-editor.tsx'
import { MY_RECIPES_PATH, recipeEditorPath } from '#app/features/catalogue/user-paths.ts'
import { NoScript } from '#app/kit/form/no-script.tsx'
import { Notice } from '#app/kit/form/notice.tsx'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { readOrNothing } from '#app/session/api/read-or-nothing.ts'
import { DeniedNotice, OwnEditor } from '#app/shell/user/own-editor.tsx'
import type { Route } from './+types/page.ts'

const TITLE = 'Úprava receptu'

export const meta = privateMetaOf({
  title: TITLE,
  description: 'Změňte svůj recept.',
  keywords: ['vlastní recept', 'úprava receptu'],
  path: ({ slug = '' }) => recipeEditorPath(slug),
})

/** The initial data of the editor; null where the recipe does not exist or the user may not change it. */
async function openRecipe(api: ApiClient, user: string, slug: string) {
  const recipe = await readOrNothing(api('GET /recipe/{slug}', { params: { slug } }))
  if (!recipe?.abilities?.can_edit) return null
  const { draft, seen_at, unsent } = await openDraft(api, user, recipe.guid)
  return { recipe, start: draft ?? draftFromRecipe(recipe), seenAt: seen_at, fresh: unsent, resumed: draft !== null }
}

const MISSING = {
  text: 'Takový recept mezi vašimi není. Možná jste ho smazali, nebo patří někomu jinému.',
  href: MY_RECIPES_PATH,
  label: 'Moje recepty',
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
    await api('DELETE /recipe_draft/{key}', { params: { key: guid } })
    dropCopy(window.localStorage, user, guid)
    client.removeQueries({ queryKey })
    setRound(round + 1)
  }

  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      <NoScript />
      <OwnEditor query={query} missing={MISSING}>
        {({ recipe, resumed, ...editor }) => (
          <>
            {resumed ? <ResumedNotice onDiscard={discard} /> : null}
            {recipe.status === 'Denied' ? (
              <DeniedNotice
                what="Recept"
                note={recipe.status_note ?? ''}
                next="Až ho upravíte a&nbsp;uložíte, posoudíme ho znovu."
              />
            ) : null}
            <RecipeEditor
              key={round}
              target={{ guid: recipe.guid, slug: recipe.slug }}
              {...editor}
              saved={resumed ? undefined : recipe}
              onReload={() => void discard().catch(sayFailure)}
            />
          </>
        )}
      </OwnEditor>
    </>
  )
}

function ResumedNotice({ onDiscard }: { onDiscard: () => Promise<void> }) {
  return (
    <Notice tone="info">
      <p>Pokračujete v&nbsp;rozepsaných úpravách, které jste ještě neuložili.</p>
      <ActionButton className="mt-2" run={onDiscard}>
        Zahodit úpravy
      </ActionButton>
    </Notice>
  )
}
