import { useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@zivina/contract/client'
import type { ModeratedReview } from '@zivina/contract/community/reviews'
import { REVIEWS_PER_PAGE } from '@zivina/contract/kernel/limits'
import { useState } from 'react'
import { lazyDialog } from '#app/kit/lazy-part.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { pageMetadata } from '#app/seo/metadata.ts'
import { type OwnListQuery, useOwnList } from '#app/session/use-own-list.ts'
import { MY_REVIEWS_PATH } from '#app/session/user-navigation.ts'
import { OwnList } from '#app/shell/user/own-list.tsx'
import { useDelayedRemoval } from '#app/shell/user/use-delayed-removal.ts'
import type { Route } from './+types/page.ts'
import { OwnReviewCard } from './own-review-card.tsx'

const ReviewDialog = lazyDialog(() => import('#app/features/community/reviews/review-dialog.tsx'))

const TITLE = 'Moje hodnocení'

export function meta({ matches }: Route.MetaArgs) {
  return pageMetadata(
    {
      title: TITLE,
      description: 'Recepty, které jste ohodnotili: hvězdičky, komentáře a\u00a0odpovědi autorů.',
      keywords: ['moje hodnocení', 'hodnocení receptů'],
      path: MY_REVIEWS_PATH,
      noindex: true,
    },
    matches,
  )
}

const OWN_REVIEWS = {
  key: 'own-reviews',
  perPage: REVIEWS_PER_PAGE,
  read: (api: ApiClient, { offset, limit }: OwnListQuery, signal: AbortSignal) =>
    api('GET /review/mine', { query: { offset, limit }, signal }),
}

const REMOVAL = {
  key: OWN_REVIEWS.key,
  nameOf: ({ recipe }: ModeratedReview) => recipe.name,
  erase: (api: ApiClient, { guid }: ModeratedReview) => api('DELETE /review/{guid}', { params: { guid } }),
}

/** The user's reviews in every state. */
export default function OwnReviews() {
  const list = useOwnList(OWN_REVIEWS)
  const client = useQueryClient()
  const { removed, remove } = useDelayedRemoval(REMOVAL)
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
        without={removed}
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
    <EmptyState
      title="Zatím jste nic nehodnotili"
      action={
        <LinkButton variant="accent" href="/recepty">
          Vybrat recept
        </LinkButton>
      }
    >
      Až recept uvaříte, dejte mu u&nbsp;něj hvězdičky. Pomůžete ostatním s&nbsp;výběrem a&nbsp;tady hodnocení najdete.
    </EmptyState>
  )
}
