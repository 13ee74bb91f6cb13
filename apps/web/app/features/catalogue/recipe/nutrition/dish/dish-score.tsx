import { tied } from '@zivina/contract/kernel/typography'
import type { DishRating } from '@zivina/domain/catalogue/dish-figures/dish-rating'
import type { NutriScoreRow, NutriScoreWorkings } from '@zivina/nutrition/nutri-score/nutri-score'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { COMPONENT_WORDS, KIND_WORDS, LACKING_WORDS } from './dish-words.ts'
import { figureText, pointsText } from './figure-text.ts'

type Rated = Extract<DishRating, { state: 'rated' }>

/** The letter of the Nutri-Score by our computation, in our own plain look, with every point; or which datum is missing. */
export function DishScore({ rating }: { rating: Rated }) {
  const { score, kind } = rating
  const workings = 'workings' in score ? score.workings : null
  return (
    <div data-testid="nutri-score">
      {score.letter === null ? (
        <NoLetter rating={rating} />
      ) : (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>Nutri-Score podle našeho výpočtu</span>
          <strong className="inline-flex size-9 items-center justify-center rounded-md border border-line bg-sunken text-lg text-heading">
            {score.letter}
          </strong>
        </p>
      )}
      {workings === null ? null : (
        <Disclosure title={'Jak jsme k\u00a0Nutri-Score došli'} titleClassName="text-sm" className="pb-2">
          <ScoreWorkings workings={workings} isDrink={kind === 'drink'} kindWords={KIND_WORDS[kind]} />
        </Disclosure>
      )}
    </div>
  )
}

function NoLetter({ rating: { score, lacking } }: { rating: Rated }) {
  const missing = lacking.map(({ field, foods }) =>
    foods.length === 0 ? LACKING_WORDS[field] : `${LACKING_WORDS[field]} (${foods.map(tied).join('; ')})`,
  )
  return (
    <p className="text-sm text-muted">
      {score.letter === null && score.reason === 'uncertain'
        ? `Nutri-Score je mezi ${score.best} a\u00a0${score.worst}, přesněji to z\u00a0údajů o\u00a0surovinách nepoznáme.`
        : 'Nutri-Score neznáme.'}
      {missing.length > 0 ? ` Chybí: ${missing.join(', ')}.` : ''}
    </p>
  )
}

type ScoreWorkingsProps = { workings: NutriScoreWorkings; isDrink: boolean; kindWords: string }

function ScoreWorkings({ workings, isDrink, kindWords }: ScoreWorkingsProps) {
  const { negative, positive, negative_points, positive_points, score, protein } = workings
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p className="text-muted">
        Ve {isDrink ? '100\u00a0ml nápoje' : '100\u00a0g hotového jídla'}, druh: {kindWords}. Algoritmus z&nbsp;roku
        2023, náš výpočet z&nbsp;receptu; nejde o&nbsp;úřední označení.
      </p>
      <table className="figures w-full text-right">
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1 text-left font-medium">
              Složka
            </th>
            <th scope="col" className="py-1 pl-3 font-medium">
              Hodnota
            </th>
            <th scope="col" className="py-1 pl-3 font-medium">
              Body
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {negative.map((row) => (
            <ScoreRow key={row.id} row={row} sign="+" />
          ))}
          {positive.map((row) => (
            <ScoreRow
              key={row.id}
              row={row}
              sign="−"
              isLeftOut={row.id === 'protein' && protein.is_counted === false}
            />
          ))}
        </tbody>
      </table>
      <p>
        {pointsText(negative_points)} − {pointsText(positive_points)} = <strong>{pointsText(score)}</strong>{' '}
        <span className="text-muted">(méně je lépe)</span>
      </p>
    </div>
  )
}

function ScoreRow({ row, sign, isLeftOut = false }: { row: NutriScoreRow; sign: '+' | '−'; isLeftOut?: boolean }) {
  const { name, unit, decimals } = COMPONENT_WORDS[row.id]
  return (
    <tr>
      <th scope="row" className="py-1.5 text-left font-normal">
        {name}
        {isLeftOut ? <span className="block text-muted">nezapočtou se: záporných bodů je příliš</span> : null}
      </th>
      <td className="py-1.5 pl-3">
        {row.id === 'sweeteners' ? (row.value.high > 0 ? 'ano' : 'ne') : figureText(row.value, unit, decimals)}
      </td>
      <td className="py-1.5 pl-3 whitespace-nowrap">
        {sign} {pointsText(row.points)} z&nbsp;{row.of}
      </td>
    </tr>
  )
}
