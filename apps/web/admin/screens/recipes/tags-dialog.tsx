import { useQuery } from '@tanstack/react-query'
import type { RecipeShort } from '@zivina/contract/console/short-lists'
import { RECIPE_TAGS_MAX } from '@zivina/contract/kernel/limits'
import { counted } from '@zivina/czech/plural'
import { useState } from 'react'
import { describeFailure, type FormFailure } from '#app/kit/form/form-failure.ts'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { ChipGroup } from '#app/kit/ui/chip-group.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'

type TagsDialogProps = { recipes: readonly RecipeShort[]; onClose: () => void; onTagged: () => void }

/** Adds tags to several recipes and takes others away; how many recipes it concerns is said before it runs. */
export function TagsDialog({ recipes, onClose, onTagged }: TagsDialogProps) {
  const query = useQuery({ queryKey: ['tags'], queryFn: ({ signal }) => sessionApi('GET /tag', { signal }) })
  const [added, setAdded] = useState<readonly string[]>([])
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [done, setDone] = useState(0)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const all = counted(recipes.length, 'receptu', 'receptů', 'receptů')

  const run = async () => {
    setFailure(null)
    // A second attempt changes only what the first one did not reach.
    for (const [index, recipe] of recipes.entries()) {
      if (index >= done) await retag(recipe, added, removed)
      setDone(Math.max(done, index + 1))
    }
    showSnackbar(`Štítky jsou upravené u\u00a0${all}.`, 'success')
    onTagged()
  }
  const onFailure = (thrown: unknown) => {
    const { message, tone } = describeFailure(thrown)
    const where = done > 0 ? ` Hotovo je ${done} z\u00a0${recipes.length}.` : ''
    setFailure({ tone, message: message + where })
  }
  return (
    <Dialog open onClose={onClose} title={`Štítky u\u00a0${all}`}>
      <div className="flex flex-col gap-5 p-5">
        <QueryGate query={query} waiting={{ text: 'Načítám štítky…', shape: <Skeleton className="h-24 w-full" /> }}>
          {({ tags }) => (
            <>
              <ChipGroup
                legend="Přidat"
                choices={tags.map((tag) => [tag, tag] as const)}
                chosen={added}
                onChange={(chosen) => {
                  setAdded(chosen)
                  setRemoved(removed.filter((tag) => !chosen.includes(tag)))
                }}
              />
              <ChipGroup
                legend="Odebrat"
                choices={tags.map((tag) => [tag, tag] as const)}
                chosen={removed}
                onChange={(chosen) => {
                  setRemoved(chosen)
                  setAdded(added.filter((tag) => !chosen.includes(tag)))
                }}
              />
            </>
          )}
        </QueryGate>
        <FormNotice failure={failure} />
        <div className="flex flex-wrap gap-3">
          <ActionButton
            variant="brand"
            run={run}
            pendingLabel={`Upravuji ${done} z\u00a0${recipes.length}…`}
            onFailure={onFailure}
            disabled={added.length + removed.length === 0}
          >
            Upravit štítky
          </ActionButton>
          <Button onClick={onClose}>Zrušit</Button>
        </div>
      </div>
    </Dialog>
  )
}

async function retag({ slug }: RecipeShort, added: readonly string[], removed: readonly string[]): Promise<void> {
  const params = { slug }
  const { tags, version } = await sessionApi('GET /recipe/{slug}', { params })
  const wanted = [...new Set([...tags, ...added])].filter((tag) => !removed.includes(tag)).slice(0, RECIPE_TAGS_MAX)
  if (wanted.join() === tags.join()) return
  await sessionApi('PATCH /recipe/{slug}', { params, body: { tags: wanted, ...(version ? { version } : {}) } })
}
