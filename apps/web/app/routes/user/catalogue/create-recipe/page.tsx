import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { openDraft } from '#app/features/catalogue/recipe-drafts/draft-copies.ts'
import { UnfinishedRecipes } from '#app/features/catalogue/recipe-drafts/unfinished-recipes.tsx'
import { emptyDraft, IMPORT_KEY, readDraft } from '#app/features/catalogue/recipe-editor/draft.ts'
import { EditorGate } from '#app/features/catalogue/recipe-editor/editor-gate.tsx'
import { takeHandedPhotos } from '#app/features/catalogue/recipe-editor/handed-photos.ts'
import { RecipeEditor } from '#app/features/catalogue/recipe-editor/recipe-editor.tsx'
import { NEW_RECIPE_PATH } from '#app/features/catalogue/user-paths.ts'
import { NoScript } from '#app/kit/form/no-script.tsx'
import { readFromTab, storeInTab } from '#app/kit/state/tab-storage.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { useAccount } from '#app/session/account/account-context.ts'

const TITLE = 'Nový recept'
const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const meta = privateMetaOf({
  title: TITLE,
  description: 'Napište vlastní recept a\u00a0hned uvidíte, co obsahuje.',
  keywords: ['vlastní recept', 'nový recept', 'výpočet živin'],
  path: NEW_RECIPE_PATH,
})

/** Creates a recipe from nothing, from an import or from a stored draft. */
export default function CreateRecipe() {
  const [query] = useSearchParams()
  const named = query.get('koncept') ?? ''
  const [made] = useState(() => uuidV7())
  const isNamed = GUID.test(named)
  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      <NoScript />
      {isNamed ? null : <UnfinishedRecipes except={made} />}
      <NewRecipe
        key={isNamed ? named : made}
        guid={isNamed ? named : made}
        isNamed={isNamed}
        imports={query.has('import')}
      />
    </>
  )
}

type NewRecipeProps = { guid: string; isNamed: boolean; imports: boolean }

function NewRecipe({ guid, isNamed, imports }: NewRecipeProps) {
  const { api, guid: user } = useAccount()
  const navigate = useNavigate()
  const client = useQueryClient()
  const queryKey = ['recipe-editor', guid]
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      const opened = isNamed ? await openDraft(api, user, guid) : null
      const imported = imports && !opened?.draft ? readDraft(readFromTab(IMPORT_KEY)) : null
      return {
        start: opened?.draft ?? imported ?? emptyDraft(),
        seenAt: opened?.seen_at ?? null,
        fresh: imported !== null || opened?.unsent === true,
        photos: imported === null ? [] : takeHandedPhotos(),
      }
    },
    // The initial data of the editor do not change while it is open.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

  // After the first key the address contains the draft's guid, so that a reload continues with it.
  const onTyped = useCallback(() => {
    window.history.replaceState(window.history.state, '', `${NEW_RECIPE_PATH}?koncept=${guid}`)
    storeInTab(IMPORT_KEY, null)
  }, [guid])
  const onReload = () => {
    client.removeQueries({ queryKey })
    void navigate(NEW_RECIPE_PATH)
  }
  return (
    <EditorGate query={query}>
      {(data) => <RecipeEditor {...data} target={{ guid, slug: null }} onTyped={onTyped} onReload={onReload} />}
    </EditorGate>
  )
}
