import type { RecipeShort } from '@zivina/contract/console/short-lists'
import { counted } from '@zivina/czech/plural'
import { useState } from 'react'
import { describeFailure, type FormFailure } from '#app/kit/form/form-failure.ts'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { isNothing, NO_TAGS, TagChoice } from './tag-choice.tsx'

type TagsDialogProps = {
  recipes: readonly RecipeShort[]
  onClose: () => void
  onTagged: () => void
  /** Some of them could not be changed: the dialog stays and says which. */
  onPartly: () => void
}

/** Adds tags to several recipes and takes others away; how many recipes it concerns is said before it runs. */
export function TagsDialog({ recipes, onClose, onTagged, onPartly }: TagsDialogProps) {
  const [tags, setTags] = useState(NO_TAGS)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const all = counted(recipes.length, 'receptu', 'receptů', 'receptů')
  const run = async () => {
    setFailure(null)
    const guids = recipes.map(({ guid }) => guid)
    const { failed } = await sessionApi('POST /recipe/tags', { body: { recipes: guids, ...tags } })
    const names = failed.map(({ guid, message }) => `${recipes.find((each) => each.guid === guid)?.name}: ${message}`)
    if (names.length > 0) {
      const others = names.length < recipes.length ? ['Ostatní jsou upravené.'] : []
      setFailure({ tone: 'info', message: [...others, ...names].join(' ') })
      return onPartly()
    }
    showSnackbar(`Štítky jsou upravené u\u00a0${all}.`, 'success')
    onTagged()
  }
  return (
    <Dialog open onClose={onClose} title={`Štítky u\u00a0${all}`}>
      <div className="flex flex-col gap-5 p-5">
        <TagChoice value={tags} onChange={setTags} />
        <FormNotice failure={failure} />
        <div className="flex flex-wrap gap-3">
          <ActionButton
            variant="brand"
            run={run}
            pendingLabel="Upravuji…"
            onFailure={(thrown) => setFailure(describeFailure(thrown))}
            disabled={isNothing(tags)}
          >
            Upravit štítky
          </ActionButton>
          <Button onClick={onClose}>Zrušit</Button>
        </div>
      </div>
    </Dialog>
  )
}
