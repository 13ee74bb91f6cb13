import { useQuery } from '@tanstack/react-query'
import type { JobHealth, OperationHealth } from '@zivina/contract/console/operation'
import { JOB_LABELS } from '@zivina/contract/kernel/job-labels'
import { OUTSIDE_SERVICES } from '@zivina/contract/kernel/outside-services'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { Section } from '#admin/kit/record/section.tsx'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { momentText } from '#app/kit/text/dates.ts'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { ScrollRegion } from '#app/kit/ui/scroll-region.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import { drillNote, isFaulty, jobsNote, mailsNote, type Note, noteOf, serviceNote } from './health-words.ts'

/** How jobs, mails, backups and services outside are. For admins. */
export function Health() {
  const query = useQuery({
    queryKey: ['GET /admin/operation'],
    queryFn: ({ signal }) => sessionApi('GET /admin/operation', { signal }),
    staleTime: 0,
  })
  return (
    <QueryGate query={query} waiting={{ text: 'Načítám stav provozu…', shape: <Skeleton className="h-64" /> }}>
      {(health) => <Parts health={health} onDrill={query.refetch} />}
    </QueryGate>
  )
}

function Parts({ health, onDrill }: { health: OperationHealth; onDrill: () => Promise<unknown> }) {
  const now = new Date()
  const record = async () => {
    await sessionApi('POST /admin/backup/drill')
    await onDrill()
  }
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Section title="Úlohy">
        <Line note={jobsNote(health.jobs, now)} />
        <Jobs jobs={health.jobs} />
      </Section>
      <Section title="Zálohy">
        <Line note={noteOf(health.backups, now)} />
        <Line note={drillNote(health.backups.drilled_at, now)} />
        <ConfirmButton
          label="Zapsat zkoušku obnovy"
          title="Zapsat zkoušku obnovy?"
          action={{ label: 'Zapsat', variant: 'brand', run: record }}
          keepLabel="Nezapisovat"
        >
          Zapište ji jen tehdy, když jste zálohu obnovili na jiném stroji a produkt z&nbsp;ní naběhl.
        </ConfirmButton>
      </Section>
      <Section title="Maily">
        <Line note={mailsNote(health.mails, now)} />
        <Link to="/mails" className="flex min-h-11 items-center underline">
          Neodeslané maily
        </Link>
      </Section>
      <Section title="Vnější služby">
        {health.services.length === 0 ? <p className="text-muted">Žádná není nastavená.</p> : null}
        <ul className="flex flex-col gap-3">
          {health.services.map((news) => (
            <li key={news.service}>
              <p className="font-semibold">{OUTSIDE_SERVICES[news.service]}</p>
              <Line note={serviceNote(news, now)} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

function Line({ note: { text, isFine } }: { note: Note }) {
  const Icon = isFine ? CircleCheck : TriangleAlert
  return (
    <p className={isFine ? 'flex gap-2' : 'flex gap-2 font-semibold text-error'}>
      <Icon className={isFine ? 'mt-0.5 size-5 shrink-0 text-brand' : 'mt-0.5 size-5 shrink-0'} aria-hidden />
      {text}
    </p>
  )
}

/** Those that need somebody come first. */
function Jobs({ jobs }: { jobs: readonly JobHealth[] }) {
  const ordered = jobs.toSorted((a, b) => Number(isFaulty(b)) - Number(isFaulty(a)))
  return (
    <Disclosure title="Všechny úlohy" open={jobs.some(isFaulty)}>
      <ScrollRegion label="Seznam úloh" className="max-h-96 overflow-auto">
        <table className="figures w-full text-left text-sm">
          <thead>
            <tr className="border-b border-line">
              {['Úloha', 'Naposledy', 'Selhalo', 'Čeká'].map((title) => (
                <th key={title} scope="col" className="py-2 pr-3">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ordered.map((job) => (
              <tr key={job.name} className={isFaulty(job) ? 'border-b border-line text-error' : 'border-b border-line'}>
                <th scope="row" className="py-1.5 pr-3 font-normal">
                  {JOB_LABELS[job.name] ?? job.name}
                </th>
                <td className="py-1.5 pr-3 whitespace-nowrap">{job.done_at ? momentText(job.done_at) : '–'}</td>
                <td className="py-1.5 pr-3">{job.failed}</td>
                <td className="py-1.5">{job.waiting}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Disclosure>
  )
}
