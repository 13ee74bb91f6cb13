import type { ApiClient } from '@zivina/contract/client'
import type { ModeratedReview } from '@zivina/contract/community/reviews'
import type { Decision } from '@zivina/contract/kernel/moderation'
import { counted } from '@zivina/czech/plural'
import { useAdmin } from '#admin/frame/admin-context.ts'
import { Moderation } from '#admin/kit/decisions/moderation.tsx'
import { useModeration } from '#admin/kit/decisions/use-moderation.ts'
import { ListSelect } from '#admin/kit/list/list-select.tsx'
import { type ListDefaults, useList } from '#admin/kit/list/use-list.ts'
import { REVIEW_COLUMNS } from './columns.tsx'
import { ReviewRecord } from './review-record.tsx'

/** The longest waiting first. */
const DEFAULTS = {
  status: 'Pending',
  ordering: '-created_at',
  search: '',
  rating: '',
} as const satisfies ListDefaults<'GET /review'>

const STARS = [
  ['', 'Hvězdičky: vše'],
  ['1,2', '1 až 2 hvězdičky'],
  ['3', '3 hvězdičky'],
  ['4,5', '4 až 5 hvězdiček'],
] as const

const ORDERS = [
  ['-created_at', 'Od nejstarších'],
  ['created_at', 'Od nejnovějších'],
  ['rating', 'Od nejhorších'],
  ['-rating', 'Od nejlepších'],
] as const

const WORDS = {
  search: 'Hledat v\u00a0hodnoceních',
  nothing: 'Žádné hodnocení teď nečeká. Hotovo.',
  noteHint: 'Důvod přijde tomu, kdo hodnocení napsal, e-mailem.',
  record: 'Hodnocení',
}

function nameOf(reviews: readonly ModeratedReview[]): string {
  const [only, ...more] = reviews
  if (only && more.length === 0) return `hodnocení od ${only.user.username}`
  return counted(reviews.length, 'hodnocení', 'hodnocení', 'hodnocení')
}

function send(api: ApiClient, reviews: readonly ModeratedReview[], decision: Decision) {
  const seen = reviews.map(({ guid, updated_at }) => ({ guid, updated_at }))
  return api('POST /review/decisions', { body: { reviews: seen, ...decision } })
}

/** Pending and decided reviews. Affiliates see those of their own recipes and cannot decide. */
export function ReviewManager() {
  const { is_admin } = useAdmin()
  const list = useList('GET /review', DEFAULTS)
  const moderation = useModeration({ list, may_decide: is_admin, send, nameOf })
  return (
    <Moderation
      title="Hodnocení"
      bulk={{ action: 'decide_reviews' }}
      moderation={moderation}
      columns={REVIEW_COLUMNS}
      nameOf={nameOf}
      words={WORDS}
      filters={
        <>
          <ListSelect list={list} name="rating" label="Počet hvězdiček" choices={STARS} />
          <ListSelect list={list} name="ordering" label="Řazení" choices={ORDERS} isForPhones />
        </>
      }
    >
      {(review, actions) => <ReviewRecord review={review} actions={actions} />}
    </Moderation>
  )
}
