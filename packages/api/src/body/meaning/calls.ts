import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import type { Calls } from '#api/testing/world.ts'

export const calls: Calls = {
  'GET /diary/meaning': async ({ person, recipe, make }) => {
    const today = calendarDay(new Date())
    const days = [1, 2, 3, 4, 5].map((back) => addDays(today, -back))
    const what = { kind: 'ingredient', ingredient: recipe.ingredient, amount: 80, unit: 'g' }
    const entries = days.map((day) => ({ guid: crypto.randomUUID(), day, meal: 'Lunch', what }))
    await make('POST', { path: '/diary/entries', as: person, body: { entries } })
    return { path: `/diary/meaning?from=${addDays(today, -7)}&to=${today}`, as: person }
  },
}
