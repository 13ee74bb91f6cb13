import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type ListNoun, LoadMoreButton } from './load-more-button.tsx'

const textsOf = (noun: ListNoun, shown: number, count: number) =>
  renderToStaticMarkup(
    <LoadMoreButton noun={noun} shown={shown} count={count} loading={false} onPress={() => undefined} />,
  )
    .split(/<[^>]+>/)
    .filter(Boolean)

it.each([
  ['recipe', 1, 1, ['Zobrazeno 1 z\u00a01\u00a0receptu']],
  ['recipe', 24, 27, ['Zobrazeno 24 z\u00a027\u00a0receptů', 'Načíst další recepty']],
  ['recipe', 24, 25, ['Zobrazeno 24 z\u00a025\u00a0receptů', 'Načíst poslední recept']],
  ['ingredient', 1, 1, ['Zobrazeno 1 z\u00a01\u00a0suroviny']],
  ['ingredient', 50, 63, ['Zobrazeno 50 z\u00a063\u00a0surovin', 'Načíst další suroviny']],
  ['ingredient', 50, 51, ['Zobrazeno 50 z\u00a051\u00a0surovin', 'Načíst poslední surovinu']],
] as const)('says of %s %i of %i: %j', (noun, shown, count, texts) => {
  expect(textsOf(noun, shown, count)).toEqual(texts)
})
