import { readFileSync } from 'node:fs'
import { FOOD_STATES } from '@zivina/domain/catalogue/substitution/food-state'
import { CULINARY_ROLES } from '@zivina/domain/catalogue/substitution/roles'
import { compileSubstitutions, RATIO_KINDS } from '@zivina/domain/catalogue/substitution/substitution-table'
import { z } from 'zod'

const Amount = z.number().positive()
const Member = z.union([
  Amount,
  z.strictObject({
    amount: Amount,
    remark: z.string().min(1).exactOptional(),
    only: z.literal('substitute').exactOptional(),
    source: z.string().exactOptional(),
  }),
])

/** The shape of `data/substitutions.json`. */
const Substitutions = z.strictObject({
  sources: z.record(
    z.string(),
    z.strictObject({ title: z.string().min(1), citation: z.string().min(1), kind: z.enum(RATIO_KINDS) }),
  ),
  states: z.record(z.enum(FOOD_STATES), z.array(z.string())),
  sets: z.array(
    z.strictObject({
      id: z.string(),
      role: z.enum(CULINARY_ROLES),
      source: z.string(),
      conversion: z.string().min(1).exactOptional(),
      foods: z.record(z.string(), Member),
    }),
  ),
})

const FILE = new URL('../../../../../../data/substitutions.json', import.meta.url)

/** The file as it is, for the tests of its content. */
export const SUBSTITUTION_DATA = Substitutions.parse(JSON.parse(readFileSync(FILE, 'utf8')))

/** Read once, at the start of the process. */
export const SUBSTITUTIONS = compileSubstitutions(SUBSTITUTION_DATA)
