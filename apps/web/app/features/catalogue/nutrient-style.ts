import type { Nutrient } from '@zivina/nutrition/nutrients'

type NutrientStyle = { fill: string; stroke: string; text: string }

const ENERGY: NutrientStyle = { fill: 'fill-energy', stroke: 'stroke-energy', text: 'text-energy' }

/** The colour of each nutrient, as classes for charts, bars and tables. Never the only distinction: there is always a label. */
export const NUTRIENT_STYLES: Record<Nutrient, NutrientStyle> = {
  kilojoules: ENERGY,
  calories: ENERGY,
  protein: { fill: 'fill-protein', stroke: 'stroke-protein', text: 'text-protein' },
  carbohydrates: { fill: 'fill-carbohydrates', stroke: 'stroke-carbohydrates', text: 'text-carbohydrates' },
  fat: { fill: 'fill-fat', stroke: 'stroke-fat', text: 'text-fat' },
  fiber: { fill: 'fill-fiber', stroke: 'stroke-fiber', text: 'text-fiber' },
  sugars: { fill: 'fill-sugars', stroke: 'stroke-sugars', text: 'text-sugars' },
  saturated_fats: { fill: 'fill-saturated-fats', stroke: 'stroke-saturated-fats', text: 'text-saturated-fats' },
  salt: { fill: 'fill-salt', stroke: 'stroke-salt', text: 'text-salt' },
}
