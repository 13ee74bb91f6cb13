import type { ApiClient } from '@zivina/contract/client'
import type { ModeratedReview } from '@zivina/contract/community/reviews'
import type { Decision } from '@zivina/contract/kernel/moderation'
import { counted } from '@zivina/czech/plural'
import { useAdmin } from '#admin/frame/admin-context.ts'
import { Moderation } from '#admin/kit/moderation.tsx'
import { type List, type ListDefaults, useList } from '#admin/kit/use-list.ts'
import { useModeration } from '#admin/kit/use-moderation.ts'
import { Select } from '#app/kit/ui/select.tsx'
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
      list={list}
      moderation={moderation}
      columns={REVIEW_COLUMNS}
      nameOf={nameOf}
      words={WORDS}
      filters={<Filters list={list} />}
    >
      {(review) => <ReviewRecord review={review} actions={moderation.actionsOn([review])} />}
    </Moderation>
  )
}

function Filters({ list: { wishes, wish } }: { list: List<ModeratedReview> }) {
  return (
    <>
      <Select
        aria-label="Počet hvězdiček"
        className="min-w-0 grow basis-0 sm:grow-0 sm:basis-auto"
        value={wishes.rating}
        onChange={({ target }) => wish({ rating: target.value })}
      >
        {STARS.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Řazení"
        className="min-w-0 grow basis-0 sm:hidden"
        value={wishes.ordering}
        onChange={({ target }) => wish({ ordering: target.value })}
      >
        {ORDERS.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </>
  )
}
