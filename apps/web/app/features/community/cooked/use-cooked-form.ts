import type { TokenData } from '@zivina/contract/account/accounts'
import type { ModeratedReview } from '@zivina/contract/community/reviews'
import { useState } from 'react'
import { basisOf, type useNoteSaving } from '#app/features/community/notes/note-typing.ts'
import { notifyOwnReview } from '#app/features/community/reviews/own-review-news.ts'
import { NOT_SENT, useForm } from '#app/kit/form/use-form.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { begunForm, useLogInFirst } from '#app/session/paths/use-log-in-first.ts'
import { cookedForm, type Dish } from './dish.ts'
import { type OwnKitchen, storeKitchen } from './own-kitchen.ts'
import { ratingText, sendCooked, sendReview } from './send-cooked.ts'

type CookedInput = {
  dish: Dish
  session: TokenData | null
  kitchen: OwnKitchen | undefined
  review: ModeratedReview | null | undefined
  noting: ReturnType<typeof useNoteSaving>
  onDone: () => void
}

/**
 * The form after cooking. Its content survives a failure, a reload and the log-in; each part can be sent again without being done
 * twice, so pressing again after a failure finishes the rest.
 */
export function useCookedForm({ dish, session, kitchen, review, noting, onDone }: CookedInput) {
  const logInFirst = useLogInFirst()
  const [record] = useState(() => uuidV7())
  const name = cookedForm(dish)
  const note = kitchen?.note
  const form = useForm({
    saved: { rating: ratingText(review?.rating), comment: review?.comment ?? '', note: note?.text ?? '', basis: '' },
    storageKey: name,
    check: ({ rating, comment }) =>
      comment.trim() !== '' && rating === '' ? { rating: 'Ke komentáři patří hvězdičky' } : {},
    submit: async (values) => {
      // Nothing was sent yet, so the content stays stored.
      if (logInFirst(begunForm(name), true, dish.path) || session === null) return NOT_SENT
      const owner = session.user_guid
      storeKitchen(owner, dish.guid, { cooked: await sendCooked(dish.guid, record) })
      const isRated = dish.takes_reviews && owner !== dish.creator
      const reviewed = isRated ? await sendReview(dish, review, values) : null
      if (reviewed !== null) notifyOwnReview(dish.guid, reviewed)
      if (values.note !== (note?.text ?? '')) {
        const basis = noting.newer === undefined ? values.basis || basisOf(note) : basisOf(noting.newer)
        if (!(await noting.save(values.note, basis))) return NOT_SENT
      }
      showSnackbar(reviewed?.status === 'Pending' ? 'Uloženo. Komentář teď přečteme.' : 'Uloženo.', 'success')
      onDone()
    },
  })
  const type = (text: string) => {
    form.set('note', text)
    // A change is based on what was there when it began.
    if (form.values.basis === '') form.set('basis', basisOf(note))
  }
  return { ...form, type }
}
