import {
  AIMED_LEVEL_ID,
  AIMED_TEXTURE_LABEL,
  aimedTextureWords,
  THERAPIST_TESTS_TEXTURE,
} from '@zivina/domain/catalogue/diet-rules/iddsi-levels'
import { kitchenAmount } from '@zivina/domain/catalogue/kitchen/kitchen-amount'
import { isoDuration, known, recipeSchema, SEGMENTS_ID } from '@zivina/domain/catalogue/recipe-schema'
import { type OrderedStep, orderedSteps } from '@zivina/domain/catalogue/steps/ordered-steps'
import type { BookLine, BookRow, Cookbook } from './book.ts'

/** A cookbook as a graph of schema.org/Recipe. */
export function schemaItems({
  recipes,
  public_url,
}: Pick<Cookbook, 'recipes' | 'public_url'>): Record<string, unknown> {
  return { '@context': 'https://schema.org', '@graph': recipes.map((recipe) => schemaItem(recipe, public_url)) }
}

function schemaItem(recipe: BookRow, public_url: string): Record<string, unknown> {
  const description = recipe.headnote.replaceAll('\n', ' ')
  const lines = recipe.lines.map((line) => lineText(line))
  const item = recipeSchema({
    ...recipe,
    created_at: new Date(recipe.created_at).toISOString(),
    updated_at: new Date(recipe.updated_at).toISOString(),
    description,
    lines,
    steps: stepsOf(recipe),
  })
  return known({
    ...item,
    // Work apart from waiting, which the total alone would not tell.
    performTime: recipe.resting_time > 0 ? isoDuration(recipe.time_minutes) : null,
    identifier: recipe.guid,
    url: publicAddress(recipe, public_url),
    isBasedOn: recipe.source_url,
    author: { '@type': 'Person', name: recipe.author },
    comment: notesOf(recipe),
    additionalProperty: propertiesOf(recipe),
  })
}

/** A line as a cook reads it: „4 stroužky česneku“; one without an amount is only named. */
export function lineText(line: BookLine): string {
  return line.amount > 0 ? kitchenAmount(line.amount, line).text : line.name
}

/** Steps in their order; a modified recipe may have its own. */
export function stepsOf({ own_steps, steps }: Pick<BookRow, 'own_steps' | 'steps'>): OrderedStep[] {
  return orderedSteps(own_steps ?? Object.fromEntries(steps.map(({ number, ...step }) => [number, step])))
}

/** The address of a public recipe; a modified one has none. */
export function publicAddress({ kind, status, slug }: BookRow, public_url: string): string | null {
  return kind !== 'modified' && status === 'Approved' ? `${public_url}/recepty/${slug}` : null
}

/** What schema.org has no field for, as the import reads it back. */
function propertiesOf(recipe: BookRow): Record<string, unknown> | Record<string, unknown>[] | null {
  const properties = [aimOf(recipe), segmentsOf(recipe)].filter((property) => property !== null)
  return properties.length > 1 ? properties : (properties[0] ?? null)
}

/** The part of the dish of each line; null where all are main ingredients. */
function segmentsOf({ lines }: BookRow): Record<string, unknown> | null {
  if (lines.every(({ segment }) => segment === 'Main')) return null
  return {
    '@type': 'PropertyValue',
    propertyID: SEGMENTS_ID,
    name: 'Části receptu',
    value: lines.map(({ segment }) => segment),
  }
}

/** The level of texture that it was written for, as the import reads it back. */
function aimOf({ aimed_iddsi_level: level }: BookRow): Record<string, unknown> | null {
  if (level === null) return null
  const description = `${aimedTextureWords(level)}. ${THERAPIST_TESTS_TEXTURE}`
  return { '@type': 'PropertyValue', propertyID: AIMED_LEVEL_ID, name: AIMED_TEXTURE_LABEL, value: level, description }
}

/** The tip and the private note, which schema.org/Recipe has no field for. */
function notesOf({ tip, note }: BookRow): Record<string, unknown>[] | null {
  const notes = [
    { name: 'Tip', text: tip },
    { name: 'Poznámka', text: note },
  ].filter(({ text }) => text !== '')
  return notes.length === 0 ? null : notes.map((said) => ({ '@type': 'Comment', ...said }))
}
