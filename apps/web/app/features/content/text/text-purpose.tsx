import type { Article } from '@zivina/contract/content/articles'
import { tied } from '@zivina/contract/kernel/typography'
import { dateText } from '#app/kit/date-text.ts'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'

type TextPurposeProps = Pick<Article, 'checked' | 'published' | 'updated' | 'reviewer'>

/**
 * What a text is and is not in one line; opened, when it came out, when its sources were last gone through, and which
 * professional reviews it.
 */
export function TextPurpose({ checked, published, updated, reviewer }: TextPurposeProps) {
  return (
    <Disclosure
      title="Obecné informace, ne lékařská rada"
      titleClassName="text-muted"
      className="max-w-text text-muted"
    >
      <div className="flex flex-col gap-2 border-l-4 border-line py-1 pl-4">
        {reviewer ? <Reviewer reviewer={reviewer} /> : null}
        <p>Text nenahrazuje vyšetření ani léčbu; s{'\u00a0'}potížemi se obraťte na lékaře nebo nutričního terapeuta.</p>
        <p>
          Vyšlo <Day of={published} />
          {updated > published ? (
            <>
              , upraveno <Day of={updated} />
            </>
          ) : null}
          . Údaje a{'\u00a0'}zdroje jsme naposledy prošli <Day of={checked} />.
        </p>
      </div>
    </Disclosure>
  )
}

function Day({ of }: { of: string }) {
  return <time dateTime={of}>{dateText(of)}</time>
}

function Reviewer({ reviewer: { name, role, scope, invented } }: { reviewer: NonNullable<Article['reviewer']> }) {
  return (
    <p data-testid="reviewer">
      Odborná kontrola: <strong className="text-heading">{name}</strong>, {tied(role)}. Posuzuje, {tied(scope)}. Není to
      posouzení lékařem.
      {invented ? ' Jde o\u00a0ukázkový profil: skutečný odborník text zatím neposoudil.' : null}
    </p>
  )
}
