import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { ModeratedReview } from '@zivina/contract/community/reviews'
import { REVIEW_COMMENT_MAX } from '@zivina/contract/kernel/limits'
import { RATINGS, type Rating } from '@zivina/domain/catalogue/rating'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { Notice } from '#app/kit/form/notice.tsx'
import { TextAreaField } from '#app/kit/form/text-area-field.tsx'
import { NOT_SENT, useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import { begunForm, useLogInFirst } from '#app/session/paths/use-log-in-first.ts'
import { reviewForm } from './review-form-name.ts'
import { StarField } from './star-field.tsx'

type ReviewDialogProps = {
  recipe: Pick<RecipeDetail, 'guid' | 'slug'>
  isLoggedIn: boolean
  own: ModeratedReview | null
  open: boolean
  onClose: () => void
  onSaved: (review: ModeratedReview) => void
}

/** The form of a review: stars and a comment. Its content survives a failure and the log-in. */
export default function ReviewDialog({ recipe, isLoggedIn, own, open, onClose, onSaved }: ReviewDialogProps) {
  const logInFirst = useLogInFirst()
  const name = reviewForm(recipe)
  const { form, values, problems, failure, pending, set } = useForm({
    saved: { rating: ratingText(own?.rating), comment: own?.comment ?? '' },
    storageKey: name,
    check: ({ rating }) => (readRating(rating) === null ? { rating: 'Vyberte prosím počet hvězdiček' } : {}),
    submit: async ({ rating: text, comment }) => {
      const rating = readRating(text)
      if (rating === null) return NOT_SENT
      // Nothing was sent yet, so the content stays stored.
      if (logInFirst(begunForm(name), true, `/recepty/${recipe.slug}#hodnoceni`)) return NOT_SENT
      onSaved(await send(recipe.slug, own, { rating, comment }))
    },
  })
  const losesReply = own !== null && own.reply !== null && values.comment.trim() !== own.comment
  return (
    <Dialog open={open} onClose={onClose} title={own ? 'Upravit hodnocení' : 'Ohodnotit recept'} side="bottom">
      <form {...form} aria-label="Hodnocení receptu" className="flex flex-col gap-5 p-5">
        <StarField
          value={readRating(values.rating)}
          error={problems.rating}
          onChange={(rating) => set('rating', ratingText(rating))}
        />
        <TextAreaField
          label="Komentář (nepovinný)"
          hint="Co se povedlo, co byste příště udělali jinak? Komentář před zveřejněním přečteme."
          maxLength={REVIEW_COMMENT_MAX}
          value={values.comment}
          onChange={({ target }) => set('comment', target.value)}
        />
        {losesReply ? <Notice tone="info">Změnou komentáře zmizí odpověď autora receptu.</Notice> : null}
        <FormNotice failure={failure} />
        <Button type="submit" variant="accent" size="lg" aria-disabled={pending || undefined}>
          {pending ? 'Ukládám…' : isLoggedIn ? 'Odeslat hodnocení' : 'Přihlásit se a\u00a0odeslat'}
        </Button>
      </form>
    </Dialog>
  )
}

const ratingText = (rating: Rating | undefined): string => (rating === undefined ? '' : String(rating))
const readRating = (text: string): Rating | null => RATINGS.find((stars) => String(stars) === text) ?? null

function send(
  slug: string,
  own: ModeratedReview | null,
  body: { rating: ModeratedReview['rating']; comment: string },
): Promise<ModeratedReview> {
  if (own) return sessionApi('PATCH /review/{guid}', { params: { guid: own.guid }, body })
  return sessionApi('POST /recipe/{slug}/review', { params: { slug }, body })
}
