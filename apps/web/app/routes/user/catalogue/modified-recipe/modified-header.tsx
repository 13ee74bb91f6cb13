import type { RecipeModifiedDetail } from '@zivina/contract/catalogue/recipes/modifications'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { tied } from '@zivina/contract/kernel/typography'
import { PencilLine, Printer, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { LogButton } from '#app/features/body/log-recipe/log-button.tsx'
import { changeSentences, energyDifference } from '#app/features/catalogue/modifications/modification-words.ts'
import { useRemoveModified } from '#app/features/catalogue/modifications/modified-query.ts'
import { AimedTexture } from '#app/features/catalogue/recipe/aimed-texture.tsx'
import { Headnote } from '#app/features/catalogue/recipe/headnote.tsx'
import { MODIFIED_PATH } from '#app/features/catalogue/user-paths.ts'
import { CollectButton } from '#app/features/community/collections/collect-button.tsx'
import { PlanButton } from '#app/features/planning/add-to-plan/plan-button.tsx'
import { ListButton } from '#app/features/planning/shopping/list-button.tsx'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { Breadcrumbs } from '#app/seo/breadcrumbs.tsx'
import { USER_PATH } from '#app/session/paths/current-page.ts'
import { STAYS_TYPED, useChange } from './use-change.ts'

const ModificationForm = lazyDialog(async () => {
  const file = await import('#app/features/catalogue/recipe/save/modification-form.tsx')
  return { default: file.ModificationForm }
})

/** Name, note, differences from the original, and actions. */
export function ModifiedHeader({ recipe, children }: { recipe: RecipeModifiedDetail; children: ReactNode }) {
  const [renaming, setRenaming] = useState(false)
  const remove = useRemoval(recipe)
  const { slug, name, note, original } = recipe

  return (
    <header className="flex flex-col gap-3">
      <Breadcrumbs
        crumbs={[
          { label: 'Můj účet', path: USER_PATH },
          { label: 'Upravené recepty', path: MODIFIED_PATH },
          { label: name, path: `${MODIFIED_PATH}/${slug}` },
        ]}
      />
      <h1 className="wrap-anywhere text-3xl md:text-4xl">{tied(name)}</h1>
      <p className="wrap-anywhere text-muted">
        Podle receptu{' '}
        {original.available ? (
          <a href={`/recepty/${original.slug}`} className="text-brand underline">
            {tied(original.name)}
          </a>
        ) : (
          <>{tied(original.name)}, který už není veřejný</>
        )}
      </p>
      <Headnote text={recipe.headnote} />
      <AimedTexture recipe={recipe} />
      {note === '' ? null : <p className="wrap-anywhere max-w-text whitespace-pre-line">{note}</p>}
      <ul aria-label="Čím se liší od původního" className="flex flex-col gap-1 rounded-card bg-sunken px-4 py-3">
        <li className="figures font-semibold">{energyDifference(recipe)}</li>
        {changeSentences(recipe.changes).map((sentence) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 print:hidden">
        {children}
        <Button
          aria-haspopup="dialog"
          onPointerEnter={ModificationForm.preload}
          onFocus={ModificationForm.preload}
          onClick={() => setRenaming(true)}
        >
          <PencilLine aria-hidden /> Přejmenovat
        </Button>
        <LogButton recipe={recipe} kind="recipe_modified" />
        <PlanButton recipe={recipe} kind="recipe_modified" />
        <ListButton recipe={recipe} portions={recipe.portion_size} />
        <CollectButton recipe={recipe} />
        <Button onClick={() => window.print()}>
          <Printer aria-hidden /> Vytisknout
        </Button>
        <ActionButton run={remove}>
          <Trash2 aria-hidden /> Smazat
        </ActionButton>
      </div>
      {renaming ? <RenameDialog recipe={recipe} onClose={() => setRenaming(false)} /> : null}
    </header>
  )
}

function RenameDialog({ recipe, onClose }: { recipe: RecipeModifiedDetail; onClose: () => void }) {
  const { change, isOutdated } = useChange(recipe)
  const { name, note } = recipe
  return (
    <ModificationForm
      title="Název a&nbsp;poznámka"
      saved={{ name, note }}
      submitLabel="Uložit"
      onSubmit={change}
      refusal={isOutdated ? STAYS_TYPED : null}
      onClose={onClose}
    />
  )
}

/** Deletes the recipe, goes to the list, and offers undo. */
function useRemoval(recipe: RecipeModifiedDetail): () => Promise<void> {
  const navigate = useNavigate()
  const { remove, restore } = useRemoveModified()
  return async () => {
    await remove.mutateAsync(recipe.slug)
    showSnackbar(SUCCESS_MESSAGES.SUCCESSFULLY_DELETED, 'success', {
      label: 'Vrátit zpět',
      run: () => void restore.mutateAsync(recipe).catch(sayFailure),
    })
    await navigate(MODIFIED_PATH, { replace: true })
  }
}
