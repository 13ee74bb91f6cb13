import { readdirSync, readFileSync } from 'node:fs'
import type { Segment } from '@zivina/nutrition/segments'
import { describe, expect, it } from 'vitest'
import { readStarterFoods } from '#fixtures/starter-foods.ts'
import { type StepAmount, sureStepAmounts } from './step-amounts.ts'

type Line = string | readonly [name: string, segment: Segment]

type Steps = readonly (string | readonly [title: string, text: string])[]

/** The amounts of each step, written „máslo“, „half máslo“, and with its part where it is not the main one: „sůl (Side)“. */
function found(lines: readonly Line[], steps: Steps): string[][] {
  return foundAndNamed(lines, steps).map((said) => said.filter((text) => !text.startsWith('named ')))
}

/** The same with what a step only names: „named máslo“. */
function foundAndNamed(lines: readonly Line[], steps: Steps): string[][] {
  const named = lines.map((line, at) => {
    const [name, segment] = typeof line === 'string' ? [line, 'Main' as const] : line
    return { key: String(at), food: name, name, segment }
  })
  const say = ({ key, share }: StepAmount) => {
    const { name, segment } = named[Number(key)] ?? { name: '?', segment: 'Main' }
    return `${share === 'all' ? '' : `${share} `}${name}${segment === 'Main' ? '' : ` (${segment})`}`
  }
  const given = steps.map((step) =>
    typeof step === 'string' ? { title: '', text: step } : { title: step[0], text: step[1] },
  )
  return sureStepAmounts(given, named).map((amounts) => amounts.map(say))
}

describe('a step shows the lines it names', () => {
  it.each<[text: string, lines: Line[], named: string[]]>([
    ['Osmažte cibuli.', ['cibule'], ['cibule']],
    ['Cibulku nakrájejte.', ['cibule'], ['cibule']],
    ['Přidejte česnek, dvě lžíce nejsou třeba, a mouku.', ['česnek', 'hladká mouka'], ['česnek', 'hladká mouka']],
    [
      'Do misky dejte vejce se solí a pepřem.',
      ['vejce', 'sůl', 'mletý černý pepř'],
      ['vejce', 'sůl', 'mletý černý pepř'],
    ],
    ['Na oleji orestujte žampiony.', ['řepkový olej', 'žampiony'], ['řepkový olej', 'žampiony']],
    ['Kuřecí prsa osušte.', ['kuřecí prsa'], ['kuřecí prsa']],
    ['Vsypte prášek do pečiva.', ['prášek do pečiva'], ['prášek do pečiva']],
    ['Vložte bobkový list.', ['bobkový list'], ['bobkový list']],
    ['Šťávu z citronu vymačkejte.', ['citron'], ['citron']],
  ])('„%s“', (text, lines, named) => {
    expect(found(lines, [text])).toEqual([named])
  })

  it.each<[text: string, lines: Line[]]>([
    // An adjective is no food.
    ['Zalijte cibulovým vývarem.', ['cibule']],
    ['Vlijte vaječnou směs.', ['vejce']],
    ['Přidejte rajčatový protlak.', ['rajčata']],
    // Another kind.
    ['Vmíchejte arašídové máslo.', ['máslo']],
    ['Podlijte mandlovým mlékem.', ['mléko polotučné']],
    // A word that names too much.
    ['Omáčku nechte zhoustnout.', ['sójová omáčka']],
    ['Směs promíchejte, listy otrhejte.', ['bobkový list', 'směs koření']],
    // Water of its own.
    ['Propláchněte pod tekoucí vodou.', ['voda']],
    ['Vařte, až se voda odpaří.', ['voda']],
    // One of two, and the step does not say which.
    ['Přidejte papriku.', ['červená paprika', 'mletá paprika']],
    ['Podávejte bez cibule.', ['cibule']],
    // It gives its own amount.
    ['Přidejte 2 lžíce másla.', ['máslo']],
    ['Zasypte špetkou soli.', ['sůl']],
  ])('„%s“ is not sure to name a line', (text, lines) => {
    expect(found(lines, [text])).toEqual([[]])
  })

  it('with the word that tells one of several, or the one that is called by the noun alone', () => {
    const oils = ['olivový olej', 'řepkový olej']
    expect(found(oils, ['Zakápněte olivovým olejem.'])).toEqual([['olivový olej']])
    expect(found(['máslo', 'arašídové máslo'], ['Rozpusťte máslo.', 'Vmíchejte arašídové máslo.'])).toEqual([
      ['máslo'],
      ['arašídové máslo'],
    ])
    expect(found(['cibule', 'jarní cibulka'], ['Posypte cibulkou.', 'Osmažte cibuli.'])).toEqual([
      ['jarní cibulka'],
      ['cibule'],
    ])
  })
})

describe('over the steps', () => {
  it('a line belongs to the first that names it', () => {
    expect(found(['cibule'], ['Cibuli oloupejte.', 'Cibuli osmažte.'])).toEqual([['cibule'], []])
  })

  it('later steps name it only, and so does one with an amount of its own; „bez“ does not', () => {
    const steps = ['Přidejte lžíci másla.', 'Máslo rozpusťte.', 'Máslem potřete plech.', 'Podávejte bez másla.']
    expect(foundAndNamed(['máslo'], steps)).toEqual([['named máslo'], ['named máslo'], ['named máslo'], []])
    expect(foundAndNamed(['cibule'], ['Cibuli oloupejte a cibuli nakrájejte.', 'Cibuli osmažte.'])).toEqual([
      ['cibule'],
      ['named cibule'],
    ])
    expect(foundAndNamed(['mouka'], ['Přidejte lžíci mouky, pak zbytek mouky.'])).toEqual([['rest mouka']])
  })

  it('halves are shown where they are used; the rest of a half is the other half', () => {
    expect(found(['mouka'], ['Vsypte polovinu mouky.', 'Míchejte.', 'Přidejte zbytek mouky.'])).toEqual([
      ['half mouka'],
      [],
      ['half mouka'],
    ])
  })

  it('what an amount of the step’s own left is a rest, of a food with one line', () => {
    const steps = ['Přidejte lžíci mouky.', 'Vsypte zbylou mouku.']
    expect(found(['mouka'], steps)).toEqual([[], ['rest mouka']])
    expect(found(['mouka', ['mouka', 'Sauce']], steps)).toEqual([[], []])
  })

  it('a title counts for what the text does not name', () => {
    expect(found(['brambory'], [['Vaření brambor', 'Zalijte je vodou.']])).toEqual([['brambory']])
    expect(found(['ocet'], [['Řepa s octem', 'Vlijte polovinu octa.'], 'Přidejte zbylý ocet.'])).toEqual([
      ['half ocet'],
      ['half ocet'],
    ])
  })

  it('two lines of one food are told by the part that the step names, otherwise both are shown', () => {
    const salt = [
      ['sůl', 'Dough'],
      ['sůl', 'Sauce'],
    ] as const
    expect(found(salt, ['Na těsto smíchejte mouku se solí.', 'Omáčku dochuťte solí.'])).toEqual([
      ['sůl (Dough)'],
      ['sůl (Sauce)'],
    ])
    expect(found(salt, ['Přidejte sůl.'])).toEqual([['sůl (Dough)', 'sůl (Sauce)']])
  })

  it('nothing comes of no lines, no text and names without a noun', () => {
    expect(found([], ['Osmažte cibuli.'])).toEqual([[]])
    expect(found(['cibule', '', '???'], ['', '.'])).toEqual([[], []])
  })
})

const foods = readStarterFoods()
const RECIPES = new URL('../../../../../data/recipes/', import.meta.url)
type RecipeFile = {
  ingredients: { ingredient: string; segment?: Segment }[]
  steps: { step_title: string; step_text: string }[]
}

it('names most lines of the starter recipes', () => {
  let [lines, named] = [0, 0]
  for (const file of readdirSync(RECIPES).filter((name) => name.endsWith('.json'))) {
    const { ingredients, steps } = JSON.parse(readFileSync(new URL(file, RECIPES), 'utf8')) as RecipeFile
    const given = ingredients.map(({ ingredient, segment = 'Main' }, at) => {
      return { key: String(at), food: ingredient, name: foods.get(ingredient)?.kitchen.name ?? '', segment }
    })
    const texts = steps.map(({ step_title: title, step_text: text }) => ({ title, text }))
    lines += given.length
    const used = sureStepAmounts(texts, given)
      .flat()
      .filter(({ share }) => share !== 'named')
    named += new Set(used.map(({ key }) => key)).size
  }
  expect(named / lines).toBeGreaterThan(0.85)
})
