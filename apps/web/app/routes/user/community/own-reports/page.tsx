import { ERROR_REPORT_LABELS } from '@zivina/contract/community/error-report-kinds'
import type { ErrorReport } from '@zivina/contract/community/error-reports'
import { ROWS_PER_PAGE } from '@zivina/contract/kernel/limits'
import type { Status } from '@zivina/domain/catalogue/statuses'
import { StatusMark } from '#app/features/catalogue/status-mark.tsx'
import { MY_REPORTS_PATH } from '#app/features/community/user-paths.ts'
import { dayText } from '#app/kit/text/dates.ts'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { type OwnListSource, useOwnList } from '#app/session/account/use-own-list.ts'
import { CardName } from '#app/shell/user/own-card.tsx'
import { OwnList } from '#app/shell/user/own-list.tsx'

const REPORT = { last: 'poslední hlášení', more: 'další hlášení', ofOne: 'hlášení', ofMany: 'hlášení' }
const TITLE = 'Moje hlášení'

export const meta = privateMetaOf({
  title: TITLE,
  description: 'Chyby, které jste nahlásili v\u00a0receptech, a\u00a0co jsme s\u00a0nimi udělali.',
  keywords: ['moje hlášení', 'nahlášené chyby'],
  path: MY_REPORTS_PATH,
})

const OWN_REPORTS: OwnListSource<ErrorReport> = {
  key: 'own-reports',
  perPage: ROWS_PER_PAGE,
  read: (api, { offset, limit }, signal) => api('GET /error_report/mine', { query: { offset, limit }, signal }),
}

/** A report is not approved or denied: it was right, or it was not. */
const STATES: Record<Status, string> = { Pending: 'Čeká na posouzení', Approved: 'Opraveno', Denied: 'Beze změny' }

/** The mistakes that the person reported, with their states and the answers. */
export default function OwnReports() {
  const list = useOwnList(OWN_REPORTS)
  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      <OwnList
        list={list}
        noun={REPORT}
        label={TITLE}
        texts={{ loading: 'Načítám vaše hlášení…' }}
        layout={{ list: 'grid gap-4 lg:grid-cols-2', card: 'h-44' }}
        nothing={
          <EmptyState
            picture="talk"
            title="Zatím jste žádnou chybu nenahlásili"
            link={{ href: '/recepty', label: 'Projít recepty' }}
          >
            Když v&nbsp;receptu něco nesedí, klepněte na jeho stránce na „Nahlásit chybu“. Tady uvidíte, co jsme
            s&nbsp;ní udělali.
          </EmptyState>
        }
      >
        {(report) => <ReportCard key={report.guid} report={report} />}
      </OwnList>
    </>
  )
}

/** An ingredient has no page of its own to lead to. */
function ReportCard({ report }: { report: ErrorReport }) {
  const { recipe, ingredient, kind, text, status, status_note, created_at } = report
  return (
    <li className="flex flex-col items-start gap-2 rounded-card bg-surface p-4 shadow-card">
      <CardName
        name={(recipe ?? ingredient)?.name ?? 'Položka už u\u00a0nás není'}
        href={recipe ? `/recepty/${recipe.slug}` : null}
      />
      <p className="text-sm text-muted">
        {ERROR_REPORT_LABELS[kind]} · <time dateTime={created_at}>{dayText(created_at)}</time>
      </p>
      <StatusMark status={status} label={STATES[status]} />
      {text === '' ? null : <p className="max-w-text whitespace-pre-line wrap-anywhere">{text}</p>}
      {status_note === '' ? null : (
        <div className="flex max-w-text flex-col gap-1 border-l-2 border-brand pl-4">
          <p className="font-semibold text-heading">Naše odpověď</p>
          <p className="whitespace-pre-line wrap-anywhere">{status_note}</p>
        </div>
      )}
    </li>
  )
}
