import { tied } from '@zivina/contract/kernel/typography'
import { formatMinutes } from '@zivina/czech/format-minutes'
import { NBSP } from '@zivina/czech/format-number'
import { counted } from '@zivina/czech/plural'
import { DIFFICULTY_LABELS } from '@zivina/domain/catalogue/cooking'
import {
  AIMED_TEXTURE_LABEL,
  aimedTextureWords,
  THERAPIST_TESTS_TEXTURE,
} from '@zivina/domain/catalogue/diet-rules/iddsi-levels'
import { formatNutrient } from '@zivina/domain/catalogue/format'
import { kitchenAmount } from '@zivina/domain/catalogue/kitchen/kitchen-amount'
import { SEGMENT_LABELS } from '@zivina/domain/catalogue/segment-labels'
import { STORAGE } from '@zivina/domain/catalogue/storage'
import { storageSentences } from '@zivina/domain/catalogue/storage-words'
import type { PrintedBook, PrintedRecipe } from '@zivina/integrations/cookbook-pdf/printed-book'
import { TOTAL_FIELDS } from '@zivina/nutrition/macros'
import { SEGMENTS } from '@zivina/nutrition/segments'
import type { BookLine, BookRow, Cookbook, CookbookKind } from './book.ts'
import { publicAddress, stepsOf } from './schema-items.ts'

const KINDS: Readonly<Record<CookbookKind, string>> = {
  own: 'Moje recepty',
  modified: 'Upravené recepty',
  favorite: 'Oblíbené recepty',
}

const SHOWN_NUTRIENTS = [
  ['protein', 'bílkoviny'],
  ['carbohydrates', 'sacharidy'],
  ['fat', 'tuky'],
  ['fiber', 'vláknina'],
  ['salt', 'sůl'],
] as const

/** The words of a printed cookbook. */
export function toPages({ recipes, owner, day, which, public_url }: Cookbook): PrintedBook {
  return {
    title: `Kuchařka${which}`,
    owner,
    day: new Intl.DateTimeFormat('cs-CZ', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day)),
    day_made: day,
    count: counted(recipes.length, 'recept', 'recepty', 'receptů'),
    contents_title: 'Obsah',
    recipes: recipes.map((recipe) => toPage(recipe, public_url)),
  }
}

function toPage(recipe: BookRow, public_url: string): PrintedRecipe {
  const { portion_size, time_minutes, resting_time, difficulty, tip, note, storage, aimed_iddsi_level: aim } = recipe
  const rest = resting_time > 0 ? ` + ${formatMinutes(resting_time)} čekání` : ''
  const asides = [
    { title: AIMED_TEXTURE_LABEL, text: aim === null ? '' : `${aimedTextureWords(aim)}. ${THERAPIST_TESTS_TEXTURE}` },
    { title: 'Tip', text: tip },
    { title: 'Uchování', text: storage === null ? '' : storageSentences(STORAGE[storage]).join(' ') },
    { title: 'Poznámka', text: note },
  ]
  return {
    name: tied(recipe.name),
    section: KINDS[recipe.kind],
    facts: [
      counted(portion_size, 'porce', 'porce', 'porcí'),
      `${formatMinutes(time_minutes)}${rest}`,
      DIFFICULTY_LABELS[difficulty].toLowerCase(),
    ].join(' · '),
    headnote: tied(recipe.headnote),
    ingredients_title: 'Suroviny',
    groups: groupsOf(recipe.lines),
    steps_title: 'Postup',
    steps: stepsOf(recipe).map(({ number, step_title, step_text }) => ({
      title: step_title === `Krok ${number}` ? '' : tied(step_title),
      text: tied(step_text),
    })),
    asides: asides.filter(({ text }) => text !== '').map(({ title, text }) => ({ title, text: tied(text) })),
    nutrition: nutritionText(recipe),
    origin: originText(recipe, public_url),
  }
}

/** Lines by their part of the dish; the only part has no heading. */
function groupsOf(lines: readonly BookLine[]): PrintedRecipe['groups'] {
  const used = SEGMENTS.filter((segment) => lines.some((line) => line.segment === segment))
  return used.map((segment) => ({
    title: used.length > 1 ? SEGMENT_LABELS[segment] : '',
    lines: lines.filter((line) => line.segment === segment).map(printedLine),
  }))
}

function printedLine(line: BookLine): { amount: string; name: string } {
  if (line.amount <= 0) return { amount: '', name: line.name }
  const { amount, name, beside } = kitchenAmount(line.amount, line)
  return { amount, name: beside === null ? name : `${name} (${beside})` }
}

/** Of one portion; what is unknown is left out. */
function nutritionText(recipe: BookRow): string {
  const { nutrient_coverage: coverage, calories_in_total } = recipe
  if (calories_in_total === null) return ''
  const energy = formatNutrient('calories', calories_in_total, coverage.kilojoules ?? 0)
  const figures = SHOWN_NUTRIENTS.flatMap(([nutrient, label]) => {
    const value = recipe[TOTAL_FIELDS[nutrient]]
    return value === null ? [] : [`${label} ${formatNutrient(nutrient, value, coverage[nutrient] ?? 0)}`]
  })
  return `Jedna porce: ${[energy, ...figures].join(', ')}.`
}

function originText(recipe: BookRow, public_url: string): string {
  const address = recipe.source_url ?? publicAddress(recipe, public_url)
  const author = recipe.kind === 'own' ? '' : `Recept:${NBSP}${recipe.author}`
  return [author, address ?? ''].filter((part) => part !== '').join(' · ')
}
