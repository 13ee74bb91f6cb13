// Reads the published corpus of pasted recipes: `npm run bench:pasted`; with `-- --show` the failing parts of the sets other than the untouched half.

import { chosenSets } from '@zivina/bench/chosen-sets'
import { table } from '@zivina/bench/table'
import { PASTED_SETS } from '../corpus-sets.ts'
import { type Judgement, PARTS, TIMES } from './judge-pasted.ts'
import { type Judged, measureHalf, shareOfParts } from './measure-pasted.ts'

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

function show({ meant, reading, judgement }: Judged): void {
  for (const part of [...PARTS, ...TIMES].filter((one) => !judgement[one])) {
    console.log(`\n${meant.kind}: ${part}`)
    console.log('meant', JSON.stringify(meantPart(meant, part)))
    console.log('read ', JSON.stringify(reading && readPart(reading, part)))
  }
}

function meantPart(meant: Judged['meant'], part: keyof Judgement): unknown {
  if (part === 'name' || part === 'portions' || part === 'lines' || part === 'steps') return meant[part]
  return [meant.prep_minutes, meant.cook_minutes, meant.total_minutes]
}

function readPart({ recipe, times }: NonNullable<Judged['reading']>, part: keyof Judgement): unknown {
  const parts = { name: recipe.name, portions: recipe.portion_size, lines: recipe.ingredients, steps: recipe.steps }
  return part in parts ? parts[part as keyof typeof parts] : [times.prep, times.cook, times.total, recipe.time_minutes]
}

const measured = chosenSets(process.argv, PASTED_SETS).map((half) => [half, measureHalf(half)] as const)
const rows = measured.map(([half, judged]) => {
  const count = (part: keyof Judgement) => judged.filter(({ judgement }) => judgement[part]).length
  const sum = (key: 'right_lines' | 'placed_lines' | 'meant_lines' | 'read_lines') =>
    judged.reduce((total, { judgement }) => total + judgement[key], 0)
  const single = `${sum('right_lines')} of ${sum('meant_lines')}, ${sum('read_lines')} read, ${sum('placed_lines')} in their part`
  return [half, judged.length, percent(shareOfParts(judged)), ...[...PARTS, ...TIMES].map(count), single]
})
console.log(table(['set', 'recipes', 'parts right', ...PARTS, ...TIMES, 'single lines'], rows))
// The errors of the untouched half are not shown: a half that was looked at is tuned.
if (process.argv.includes('--show')) {
  const shown = measured.filter(([half]) => half !== 'untouched')
  for (const one of shown.flatMap(([, judged]) => judged)) show(one)
}
