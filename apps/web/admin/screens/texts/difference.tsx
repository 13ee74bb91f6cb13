import { useQuery } from '@tanstack/react-query'
import type { EditableText } from '@zivina/contract/content/edited-texts'
import { counted } from '@zivina/czech/plural'
import { Failure } from '#admin/kit/screen/failure.tsx'
import { InOrder } from '#app/kit/text/in-order.tsx'
import { type LinesRun, runsOf } from './line-runs.ts'
import { loadVersion } from './load-version.ts'

type DifferenceProps = { text: EditableText; from: number; to: number }

const nameOf = (number: number) => (number === 0 ? 'soubor' : `verze ${number}`)

/** What a version has otherwise than another one, line by line; lines that both have are counted. */
export function Difference({ text, from, to }: DifferenceProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['GET /admin/text/{kind}/{slug}/version/{number}', text.kind, text.slug, from, to, text.updated_at],
    queryFn: ({ signal }) => loadVersion(text, from, to, signal),
  })
  if (error && !isFetching) return <Failure failure={error} onRetry={() => void refetch()} />
  if (!data?.difference) return <p className="text-muted">Porovnávám…</p>
  const runs = runsOf(data.difference)
  if (runs.every(({ change }) => change === 'same')) return <p>Obě verze jsou stejné.</p>
  return (
    <section aria-label={`Rozdíl: ${nameOf(from)} → ${nameOf(to)}`} className="flex flex-col gap-1 text-sm">
      <p className="text-muted">
        {nameOf(from)} → {nameOf(to)}
      </p>
      <InOrder items={runs}>{(run) => <Run run={run} />}</InOrder>
    </section>
  )
}

function Run({ run: { change, lines } }: { run: LinesRun }) {
  const text = lines.join('\n')
  if (change === 'same') {
    return <p className="text-muted">… {counted(lines.length, 'stejný řádek', 'stejné řádky', 'stejných řádků')}</p>
  }
  const dress = 'block rounded-md px-3 py-2 whitespace-pre-wrap wrap-anywhere'
  return change === 'added' ? (
    <ins className={`${dress} bg-brand-soft no-underline`}>+ {text}</ins>
  ) : (
    <del className={`${dress} bg-error-soft decoration-muted`}>− {text}</del>
  )
}
