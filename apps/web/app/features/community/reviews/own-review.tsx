import type { TokenData } from '@zivina/contract/account/accounts'
import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { ModeratedReview } from '@zivina/contract/community/reviews'
import { Star } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useBegunForm } from '#app/session/paths/use-log-in-first.ts'
import { OwnReviewCard } from './own-review-card.tsx'
import { hearOwnReview } from './own-review-news.ts'
import { reviewForm } from './review-form-name.ts'
import { useOwnReview } from './use-own-review.ts'

const ReviewDialog = lazyDialog(() => import('./review-dialog.tsx'))

type OwnReviewProps = { recipe: RecipeDetail; session: TokenData | null; onChanged: () => Promise<void> }

/** The user's own review with its state, or a button to write one. */
export function OwnReview({ recipe, session, onChanged }: OwnReviewProps) {
  const [own, setOwn] = useOwnReview(recipe.guid, session)
  const [editing, setEditing] = useState(false)
  const known = session !== null && own !== undefined

  // A review written before log-in is offered again, with its text.
  useBegunForm(reviewForm(recipe), known, setEditing)

  // One that was saved after cooking.
  const refresh = useRef(onChanged)
  refresh.current = onChanged
  useEffect(
    () =>
      hearOwnReview(recipe.guid, (saved) => {
        setOwn(saved)
        void refresh.current()
      }),
    [recipe.guid, setOwn],
  )

  const onSaved = (saved: ModeratedReview) => {
    setOwn(saved)
    setEditing(false)
    showSnackbar(saved.status === 'Approved' ? 'Hodnocení je uložené.' : 'Děkujeme. Komentář teď přečteme.', 'success')
    void onChanged()
  }
  const onDeleted = () => {
    setOwn(null)
    showSnackbar('Hodnocení je smazané.', 'success')
    void onChanged()
  }

  return (
    <>
      {own ? (
        <OwnReviewCard review={own} onEdit={() => setEditing(true)} onDeleted={onDeleted} />
      ) : (
        <Button
          variant="brand"
          className="self-start noscript:hidden"
          aria-haspopup="dialog"
          onPointerEnter={ReviewDialog.preload}
          onFocus={ReviewDialog.preload}
          onClick={() => setEditing(true)}
        >
          <Star aria-hidden /> Ohodnotit recept
        </Button>
      )}
      {editing ? (
        <ReviewDialog
          key={own?.updated_at}
          recipe={recipe}
          own={own ?? null}
          onSaved={onSaved}
          isLoggedIn={session !== null}
          open
          onClose={() => setEditing(false)}
        />
      ) : null}
    </>
  )
}
