/**
 * Which areas an area may import, besides itself. The same order applies in the API, the contract, the tables, the rules of the
 * domain and the features of the web: kernel ← media ← account ← catalogue ← community, content ← discovery ← commerce, planning ← body
 * ← counselling ← console.
 */
const GROUND = ['kernel', 'media', 'account', 'catalogue']
const ALL = [...GROUND, 'community', 'content', 'discovery']

export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  media: ['kernel'],
  account: ['kernel', 'media'],
  catalogue: ['kernel', 'media', 'account'],
  community: GROUND,
  content: GROUND,
  discovery: [...GROUND, 'community', 'content'],
  commerce: ALL,
  planning: ALL,
  body: [...ALL, 'planning'],
  counselling: [...ALL, 'commerce', 'planning', 'body'],
  console: [...ALL, 'commerce', 'planning', 'body', 'counselling'],
}

/** Folders whose first level is areas. */
export const FOLDERS_BY_AREA = [
  'packages/api/src',
  'packages/contract/src',
  'packages/db/src/schema',
  'packages/db/src/build',
  'packages/db/src/seed',
  'packages/domain/src',
  'apps/web/app/features',
]

/** Packages of one area: of the domain they may import what that area may. */
export const PACKAGES_OF_AREAS: Readonly<Record<string, string>> = {
  'packages/planner/src': 'planning',
  'packages/recipe-reader/src': 'catalogue',
}

/** Nouns of the API with several rooms (subfolders), each with its own door. */
export const NOUNS_WITH_ROOMS = [
  'account/credentials',
  'account/identity',
  'catalogue/ingredients',
  'catalogue/recipes',
]

/** The doors: the only files of a noun that other nouns may import. */
export const DOORS = ['service.ts', 'present.ts', 'policy.ts', 'sql.ts']

/**
 * The noun that may write a table, where it does not have the same name, or the one room of it that may: file below
 * `packages/db/src/schema` → noun or room of the API.
 */
export const TABLE_OWNERS: Readonly<Record<string, string>> = {
  'counselling/follow-up-done': 'counselling/desk',
  'kernel/app-secret': 'kernel/keys',
  'kernel/audit-event': 'kernel/audit',
  'kernel/rate-limit': 'kernel/limits',
  'kernel/day-figure': 'kernel/watch',
  'kernel/outside-service': 'kernel/watch',
  'account/account-deletion': 'account/erasure',
  'account/billing-address': 'account/identity/billing-addresses',
  'account/body-profile': 'account/identity',
  'account/consent': 'account/identity',
  'account/membership': 'account/identity/memberships',
  'account/email-code': 'account/credentials',
  'account/password': 'account/credentials',
  'account/password-reset': 'account/credentials',
  'account/second-factor': 'account/credentials',
  'account/nutrient-target': 'account/targets',
  'account/target-adjustment': 'account/targets',
  'account/oauth-identity': 'account/entry',
  'account/user': 'account/identity',
  'account/user-ban': 'account/identity',
  'account/point-entry': 'account/points',
  'commerce/ledger-transfer': 'commerce/ledger',
  'commerce/order-refund': 'commerce/refunds',
  'commerce/money-difference': 'commerce/reconciliation',
  'commerce/premium-grant': 'commerce/subscriptions',
  'commerce/referral-code': 'commerce/referral-codes',
  'commerce/shop-item': 'commerce/shop',
  'kernel/change-log': 'kernel/changes',
  'kernel/webhook-event': 'kernel/webhooks',
  'console/export-job': 'console/exports',
  'commerce/service-price': 'commerce/services',
  'commerce/recurrence-stop': 'commerce/recurrences',
  'commerce/subscription': 'commerce/recurrences',
  'commerce/trial-use': 'commerce/own-subscription',
  'catalogue/public-profile': 'catalogue/creators',
  'catalogue/ingredient-version': 'catalogue/ingredients',
  'catalogue/recipe-ingredient': 'catalogue/recipes',
  'catalogue/recipe-step': 'catalogue/recipes',
  'catalogue/recipe-draft': 'catalogue/recipes',
  'catalogue/recipe-modified': 'catalogue/recipes',
  'catalogue/recipe-confirmation': 'catalogue/recipes',
  'catalogue/common-ingredient': 'catalogue/recipes',
  'catalogue/starter-recipe': 'catalogue/recipes',
  'content/contact-message': 'content/contact',
  'content/spent-challenge': 'content/contact',
  'content/edited-text': 'content/texts',
  'content/news-block': 'content/news',
  'content/newsletter-issue': 'content/newsletter',
  'content/newsletter-subscriber': 'content/newsletter',
  'content/riddle-reward': 'content/riddle',
  'planning/meal-plan-calendar': 'planning/meal-plan-documents',
  'planning/meal-plan-item': 'planning/meal-plans',
  'planning/pantry-item': 'planning/pantry',
  'console/backup-run': 'console/backups',
  'body/image-recognition': 'body/image-recognition',
  'counselling/counselling-consent': 'counselling/counselling-consents',
  'counselling/nutritionist': 'counselling/nutritionists',
  'body/diary-day': 'body/diary',
  'body/diary-entry': 'body/diary',
}
