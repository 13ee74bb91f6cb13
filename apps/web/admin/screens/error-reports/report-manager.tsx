import { createColumnHelper } from '@tanstack/react-table'
import type { ApiClient } from '@zivina/contract/client'
import { ERROR_REPORT_LABELS } from '@zivina/contract/community/error-report-kinds'
import type { ManagedErrorReport } from '@zivina/contract/community/error-reports'
import type { Decision } from '@zivina/contract/kernel/moderation'
import { counted } from '@zivina/czech/plural'
import { Moderation } from '#admin/kit/decisions/moderation.tsx'
import { seenDecision, sendEach } from '#admin/kit/decisions/send-each.ts'
import type { Verdicts } from '#admin/kit/decisions/use-decisions.ts'
import { useModeration } from '#admin/kit/decisions/use-moderation.ts'
import { Moment, momentColumn, STATUS_COLUMN } from '#admin/kit/list/column-kinds.tsx'
import type { Columns, FEATURES } from '#admin/kit/list/table-features.ts'
import { type ListDefaults, useList } from '#admin/kit/list/use-list.ts'
import { ReportRecord } from './report-record.tsx'

const DEFAULTS = { status: 'Pending' } as const satisfies ListDefaults<'GET /error_report'>

const WORDS = {
  nothing: 'Žádné hlášení teď nečeká. Hotovo.',
  noteHint: 'Odpověď přijde tomu, kdo chybu nahlásil, e-mailem.',
  record: 'Hlášení',
  reasons: [
    'Údaje souhlasí s\u00a0naším zdrojem, chybu jsme nenašli.',
    'Děkujeme, tohle už jsme opravili dřív.',
    'Z\u00a0popisu jsme chybu nepoznali. Napište nám prosím, co přesně nesedí.',
  ],
}

/** An approved report was a mistake, and it is mended. */
const VERDICTS: Verdicts = {
  Approved: { label: 'Opraveno', done: 'Opraveno' },
  Denied: { label: 'Není to chyba', done: 'Není to chyba' },
  Pending: { label: 'Vrátit k\u00a0posouzení', done: 'Vráceno k\u00a0posouzení' },
}

const subjectOf = ({ recipe, ingredient }: ManagedErrorReport) => (recipe ?? ingredient)?.name ?? 'smazáno'

const helper = createColumnHelper<typeof FEATURES, ManagedErrorReport>()
const COLUMNS: Columns<ManagedErrorReport> = helper.columns([
  helper.accessor('kind', {
    header: 'Co nesedí',
    enableSorting: false,
    meta: { main: true },
    cell: ({ row: { original } }) => <Summary report={original} />,
  }),
  helper.accessor('created_at', { ...momentColumn('Odesláno'), enableSorting: false }),
  helper.accessor('status', STATUS_COLUMN),
])

function nameOf(reports: readonly ManagedErrorReport[]): string {
  const [only, ...more] = reports
  if (only && more.length === 0) return `hlášení o\u00a0${subjectOf(only)}`
  return counted(reports.length, 'hlášení', 'hlášení', 'hlášení')
}

function send(api: ApiClient, reports: readonly ManagedErrorReport[], decision: Decision) {
  return sendEach(reports, ({ guid, status }) =>
    api('PATCH /error_report/{guid}/status', { params: { guid }, body: seenDecision({ status }, decision) }),
  )
}

/** Mistakes that people reported in recipes and foods. */
export function ReportManager() {
  const list = useList('GET /error_report', DEFAULTS)
  const moderation = useModeration({ list, may_decide: true, send, nameOf, verdicts: VERDICTS })
  return (
    <Moderation
      bulk={{ action: 'decide_error_reports' }}
      title="Hlášení chyb"
      moderation={moderation}
      columns={COLUMNS}
      nameOf={nameOf}
      words={WORDS}
    >
      {(report, actions) => <ReportRecord report={report} actions={actions} />}
    </Moderation>
  )
}

function Summary({ report }: { report: ManagedErrorReport }) {
  const { kind, text, created_at } = report
  return (
    <>
      <span className="line-clamp-1 font-medium">{text === '' ? ERROR_REPORT_LABELS[kind] : text}</span>
      <span className="block truncate text-muted">
        {subjectOf(report)}
        <span className="sm:hidden">
          {' · '}
          <Moment at={created_at} />
        </span>
      </span>
    </>
  )
}
