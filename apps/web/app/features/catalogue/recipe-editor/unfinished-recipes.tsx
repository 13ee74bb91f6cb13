import { useQuery, useQueryClient } from '@tanstack/react-query'
import { PencilLine } from 'lucide-react'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { Panel } from '#app/kit/panel.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useIsHydrated } from '#app/kit/use-is-hydrated.ts'
import { useAccount } from '#app/session/account-context.ts'
import { NEW_RECIPE_PATH } from '#app/session/user-navigation.ts'
import { dropCopy, listNewCopies } from './draft-copies.ts'

const KEY = ['recipe-drafts']

/** Unsaved recipes other than the open one, to continue or discard. */
export function UnfinishedRecipes({ except }: { except: string }) {
  const { api, guid: user } = useAccount()
  const client = useQueryClient()
  const isHydrated = useIsHydrated()
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api('GET /recipe_draft', { signal }),
    staleTime: 0,
  })
  const copies = isHydrated ? listNewCopies(window.localStorage, user) : []
  const kept = data?.results.filter(({ is_new, key }) => is_new && key !== 'new') ?? []
  const all = [...copies, ...kept.filter(({ key }) => !copies.some((copy) => copy.key === key))]
  const drafts = all.filter(({ key }) => key !== except)
  if (drafts.length === 0) return null

  const discard = async (key: string) => {
    try {
      await api('DELETE /recipe_draft/{key}', { params: { key } })
      dropCopy(window.localStorage, user, key)
      showSnackbar('Rozepsaný recept je zahozený.', 'success')
    } catch (failure) {
      sayFailure(failure)
    }
    await client.invalidateQueries({ queryKey: KEY })
  }

  return (
    <Panel title="Máte rozepsaný recept" Icon={PencilLine}>
      <ul className="flex flex-col divide-y divide-line">
        {drafts.map(({ key, name }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <span className="min-w-0 flex-1 basis-48 font-medium wrap-anywhere">
              {name.trim() || 'Recept bez názvu'}
            </span>
            <LinkButton variant="brand" href={`${NEW_RECIPE_PATH}?koncept=${key}`}>
              Pokračovat
            </LinkButton>
            <Button variant="quiet" onClick={() => void discard(key)}>
              Zahodit
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
