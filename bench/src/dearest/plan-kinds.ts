const DAY = ['Breakfast', 'Snack', 'Soup', 'Lunch', 'Dessert', 'Late_snack', 'Dinner', 'Late_dinner'] as const
const MONDAY = '2027-01-04'

/** Computed meal plans, which once stopped the search for everybody: the largest ones, and ones that must be refused cheaply. */
export const PLAN_KINDS = {
  'six proposals 28×8': proposing({ days: 28, meals: mealsOf(DAY) }),
  'invalid proposals': proposing({ days: 28, meals: mealsOf(DAY.map(() => 'Lunch')) }),
}

/** The first request of a sender makes a plan, the others ask for days of it. */
function proposing(wishes: object) {
  return ({ tokens }: { tokens: readonly string[] }) => {
    const plans = tokens.map(() => crypto.randomUUID())
    return (number: number, sender: number) => {
      const meal_plan = plans[sender]
      const asked = { guid: crypto.randomUUID(), meal_plan, wishes: { first_day: MONDAY, ...wishes, seed: number } }
      return {
        method: 'POST' as const,
        path: number < tokens.length ? '/api/meal_plan' : '/api/plan_proposal',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[sender]}` },
        body: JSON.stringify(number < tokens.length ? { guid: meal_plan, name: 'Měření' } : asked),
      }
    }
  }
}

function mealsOf(names: readonly string[]) {
  return names.map((meal_type) => ({ meal_type, energy_share: 1 / names.length }))
}
