import { useQueryClient } from '@tanstack/react-query'
import type { ModeratedReview } from '@zivina/contract/community/reviews'
import { REVIEWS_PER_PAGE } from '@zivina/contract/kernel/limits'
import { useState } from 'react'
import { MY_REVIEWS_PATH } from '#app/features/community/user-paths.ts'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { OwnList } from '#app/shell/user/own-list.tsx'
import { type OwnThings, useOwnThings } from '#app/shell/user/use-own-things.ts'
import { OwnReviewCard } from './own-review-card.tsx'

const ReviewDialog = lazyDialog(() => import('#app/features/community/reviews/review-dialog.tsx'))

const TITLE = 'Moje hodnocení'

export const meta = privateMetaOf({
  title: TITLE,
  description: 'Recepty, které jste ohodnotili: hvězdičky, komentáře a\u00a0odpovědi autorů.',
  keywords: ['moje hodnocení', 'hodnocení receptů'],
  path: MY_REVIEWS_PATH,
})

const OWN_REVIEWS: OwnThings<ModeratedReview> = {
  key: 'own-reviews',
  perPage: REVIEWS_PER_PAGE,
  read: (api, { offset, limit }, signal) => api('GET /review/mine', { query: { offset, limit }, signal }),
  nameOf: ({ recipe }) => recipe.name,
  erase: (api, { guid }) => api('DELETE /review/{guid}', { params: { guid } }),
}

/** The user's reviews in every state. */
export default function OwnReviews() {
  const { list, remove } = useOwnThings(OWN_REVIEWS)
  const client = useQueryClient()
  const [edited, setEdited] = useState<ModeratedReview | null>(null)
  const onSaved = ({ status }: ModeratedReview) => {
    setEdited(null)
    showSnackbar(status === 'Approved' ? 'Hodnocení je uložené.' : 'Děkujeme. Komentář teď přečteme.', 'success')
    void client.invalidateQueries({ queryKey: [OWN_REVIEWS.key] })
  }
  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      <OwnList
        list={list}
        noun="review"
        label={TITLE}
        texts={{ loading: 'Načítám vaše hodnocení…' }}
        layout={{ list: 'grid gap-4 lg:grid-cols-2', card: 'h-44' }}
        nothing={<Nothing />}
      >
        {(review) => <OwnReviewCard key={review.guid} review={review} onEdit={setEdited} onRemove={remove} />}
      </OwnList>
      {edited ? (
        <ReviewDialog
          key={edited.guid}
          recipe={edited.recipe}
          own={edited}
          isLoggedIn
          open
          onClose={() => setEdited(null)}
          onSaved={onSaved}
        />
      ) : null}
    </>
  )
}

function Nothing() {
  return (
    <EmptyState picture="review" title="Zatím jste nic nehodnotili" link={{ href: '/recepty', label: 'Vybrat recept' }}>
      Až recept uvaříte, dejte mu u&nbsp;něj hvězdičky. Pomůžete ostatním s&nbsp;výběrem a&nbsp;tady hodnocení najdete.
    </EmptyState>
  )
}
