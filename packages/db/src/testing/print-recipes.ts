import { RESTRICTING_DIETS } from '@zivina/domain/catalogue/diet-types'
import { energyPlausibility } from '@zivina/nutrition/energy'
import { catalogueMatrix, WANTED_MEALS } from './catalogue-matrix.ts'
import { isListed, type JudgedStarter, judgeStarterRecipes } from './starter-verdicts.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const figure = (value: number | null) => (value === null ? '?' : Math.round(value * 10) / 10)

/** Prints how many starter recipes suit each diet at each meal. @returns 1 where there are fewer than wanted, otherwise 0 */
export async function printMatrix(): Promise<number> {
  const judged = [...(await judgeStarterRecipes()).values()].filter(isListed)
  const matrix = catalogueMatrix(judged)
  const line = (cells: readonly string[]) => say(cells.map((cell, at) => cell.padEnd(at === 0 ? 32 : 12)).join(''))
  line([`${judged.length} recipes`, ...Object.keys(WANTED_MEALS)])
  for (const { name, counts } of matrix) {
    line([name, ...Object.values(counts).map(({ found, wanted }) => `${found}/${wanted}${found < wanted ? ' !' : ''}`)])
  }
  return matrix.some(({ counts }) => Object.values(counts).some(({ found, wanted }) => found < wanted)) ? 1 : 0
}

/** Prints figures of a portion, verdicts and their reasons of these recipes. @returns 1 where one is not in the catalogue */
export async function printRecipes(slugs: readonly string[]): Promise<number> {
  const judged = await judgeStarterRecipes()
  for (const slug of slugs) {
    const found = judged.get(slug)
    if (found) printRecipe(found)
    else say(`There is no recipe ${slug}.`)
  }
  return slugs.every((slug) => judged.has(slug)) ? 0 : 1
}

function printRecipe({ file, derived }: JudgedStarter): void {
  const figures = [
    `${figure(derived.calories_in_total)} kcal`,
    `protein ${figure(derived.protein_in_total)}`,
    `carbohydrates ${figure(derived.carbohydrates_in_total)}`,
    `sugars ${figure(derived.sugars_in_total)}`,
    `fat ${figure(derived.fat_in_total)}`,
    `saturated ${figure(derived.saturated_fats_in_total)}`,
    `fibre ${figure(derived.fiber_in_total)}`,
    `salt ${figure(derived.salt_in_total)}`,
  ]
  const { plausible } = energyPlausibility(derived.calories_in_total, {
    protein: derived.protein_in_total,
    carbohydrates: derived.carbohydrates_in_total,
    fat: derived.fat_in_total,
    fiber: derived.fiber_in_total,
    alcohol: 0,
  })
  say(`\n${file.slug} · ${file.meal_types.join(', ')} · ${derived.dietary_preference.at(-1) ?? ''}`)
  say(`  a portion: ${figures.join(' · ')}${plausible ? '' : ' · ENERGY IS NOT PLAUSIBLE'}`)
  for (const diet of RESTRICTING_DIETS) {
    const { verdict, reasons } = derived.diet_verdicts[diet]
    const why =
      verdict === 'suitable' ? '' : reasons.map(({ condition }) => condition.replace(/^[^.]+\./, '')).join(', ')
    say(`  ${diet.padEnd(32)}${verdict.padEnd(12)}${why}`)
  }
}
