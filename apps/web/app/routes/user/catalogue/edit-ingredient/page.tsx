import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import type { ApiClient } from '@zivina/contract/client'
import { IngredientForm } from '#app/features/catalogue/ingredient-editor/ingredient-form.tsx'
import { IngredientPhotos } from '#app/features/catalogue/ingredient-editor/ingredient-photos.tsx'
import { OfferFood } from '#app/features/catalogue/ingredient-editor/offer-food.tsx'
import { ingredientPath, MY_INGREDIENTS_PATH } from '#app/features/catalogue/user-paths.ts'
import { NoScript } from '#app/kit/form/no-script.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { readOrNothing } from '#app/session/api/read-or-nothing.ts'
import { CardState } from '#app/shell/user/own-card.tsx'
import { DeniedNotice, OwnEditor } from '#app/shell/user/own-editor.tsx'
import type { Route } from './+types/page.ts'

const TITLE = 'Úprava suroviny'

export const meta = privateMetaOf({
  title: TITLE,
  description: 'Změňte svou surovinu.',
  keywords: ['vlastní suroviny', 'úprava suroviny'],
  path: ({ guid = '' }) => ingredientPath(guid),
})

/** The ingredient; null where it does not exist or the user may not change it. */
async function openIngredient(api: ApiClient, guid: string): Promise<PersonalIngredient | null> {
  const found = await readOrNothing(api('GET /ingredient/{guid}', { params: { guid } }))
  if (!found?.abilities?.can_edit) return null
  const { abilities, status_note = '', is_private = false } = found
  return { ...found, abilities, status_note, is_private }
}

const MISSING = {
  text: 'Taková surovina mezi vašimi není. Možná jste ji smazali, nebo patří někomu jinému.',
  href: MY_INGREDIENTS_PATH,
  label: 'Moje suroviny',
}

function savedWords({ is_private, status }: PersonalIngredient): string {
  if (is_private) return 'Surovina je uložená jen pro vás.'
  return status === 'Pending' ? 'Surovina je uložená a\u00a0čeká na schválení.' : 'Surovina je uložená.'
}

/** Edits an ingredient of the user. */
export default function EditIngredientPage({ params: { guid } }: Route.ComponentProps) {
  const { api } = useAccount()
  const client = useQueryClient()
  const queryKey = ['own-ingredient', guid]
  const query = useQuery({ queryKey, queryFn: () => openIngredient(api, guid), staleTime: 0, gcTime: 0 })
  const keep = (saved: PersonalIngredient) => {
    client.setQueryData(queryKey, saved)
    showSnackbar(savedWords(saved), 'success')
  }
  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      <NoScript />
      <OwnEditor query={query} missing={MISSING}>
        {(ingredient) => (
          <>
            {ingredient.status === 'Denied' ? (
              <DeniedNotice
                what="Surovinu"
                note={ingredient.status_note}
                next="Vy ji používat můžete. Až ji upravíte a&nbsp;uložíte, posoudíme ji znovu."
              />
            ) : (
              <div className="flex flex-wrap items-center gap-3">
                <CardState status={ingredient.status} status_note="" is_private={ingredient.is_private} />
                <OfferFood ingredient={ingredient} onChanged={(saved) => client.setQueryData(queryKey, saved)} />
              </div>
            )}
            <Panel title="Podle obalu">
              <IngredientForm ingredient={ingredient} onSaved={keep} />
            </Panel>
            <IngredientPhotos ingredient={ingredient} onSaved={(saved) => client.setQueryData(queryKey, saved)} />
          </>
        )}
      </OwnEditor>
    </>
  )
}
