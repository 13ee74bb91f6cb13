import type { RuleSet } from './conditions.ts'
import { COW_PROTEIN_ALLERGY } from './rule-sets/cow-protein-allergy.ts'
import { DIABETIC } from './rule-sets/diabetic.ts'
import { DYSPHAGIA } from './rule-sets/dysphagia.ts'
import { GLUTEN_FREE } from './rule-sets/gluten-free.ts'
import { GOUT } from './rule-sets/gout.ts'
import { HIGH_CHOLESTEROL } from './rule-sets/high-cholesterol.ts'
import { LACTOSE_INTOLERANT } from './rule-sets/lactose-intolerant.ts'
import { NUTRITIONAL } from './rule-sets/nutritional.ts'
import { PREGNANT } from './rule-sets/pregnant.ts'
import { RESTRICTED_FAT } from './rule-sets/restricted-fat.ts'
import { RESTRICTED_REMAINS } from './rule-sets/restricted-remains.ts'
import { SPARING } from './rule-sets/sparing.ts'

/** The rules of every diet that restricts something, in the order of the diet types. */
export const RULE_SETS: readonly RuleSet[] = [
  SPARING,
  RESTRICTED_FAT,
  RESTRICTED_REMAINS,
  DIABETIC,
  GLUTEN_FREE,
  LACTOSE_INTOLERANT,
  COW_PROTEIN_ALLERGY,
  DYSPHAGIA,
  NUTRITIONAL,
  GOUT,
  HIGH_CHOLESTEROL,
  PREGNANT,
]
