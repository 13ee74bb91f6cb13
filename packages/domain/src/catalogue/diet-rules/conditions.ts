import type { Allergen } from '#domain/catalogue/allergens/allergens.ts'
import type { CookingType } from '#domain/catalogue/cooking.ts'
import type { RestrictingDiet } from '#domain/catalogue/diet-types.ts'
import type { FoodGroup } from '#domain/catalogue/foods/food-groups.ts'
import type { DishKind } from './dish-kinds.ts'
import type { Figure } from './figures.ts'
import type { RecipeClass } from './recipe-classes.ts'
import type { SourceId } from './sources.ts'
import type { DietPart, Remedy } from './verdicts.ts'

/** Whether the source itself was read, the rule is established but was not looked up again, or it is our proposal. */
export type Certainty = 'read' | 'known' | 'judgement'

type Common = {
  /** The key of the diet, the kind and a name: `gout.exclude.offal`. */
  id: string
  source: SourceId | 'own'
  certainty: Certainty
  /** Holds for only one of the people that the diet is for. */
  only_for?: DietPart
}
type Effect = {
  /** What happens when the condition is hit. Of a food that is `borderline`, the diet allows a little as an exception. */
  effect: 'unsuitable' | 'borderline' | 'warning'
  /** The one thing to do where the condition makes a dish borderline. */
  remedy?: Remedy
}

/** Foods of these groups are left out, or watched above some grams in a reference serving. Raw weight, as in the recipe. */
export type FoodsCondition = Common &
  Effect & {
    kind: 'foods'
    groups: readonly FoodGroup[]
    /** A line that belongs to one of these groups too does not count. */
    unless?: readonly FoodGroup[]
    /** Hit also where the dish as a whole is one of these. */
    dishes?: readonly DishKind[]
    /** The classes it holds for; all when left out. */
    classes?: readonly RecipeClass[]
    /** Cold kitchen is taken as raw. */
    cooking?: CookingType
    /** Hit only by what is put on the dish at the end. */
    is_added_cold?: true
    /** Not hit where the steps have one of these parts of words: what is strained has no skins. */
    unless_steps?: readonly string[]
    /** Hit only above this many grams of all the groups together in a serving. */
    over?: number
    /** The limit where no other food of the condition is there than those of one group. */
    alone?: { group: FoodGroup; over: number }
    /** What a dry food weighs once it is cooked, as a multiple: legumes are counted as cooked. */
    dry_as_cooked?: number
    /** A food with more alcohol than this, in g per 100 g, is hit whatever its groups and amount. */
    alcohol_over?: number
    /** Why; follows the names of the foods and a colon. */
    reason: string
  }

/** Every line has to be certainly free of the allergen. */
export type AllergenCondition = Common & { kind: 'allergen'; allergen: Allergen; reason: string; missing: string }

/** A figure that may not be exceeded or has to be reached; maxima in a reference serving, minima in the stated portion. */
export type LimitCondition = Common &
  Effect & {
    kind: 'limit'
    figure: Figure
    per: 'portion' | 'energy' | '100_g' | '100_ml' | '10_g_carbohydrates'
    bound: 'max' | 'min'
    /** A class that is left out has no limit. */
    values: Partial<Record<RecipeClass, number>>
    /** Up to this value it suits; between it and the limit it is borderline. */
    suitable_to?: Partial<Record<RecipeClass, number>>
    /** It is borderline there only while this share of energy is held as well; otherwise it is unsuitable. */
    borderline_if?: { figure: Figure; to: number }
    /** Grams in a serving up to which a share does not matter, instead of those of `WAIVERS`. */
    waived_to?: number
    /** Only for a dish with at least so much energy, kJ in 100 g. */
    dense_from?: number
    /** Only for a serving with at least so many grams of carbohydrates. */
    carbohydrates_from?: Partial<Record<RecipeClass, number>>
    /** A higher limit for a drink of which these groups make at least half. */
    relaxed?: { groups: readonly FoodGroup[]; value: number }
    /** An unknown figure is passed over: groups decide in its place. */
    if_known?: true
    /** Nothing is told of a dish that surely has none. */
    if_any?: true
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
  /** Not asked for where the steps have one of these parts of words; „neloupejte“ has none. */
  unless_steps?: readonly string[]
  /** Asked for only where the recipe was written for a level of texture. Of any other nobody can say: this sentence says so. */
  without_aim?: string
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
  /** The people it is for, where the verdict of each is told apart. The verdict of the diet is the strictest. */
  parts?: readonly DietPart[]
  conditions: readonly Condition[]
}
