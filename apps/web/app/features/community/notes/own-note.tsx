import type { RecipeNote } from '@zivina/contract/community/recipe-notes'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { calendarDay } from '@zivina/domain/calendar-day'
import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { type KitchenView, type OwnKitchen, storeKitchen } from '#app/features/community/cooked/own-kitchen.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { cookedText } from './cooked-words.ts'
import { NoteForm } from './note-form.tsx'

/** What its reader noted about the recipe, and when they cooked it. Nothing for visitors. */
export function OwnNote({ recipe, view }: { recipe: string; view: KitchenView }) {
  const { owner, kitchen, isFailed, reload } = view
  if (owner === null) return null
  if (kitchen) return <KnownNote key={owner} owner={owner} recipe={recipe} kitchen={kitchen} />
  if (!isFailed) return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-muted">Vaši poznámku se nepodařilo načíst.</p>
      <ActionButton run={reload} pendingLabel="Načítám…">
        Zkusit znovu
      </ActionButton>
    </div>
  )
}

type KnownNoteProps = { owner: string; recipe: string; kitchen: OwnKitchen }

function KnownNote({ owner, recipe, kitchen: { note, cooked } }: KnownNoteProps) {
  const [isWriting, setIsWriting] = useState(false)
  const cookedWords = cookedText(cooked, calendarDay(new Date()))
  return (
    <section aria-labelledby="moje-poznamka" className="flex flex-col items-start gap-2">
      <h2 id="moje-poznamka" className="flex items-center gap-2 text-lg">
        <NotebookPen className="size-5 shrink-0 text-brand" aria-hidden />
        Moje poznámka
      </h2>
      {cookedWords === null ? null : <p className="figures text-muted">{cookedWords}</p>}
      {isWriting ? (
        <div className="w-full">
          <NoteForm owner={owner} recipe={recipe} note={note} onDone={() => setIsWriting(false)} />
        </div>
      ) : (
        <>
          {note ? <p className="max-w-text whitespace-pre-line wrap-anywhere">{note.text}</p> : null}
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setIsWriting(true)}>{note ? 'Upravit poznámku' : 'Napsat si poznámku'}</Button>
            {note ? (
              <ActionButton variant="quiet" run={() => removeNote(owner, recipe, note)}>
                Smazat poznámku
              </ActionButton>
            ) : null}
          </div>
        </>
      )}
    </section>
  )
}

/** Deletes the note and offers to take that back. */
async function removeNote(owner: string, recipe: string, note: RecipeNote): Promise<void> {
  const params = { recipe }
  await sessionApi('DELETE /recipe_note/{recipe}', { params, query: { seen_at: note.updated_at } })
  storeKitchen(owner, recipe, { note: null })
  const restore = async () => {
    const body = { text: note.text, seen_at: null }
    storeKitchen(owner, recipe, { note: await sessionApi('PATCH /recipe_note/{recipe}', { params, body }) })
  }
  showSnackbar(SUCCESS_MESSAGES.SUCCESSFULLY_DELETED, 'success', {
    label: 'Vrátit zpět',
    run: () => void restore().catch(sayFailure),
  })
}
