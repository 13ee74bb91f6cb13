import { readdirSync, readFileSync } from 'node:fs'
import type { Segment } from '@zivina/nutrition/segments'
import { describe, expect, it } from 'vitest'
import { readStarterFoods } from '#fixtures/starter-foods.ts'
import { findStepAmounts } from './every-line.ts'

type Line = string | readonly [name: string, segment: Segment]

/** The lines of each step, as „total máslo“; what a step only names is left out. */
function found(lines: readonly Line[], steps: readonly string[]): string[][] {
  const named = lines.map((line, at) => {
    const [name, segment] = typeof line === 'string' ? [line, 'Main' as const] : line
    return { key: String(at), food: name, name, segment }
  })
  const nameOf = (key: string) => named[Number(key)]?.name
  return findStepAmounts(
    steps.map((text) => ({ title: '', text })),
    named,
  ).map((uses) =>
    uses.flatMap(({ key, share }) => {
      if (share === 'named') return []
      return share === 'all' ? [`${nameOf(key)}`] : [`${share} ${nameOf(key)}`]
    }),
  )
}

describe('a line that no step surely names has a step', () => {
  it.each<[text: string, lines: Line[], uses: string[]]>([
    ['Osolte a opepřete.', ['sůl', 'mletý černý pepř'], ['sůl', 'mletý černý pepř']],
    ['Uvařte v osolené vodě.', ['voda', 'sůl'], ['voda', 'sůl']],
    ['Rýži propláchněte, zalijte vodou.', ['rýže', 'voda'], ['rýže', 'voda']],
    ['Přilijte studenou vodu.', ['voda'], ['voda']],
    ['Rajčátka nakrájejte.', ['cherry rajčata'], ['cherry rajčata']],
    ['Posypte petrželovou natí.', ['petrželka'], ['petrželka']],
    ['Přidejte kůru z dobře omytého citronu.', ['citronová kůra'], ['citronová kůra']],
    [
      'Papriku omyjte a nakrájejte na kostky. Vmíchejte mletou papriku.',
      ['červená paprika', 'mletá paprika'],
      ['mletá paprika', 'červená paprika'],
    ],
    ['Maso osmahněte.', ['kuřecí prsa bez kůže'], ['kuřecí prsa bez kůže']],
    // It is cut, not counted.
    ['Opečte ho s plátky česneku.', ['česnek'], ['česnek']],
    // The text says how much of it: the whole line is shown with it.
    ['Pánev potřete trochou oleje.', ['řepkový olej'], ['total řepkový olej']],
    ['Čtyři batáty vydrhněte.', ['batáty'], ['total batáty']],
  ])('„%s“', (text, lines, uses) => {
    expect(found(lines, [text])).toEqual([uses])
  })

  it('without any sign, in the first step of its part, and it says so', () => {
    const lines = ['mouka', ['tvaroh', 'Filling'], ['skořice', 'Filling']] as const
    expect(found(lines, ['Mouku prosejte.', 'Tvaroh utřete.'])).toEqual([['mouka'], ['tvaroh', 'likely skořice']])
  })

  it('water that is poured away is not the recipe’s', () => {
    expect(found(['fazole', 'voda'], ['Fazole propláchněte tekoucí vodou.', 'Zalijte je vodou.'])).toEqual([
      ['fazole'],
      ['voda'],
    ])
  })
})

const foods = readStarterFoods()
const RECIPES = new URL('../../../../../data/recipes/', import.meta.url)
type RecipeFile = {
  ingredients: { ingredient: string; segment?: Segment }[]
  steps: { step_title: string; step_text: string }[]
}

it('every line of every starter recipe is used in a step, hardly any without a word for it in the text', () => {
  const [guessed, lines] = [[] as string[], [] as string[]]
  for (const file of readdirSync(RECIPES).filter((name) => name.endsWith('.json'))) {
    const { ingredients, steps } = JSON.parse(readFileSync(new URL(file, RECIPES), 'utf8')) as RecipeFile
    const given = ingredients.map(({ ingredient, segment = 'Main' }, at) => {
      return { key: String(at), food: ingredient, name: foods.get(ingredient)?.kitchen.name ?? '', segment }
    })
    const texts = steps.map(({ step_title: title, step_text: text }) => ({ title, text }))
    const used = findStepAmounts(texts, given)
      .flat()
      .filter(({ share }) => share !== 'named')
    const missing = given.filter(({ key }) => used.every((use) => use.key !== key)).map(({ name }) => name)
    expect(missing, file).toEqual([])
    lines.push(...given.map(({ name }) => `${file}: ${name}`))
    guessed.push(
      ...used.flatMap(({ key, share }) => (share === 'likely' ? [`${file}: ${given[Number(key)]?.name}`] : [])),
    )
  }
  expect(lines.length).toBeGreaterThan(5000)
  expect(guessed.length, guessed.join('\n')).toBeLessThan(3)
})
