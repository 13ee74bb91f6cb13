import type { User } from '@zivina/contract/account/users'
import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { parseAmount } from '@zivina/czech/number-input'
import { suitableDiets } from '@zivina/domain/catalogue/diet-rules/suitable-diets'
import { RULE_VERSION } from '@zivina/domain/catalogue/diet-rules/verdicts'
import { withFreeText } from '#app/features/catalogue/recipe/free-text.ts'
import type { Draft } from './draft.ts'
import { draftTotals } from './draft-nutrition.ts'
import { aimedLevel, draftPayload, stepsPayload } from './draft-payload.ts'
import { judgeDraft } from './judge-draft.ts'
import { lineAmount } from './line-amount.ts'

/** The recipe as its page would show it. Unfinished lines are left out. */
export function previewRecipe(draft: Draft, guid: string, user: User | undefined): RecipeDetail {
  const now = new Date().toISOString()
  const username = user?.username ?? ''
  const diet_verdicts = judgeDraft(draft)
  return withFreeText({
    ...draftTotals(draft),
    guid,
    slug: 'nahled',
    name: draft.name.trim() || 'Recept bez názvu',
    headnote: draft.headnote.trim(),
    tip: draft.tip.trim(),
    storage: draft.storage || null,
    aimed_iddsi_level: aimedLevel(draft),
    photos: draft.photos,
    creator: { guid: user?.guid ?? guid, username, name: username, slug: null, colour: null, logo: null, image: null },
    created_at: now,
    updated_at: now,
    portion_size: draft.portion_size,
    time_minutes: parseAmount(draft.time_minutes) ?? 0,
    resting_time: parseAmount(draft.resting_time) ?? 0,
    cooked_weight: parseAmount(draft.cooked_weight),
    difficulty: draft.difficulty,
    cooking_type: draft.cooking_type,
    dietary_goal: draft.dietary_goal,
    dietary_preference: ['All'],
    diet_types: suitableDiets(diet_verdicts),
    without_allergens: [],
    diet_verdicts,
    rule_version: RULE_VERSION,
    confirmations: [],
    meal_types: draft.meal_types,
    tags: draft.tags,
    no_side_dish: draft.no_side_dish,
    duplicate: false,
    rating: { average: null, count: 0 },
    status: 'Pending',
    steps: stepsPayload(draft.steps),
    free_lines: draftPayload(draft).free_lines?.map(({ text, segment = 'Main', place = 0 }) => ({
      text,
      segment,
      place,
    })),
    ingredients: draft.lines.flatMap((line) => {
      const { ingredient, segment, count_macros } = line
      const value = lineAmount(line)
      if (ingredient === null || value === null) return []
      const { guid: food, amount: _, ...rest } = ingredient
      return { ...rest, ingredient: food, amount: value.toFixed(2), segment, count_macros }
    }),
  })
}
