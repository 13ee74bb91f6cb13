import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { Eye, Link2 } from 'lucide-react'
import { useEffect, useMemo, useReducer, useState } from 'react'
import { TotalsAnnouncer } from '#app/features/catalogue/recipe/nutrition/totals-announcer.tsx'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { Notice } from '#app/kit/form/notice.tsx'
import { useUnsaved } from '#app/kit/form/unsaved-changes.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { lazyDialog, lazyPart } from '#app/kit/parts/lazy-part.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { AudienceSection } from './audience-section.tsx'
import { BasicsSection } from './basics-section.tsx'
import { ClassificationSection } from './classification-section.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { Draft } from './draft.ts'
import { draftDoubts, draftTotals } from './draft-nutrition.ts'
import { draftReducer } from './draft-reducer.ts'
import { EditorBar } from './editor-bar.tsx'
import { LinesSection } from './lines-section.tsx'
import { NutritionAside } from './nutrition-aside.tsx'
import { PhotosSection } from './photos-section.tsx'
import { recipeFields } from './recipe-table.ts'
import type { Saved, SaveTarget } from './save-recipe.ts'
import { StepsSection } from './steps-section.tsx'
import { type SavingState, useDraftSaving } from './use-draft-saving.ts'
import { useRecipeSaving, wayInUserArea } from './use-recipe-saving.ts'
import './recipe-editor.css'

const RecipePreview = lazyDialog(() => import('./recipe-preview.tsx'))
const DraftSuitability = lazyPart(() => import('./draft-suitability.tsx'), {
  waiting: <Skeleton className="h-52 w-full rounded-card" />,
})

type RecipeEditorProps = {
  target: SaveTarget
  /** The initial content: empty, the saved recipe, or a draft of either. */
  start: Draft
  /** The saved recipe, where `start` does not differ from it. */
  saved?: RecipeDetail | undefined
  /** When the server last saved the draft; null where it has none. */
  seenAt: string | null
  /** Whether `start` is not saved as a draft yet, as with an import. */
  fresh?: boolean
  /** Photos of an import, which are uploaded when the editor opens. */
  photos?: readonly Blob[]
  /** Called at the first change. */
  onTyped?: () => void
  /** Discards the draft and loads the saved recipe. */
  onReload: () => void
  /** The page that follows once it is saved; otherwise the list of the person's own recipes. */
  wayOnceSaved?: (saved: Saved) => string
}

/** The recipe editor: sections to write in, computed nutrition, and a draft that is saved continuously. */
export function RecipeEditor(props: RecipeEditorProps) {
  const { target, start, saved, seenAt, fresh = false, photos, onTyped, onReload, wayOnceSaved = wayInUserArea } = props
  const [begun] = useState(start)
  const [draft, dispatch] = useReducer(draftReducer, begun, (given) => (fresh ? { ...given } : given))
  const keeping = useDraftSaving({ draftKey: target.guid, draft, start: begun, seenAt })
  const saving = useRecipeSaving({ draft, target, onSaved: keeping.stop, wayOnceSaved })
  const totals = useMemo(() => draftTotals(draft), [draft])
  const doubts = useMemo(() => draftDoubts(draft), [draft])
  const [sending, setSending] = useState(false)
  const [previewed, setPreviewed] = useState(false)
  useUnsaved(isAtRisk(keeping.state))
  const typed = draft !== begun
  useEffect(() => {
    if (typed) onTyped?.()
  }, [typed, onTyped])

  const { form, problems, failure, pending } = saving
  const parts = { draft, problems, dispatch }
  return (
    <form
      {...form}
      aria-label="Recept"
      className="editor-grid"
      onSubmit={(event) => (sending || pending ? event.preventDefault() : form.onSubmit(event))}
    >
      <div className="flex min-w-0 flex-col gap-6">
        {keeping.state === 'elsewhere' ? <ElsewhereNotice onTakeOver={keeping.takeOver} /> : null}
        <BasicsSection {...parts} />
        <PhotosSection {...parts} target={target} brought={photos} onBusy={setSending} />
        <LinesSection {...parts} />
        <StepsSection {...parts} />
        <ClassificationSection {...parts} />
        <Panel title="Zdroj" Icon={Link2} id="zdroj">
          <Fields of={recipeFields(parts)} only={['source_url']} className="contents" />
        </Panel>
        <AudienceSection {...parts} />
        <FormNotice failure={Object.values(problems).some(Boolean) ? NOT_YET : failure} />
      </div>
      <aside className="editor-aside">
        <NutritionAside totals={totals} doubts={doubts} />
        <DraftSuitability draft={draft} saved={typed ? undefined : saved} />
        <Button onClick={() => setPreviewed(true)}>
          <Eye aria-hidden />
          Ukázat náhled
        </Button>
      </aside>
      <EditorBar totals={totals} state={keeping.state} pending={pending || sending} />
      <TotalsAnnouncer totals={totals} portions={draft.portion_size} />
      {previewed ? <RecipePreview draft={draft} guid={target.guid} onClose={() => setPreviewed(false)} /> : null}
      <ConflictDialog
        open={saving.hasConflict}
        onClose={saving.closeConflict}
        onOverwrite={saving.overwrite}
        onReload={onReload}
      />
    </form>
  )
}

const NOT_YET = { tone: 'error', message: 'Recept ještě nejde uložit: zkontrolujte prosím označená místa.' } as const

/** Whether there are changes that only this window has. */
const isAtRisk = (state: SavingState): boolean => state === 'waiting' || state === 'failed' || state === 'elsewhere'

function ElsewhereNotice({ onTakeOver }: { onTakeOver: () => void }) {
  return (
    <Notice tone="info">
      <p>Tento recept máte rozepsaný i&nbsp;v&nbsp;jiném okně. Co napíšete zde, si zatím pamatuje jen toto okno.</p>
      <Button className="mt-2" onClick={onTakeOver}>
        Pokračovat tady
      </Button>
    </Notice>
  )
}
