import { REVIEW_COMMENT_MAX } from '@zivina/contract/limits'
import type { RecipeDetail } from '@zivina/contract/recipes'
import type { ModeratedReview } from '@zivina/contract/reviews'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../../components/ui/button.tsx'
import { Dialog } from '../../../../components/ui/dialog.tsx'
import { useFocusOnProblem } from '../../../../forms/focus-on-problem.ts'
import { describeFailure, type FormFailure } from '../../../../forms/form-failure.ts'
import { Notice, NoticeRegion } from '../../../../forms/notice.tsx'
import { TextAreaField } from '../../../../forms/text-area-field.tsx'
import { loginPath } from '../../../../session/login-path.ts'
import { sessionApi } from '../../../../session/session-api.ts'
import { keepDraft, type ReviewDraft, readDraft } from './review-draft.ts'
import { StarField } from './star-field.tsx'

type ReviewDialogProps = {
  recipe: Pick<RecipeDetail, 'guid' | 'slug'>
  isLoggedIn: boolean
  own: ModeratedReview | null
  open: boolean
  onClose: () => void
  onSaved: (review: ModeratedReview) => void
}

/** Stars and words for a recipe. What was written stays through a failure and through logging in. */
export default function ReviewDialog({ recipe, isLoggedIn, own, open, onClose, onSaved }: ReviewDialogProps) {
  const { form, draft, change, problem, failure, busy, onSubmit } = useReviewForm({ recipe, isLoggedIn, own, onSaved })
  const losesReply = own !== null && own.reply !== null && draft.comment.trim() !== own.comment
  return (
    <Dialog open={open} onClose={onClose} title={own ? 'Upravit hodnocení' : 'Ohodnotit recept'} side="bottom">
      <form
        ref={form}
        noValidate
        aria-label="Hodnocení receptu"
        onSubmit={onSubmit}
        className="flex flex-col gap-5 p-5"
      >
        <StarField value={draft.rating} error={problem} onChange={(rating) => change({ rating })} />
        <TextAreaField
          label="Komentář (nepovinný)"
          hint="Co se povedlo, co byste příště udělali jinak? Komentář před zveřejněním přečteme."
          maxLength={REVIEW_COMMENT_MAX}
          value={draft.comment}
          onChange={({ target }) => change({ comment: target.value })}
        />
        {losesReply ? <Notice tone="info">Změnou komentáře zmizí odpověď autora receptu.</Notice> : null}
        <NoticeRegion>{failure ? <Notice tone={failure.tone}>{failure.message}</Notice> : null}</NoticeRegion>
        <Button type="submit" variant="accent" size="lg" aria-disabled={busy || undefined}>
          {busy ? 'Ukládám…' : isLoggedIn ? 'Odeslat hodnocení' : 'Přihlásit se a\u00a0odeslat'}
        </Button>
      </form>
    </Dialog>
  )
}

type FormInput = Pick<ReviewDialogProps, 'recipe' | 'isLoggedIn' | 'own' | 'onSaved'>

function useReviewForm({ recipe, isLoggedIn, own, onSaved }: FormInput) {
  const [draft, setDraft] = useState<ReviewDraft>(() => firstDraft(recipe.guid, own))
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const navigate = useNavigate()
  const [refusals, setRefusals] = useState(0)
  const form = useFocusOnProblem(refusals)

  const change = (part: Partial<ReviewDraft>) => {
    const next = { ...draft, ...part }
    if (part.rating) setProblem(undefined)
    setDraft(next)
    keepDraft(recipe.guid, next)
  }

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const { rating, comment } = draft
    if (underWay.current) return
    if (rating === null) {
      setProblem('Vyberte prosím počet hvězdiček')
      return setRefusals(refusals + 1)
    }
    if (!isLoggedIn) {
      keepDraft(recipe.guid, { ...draft, waits: true })
      return void navigate(loginPath(`/recepty/${recipe.slug}#hodnoceni`))
    }
    underWay.current = true
    setBusy(true)
    setFailure(null)
    try {
      const saved = await send(recipe.slug, own, { rating, comment })
      keepDraft(recipe.guid, null)
      onSaved(saved)
    } catch (problemOfSending) {
      setFailure(describeFailure(problemOfSending))
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { form, draft, change, problem, failure, busy, onSubmit }
}

function firstDraft(recipe: string, own: ModeratedReview | null): ReviewDraft {
  const kept = readDraft(recipe)
  if (kept) return { ...kept, waits: false }
  return { rating: own?.rating ?? null, comment: own?.comment ?? '', waits: false }
}

function send(
  slug: string,
  own: ModeratedReview | null,
  body: { rating: ModeratedReview['rating']; comment: string },
): Promise<ModeratedReview> {
  if (own) return sessionApi('PATCH /review/{guid}', { params: { guid: own.guid }, body })
  return sessionApi('POST /recipe/{slug}/review', { params: { slug }, body })
}
