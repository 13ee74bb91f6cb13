/** Limits that the server enforces and the screens observe. Times are milliseconds unless the name says otherwise. */
export const RECIPES_PER_PAGE = 18
export const PERSONAL_INGREDIENTS_PER_PAGE = 24
export const INGREDIENT_SEARCH_LIMIT = 15
/** Rows of a `?page=` list. */
export const ROWS_PER_PAGE = 25
/** The rows of a `?page=` list are counted exactly up to here; a count of one more says that there are more. */
export const COUNTED_MAX = 10_000
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
/** How long a rotated refresh token works in any case, so that two tabs that refresh at the same time do not end the session. */
export const REFRESH_GRACE_SECONDS = 30
/** How long it works at most while its successor is not used, as the answer with the successor may have been lost. */
export const REFRESH_RETRY_DAYS = 30
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
/** The longest amount of a line as it was typed: „1–2“, „2 1/2“. */
export const TYPED_AMOUNT_MAX = 40
/** It begins with a number, and has numbers alone; amounts in words („půl“) are kept as the number that they mean. */
export const TYPED_AMOUNT = /^\p{N}[\p{N} .,/–-]*$/u
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
/** Recipes and ingredients of one user, in every state. */
export const RECIPES_MAX = 5000
export const INGREDIENTS_MAX = 5000
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
/** Foods in a person’s own list of what they do not eat, and how many of those that their meal plans exclude a scan looks for. */
export const OWN_EXCLUDED_FOODS_MAX = 100
export const EXCLUDED_FOODS_MAX = 200
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
/** The longest text of an error report, how many one user has, and how many they may send in an hour. */
export const ERROR_REPORTS_MAX = 2000
export const ERROR_REPORT_TEXT_MAX = 2000
export const ERROR_REPORTS_PER_HOUR = 20
/** Photo submissions: the longest caption, how many one user has and may send in an hour, how many a page shows. */
export const PHOTO_CAPTION_MAX = 200
export const PHOTO_SUBMISSIONS_MAX = 2000
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
/** Open streams of events: of one person, and of one process. */
export const STREAMS_PER_PERSON = 8
export const STREAMS_PER_PROCESS = 2000
/** A stream ends after this, and the client opens it anew: access is checked again. */
export const STREAM_SECONDS = 600
/** Limits of a message to the support. */
export const CONTACT_NAME_MAX = 100
/** The name of a therapist who tested the texture of a dish, with titles. */
export const THERAPIST_MAX = 120
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
/** Limits of an article or a guide as it is edited, in characters and lines; of the texts edited, and of the versions of one. */
export const TEXT_SOURCE_MAX = 40_000
export const TEXT_LINES_MAX = 1_500
export const TEXT_REASON_MAX = 300
export const EDITED_TEXTS_MAX = 500
export const TEXT_VERSIONS_MAX = 300
/** News of this many days count as new for a visitor whose last look is unknown. */
export const NEWS_DAYS = 14

/** Answers to messages that one administrator may send in an hour. */
export const CONTACT_REPLIES_PER_HOUR = 200

/** Why a person was banned, their second factor reset or their account deleted. */
export const REASON_MIN = 3
export const REASON_MAX = 500

/** Why premium was given, and how many grants of it an account may have. */
export const GRANT_REASON_MIN = 3
export const GRANT_REASON_MAX = 200
export const GRANTS_MAX = 500

/** Characters of the name of a food category, and how many categories there are, and sub-categories of one. */
export const FOOD_CATEGORY_NAME_MAX = 80
export const FOOD_CATEGORIES_MAX = 200

/** Limits of an item of the shop, and how often one person may buy in an hour. */
export const SHOP_ITEM_NAME_MAX = 120
export const SHOP_ITEM_TEXT_MAX = 2000
export const SHOP_POINTS_MAX = 1_000_000
export const SHOP_STOCK_MAX = 1_000_000
export const SHOP_PURCHASES_PER_HOUR = 60

/** The highest price of the price list, in haléře, and limits of a discount code. */
export const PRICE_MAX = 100_000_000
export const REFERRAL_NOTE_MAX = 200
export const REFERRAL_USES_MAX = 1_000_000
/** How many codes one person may try in an hour: a code must not be found by guessing. */
export const REFERRAL_CODE_CHECKS_PER_HOUR = 30

/** Limits of a creator's public profile, and how often one is changed in an hour. */
export const PROFILE_NAME_MAX = 100
export const PROFILE_LINE_MAX = 200
export const PROFILE_BIO_MAX = 5000
export const PROFILE_WRITES_PER_HOUR = 60

/** Characters of a tag, and how many tags the front page shows. */
export const TAG_NAME_MAX = 60
export const ORDERED_TAGS_MAX = 30

/** Limits of a notification to a phone: what its lock screen shows. */
export const NOTIFICATION_TITLE_MAX = 65
export const NOTIFICATION_TEXT_MAX = 240

/** How long security events and messages to the support are stored; the terms state it. */
export const AUDIT_EVENT_DAYS = 365
export const CONTACT_MESSAGE_DAYS = 3 * 365

/** How long changes of records are stored. */
export const CHANGE_LOG_DAYS = 2 * 365
/** What other services tell: how much waits to be worked off (beyond it new ones are refused and sent again later), and how long it is stored. */
export const WEBHOOK_EVENTS_WAITING_MAX = 5000
export const WEBHOOK_EVENT_DAYS = 90
export const WEBHOOK_RAW_MAX = 2000
/** For how many days a client can ask what changed since a mark; it gets the whole list for an older one. */
export const CHANGES_DAYS = 30
/** A mark is this much earlier than the reading: what a slow transaction wrote meanwhile comes with the next changes. */
export const CHANGES_OVERLAP_SECONDS = 60

/** The largest amount of one order, in haléře: a million crowns. */
export const HALER_MAX = 100_000_000
