import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RestrictingDiet } from '@zivina/domain/catalogue/diet-types'
import { PRESETS } from '@zivina/domain/catalogue/filter/presets'
import { expect, it } from 'vitest'
import { judgeStarterRecipes } from '#db/testing/starter-verdicts.ts'

const judged = await judgeStarterRecipes()
const verdictOf = (slug: string, diet: RestrictingDiet) => judged.get(slug)?.derived.diet_verdicts[diet].verdict

it.each([
  ['goat cheese', 'cuketova-frittata-s-kozim-syrem', 'Cow protein allergy'],
  ['feta', 'melounovy-salat-s-fetou-a-matou', 'Cow protein allergy'],
  ['feta', 'recky-salat-s-fetou-a-olivami', 'Cow protein allergy'],
  ['feta', 'saksuka-s-paprikou-a-fetou', 'Cow protein allergy'],
  ['juice', 'granatova-limonada-s-rozmarynem', 'Diet for gout'],
  ['syrup', 'matova-limonada-s-okurkou-a-citronem', 'Diet for gout'],
  ['21 g of yeast', 'drozdova-polevka-s-ovesnymi-vlockami', 'Diet for gout'],
  ['sausage', 'fazole-s-klobasou-na-rajcatech', 'Diet for gout'],
  ['strong broth', 'kureci-vyvar-s-jemnymi-nudlemi-a-mrkvi', 'Diet for gout'],
  ['30 g of garlic', 'cesnecka-s-bramborem-a-kminem', 'Sparing'],
  ['dried pears', 'valassky-frgal-s-hruskovymi-povidly', 'Sparing'],
  ['ice cream', 'malinova-tvarohova-zmrzlina-z-mixeru', 'Sparing'],
  ['rhubarb', 'rebarborovy-napoj-s-jahodami-a-matou', 'Sparing'],
  ['pizza', 'pizza-na-tortille-se-sunkou', 'Sparing'],
  ['62 % of energy from fat', 'kokosky-z-bilku', 'Diabetic'],
  ['butter and sugar', 'vanilkove-rohlicky-s-orechy', 'Diabetic'],
  ['butter and sugar', 'orechove-medvedi-tlapky-z-ryzove-mouky', 'Diabetic'],
  ['cold ham', 'rolky-se-sunkou-a-kapii', 'For pregnant and breastfeeding'],
  ['65 % of energy from fat', 'zlate-mleko-s-kurkumou-a-zazvorem', 'Restricted fat'],
] as const)('%s: %s does not suit %s', (_why, slug, diet) => {
  expect(verdictOf(slug, diet)).toBe('unsuitable')
})

it('leavened dough suits gout', () => {
  expect(verdictOf('ryzovy-chleb-s-chia-seminky', 'Diet for gout')).toBe('suitable')
})

it('every ready-made filter finds at least ten starter recipes', () => {
  const found = Object.values(PRESETS).map(({ key, filter }) => {
    const [diet] = filter.diet_types
    const fits = [...judged.values()].filter(({ file, derived }) => {
      const isMeal = file.meal_types.some((meal) => filter.meal_types.includes(meal))
      return isMeal && file.dietary_goal.includes(filter.dietary_goal) && (!diet || derived.diet_types.includes(diet))
    })
    return [key, fits.length >= 10]
  })
  expect(Object.fromEntries(found)).toEqual({ lose_weight: true, muscles: true, gluten_free: true, diabetes: true })
})

it('a script without the engine finds no broken rule that is not stored as unsuitable', () => {
  expect(judgeAgain()).toEqual({ status: 0, output: expect.stringMatching(/^\d{3,} broken rules, 0 not stored/) })
})

it('the script finds out a wrong verdict', () => {
  const { status, output } = judgeAgain('recky-salat-s-fetou-a-olivami')
  expect(output).toContain('recky-salat-s-fetou-a-olivami | Cow protein allergy | suitable although')
  expect(status).toBe(1)
})

/** Lets the independent script judge what the seed stores. @param flattered a recipe that is told to suit everything */
function judgeAgain(flattered?: string) {
  const told = [...judged].map(([slug, { derived }]) => {
    const verdicts = Object.entries(derived.diet_verdicts)
    const diets = verdicts.map(([diet, { verdict }]) => [diet, slug === flattered ? 'suitable' : verdict])
    return [slug, Object.fromEntries(diets)]
  })
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zivina-verdicts-'))
  const file = path.join(folder, 'verdicts.json')
  writeFileSync(file, JSON.stringify(Object.fromEntries(told)))
  const script = fileURLToPath(new URL('../../../../scripts/judge-again.mjs', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, file], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return { status, output: stderr + stdout }
}
