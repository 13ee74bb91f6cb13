import { citationAnchor, sourceAnchor } from '@zivina/contract/content/content-kinds'
import type { TextRun } from '@zivina/contract/content/texts'
import { tied } from '@zivina/contract/kernel/typography'
import { InOrder } from '#app/kit/text/in-order.tsx'

/** A stretch of text with its formats, links and references to sources. */
export function TextRuns({ runs }: { runs: readonly TextRun[] }) {
  return <InOrder items={runs}>{(run) => <Run run={run} />}</InOrder>
}

function Run({ run }: { run: TextRun }) {
  if (run.citation !== undefined) return <Citation number={run.citation} occurrence={run.occurrence ?? 1} />
  const text = tied(run.text)
  const emphasised = run.emphasis ? <em>{text}</em> : text
  const marked = run.strong ? <strong>{emphasised}</strong> : emphasised
  return run.href === undefined ? marked : <TextLink href={run.href}>{marked}</TextLink>
}

function TextLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <a href={href} className="text-link" {...(href.startsWith('https:') ? { rel: 'noopener' } : {})}>
      {children}
    </a>
  )
}

/** The number of a source; the source links back to this place. */
function Citation({ number, occurrence }: { number: number; occurrence: number }) {
  return (
    <sup className="citation">
      <a id={citationAnchor(number, occurrence)} href={`#${sourceAnchor(number)}`} aria-label={`Zdroj ${number}`}>
        {number}
      </a>
    </sup>
  )
}
