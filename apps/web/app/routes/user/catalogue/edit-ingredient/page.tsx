import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import { type ApiClient, ApiFailure } from '@zivina/contract/client'
import { IngredientForm } from '#app/features/catalogue/ingredient-editor/ingredient-form.tsx'
import { IngredientPhotos } from '#app/features/catalogue/ingredient-editor/ingredient-photos.tsx'
import { EditorGate } from '#app/features/catalogue/recipe-editor/editor-gate.tsx'
import { StatusMark } from '#app/features/catalogue/status-mark.tsx'
import { NoScript } from '#app/kit/form/no-script.tsx'
import { Notice } from '#app/kit/form/notice.tsx'
import { Panel } from '#app/kit/panel.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { pageMetadata } from '#app/seo/metadata.ts'
import { useAccount } from '#app/session/account-context.ts'
import { ingredientPath, MY_INGREDIENTS_PATH } from '#app/session/user-navigation.ts'
import type { Route } from './+types/page.ts'

const TITLE = 'Úprava suroviny'

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMetadata(
    {
      title: TITLE,
      description: 'Změňte svou surovinu.',
      keywords: ['vlastní suroviny', 'úprava suroviny'],
      path: ingredientPath(params.guid),
      noindex: true,
    },
    matches,
  )
}

/** The ingredient; null where it does not exist or the user may not change it. */
async function openIngredient(api: ApiClient, guid: string): Promise<PersonalIngredient | null> {
  try {
    const { abilities, status_note = '', ...rest } = await api('GET /ingredient/{guid}', { params: { guid } })
    return abilities?.can_edit ? { ...rest, abilities, status_note } : null
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 404) return null
    throw failure
  }
}

/** Edits an ingredient of the user. */
export default function EditIngredientPage({ params: { guid } }: Route.ComponentProps) {
  const { api } = useAccount()
  const client = useQueryClient()
  const queryKey = ['own-ingredient', guid]
  const query = useQuery({ queryKey, queryFn: () => openIngredient(api, guid), staleTime: 0, gcTime: 0 })
  const keep = (saved: PersonalIngredient) => {
    client.setQueryData(queryKey, saved)
    showSnackbar(
      saved.status === 'Pending' ? 'Surovina je uložená a\u00a0čeká na schválení.' : 'Surovina je uložená.',
      'success',
    )
  }
  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      <NoScript />
      <EditorGate query={query}>
        {(ingredient) =>
          ingredient === null ? (
            <NotYours />
          ) : (
            <>
              <State ingredient={ingredient} />
              <Panel title="Podle obalu">
                <IngredientForm ingredient={ingredient} onSaved={keep} />
              </Panel>
              <IngredientPhotos ingredient={ingredient} onSaved={(saved) => client.setQueryData(queryKey, saved)} />
            </>
          )
        }
      </EditorGate>
    </>
  )
}

function State({ ingredient: { status, status_note } }: { ingredient: PersonalIngredient }) {
  if (status !== 'Denied') {
    return (
      <div>
        <StatusMark status={status} />
      </div>
    )
  }
  return (
    <Notice tone="error">
      <p>Surovinu jsme zatím neschválili.{status_note === '' ? '' : ` Důvod: ${status_note}`}</p>
      <p>Vy ji používat můžete. Až ji upravíte a&nbsp;uložíte, posoudíme ji znovu.</p>
    </Notice>
  )
}

function NotYours() {
  return (
    <div className="flex flex-col items-start gap-4">
      <p>Taková surovina mezi vašimi není. Možná jste ji smazali, nebo patří někomu jinému.</p>
      <LinkButton href={MY_INGREDIENTS_PATH}>Moje suroviny</LinkButton>
    </div>
  )
}
