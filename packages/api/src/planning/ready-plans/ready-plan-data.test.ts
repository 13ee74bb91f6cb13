import { isListed, type JudgedStarter, judgeStarterRecipes } from '@zivina/db/testing/starter-verdicts'
import { RESTRICTING_DIETS } from '@zivina/domain/catalogue/diet-types'
import { addDays } from '@zivina/domain/planning/plan-days'
import { checkPlan } from '@zivina/planner/check-plan'
import type { PlannedMeal } from '@zivina/planner/plan-request'
import { beforeAll, describe, expect, it } from 'vitest'
import { READY_PLANS } from './ready-plan-data.ts'
import { EATER, readyPlanRequest } from './testing/plan-request-of.ts'
import { candidatesFor } from './testing/starter-candidates.ts'

let recipes: Map<string, JudgedStarter>
beforeAll(async () => {
  recipes = new Map([...(await judgeStarterRecipes())].filter(([, recipe]) => isListed(recipe)))
})

describe('ready-made plans', () => {
  it('have slugs and names of their own', () => {
    expect(new Set(READY_PLANS.map(({ slug }) => slug)).size).toBe(READY_PLANS.length)
    expect(new Set(READY_PLANS.map(({ name }) => name)).size).toBe(READY_PLANS.length)
  })

  it('have every meal of every day, and only dishes that suit the diets of the week', () => {
    const wrong = READY_PLANS.flatMap(({ slug, diet_types, request, days }) => [
      ...(days.length === 7 ? [] : [`${slug} has ${days.length} days`]),
      ...days.flatMap((meals, day) =>
        request.meals
          .filter(({ meal_type }) => meals.every((meal) => meal.meal_type !== meal_type))
          .map(({ meal_type }) => `${slug} has no ${meal_type} on day ${day}`),
      ),
      ...days.flat().flatMap(({ recipe }) =>
        RESTRICTING_DIETS.filter((diet) => diet_types.includes(diet)).flatMap((diet) => {
          const verdict = recipes.get(recipe)?.derived.diet_verdicts[diet]?.verdict
          return verdict === 'suitable' ? [] : [`${slug}: ${recipe} is ${verdict} for ${diet}`]
        }),
      ),
    ])
    expect(wrong).toEqual([])
  })

  it('keep the rules of a week for their diets', () => {
    const broken = READY_PLANS.flatMap((plan) => {
      const dishes = new Map(candidatesFor(plan, recipes.values()).map((dish) => [dish.guid, dish]))
      const served = plan.days.flat().map(({ recipe }) => dishes.get(recipe))
      return readyPlanRequest(plan).week_rules.flatMap(({ kind, least, most }) => {
        const count = served.filter((dish) => dish?.kinds.includes(kind)).length
        const isKept = (least === null || count >= least) && (most === null || count <= most)
        return isKept ? [] : [`${plan.slug}: ${kind} ${count}×`]
      })
    })
    // Snacks and breakfasts of a sparing diet that are not sweet take too long or are not suitable; vegan dishes and those for gout fill less.
    expect(broken).toEqual([
      'vegansky-tyden: meagre 3×',
      'setrici-tyden: sweet 9×',
      'setrici-tyden: sweet_meal 2×',
      'pri-dne: meagre 3×',
    ])
  })

  it.each(READY_PLANS.map((plan) => [plan.slug, plan] as const))(
    '%s keeps all that its request asks for',
    (_, plan) => {
      const request = readyPlanRequest(plan)
      const meals = plan.days.flatMap((ofDay, day) =>
        ofDay.map(
          ({ meal_type, recipe, portions, leftover_of }): PlannedMeal => ({
            day,
            meal_type,
            recipe,
            date: addDays(request.first_day, day),
            portions: { [EATER]: portions },
            leftover_of: leftover_of ?? null,
          }),
        ),
      )
      expect(checkPlan(request, candidatesFor(plan, recipes.values()), { meals })).toEqual([])
    },
  )
})
