/** Claims have one limit in 100 g of a food and another in 100 ml of a drink. */
export const FOOD_FORMS = ['food', 'drink'] as const
export type FoodForm = (typeof FOOD_FORMS)[number]
