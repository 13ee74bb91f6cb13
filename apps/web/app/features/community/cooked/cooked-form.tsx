import { RECIPE_NOTE_MAX, REVIEW_COMMENT_MAX } from '@zivina/contract/kernel/limits'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { NewerNoteNotice } from '#app/features/community/notes/newer-note.tsx'
import { useNoteSaving } from '#app/features/community/notes/note-typing.ts'
import { StarField } from '#app/features/community/reviews/star-field.tsx'
import { useOwnReview } from '#app/features/community/reviews/use-own-review.ts'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { Notice } from '#app/kit/form/notice.tsx'
import { TextAreaField } from '#app/kit/form/text-area-field.tsx'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { useSession } from '#app/session/tokens/use-session.ts'
import type { Dish } from './dish.ts'
import { useOwnKitchen } from './own-kitchen.ts'
import { ratingText, readRating } from './send-cooked.ts'
import { useCookedForm } from './use-cooked-form.ts'

const SendPhoto = lazyDialog(() => import('#app/features/community/photos/send-photo-dialog.tsx'))

type CookedFormProps = { dish: Dish; onDone: () => void }

/** Stars, a comment, a photo and a note to oneself, all optional. Saving also counts the dish as cooked today. */
export default function CookedForm({ dish, onDone }: CookedFormProps) {
  const session = useSession()
  const { kitchen } = useOwnKitchen(dish.guid)
  const [review] = useOwnReview(dish.guid, dish.takes_reviews ? session : null)
  const noting = useNoteSaving(session?.user_guid ?? null, dish.guid)
  const form = useCookedForm({ dish, session, kitchen, review, noting, onDone })
  const { values, problems, set, type, pending } = form
  const isRated = dish.takes_reviews && session?.user_guid !== dish.creator
  const losesReply = review?.reply != null && values.comment.trim() !== review.comment
  return (
    <form {...form.form} aria-label="Uvařeno" className="flex flex-col gap-5">
      {isRated ? (
        <StarField
          value={readRating(values.rating)}
          error={problems.rating}
          onChange={(rating) => set('rating', ratingText(rating))}
        />
      ) : null}
      {isRated && (values.rating !== '' || values.comment !== '') ? (
        <TextAreaField
          label="Komentář pro ostatní (nepovinný)"
          hint="Komentář před zveřejněním přečteme."
          maxLength={REVIEW_COMMENT_MAX}
          value={values.comment}
          error={problems.comment}
          onChange={({ target }) => set('comment', target.value)}
        />
      ) : null}
      {losesReply ? <Notice tone="info">Změnou komentáře zmizí odpověď autora receptu.</Notice> : null}
      <TextAreaField
        label="Poznámka jen pro vás (nepovinná)"
        hint="Co příště jinak? Nikdo jiný ji neuvidí a&nbsp;najdete ji u&nbsp;receptu."
        maxLength={RECIPE_NOTE_MAX}
        value={values.note}
        error={problems.note}
        onChange={({ target }) => type(target.value)}
      />
      <NewerNoteNotice
        newer={noting.newer}
        onJoin={(text) => set('note', `${text}\n${values.note}`)}
        onTake={(text) => set('note', text)}
      />
      {dish.takes_reviews ? <PhotoOffer dish={dish} user={session?.user_guid ?? null} /> : null}
      <FormNotice failure={form.failure} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="accent" size="lg" aria-disabled={pending || undefined}>
          {buttonLabel(pending, session !== null)}
        </Button>
        <Button variant="quiet" size="lg" onClick={onDone}>
          Teď ne
        </Button>
      </div>
      {session === null ? (
        <p className="text-muted">Bez přihlášení zůstane, co jste napsali, zatím jen v&nbsp;této kartě prohlížeče.</p>
      ) : null}
    </form>
  )
}

function buttonLabel(pending: boolean, isLoggedIn: boolean): string {
  if (pending) return 'Ukládám…'
  return isLoggedIn ? 'Uložit' : 'Přihlásit se a\u00a0uložit'
}

/** A photo is sent by itself, as it needs an upload; without a log-in it is offered after it. */
function PhotoOffer({ dish, user }: { dish: Dish; user: string | null }) {
  const [isSending, setIsSending] = useState(false)
  if (user === null) return <p className="text-muted">Fotku můžete přidat po přihlášení.</p>
  return (
    <div>
      <Button aria-haspopup="dialog" onFocus={SendPhoto.preload} onClick={() => setIsSending(true)}>
        <Camera aria-hidden /> Přidat fotku
      </Button>
      {isSending ? <SendPhoto recipe={dish} user={user} onClose={() => setIsSending(false)} /> : null}
    </div>
  )
}
