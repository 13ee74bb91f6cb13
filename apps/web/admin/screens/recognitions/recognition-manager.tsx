import { useQuery } from '@tanstack/react-query'
import { createColumnHelper } from '@tanstack/react-table'
import type { ImageRecognition } from '@zivina/contract/body/image-recognition'
import { RECOGNITION_VERDICTS } from '@zivina/contract/body/recognition-verdicts'
import { costText, personText, VERDICTS, verdictText } from '@zivina/contract/body/recognition-words'
import type { CallInput } from '@zivina/contract/client'
import { counted } from '@zivina/czech/plural'
import { Link } from 'react-router'
import { useAdmin } from '#admin/frame/admin-context.ts'
import { wayToQueue } from '#admin/frame/screens.ts'
import { Moment, momentColumn } from '#admin/kit/list/column-kinds.tsx'
import { ListSelect } from '#admin/kit/list/list-select.tsx'
import { ManagedList } from '#admin/kit/list/managed-list.tsx'
import type { Columns, FEATURES } from '#admin/kit/list/table-features.ts'
import { type ListDefaults, useList } from '#admin/kit/list/use-list.ts'
import { useManagedList } from '#admin/kit/list/use-managed-list.ts'
import { buttonStyle } from '#app/kit/ui/button-style.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { RecognitionRecord } from './recognition-record.tsx'

const CALL = 'GET /image_recognition_log'
const DEFAULTS = { verdict: '' } as const satisfies ListDefaults<typeof CALL>
const CHOICES = [
  ['', 'Každé rozhodnutí'],
  ...RECOGNITION_VERDICTS.map((verdict) => [verdict, VERDICTS[verdict]] as const),
  ['none', verdictText(null)],
] as const
const WORDS = { nothing: 'Modelu zatím nikdo žádnou fotku neposlal.', record: 'Rozpoznávaná fotka' }

const helper = createColumnHelper<typeof FEATURES, ImageRecognition>()
const COLUMNS: Columns<ImageRecognition> = helper.columns([
  helper.accessor('model', {
    header: 'Fotka',
    enableSorting: false,
    meta: { main: true },
    cell: ({ row: { original } }) => <Summary row={original} />,
  }),
  helper.accessor('verdict', {
    header: 'Rozhodnutí',
    enableSorting: false,
    meta: { className: 'w-38 max-md:hidden' },
    cell: ({ getValue }) => verdictText(getValue()),
  }),
  helper.accessor('cost', {
    header: 'Cena',
    enableSorting: false,
    meta: { className: 'w-38 max-md:hidden figures' },
    cell: ({ getValue }) => costText(getValue()),
  }),
  helper.accessor('created_at', { ...momentColumn('Kdy'), enableSorting: false }),
])

const nameOf = (rows: readonly ImageRecognition[]) =>
  rows.length === 1 ? `fotka od ${personText(rows[0]?.user ?? null)}` : counted(rows.length, 'fotka', 'fotky', 'fotek')

/** Pictures that a model was asked about, and the way to foods that a model made. */
export function RecognitionManager() {
  const list = useList(CALL, DEFAULTS)
  const managed = useManagedList({ list })
  const queue = wayToQueue('ingredients', useAdmin())
  return (
    <ManagedList
      title="Umělá inteligence"
      managed={managed}
      columns={COLUMNS}
      nameOf={nameOf}
      words={WORDS}
      filters={
        <div className="flex w-full items-center gap-3 sm:w-auto">
          <ListSelect list={list} name="verdict" label="Rozhodnutí" choices={CHOICES} />
          <Total verdict={list.wishes.verdict ?? ''} />
        </div>
      }
      heading={
        queue === null ? null : (
          <Link to={queue} className={buttonStyle()}>
            Suroviny ke schválení
          </Link>
        )
      }
      record={(row) => <RecognitionRecord row={row} />}
    />
  )
}

type Query = NonNullable<CallInput<typeof CALL>['query']>

/** What all pictures of one verdict cost together; the list itself keeps rows alone. */
function Total({ verdict }: { verdict: string }) {
  const { data } = useQuery({
    queryKey: [CALL, 'cost', verdict],
    queryFn: ({ signal }) => sessionApi(CALL, { query: (verdict === '' ? {} : { verdict }) as Query, signal }),
    staleTime: 0,
  })
  return data === undefined ? null : <p className="figures">Celkem {costText(data.cost)}</p>
}

function Summary({ row: { user, model, verdict, cost, created_at } }: { row: ImageRecognition }) {
  return (
    <>
      <span className="line-clamp-1 font-medium">{personText(user)}</span>
      <span className="block truncate text-muted">{model}</span>
      <span className="flex flex-wrap gap-x-2 text-muted md:hidden">
        {verdictText(verdict)} · {costText(cost)}
        <span className="sm:hidden">
          <Moment at={created_at} />
        </span>
      </span>
    </>
  )
}
