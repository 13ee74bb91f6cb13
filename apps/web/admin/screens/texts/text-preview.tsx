import type { TextPreview as Previewed } from '@zivina/contract/content/edited-texts'
import { tied } from '@zivina/contract/kernel/typography'
import { type MouseEvent, useMemo } from 'react'
import { Failure } from '#admin/kit/screen/failure.tsx'
import { toCard } from '#app/features/catalogue/to-card.ts'
import { TextBody } from '#app/features/content/text/text-body.tsx'
import { TextQuestions } from '#app/features/content/text/text-questions.tsx'
import { TextSources } from '#app/features/content/text/text-sources.tsx'
import { Picture } from '#app/kit/ui/picture.tsx'
import { ScrollRegion } from '#app/kit/ui/scroll-region.tsx'
import { ClaimList } from './claim-list.tsx'
import type { Preview } from './use-preview.ts'
import '#app/features/content/text/text.css'
import '#app/features/content/calculators/calculators.css'

/** The typed text as its page will show it, by the components of that page, and what must be mended before it is published. */
export function TextPreview({ preview: { data, error, isFetching, isLate, refetch } }: { preview: Preview }) {
  return (
    <section
      aria-label="Náhled"
      aria-busy={isLate}
      className="flex min-w-0 flex-col gap-4"
      onClickCapture={openElsewhere}
    >
      {error && !isFetching ? <Failure failure={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <Problems problems={data.problems} claims={data.claims} />
      ) : (
        <p className="text-muted">Načítám náhled…</p>
      )}
      {data?.text ? <Page text={data.text} /> : null}
    </section>
  )
}

function Problems({ problems, claims }: Pick<Previewed, 'problems' | 'claims'>) {
  return (
    <div role="status" className="flex flex-col gap-2 text-sm">
      {problems.length === 0 ? null : (
        <div className="rounded-card bg-error-soft p-4 text-error">
          <p className="font-semibold">Než text zveřejníte, opravte:</p>
          <ClaimList passages={problems} />
        </div>
      )}
      {claims.length === 0 ? null : (
        <div className="rounded-card bg-pending-soft p-4 text-pending">
          <p className="font-semibold">
            O zdraví bez uvedeného zdroje. Doplňte odkaz na zdroj, nebo při zveřejnění napište, proč tu být nemusí:
          </p>
          <ClaimList passages={claims} />
        </div>
      )}
    </div>
  )
}

function Page({ text }: { text: NonNullable<Previewed['text']> }) {
  const recipes = useMemo(() => text.recipes.map(toCard), [text.recipes])
  return (
    <ScrollRegion
      label="Stránka"
      className="flex max-h-[90dvh] min-w-0 flex-col gap-6 overflow-y-auto rounded-card border border-line bg-ground p-5"
    >
      <p className="font-heading text-3xl font-semibold text-heading">{tied(text.title)}</p>
      <p className="text-muted">{tied(text.description)}</p>
      <Picture src={text.image} alt={text.image_alt} ratio="16-9" widths={[400, 640]} sizes="30rem" />
      <TextBody blocks={text.blocks} recipes={recipes} />
      <TextQuestions questions={text.faq} />
      <TextSources sources={text.sources} />
    </ScrollRegion>
  )
}

/** A link of the text opens beside the editor, which would otherwise be left. */
function openElsewhere(event: MouseEvent<HTMLElement>): void {
  const link = (event.target as Element).closest('a')
  const href = link?.getAttribute('href') ?? '#'
  if (href.startsWith('#')) return
  event.preventDefault()
  window.open(href, '_blank', 'noopener')
}
