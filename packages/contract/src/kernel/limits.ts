/** Limits that the server enforces and the screens observe. Times are milliseconds unless the name says otherwise. */
export const RECIPES_PER_PAGE = 18
export const PERSONAL_INGREDIENTS_PER_PAGE = 24
export const INGREDIENT_SEARCH_LIMIT = 15
/** Rows of a `?page=` list. */
export const ROWS_PER_PAGE = 25
/** The most rows of one call; a larger `limit` is refused. */
export const LIMIT_MAX = 100
export const OFFSET_MAX = 10_000_000
export const SEARCH_TEXT_MAX = 200
/**
 * Calls of one search, list or other expensive call that one address may make in a minute: typing makes three a second at most.
 */
export const DEAR_CALLS_PER_MINUTE = 300
/** The most values in one comma-separated parameter. */
export const LIST_PARAMETER_MAX = 50
export const SIMILAR_RECIPES_LIMIT = 6
/** Recipes that go with another one, as its page lists them. */
export const COMPANIONS_LIMIT = 4
export const SEARCH_ALL_LIMIT = 6
/** Products of a search. */
export const PRODUCTS_PER_SEARCH = 15
/** Barcodes that one person may look up in a minute, repeats while one is looked for included. */
export const BARCODE_CALLS_PER_MINUTE = 120
export const ARTICLES_PER_PAGE = 12
export const FOODS_PER_PAGE = 60
/** Recipes on the page of a food. */
export const FOOD_RECIPES_MAX = 12

/** A single letter names no food: the server finds nothing, and the fields do not ask. */
export const INGREDIENT_SEARCH_MIN = 2

export const DEBOUNCE_DEFAULT = 100
export const DEBOUNCE_SEARCH = 300
export const SNACKBAR_TIMEOUT = 3000
/** A recipe stored in a client is fetched again when it is older than this. */
export const STALE_RECIPE_DAYS = 7
/** Room left above an anchor that a hash link scrolls to, in CSS pixels. */
export const ANCHOR_OFFSET_PX = 65

/** Width of social images and the ratios they are cut in. */
export const SOCIAL_IMAGE_WIDTH = 1200
export const SOCIAL_IMAGE_RATIOS = ['1-1', '4-3', '16-9'] as const
/** Quality (1–100) of pictures by use. */
export const IMAGE_QUALITY = { profile: 100, search: 50, admin: 50 } as const
/** Avatar widths in pixels. */
export const AVATAR_SIZES = [400, 500] as const

export const ACCESS_TOKEN_SECONDS = 15 * 60
/** Lifetime of refresh tokens, token data and settings in cookies. */
export const SESSION_SECONDS = 365 * 24 * 3600
/** How long a rotated refresh token still works, so that two tabs that refresh at the same time do not end the session. */
export const REFRESH_GRACE_SECONDS = 30
export const EMAIL_CODE_MINUTES = 30
export const EMAIL_CODE_ATTEMPTS = 5
/** Minutes before another verification e-mail can be requested. */
export const EMAIL_RESEND_MINUTES = 10
export const RESET_TOKEN_MINUTES = 60
/** A password reset can be requested once in this time. */
export const RESET_WAIT_MINUTES = 30
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
export const USERNAME_MIN = 3
export const USERNAME_MAX = 30
export const EMAIL_MAX = 254
/** Days between the request to delete an account and its deletion. */
export const DELETION_GRACE_DAYS = 30
/** Characters of a recipe pasted as text. */
export const IMPORT_TEXT_MAX = 100_000
/** Bytes of a file with recipes to import. */
export const IMPORT_FILE_MAX_BYTES = 5 * 1024 * 1024
/** Accepted body measurements: centimetres and kilograms, both ends included. */
export const BODY_RANGES = {
  height: { min: 80, max: 250 },
  weight: { min: 25, max: 400 },
  waist_girth: { min: 30, max: 250 },
  hips_girth: { min: 40, max: 250 },
  chest_girth: { min: 40, max: 250 },
  thigh_girth: { min: 20, max: 150 },
  arm_girth: { min: 10, max: 100 },
} as const
/** The pace towards a goal weight that may be asked for, kilograms a week; the target limits it further by the weight. */
export const GOAL_PACE = { min: 0.05, max: 2 } as const
/** Own targets of one person: each nutrient for every day and for weekdays, and the largest figure, in the unit of the nutrient. */
export const NUTRIENT_TARGETS_MAX = 150
export const NUTRIENT_TARGET_MOST = 100_000
/** Recorded movement: the longest, and records of one person and of one day. */
export const ACTIVITY_MINUTES_MAX = 1440
export const ACTIVITIES_MAX = 50_000
export const ACTIVITIES_PER_DAY = 50
/** Days that one list of movement covers. */
export const ACTIVITY_RANGE_MAX = 366
/** The first day that measurements may have. */
export const MEASURED_DAY_MIN = '1950-01-01'
export const MEASUREMENTS_PER_PAGE = 30
export const MEASUREMENT_WRITES_PER_HOUR = 600
/** Days of one import, the body that carries them, and the file they come from, in bytes. */
export const MEASUREMENTS_IMPORT_MAX = 10_000
export const MEASUREMENTS_IMPORT_BYTES_MAX = 2 * 1024 * 1024
export const MEASUREMENTS_FILE_MAX_BYTES = 5 * 1024 * 1024
/** Progress photos of one person, and bytes of one as it is sent. */
export const PROGRESS_PHOTOS_MAX = 200
export const PROGRESS_PHOTOS_PER_PAGE = 24
export const PROGRESS_PHOTO_BYTES_MAX = 8 * 1024 * 1024
/** The largest accepted picture, in bytes. */
export const IMAGE_BYTES_MAX = 25 * 1024 * 1024
/** The longest edge of a photo that a browser uploads, in pixels. */
export const IMAGE_SENT_EDGE = 2400
/** How long a permit to upload one picture is valid. The image host accepts less than an hour. */
export const UPLOAD_TOKEN_MINUTES = 30
/** The most lines of a recipe, and the greatest amount of one. */
export const RECIPE_LINES_MAX = 100
export const LINE_AMOUNT_MIN = 0.01
/** Fifty kilograms or litres: half of one for each of a hundred portions. */
export const LINE_AMOUNT_MAX = 50_000
/** The longest line that names no food. */
export const FREE_LINE_MAX = 200
/** Limits of a recipe's fields. Times are minutes. */
export const RECIPE_NAME_MAX = 120
export const RECIPE_HEADNOTE_MAX = 240
export const RECIPE_TIP_MAX = 300
export const PORTIONS_MAX = 100
/** Grams of a finished dish. */
export const COOKED_WEIGHT_MIN = 1
export const COOKED_WEIGHT_MAX = 100_000
export const COOKING_MINUTES_MAX = 10_000
export const RESTING_MINUTES_MAX = 100_000
export const RECIPE_TAGS_MAX = 10
export const RECIPE_STEPS_MAX = 60
export const STEP_TITLE_MAX = 120
export const STEP_TEXT_MAX = 4000
export const SOURCE_URL_MAX = 2000
export const STATUS_NOTE_MAX = 1000
/** Photos of a recipe, and photos of one upload. */
export const RECIPE_PHOTOS_MAX = 2
/** How often a user may change recipes, and how often the editor may save a draft. */
export const RECIPE_WRITES_PER_HOUR = 60
export const DRAFT_WRITES_PER_HOUR = 1200
/** Drafts stored per user; beyond that the oldest is deleted. */
export const DRAFTS_MAX = 20
/** The longest draft, in characters of JSON. */
export const DRAFT_LENGTH_MAX = 400_000
/** Favourite recipes of one user, and how many one call adds or removes. */
export const FAVORITES_MAX = 2000
export const FAVORITES_PER_CALL = 100
/** Saved filters of one user, and the longest name of one. */
export const USER_FILTERS_MAX = 50
export const FILTER_NAME_MAX = 60
/** Modified recipes of one user, and the limits of their texts. */
export const MODIFIED_RECIPES_MAX = 500
export const MODIFIED_NAME_MAX = 120
export const MODIFIED_NOTE_MAX = 1000
/** Collections of one user, the longest name of one, and the recipes in one. */
export const COLLECTIONS_MAX = 100
export const COLLECTION_NAME_MAX = 60
export const COLLECTED_RECIPES_MAX = 500
/** Recipes in one file of a downloaded cookbook, and how many files one user may ask for in an hour. */
export const COOKBOOK_RECIPES_MAX = 500
export const COOKBOOKS_PER_HOUR = 30
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
/** Foods in a person’s own list of what they do not eat, and how many of those that their meal plans exclude a scan looks for. */
export const OWN_EXCLUDED_FOODS_MAX = 100
export const EXCLUDED_FOODS_MAX = 200
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
/** Limits of an ingredient's fields. */
export const INGREDIENT_NAME_MAX = 120
export const INGREDIENT_NAMES_MAX = 10
export const BARCODES_MAX = 10
export const INGREDIENT_PHOTOS_MAX = 4
export const INGREDIENT_WRITES_PER_HOUR = 60
export const SIMILAR_INGREDIENTS_LIMIT = 5
/** Substitutes of a food in one of its roles. */
export const SUBSTITUTES_PER_ROLE = 12
/** The longest comment of a review, and the longest reply. */
export const REVIEW_COMMENT_MAX = 2000
export const REVIEW_REPLY_MAX = 2000
/** Reviews that a recipe's page shows at once. */
export const REVIEWS_PER_PAGE = 10
/** How often one user may write, change or delete reviews in an hour. */
export const REVIEW_WRITES_PER_HOUR = 30
/** The longest text of an error report, and how many one user may send in an hour. */
export const ERROR_REPORT_TEXT_MAX = 2000
export const ERROR_REPORTS_PER_HOUR = 20
/** Photo submissions: the longest caption, how many one user may send in an hour, how many a page shows. */
export const PHOTO_CAPTION_MAX = 200
export const PHOTO_SUBMISSIONS_PER_HOUR = 20
export const GALLERY_PHOTOS_PER_PAGE = 12
/** Private notes about recipes: the longest, how many one person has, how often they are written in an hour. */
export const RECIPE_NOTE_MAX = 2000
export const RECIPE_NOTES_MAX = 2000
export const RECIPE_NOTES_PER_PAGE = 20
export const RECIPE_NOTE_WRITES_PER_HOUR = 120
/** Records of cooked recipes of one person, and how often they are written in an hour. */
export const COOKED_RECIPES_MAX = 20_000
export const COOKED_WRITES_PER_HOUR = 60
/**
 * Plans that are computed: the most days and disliked ingredients, and how many of a user are kept.
 */
export const PLAN_PROPOSAL_DAYS_MAX = 28
export const PLAN_DISLIKED_MAX = 50
export const PLAN_PROPOSALS_KEPT = 20
/** Shopping lists of one person, the longest name of one, and what one list has. */
export const SHOPPING_LISTS_MAX = 20
export const SHOPPING_LIST_NAME_MAX = 60
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
/** Open streams of events: of one person, and of one process. */
export const STREAMS_PER_PERSON = 8
export const STREAMS_PER_PROCESS = 2000
/** A stream ends after this, and the client opens it anew: access is checked again. */
export const STREAM_SECONDS = 600
/** Foods of one pantry. */
export const PANTRY_ITEMS_MAX = 500
export const PANTRY_RECIPES_PER_PAGE = 12
/** People with whom one meal plan or shopping list is shared, and how many one user may invite in an hour. */
export const SHARES_MAX = 20
export const SHARE_INVITATIONS_PER_HOUR = 30
/** The diary: days that one call reads, years that one call sums, and entries that one call writes. */
export const DIARY_RANGE_MAX = 42
export const DIARY_TOTALS_YEARS_MAX = 10
/** Days over which the sums of vitamins and minerals are answered, too. */
export const DIARY_CONSTITUENT_DAYS_MAX = 366
export const DIARY_ENTRIES_PER_CALL = 60
/** Entries of one day, and how many days ahead one may write. */
export const DIARY_DAY_ENTRIES_MAX = 200
export const DIARY_DAYS_AHEAD = 366
export const DIARY_NAME_MAX = 120
export const DIARY_NOTE_MAX = 1000
/** Portions of one dish; grams, millilitres or measures of one food; energy and grams of what is typed as figures alone. */
export const DIARY_PORTIONS = { min: 0.01, max: 50 } as const
export const DIARY_AMOUNT = { min: 0.01, max: 20_000 } as const
export const DIARY_KILOJOULES_MAX = 100_000
export const DIARY_GRAMS_MAX = 5000
/** Millilitres of one drink of water. */
export const DIARY_WATER = { min: 1, max: 10_000 } as const
/** How long a deleted entry can be brought back. */
export const DIARY_RESTORE_DAYS = 30
/** How often one user may write into the diary, and download it, in an hour. */
export const DIARY_WRITES_PER_HOUR = 3000
export const DIARY_EXPORTS_PER_HOUR = 30
/** The longest text that is read as a record of food, and how many one user may have read in an hour. */
export const DIARY_TEXT_MAX = 1500
export const DIARY_TEXTS_PER_HOUR = 300
/** A file of another tracker: bytes of one, rows of it that are answered as a sample or as rejected, and imports in an hour. */
export const DIARY_IMPORT_MAX_BYTES = 12 * 1024 * 1024
export const DIARY_IMPORT_SAMPLE = 5
export const DIARY_IMPORT_REJECTED_SHOWN = 100
export const DIARY_IMPORTS_PER_HOUR = 60
/** Saved meals of one person, the longest name of one, and the foods in one. */
export const SAVED_MEALS_MAX = 200
export const SAVED_MEAL_NAME_MAX = 80
export const SAVED_MEAL_ITEMS_MAX = 30
/** Limits of a message to the support. */
export const CONTACT_NAME_MAX = 100
export const CONTACT_TEXT_MIN = 10
export const CONTACT_TEXT_MAX = 5000
export const CONTACT_ATTACHMENTS_MAX = 3
/** Pictures in a message without an account: bytes of one, and upload attempts per message, as one may fail or be removed. */
export const CONTACT_IMAGE_BYTES_MAX = 8 * 1024 * 1024
export const CONTACT_IMAGE_TRIES = 3 * CONTACT_ATTACHMENTS_MAX
/**
 * The effort of the proof of work for a message without an account: numbers to try at most, a second or two on a slow phone.
 */
export const PROOF_NUMBER_MAX = 30_000
/** The least seconds between opening the form and sending it: a person takes longer, a program does not. */
export const PROOF_SECONDS_MIN = 3
export const PROOF_MINUTES = 60
/** How long the link that confirms a newsletter subscription is valid. */
export const NEWSLETTER_LINK_DAYS = 7
/** Limits of a news entry. */
export const NEWS_TITLE_MAX = 120
export const NEWS_TEXT_MAX = 5000
/** News of this many days count as new for a visitor whose last look is unknown. */
export const NEWS_DAYS = 14

/** How long security events and messages to the support are stored; the terms state it. */
export const AUDIT_EVENT_DAYS = 365
export const CONTACT_MESSAGE_DAYS = 3 * 365
