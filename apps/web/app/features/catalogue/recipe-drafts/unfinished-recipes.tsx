import { useQuery, useQueryClient } from '@tanstack/react-query'
import { PencilLine } from 'lucide-react'
import { NEW_RECIPE_PATH } from '#app/features/catalogue/user-paths.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { Panel } from '#app/kit/page/panel.tsx'
import { useIsHydrated } from '#app/kit/state/use-is-hydrated.ts'
import { momentText } from '#app/kit/text/dates.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { dropCopy, listNewCopies } from './draft-copies.ts'

const KEY = ['recipe-drafts']

/** A copy in this browser has no time: the server does not know it yet. */
type Unfinished = { key: string; name: string; updated_at?: string }

/** Unsaved new recipes with the time they were last written in, to continue or discard; without the open one. */
export function UnfinishedRecipes({ except }: { except?: string }) {
  const { api, guid: user } = useAccount()
  const client = useQueryClient()
  const isHydrated = useIsHydrated()
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api('GET /recipe_draft', { signal }),
    staleTime: 0,
  })
  const copies: Unfinished[] = isHydrated ? listNewCopies(window.localStorage, user) : []
  const kept: Unfinished[] = data?.results.filter(({ is_new, key }) => is_new && key !== 'new') ?? []
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
        {drafts.map(({ key, name, updated_at }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
              <span className="block font-medium">{name.trim() || 'Recept bez názvu'}</span>
              <span className="text-sm text-muted">
                {updated_at ? `Rozepsáno ${momentText(updated_at)}` : 'Zatím jen v\u00a0tomto zařízení'}
              </span>
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
