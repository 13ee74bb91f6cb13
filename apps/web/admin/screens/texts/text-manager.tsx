import { createColumnHelper } from '@tanstack/react-table'
import { TEXT_KIND_LABELS, TEXT_STATE_LABELS, TEXT_STATES } from '@zivina/contract/content/content-kinds'
import type { ManagedText } from '@zivina/contract/content/edited-texts'
import { counted } from '@zivina/czech/plural'
import { Link } from 'react-router'
import { Moment } from '#admin/kit/list/column-kinds.tsx'
import { ListSelect } from '#admin/kit/list/list-select.tsx'
import { ManagedList } from '#admin/kit/list/managed-list.tsx'
import type { Columns, FEATURES } from '#admin/kit/list/table-features.ts'
import { type ListDefaults, useList } from '#admin/kit/list/use-list.ts'
import { useManagedList } from '#admin/kit/list/use-managed-list.ts'
import { buttonStyle } from '#app/kit/ui/button-style.ts'
import { openWords } from './text-words.ts'

const DEFAULTS = {
  search: '',
  kind: '',
  state: '',
  ordering: 'title',
} as const satisfies ListDefaults<'GET /admin/text'>
const KINDS = [
  ['', 'Články i\u00a0návody'],
  ['article', 'Články'],
  ['guide', 'Návody'],
] as const
const STATES = [
  ['', 'Každý stav'],
  ...TEXT_STATES.map((state) => [state, TEXT_STATE_LABELS[state]] as const),
  ['draft', 'rozepsané'],
  ['scheduled', 'naplánované'],
  ['file_newer', 'novější soubor'],
] as const
const ORDERS = [
  ['title', 'Podle nadpisu'],
  ['-title', 'Podle nadpisu od konce'],
  ['-updated_at', 'Naposledy upravené'],
  ['updated_at', 'Nejdéle neupravené'],
] as const
const WORDS = { search: 'Nadpis nebo adresa', nothing: 'Zatím tu není žádný text.' }

const helper = createColumnHelper<typeof FEATURES, ManagedText>()
const COLUMNS: Columns<ManagedText> = helper.columns([
  helper.accessor('title', {
    header: 'Text',
    meta: { main: true },
    cell: ({ row: { original } }) => <Summary text={original} />,
  }),
  helper.accessor('state', {
    header: 'Na webu',
    enableSorting: false,
    meta: { className: 'w-38 max-md:hidden' },
    cell: ({ row: { original } }) => TEXT_STATE_LABELS[original.state],
  }),
  helper.accessor('updated_at', {
    header: 'Změněno',
    meta: { className: 'w-46 max-sm:hidden figures' },
    cell: ({ getValue }) => <Changed at={getValue()} />,
  }),
])

const nameOf = (texts: readonly ManagedText[]) =>
  texts.length === 1 ? (texts[0]?.title ?? '') : counted(texts.length, 'text', 'texty', 'textů')

/** Articles and guides; each leads to the screen on which it is edited. */
export function TextManager() {
  const list = useList('GET /admin/text', DEFAULTS, ({ kind, slug }) => `${kind}/${slug}`)
  const managed = useManagedList({ list, wayOf: ({ kind, slug }) => `/texts/${kind}/${slug}` })
  return (
    <ManagedList
      title={'Články a\u00a0návody'}
      managed={managed}
      columns={COLUMNS}
      nameOf={nameOf}
      words={WORDS}
      filters={
        <div className="grid w-full grid-cols-2 gap-3 sm:contents">
          <ListSelect list={list} name="kind" label="Druh" choices={KINDS} />
          <ListSelect list={list} name="state" label="Stav" choices={STATES} />
          <ListSelect list={list} name="ordering" label="Řazení" choices={ORDERS} />
        </div>
      }
      heading={
        <Link to="/texts/create" className={buttonStyle()}>
          Nový článek
        </Link>
      }
    />
  )
}

function Changed({ at }: { at: string | null }) {
  return at === null ? '–' : <Moment at={at} />
}

function Summary({ text }: { text: ManagedText }) {
  const { title, kind, state, open, is_file_newer } = text
  const notes = [openWords(open), is_file_newer ? 'novější soubor' : ''].filter((note) => note !== '')
  return (
    <>
      <span className="line-clamp-2 font-medium sm:line-clamp-1">{title}</span>
      <span className="block truncate text-muted">
        {TEXT_KIND_LABELS[kind]}
        <span className="md:hidden"> · {TEXT_STATE_LABELS[state]}</span>
        {notes.map((note) => (
          <span key={note} className="font-medium text-pending">
            {' · '}
            {note}
          </span>
        ))}
      </span>
    </>
  )
}
