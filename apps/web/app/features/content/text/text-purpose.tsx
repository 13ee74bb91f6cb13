import type { Article } from '@zivina/contract/content/articles'
import { dateText } from '#app/kit/date-text.ts'

/** What a text is and is not, and when it was last reviewed. */
export function TextPurpose({ checked }: Pick<Article, 'checked'>) {
  return (
    <p className="max-w-text border-l-4 border-line pl-4 text-muted">
      Text nabízí obecné informace. Nenahrazuje vyšetření ani léčbu; s{'\u00a0'}potížemi se obraťte na lékaře nebo
      nutričního terapeuta. Údaje a{'\u00a0'}zdroje jsme naposledy prošli{' '}
      <time dateTime={checked}>{dateText(checked)}</time>.
    </p>
  )
}
