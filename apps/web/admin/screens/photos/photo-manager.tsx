import { createColumnHelper } from '@tanstack/react-table'
import type { ApiClient } from '@zivina/contract/client'
import type { PhotoSubmission } from '@zivina/contract/community/photo-submissions'
import type { Decision } from '@zivina/contract/kernel/moderation'
import { counted } from '@zivina/czech/plural'
import { Moderation } from '#admin/kit/decisions/moderation.tsx'
import { seenDecision, sendEach } from '#admin/kit/decisions/send-each.ts'
import { useModeration } from '#admin/kit/decisions/use-moderation.ts'
import { Moment, momentColumn, STATUS_COLUMN } from '#admin/kit/list/column-kinds.tsx'
import type { Columns, FEATURES } from '#admin/kit/list/table-features.ts'
import { type ListDefaults, useList } from '#admin/kit/list/use-list.ts'
import { Picture } from '#app/kit/ui/picture.tsx'
import { PhotoRecord } from './photo-record.tsx'

const DEFAULTS = { status: 'Pending' } as const satisfies ListDefaults<'GET /photo_submission/admin'>

const WORDS = {
  nothing: 'Žádná fotka teď nečeká. Hotovo.',
  noteHint: 'Důvod přijde tomu, kdo fotku poslal, e-mailem.',
  record: 'Fotka',
  reasons: [
    'Na fotce není uvařené jídlo z\u00a0tohoto receptu.',
    'Fotka je rozmazaná nebo tmavá, jídlo na ní není poznat.',
    'Na fotce jsou vidět lidé nebo osobní údaje.',
    'Fotka nejspíš není vaše. Pošlete prosím vlastní.',
  ],
}

const helper = createColumnHelper<typeof FEATURES, PhotoSubmission>()
const COLUMNS: Columns<PhotoSubmission> = helper.columns([
  helper.accessor('recipe', {
    header: 'Fotka',
    enableSorting: false,
    meta: { main: true },
    cell: ({ row: { original } }) => <Summary photo={original} />,
  }),
  helper.accessor('created_at', { ...momentColumn('Odesláno'), enableSorting: false }),
  helper.accessor('status', STATUS_COLUMN),
])

function nameOf(photos: readonly PhotoSubmission[]): string {
  const [only, ...more] = photos
  if (only && more.length === 0) return `fotka od ${only.user.username}`
  return counted(photos.length, 'fotka', 'fotky', 'fotek')
}

function send(api: ApiClient, photos: readonly PhotoSubmission[], decision: Decision) {
  return sendEach(photos, ({ guid, status }) =>
    api('PATCH /photo_submission/{guid}/status', { params: { guid }, body: seenDecision({ status }, decision) }),
  )
}

/** Photos of what people cooked, which the gallery of a recipe shows once they are approved. */
export function PhotoManager() {
  const list = useList('GET /photo_submission/admin', DEFAULTS)
  const moderation = useModeration({ list, may_decide: true, send, nameOf })
  return (
    <Moderation
      bulk={{ action: 'decide_photos' }}
      title={'Fotky z\u00a0kuchyní'}
      moderation={moderation}
      columns={COLUMNS}
      nameOf={nameOf}
      words={WORDS}
    >
      {(photo, actions) => <PhotoRecord photo={photo} actions={actions} />}
    </Moderation>
  )
}

function Summary({ photo: { photo, recipe, user, created_at } }: { photo: PhotoSubmission }) {
  return (
    <span className="flex items-center gap-3">
      <Picture src={photo} alt="" ratio="1-1" widths={[160]} sizes="3rem" className="size-12 rounded-md object-cover" />
      <span className="min-w-0">
        <span className="line-clamp-1 font-medium">{recipe.name}</span>
        <span className="block truncate text-muted">
          {user.username}
          <span className="sm:hidden">
            {' · '}
            <Moment at={created_at} />
          </span>
        </span>
      </span>
    </span>
  )
}
