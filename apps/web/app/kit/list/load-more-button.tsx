import { formatNumber } from '@zivina/czech/format-number'
import { plural } from '@zivina/czech/plural'
import { Button } from '#app/kit/ui/button.tsx'

/** The words of a noun: for the last one, for several more, and for all („z 1 receptu“, „z 5 receptů“). */
export type NounWords = { last: string; more: string; ofOne: string; ofMany: string }

/** The nouns of public lists. Those of one list alone come with it: this file is loaded by every public page. */
const NOUNS = {
  recipe: { last: 'poslední recept', more: 'další recepty', ofOne: 'receptu', ofMany: 'receptů' },
  ingredient: { last: 'poslední surovinu', more: 'další suroviny', ofOne: 'suroviny', ofMany: 'surovin' },
  review: { last: 'poslední hodnocení', more: 'další hodnocení', ofOne: 'hodnocení', ofMany: 'hodnocení' },
} as const satisfies Record<string, NounWords>

export type ListNoun = keyof typeof NOUNS | NounWords

const wordsOf = (noun: ListNoun): NounWords => (typeof noun === 'string' ? NOUNS[noun] : noun)

type LoadMoreButtonProps = { noun: ListNoun; shown: number; count: number; loading: boolean; onPress: () => void }

/** How much of a list is shown, and the button to load more. */
export function LoadMoreButton({ noun, shown, count, loading, onPress }: LoadMoreButtonProps) {
  return (
    <div className="flex flex-col items-center gap-3">
      {/* Not needed for a list that is shown completely. */}
      <p className={shown < count ? 'figures text-muted' : 'sr-only'} aria-live="polite">
        {shownOf(noun, shown, count)}
      </p>
      {shown < count ? (
        <Button variant="outline" size="lg" disabled={loading} onClick={onPress}>
          {loading ? 'Načítám…' : loadMoreLabel(noun, count - shown)}
        </Button>
      ) : null}
    </div>
  )
}

/** „Zobrazeno 24 z 30 receptů“. */
export function shownOf(noun: ListNoun, shown: number, count: number): string {
  const { ofOne, ofMany } = wordsOf(noun)
  return `Zobrazeno ${formatNumber(shown, 0)} z\u00a0${formatNumber(count, 0)}\u00a0${plural(count, ofOne, ofMany, ofMany)}`
}

/** The label while loading; `left` is the number of remaining rows. */
export function loadMoreLabel(noun: ListNoun, left: number): string {
  const { last, more } = wordsOf(noun)
  return `Načíst ${left === 1 ? last : more}`
}
