import { prepareDish } from '@zivina/domain/catalogue/dish-figures/dish-weight'
import { formatNutrient } from '@zivina/domain/catalogue/format'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { type RecipeTotals, scaleTotals } from '@zivina/nutrition/macros'
import { BASIC_NUTRIENTS, NUTRIENTS, type Nutrient } from '@zivina/nutrition/nutrients'
import { useMemo, useState } from 'react'
import { Segmented } from '#app/kit/ui/segmented.tsx'
import { ConstituentsPart } from './constituents/constituents-part.tsx'
import { CoverageNotes, LowerBoundSentence } from './coverage-notes.tsx'
import { DishSummary } from './dish/dish-summary.tsx'
import { describeDish } from './dish-lines.ts'
import { EnergyRing } from './energy-ring.tsx'
import type { Figures } from './figures.ts'
import { NutrientRow } from './nutrient-row.tsx'
import { coverageOf, isLowerBound, totalOf } from './nutrient-totals.ts'
import { NutritionNotes } from './nutrition-notes.tsx'
import { NutritionTable } from './nutrition-table.tsx'
import { ReferenceKey } from './reference-key.tsx'

type Basis = 'portion' | 'recipe'
type Extent = 'basic' | 'extended'

const isGrams = (nutrient: Nutrient) => nutrient !== 'kilojoules' && nutrient !== 'calories'
const BASIC_ROWS = BASIC_NUTRIENTS.filter(isGrams)
/** A part is below its whole: sugars below carbohydrates, saturated fats below fat. */
const EXTENDED_ROWS = [
  'protein',
  'carbohydrates',
  'sugars',
  'fat',
  'saturated_fats',
  'fiber',
  'salt',
] as const satisfies readonly Nutrient[]
const PRINTED = ['calories', 'protein', 'carbohydrates', 'fat', 'fiber', 'salt'] as const

/** Nutrition of the recipe as edited: ring, bars and a table, for one portion or the whole. */
export function NutritionSection({ edit, totals, recipe }: Figures) {
  const [basis, setBasis] = useState<Basis>('portion')
  const [extent, setExtent] = useState<Extent>('basic')
  const whole = useMemo(() => scaleTotals(totals, edit.portion_size), [totals, edit.portion_size])
  const described = useMemo(() => describeDish(recipe, edit), [recipe, edit])
  const dish = useMemo(() => prepareDish(described), [described])
  const shown = basis === 'portion' ? totals : whole
  const rows: readonly Nutrient[] = extent === 'basic' ? BASIC_ROWS : EXTENDED_ROWS
  const inView: readonly Nutrient[] = ['kilojoules', ...rows]

  return (
    <section aria-labelledby="vyziva" className="recipe-nutrition flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        <h2 id="vyziva" className="text-2xl">
          Výživové hodnoty
        </h2>
        <div className="own-figures flex flex-wrap gap-3 noscript:hidden">
          <Segmented
            legend="Pro jaké množství"
            options={[
              { value: 'portion', label: 'Porce' },
              { value: 'recipe', label: 'Celý recept' },
            ]}
            value={basis}
            onChange={setBasis}
          />
          <Segmented
            legend="Které hodnoty"
            options={[
              { value: 'basic', label: 'Základní' },
              { value: 'extended', label: 'Rozšířené' },
            ]}
            value={extent}
            onChange={setExtent}
          />
        </div>
      </div>
      <p className="figure-words">Čísla jsou skrytá, jak máte v&nbsp;nastavení.</p>
      <div className="own-figures flex flex-col gap-5">
        <div className="grid items-center gap-6 rounded-card bg-surface p-5 shadow-card sm:grid-cols-[13rem_1fr] sm:p-6 print:hidden">
          <EnergyRing totals={shown} caption={basis === 'portion' ? 'v\u00a0porci' : 'v\u00a0celém receptu'} />
          <div className="flex min-w-0 flex-col gap-4">
            <ReferenceKey />
            <ul className="flex flex-col gap-4" data-testid="nutrients">
              {rows.map((nutrient) => (
                <NutrientRow
                  key={nutrient}
                  nutrient={nutrient}
                  value={totalOf(shown, nutrient)}
                  perPortion={totalOf(totals, nutrient)}
                  coverage={coverageOf(totals, nutrient)}
                />
              ))}
            </ul>
          </div>
        </div>
        <CoverageNotes edit={edit} totals={totals} shown={inView} />
        <NutritionTable lines={described.lines} totals={totals} whole={whole} portions={edit.portion_size}>
          <CoverageNotes
            edit={edit}
            totals={totals}
            shown={NUTRIENTS.filter((nutrient) => !inView.includes(nutrient))}
          />
        </NutritionTable>
        <ConstituentsPart dish={dish} portions={edit.portion_size} />
        <DishSummary
          dish={dish}
          mealTypes={recipe.meal_types}
          portions={edit.portion_size}
          isWeighedOtherwise={typeof recipe.cooked_weight === 'number' && described.weighed === null}
        />
        <NutritionNotes />
      </div>
      <p className="figures hidden print:block">
        <strong>Jedna porce:</strong> {PRINTED.map((nutrient) => describe(totals, nutrient)).join(' · ')}.{' '}
        {PRINTED.some((nutrient) => isLowerBound(totals, nutrient)) ? <LowerBoundSentence /> : null}
      </p>
    </section>
  )
}

function describe(totals: RecipeTotals, nutrient: Nutrient): string {
  const said = `${NUTRIENT_LABELS[nutrient].name.toLowerCase()} ${figureOf(totals, nutrient)}`
  return nutrient === 'calories' ? `${said} (${figureOf(totals, 'kilojoules')})` : said
}

function figureOf(totals: RecipeTotals, nutrient: Nutrient): string {
  return formatNutrient(nutrient, totalOf(totals, nutrient), coverageOf(totals, nutrient))
}
