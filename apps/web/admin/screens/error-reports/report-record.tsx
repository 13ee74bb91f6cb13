import { ERROR_REPORT_LABELS } from '@zivina/contract/community/error-report-kinds'
import type { ManagedErrorReport } from '@zivina/contract/community/error-reports'
import { Link } from 'react-router'
import { Record, type RecordAction } from '#admin/kit/record/record.tsx'
import { StatusMark } from '#app/features/catalogue/status-mark.tsx'
import { momentText } from '#app/kit/text/dates.ts'

type ReportRecordProps = { report: ManagedErrorReport; actions: readonly RecordAction[] }

/** A reported mistake with the way to what it is about. */
export function ReportRecord({ report, actions }: ReportRecordProps) {
  const { recipe, ingredient, kind, text, user, status, status_note, created_at } = report
  return (
    <Record
      title={ERROR_REPORT_LABELS[kind]}
      actions={actions}
      history={['error_report', report.guid]}
      fields={[
        ['Recept', recipe && <SiteLink href={`/recepty/${recipe.slug}`}>{recipe.name}</SiteLink>],
        ['Surovina', ingredient && <SiteLink href={`/suroviny/${ingredient.slug}`}>{ingredient.name}</SiteLink>],
        [
          'Nahlásil(a)',
          user && (
            <Link to={`/user/update/${user.guid}`} className="text-brand underline">
              {user.username}
            </Link>
          ),
        ],
        ['Odesláno', momentText(created_at)],
        ['Odpověď', status_note],
      ]}
    >
      <div>
        <StatusMark status={status} />
      </div>
      <p className="rounded-card bg-sunken p-4 whitespace-pre-line wrap-anywhere">
        {text === '' ? 'Bez popisu.' : text}
      </p>
    </Record>
  )
}

function SiteLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="text-brand underline">
      {children}
    </a>
  )
}
