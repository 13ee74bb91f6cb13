import { normalizeSearch } from '@zivina/czech/search-text'
import type { RecipeFilter } from '#domain/catalogue/filter/filters.ts'

const MEAT = /(?<!\p{L})(?:kur(?:e|eci|et)|krut|hovez|vepr|slanin|sunk|klobas|mas[oae](?!l)|jehne|telec|kachn)/u
const FISH = /(?<!\p{L})(?:ryb|losos|tunak|tresk|pstruh|krevet|makrel)/u
const ANIMAL = /(?<!\p{L})(?:vejc|vajec|vajic|syr(?!ov)|tvaroh|smetan|mlek|jogurt|med(?!v))/u
const GLUTEN = /(?<!\p{L})(?:psenic|zitn|jecmen|spald|seitan|kuskus|bulgur)/u

/** Czech sentences about wishes that hardly any dish fulfils together. All of them stay in the filter. */
export function findQuestionConflicts(
  { dietary_preference, diet_types = [], without_allergens = [] }: Partial<RecipeFilter>,
  text: string,
  excluded: readonly string[],
): string[] {
  const plain = normalizeSearch(text)
  const conflicts: string[] = []
  const isVegetarian = dietary_preference === 'Vegan' || dietary_preference === 'Vegetarian'
  const hasAnimal = MEAT.test(plain) || FISH.test(plain) || (dietary_preference === 'Vegan' && ANIMAL.test(plain))
  if (isVegetarian && hasAnimal) {
    const style = dietary_preference === 'Vegan' ? 'Veganské' : 'Vegetariánské'
    conflicts.push(`${style} jídlo a\u00a0„${text}“ se nejspíš vylučují.`)
  }
  const isGlutenFree = diet_types.includes('Gluten free') || without_allergens.includes('gluten')
  if (isGlutenFree && GLUTEN.test(plain)) conflicts.push(`Bez lepku a\u00a0„${text}“ se nejspíš vylučují.`)
  if (without_allergens.includes('fish') && FISH.test(plain)) {
    conflicts.push(`Bez ryb a\u00a0„${text}“ se nejspíš vylučují.`)
  }
  for (const name of excluded) {
    if (plain !== '' && plain.split(' ').includes(normalizeSearch(name))) {
      conflicts.push(`„${name}“ v\u00a0jídle chcete i\u00a0nechcete.`)
    }
  }
  return conflicts
}
