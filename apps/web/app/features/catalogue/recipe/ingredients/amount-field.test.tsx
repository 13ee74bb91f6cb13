import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawPage } from '#testing/draw-page.tsx'
import { type PageIngredient, toRecipeLines } from '../edit/page-ingredient.ts'
import { LINES } from '../testing/sample-recipe.ts'
import { AmountField } from './amount-field.tsx'
import { sayAmount } from './say-amount.ts'

const CLOVES = {
  name: 'česnek',
  genitive: 'česneku',
  counted: null,
  measures: [{ measure: 'clove' as const, grams: 4 }],
}
const [GARLIC] = toRecipeLines(LINES.map((line) => ({ ...line, name: 'Česnek', kitchen: CLOVES }))).map(
  ({ ingredient }) => ingredient,
) as [PageIngredient, ...PageIngredient[]]
const PLAIN = { ...GARLIC, kitchen: null }

function Field({ ingredient, begin }: { ingredient: PageIngredient; begin: number }) {
  const [amount, setAmount] = useState(begin)
  const said = sayAmount('kitchen', { ingredient, amount }, 1)
  return (
    <>
      <AmountField
        ingredient={ingredient}
        amount={amount}
        said={said?.amount ?? null}
        changed={false}
        onAmount={setAmount}
      />
      <output>{amount}</output>
      <button type="button">jinam</button>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Množství: Česnek/ })
const amount = () => screen.getByRole('status').textContent
const leave = async (user: ReturnType<typeof drawPage>['user']) => user.click(screen.getByRole('button'))

// A page loads the reader while words are typed; here it is loaded before.
beforeAll(() => import('./read-kitchen-words.ts'))

describe('AmountField', () => {
  it('says the amount in the words of the kitchen, and the exact grams where it is entered', async () => {
    const { user } = drawPage(<Field ingredient={GARLIC} begin={16} />)
    expect(field().value).toBe('4\u00a0stroužky')
    await user.click(field())
    expect(field().value).toBe('16')
    expect(screen.getByRole('textbox', { name: 'Množství: Česnek (gram)' })).toBe(field())
    await leave(user)
    expect(field().value).toBe('4\u00a0stroužky')
    expect(amount()).toBe('16')
  })

  it('turns typed measures into grams when it is left', async () => {
    const { user } = drawPage(<Field ingredient={GARLIC} begin={16} />)
    await user.clear(field())
    await user.type(field(), '2 stroužky')
    await leave(user)
    await waitFor(() => expect(amount()).toBe('8'))
    expect(field().value).toBe('2\u00a0stroužky')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps words that are no amount, and says so', async () => {
    const { user } = drawPage(<Field ingredient={GARLIC} begin={16} />)
    await user.clear(field())
    await user.type(field(), '2 blbosti')
    expect(screen.queryByRole('alert')).toBeNull()
    await leave(user)
    expect((await screen.findByRole('alert')).textContent).toContain('Tomu nerozumíme')
    expect(field().value).toBe('2 blbosti')
    expect(amount()).toBe('2')
  })

  it('uses a typed number at once', async () => {
    const { user } = drawPage(<Field ingredient={GARLIC} begin={16} />)
    await user.clear(field())
    await user.type(field(), '12,5')
    expect(amount()).toBe('12.5')
  })

  it('shows the exact amount of a food that nobody described for the kitchen, and reads spoons of it all the same', async () => {
    const { user } = drawPage(<Field ingredient={PLAIN} begin={16} />)
    expect(field().value).toBe('16')
    await user.clear(field())
    await user.type(field(), '1 lžíce')
    await leave(user)
    await waitFor(() => expect(amount()).toBe('15'))
  })
})
