import type { Allergen } from '#domain/catalogue/allergens/allergens.ts'
import type { CookingType } from '#domain/catalogue/cooking.ts'
import type { RestrictingDiet } from '#domain/catalogue/diet-types.ts'
import type { FoodGroup } from '#domain/catalogue/foods/food-groups.ts'
import type { Figure } from './figures.ts'
import type { RecipeClass } from './recipe-classes.ts'
import type { SourceId } from './sources.ts'

/** Whether the source itself was read, the rule is established but was not looked up again, or it is our proposal. */
export type Certainty = 'read' | 'known' | 'judgement'

type Common = {
  /** The key of the diet, the kind and a name: `gout.exclude.offal`. */
  id: string
  source: SourceId | 'own'
  certainty: Certainty
}
type Effect = {
  /** What happens when the condition is hit. */
  effect: 'unsuitable' | 'warning'
}

/** Foods of these groups are left out, or watched above some grams in a portion. Raw weight, as in the recipe. */
export type FoodsCondition = Common &
  Effect & {
    kind: 'foods'
    groups: readonly FoodGroup[]
    /** A line that belongs to one of these groups too does not count. */
    unless?: readonly FoodGroup[]
    /** The classes it holds for; all when left out. */
    classes?: readonly RecipeClass[]
    /** Cold kitchen is taken as raw. */
    cooking?: CookingType
    /** Hit only above this many grams of all the groups together in a portion. */
    over?: number
    /** A food with more alcohol than this, in g per 100 g, is hit whatever its groups and amount. */
    alcohol_over?: number
    /** Why; follows the names of the foods and a colon. */
    reason: string
  }

/** Every line has to be certainly free of the allergen. */
export type AllergenCondition = Common & { kind: 'allergen'; allergen: Allergen; reason: string; missing: string }

/** A figure of a portion, of 100 ml, of 1000 kJ, or as a share of energy, that may not be exceeded or has to be reached. */
export type LimitCondition = Common &
  Effect & {
    kind: 'limit'
    figure: Figure
    per: 'portion' | 'energy' | '100_ml' | '1000_kj'
    bound: 'max' | 'min'
    /** A class that is left out has no limit. */
    values: Partial<Record<RecipeClass, number>>
    /** Up to this value it suits; between it and the limit it is borderline. */
    suitable_to?: number
    /** A higher limit for a drink of which these groups make at least half. */
    relaxed?: { groups: readonly FoodGroup[]; value: number }
    /** An unknown figure is passed over: groups decide in its place. */
    if_known?: true
    /** Why; follows the sentence with the figure and the limit. */
    reason?: string
  }

/** What a person confirms, because the data cannot say it. With neither `stems` nor `groups` it is always asked for. */
export type PreparationCondition = Common & {
  kind: 'preparation'
  /** Asked for when a step has one of these parts of words (lowercase, no accents), or when there are no steps. */
  stems?: readonly string[]
  /** Asked for when a food of these groups is there. */
  groups?: readonly FoodGroup[]
  /** What is confirmed, as a whole sentence. */
  reason: string
}

/** What holds for the diet whatever the dish: said on the page of the diet, never of a recipe. */
export type AdviceCondition = Common & { kind: 'advice'; reason: string }

export type Condition = FoodsCondition | AllergenCondition | LimitCondition | PreparationCondition | AdviceCondition

export type RuleSet = {
  diet: RestrictingDiet
  /** The first part of the ids of its conditions. */
  key: string
  conditions: readonly Condition[]
}
