import type { Article } from '@zivina/contract/content/articles'
import { tied } from '@zivina/contract/kernel/typography'
import { dateText } from '#app/kit/text/date-text.ts'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'

type TextPurposeProps = Pick<Article, 'checked' | 'published' | 'updated' | 'reviewer' | 'awaits_review'>

/**
 * What a text is and is not in one line, with that no professional has reviewed it where it should have one; opened, when it came
 * out, when its sources were last gone through, and which professional reviewed it.
 */
export function TextPurpose({ checked, published, updated, reviewer, awaits_review }: TextPurposeProps) {
  return (
    <Disclosure
      title={`Obecné informace, ne lékařská rada${awaits_review ? '; odborník text zatím neposoudil' : ''}`}
      titleClassName="text-muted"
      className="max-w-text text-muted"
    >
      <div className="flex flex-col gap-2 border-l-4 border-line py-1 pl-4">
        {reviewer ? <Reviewer reviewer={reviewer} /> : null}
        {awaits_review ? (
          <p data-testid="awaits-review">
            Text napsala redakce podle uvedených zdrojů. Nutriční terapeut ani lékař ho zatím neposoudil; až se tak
            stane, bude tu jeho jméno.
          </p>
        ) : null}
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

function Reviewer({ reviewer: { name, role, scope } }: { reviewer: NonNullable<Article['reviewer']> }) {
  return (
    <p data-testid="reviewer">
      Odborná kontrola: <strong className="text-heading">{name}</strong>, {tied(role)}. Posuzuje, {tied(scope)}. Není to
      posouzení lékařem.
    </p>
  )
}
