import type { RecipeNote } from '@zivina/contract/community/recipe-notes'
import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { ownRecipePath } from '#app/features/catalogue/user-paths.ts'
import { lazyPart } from '#app/kit/parts/lazy-part.tsx'
import { dayText } from '#app/kit/text/dates.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { CardActions, CardName } from '#app/shell/user/own-card.tsx'

// Most notes are only read.
const NoteForm = lazyPart(async () => {
  const file = await import('#app/features/community/notes/note-form.tsx')
  return { default: file.NoteForm }
})

/** There is one note of a recipe, so the recipe names it. */
export type OwnNote = RecipeNote & { guid: string }

type NoteCardProps = { note: OwnNote; onChanged: () => void; onRemove: (note: OwnNote) => void }

/** A note, which is also changed here. */
export function NoteCard({ note, onChanged, onRemove }: NoteCardProps) {
  const { guid: owner } = useAccount()
  const [isWriting, setIsWriting] = useState(false)
  const { recipe, text, updated_at } = note
  const close = () => {
    setIsWriting(false)
    onChanged()
  }
  return (
    <li className="flex flex-col items-start gap-2 rounded-card bg-surface p-4 shadow-card">
      <CardName name={recipe.name} href={recipePath(recipe)} />
      <time dateTime={updated_at} className="text-sm text-muted">
        {dayText(updated_at)}
      </time>
      {recipe.is_shown || recipe.is_own ? null : <p className="text-muted">Recept teď není zveřejněný.</p>}
      {isWriting ? (
        <div className="w-full">
          <NoteForm owner={owner} recipe={recipe.guid} note={note} onDone={close} />
        </div>
      ) : (
        <>
          <p className="max-w-text whitespace-pre-line wrap-anywhere">{text}</p>
          <CardActions name={recipe.name} remove={() => onRemove(note)}>
            <Button
              onPointerEnter={NoteForm.preload}
              onFocus={NoteForm.preload}
              aria-label={`Upravit: ${recipe.name}`}
              onClick={() => setIsWriting(true)}
            >
              <PencilLine aria-hidden />
              Upravit
            </Button>
          </CardActions>
        </>
      )}
    </li>
  )
}

/** The page of the recipe; null where the writer may not open it. */
function recipePath({ slug, is_shown, is_own }: OwnNote['recipe']): string | null {
  if (is_shown) return `/recepty/${slug}`
  return is_own ? ownRecipePath(slug) : null
}
