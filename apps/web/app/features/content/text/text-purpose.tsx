import type { Article } from '@zivina/contract/content/articles'
import { tied } from '@zivina/contract/kernel/typography'
import { dateText } from '#app/kit/date-text.ts'

/** What a text is and is not, when its sources were last gone through, and which professional reviews it. */
export function TextPurpose({ checked, reviewer }: Pick<Article, 'checked' | 'reviewer'>) {
  return (
    <div className="flex max-w-text flex-col gap-2 border-l-4 border-line pl-4 text-muted">
      {reviewer ? <Reviewer reviewer={reviewer} /> : null}
      <p>
        Text nabízí obecné informace. Nenahrazuje vyšetření ani léčbu; s{'\u00a0'}potížemi se obraťte na lékaře nebo
        nutričního terapeuta. Údaje a{'\u00a0'}zdroje jsme naposledy prošli{' '}
        <time dateTime={checked}>{dateText(checked)}</time>.
      </p>
    </div>
  )
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
