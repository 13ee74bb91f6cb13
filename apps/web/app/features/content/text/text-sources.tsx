import { citationAnchor, sourceAnchor } from '@zivina/contract/content/content-kinds'
import type { TextSource } from '@zivina/contract/content/texts'

/** The numbered sources; each links to the work, and back to every reference to it. */
export function TextSources({ sources }: { sources: readonly TextSource[] }) {
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="zdroje" className="flex flex-col gap-3">
      <h2 id="zdroje" className="text-2xl">
        Zdroje
      </h2>
      <ol className="text-sources">
        {sources.map((source, index) => (
          <li key={source.url + source.title} id={sourceAnchor(index + 1)}>
            <cite lang="mul">{source.title}</cite>. {source.publisher}, {source.year}.{' '}
            <a href={source.url} rel="noopener" className="source-link">
              {hostOf(source.url)}
            </a>{' '}
            <BackLinks number={index + 1} citations={source.citations} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function BackLinks({ number, citations }: { number: number; citations: number }) {
  return (
    <span className="whitespace-nowrap print:hidden">
      {Array.from({ length: citations }, (_, index) => index + 1).map((place) => (
        <a
          key={place}
          href={`#${citationAnchor(number, place)}`}
          aria-label={`Zpět k\u00a0textu, zdroj ${number}${citations === 1 ? '' : `, místo ${place}`}`}
          className="back-link"
        >
          ↑{citations > 1 ? place : ''}
        </a>
      ))}
    </span>
  )
}

function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '')
}
