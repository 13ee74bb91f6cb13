import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ADMIN_PATH } from '@zivina/contract/console/admin-path'
import { useCallback, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useAdmin } from '#admin/frame/admin-context.ts'
import { EditorScreen } from '#admin/kit/record/editor-screen.tsx'
import { openDraft } from '#app/features/catalogue/recipe-drafts/draft-copies.ts'
import { emptyDraft } from '#app/features/catalogue/recipe-editor/draft.ts'
import { EditorGate } from '#app/features/catalogue/recipe-editor/editor-gate.tsx'
import { RecipeEditor } from '#app/features/catalogue/recipe-editor/recipe-editor.tsx'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { sessionApi } from '#app/session/api/session-api.ts'

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Creates a recipe of the admin's own, meant for everybody unless they say otherwise. */
export function CreateRecipe() {
  const { user_guid } = useAdmin()
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const named = parameters.get('koncept') ?? ''
  const [made] = useState(() => uuidV7())
  const guid = GUID.test(named) ? named : made
  const queryKey = ['recipe-editor', guid]
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      const opened = guid === made ? null : await openDraft(sessionApi, user_guid, guid)
      const start = opened?.draft ?? { ...emptyDraft(), is_private: false }
      return { start, seenAt: opened?.seen_at ?? null, fresh: opened?.unsent === true }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  // After the first key the address contains the draft's guid, so that a reload continues with it.
  const onTyped = useCallback(() => {
    window.history.replaceState(window.history.state, '', `${ADMIN_PATH}/recipe/create?koncept=${guid}`)
  }, [guid])
  const onReload = () => {
    client.removeQueries({ queryKey })
    void navigate('/recipe/create')
  }
  return (
    <EditorScreen title="Nový recept">
      <EditorGate query={query}>
        {(data) => (
          <RecipeEditor
            key={guid}
            {...data}
            target={{ guid, slug: null }}
            onTyped={onTyped}
            onReload={onReload}
            wayOnceSaved={({ recipe, without_photos }) =>
              without_photos
                ? `/recipe/update/${recipe.guid}`
                : `/recipe-manage?search=${encodeURIComponent(recipe.name)}`
            }
          />
        )}
      </EditorGate>
    </EditorScreen>
  )
}
