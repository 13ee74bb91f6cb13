/** Limits of meal plans, shopping lists and the pantry, enforced by the server and observed by the screens. */

/** Meal plans of one user, the longest name of one, and the longest note of a plan, a day or an item. */
export const MEAL_PLANS_MAX = 200
export const MEAL_PLAN_NAME_MAX = 80
export const MEAL_PLAN_NOTE_MAX = 1000
export const MEAL_PLANS_PER_PAGE = 24
/** Folders of meal plans of one user, how deep they may lie in one another, and the longest name of one. */
export const MEAL_PLAN_FOLDERS_MAX = 100
export const MEAL_PLAN_FOLDER_DEPTH_MAX = 5
export const MEAL_PLAN_FOLDER_NAME_MAX = 60
/** Eaters of one plan, and the ingredients that one of them does not eat. */
export const MEAL_PLAN_EATERS_MAX = 10
export const EXCLUDED_INGREDIENTS_MAX = 50
/** Typed energy of an eater, kJ a day. */
export const EATER_KILOJOULES = { min: 2000, max: 40_000 } as const
/** Days of one plan, items of one day, and days that one call reads or writes. */
export const MEAL_PLAN_DAYS_MAX = 1000
export const MEAL_PLAN_DAY_ITEMS_MAX = 60
export const MEAL_PLAN_RANGE_MAX = 62
/** Items that one call writes: a month of eight meals. */
export const MEAL_PLAN_ITEMS_PER_CALL = 500
/** Portions of one planned dish for one eater. */
export const PLANNED_PORTIONS_STEP = 0.25
export const PLANNED_PORTIONS_MAX = 50
/** Recipes offered for swapping a meal. */
export const MEAL_SWAPS_LIMIT = 12
/** How often one user may print plans or send them to themselves in an hour. */
export const MEAL_PLAN_FILES_PER_HOUR = 60
export const MEAL_PLAN_MAILS_PER_HOUR = 10
/** How long a deleted plan, and an item that was taken out, can be restored. */
export const MEAL_PLAN_RESTORE_DAYS = 30
export const MEAL_PLAN_ITEM_RESTORE_DAYS = 1
/**
 * Plans that are computed: the most days and disliked ingredients, how many of a user are kept, and how often each of the calls that
 * compute may be made.
 */
export const PLAN_PROPOSAL_DAYS_MAX = 28
export const PLAN_DISLIKED_MAX = 50
export const PLAN_PROPOSALS_KEPT = 20
export const PLAN_PROPOSALS_PER_MINUTE = 60
/** Shopping lists of one person, the longest name of one, and what one list has. */
export const SHOPPING_LISTS_MAX = 20
export const SHOPPING_LIST_NAME_MAX = 60
/** Whole lists that one answer about changes has. */
export const SHOPPING_LISTS_AT_ONCE = 5
export const SHOPPING_RECIPES_MAX = 60
export const SHOPPING_ITEMS_MAX = 300
export const SHOPPING_TEXT_MAX = 200
export const STAPLES_MAX = 100
/** Days after which a staple comes back. */
export const STAPLE_DAYS_MAX = 365
export const PACKAGE_SIZES_MAX = 5
/** Whole haléře of one product: a hundred thousand crowns. */
export const PRODUCT_PRICE_MAX = 10_000_000
/** Changes that one call may carry, as after a time without a connection. */
export const SHOPPING_MARKS_PER_CALL = 300
/** How often a person may send themselves a list in an hour. */
export const SHOPPING_MAILS_PER_HOUR = 10
/** How long what was removed can be brought back. */
export const SHOPPING_UNDO_DAYS = 7
/** Foods of one pantry. */
export const PANTRY_ITEMS_MAX = 500
export const PANTRY_RECIPES_PER_PAGE = 12
/** People with whom one meal plan or shopping list is shared, and how many one user may invite in an hour. */
export const SHARES_MAX = 20
export const SHARE_INVITATIONS_PER_HOUR = 30
