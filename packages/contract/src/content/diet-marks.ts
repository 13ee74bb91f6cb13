import { ALLERGENS } from '@zivina/domain/catalogue/allergens/allergens'
import { RESTRICTING_DIETS } from '@zivina/domain/catalogue/diet-types'
import { FOOD_GROUPS } from '@zivina/domain/catalogue/foods/food-groups'
import { z } from 'zod'

/**
 * What a text says of foods in a diet: that they are to be avoided, or eaten as an exception. Editors mark it in the front matter, so
 * that the rules, which say whom a recipe suits, can be held against the text.
 */
export const DietMark = z.strictObject({
  diet: z.enum(RESTRICTING_DIETS),
  kind: z.enum(['avoid', 'exceptional']),
  groups: z.array(z.enum(FOOD_GROUPS)).default([]),
  allergens: z.array(z.enum(ALLERGENS)).default([]),
  /** Only in the cold kitchen: „za studena“, „bez ohřevu“. */
  cold: z.boolean().default(false),
  /** Only in drinks. */
  drinks: z.boolean().default(false),
})
export type DietMark = z.infer<typeof DietMark>
