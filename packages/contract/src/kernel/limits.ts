/** Limits that the server enforces and the screens respect. Times are milliseconds unless the name says otherwise. */
export const RECIPES_PER_PAGE = 18
export const PERSONAL_INGREDIENTS_PER_PAGE = 24
export const INGREDIENT_SEARCH_LIMIT = 15
/** Rows of a `?page=` list. */
export const ROWS_PER_PAGE = 25
/** The most rows one call returns, whatever `limit` asks for beyond it is refused. */
export const LIMIT_MAX = 100
export const OFFSET_MAX = 10_000_000
export const SEARCH_TEXT_MAX = 200
/** Calls of one search, list or the like that one address may make in a minute: typing asks three times a second at most. */
export const DEAR_CALLS_PER_MINUTE = 300
/** The most values in one comma-separated parameter. */
export const LIST_PARAMETER_MAX = 50
export const SIMILAR_RECIPES_LIMIT = 6
export const SEARCH_ALL_LIMIT = 6
export const ARTICLES_PER_PAGE = 12

export const DEBOUNCE_DEFAULT = 100
export const DEBOUNCE_SEARCH = 300
export const SNACKBAR_TIMEOUT = 3000
/** A copy of a recipe kept in a client is fetched again once its date is older than this. */
export const STALE_RECIPE_DAYS = 7
/** Room left above an anchor that a hash link scrolls to, in CSS pixels. */
export const ANCHOR_OFFSET_PX = 65

/** Width of social images and the ratios they are cut in. */
export const SOCIAL_IMAGE_WIDTH = 1200
export const SOCIAL_IMAGE_RATIOS = ['1-1', '4-3', '16-9'] as const
/** Quality (1–100) of pictures by place. */
export const IMAGE_QUALITY = { profile: 100, search: 50, admin: 50 } as const
/** Avatar widths in pixels. */
export const AVATAR_SIZES = [400, 500] as const

export const ACCESS_TOKEN_SECONDS = 15 * 60
/** Refresh tokens, token data and settings in cookies. */
export const SESSION_SECONDS = 365 * 24 * 3600
/** How long a rotated refresh token still works, so that two tabs refreshing at once do not end the session. */
export const REFRESH_GRACE_SECONDS = 30
export const EMAIL_CODE_MINUTES = 30
export const EMAIL_CODE_ATTEMPTS = 5
/** Wait before another verification e-mail. */
export const EMAIL_RESEND_MINUTES = 10
export const RESET_TOKEN_MINUTES = 60
/** A password reset may be asked for once in this time. */
export const RESET_WAIT_MINUTES = 30
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
export const USERNAME_MIN = 3
export const USERNAME_MAX = 30
export const EMAIL_MAX = 254
/** Days between asking for an account's deletion and its end. */
export const DELETION_GRACE_DAYS = 30
/** Characters of a recipe pasted as text. */
export const IMPORT_TEXT_MAX = 100_000
/** Bytes of a file that recipes are imported from. */
export const IMPORT_FILE_MAX_BYTES = 5 * 1024 * 1024
/** What the body fields take: centimetres and kilograms, both ends included. */
export const BODY_RANGES = { height: { min: 80, max: 250 }, weight: { min: 25, max: 400 } } as const
/** The largest picture that is taken, in bytes. */
export const IMAGE_BYTES_MAX = 25 * 1024 * 1024
/** The longest edge of a photo as a browser sends it, in pixels. */
export const IMAGE_SENT_EDGE = 2400
/** How long leave to send one picture is good. The image host takes less than an hour. */
export const UPLOAD_TOKEN_MINUTES = 30
/** The most lines of a recipe, and what the amount of one may be. */
export const RECIPE_LINES_MAX = 100
export const LINE_AMOUNT_MIN = 0.01
export const LINE_AMOUNT_MAX = 100_000
/** What an author may write of a recipe. Times are minutes. */
export const RECIPE_NAME_MAX = 120
export const PORTIONS_MAX = 100
export const COOKING_MINUTES_MAX = 10_000
export const RESTING_MINUTES_MAX = 100_000
export const RECIPE_TAGS_MAX = 10
export const RECIPE_STEPS_MAX = 60
export const STEP_TITLE_MAX = 120
export const STEP_TEXT_MAX = 4000
export const SOURCE_URL_MAX = 2000
export const STATUS_NOTE_MAX = 1000
/** Photos of a recipe, and those of one upload. */
export const RECIPE_PHOTOS_MAX = 2
/** How often somebody may change recipes, and how often the editor may keep a draft. */
export const RECIPE_WRITES_PER_HOUR = 60
export const DRAFT_WRITES_PER_HOUR = 1200
/** Drafts kept for one person; beyond them the oldest goes. */
export const DRAFTS_MAX = 20
/** The longest draft, in characters of JSON. */
export const DRAFT_LENGTH_MAX = 400_000
/** Favourite recipes of one person, and how many one call adds or takes away. */
export const FAVORITES_MAX = 2000
export const FAVORITES_PER_CALL = 100
/** Saved filters of one person, and how long the name of one may be. */
export const USER_FILTERS_MAX = 50
export const FILTER_NAME_MAX = 60
/** Modified recipes of one person, and the texts of one. */
export const MODIFIED_RECIPES_MAX = 500
export const MODIFIED_NAME_MAX = 120
export const MODIFIED_NOTE_MAX = 1000
/** What somebody may write of an ingredient. */
export const INGREDIENT_NAME_MAX = 120
export const INGREDIENT_NAMES_MAX = 10
export const BARCODES_MAX = 10
export const INGREDIENT_PHOTOS_MAX = 4
export const INGREDIENT_WRITES_PER_HOUR = 60
export const SIMILAR_INGREDIENTS_LIMIT = 5
/** The longest comment of a review, and the longest answer to one. */
export const REVIEW_COMMENT_MAX = 2000
export const REVIEW_REPLY_MAX = 2000
/** Reviews that a recipe's page shows at once. */
export const REVIEWS_PER_PAGE = 10
/** How often one person may write, change or delete reviews in an hour. */
export const REVIEW_WRITES_PER_HOUR = 30
/** The longest text of a report of a mistake, and how many one person may send in an hour. */
export const ERROR_REPORT_TEXT_MAX = 2000
export const ERROR_REPORTS_PER_HOUR = 20
/** The longest caption of a photo of what somebody cooked, how many one person may send in an hour, how many a page shows. */
export const PHOTO_CAPTION_MAX = 200
export const PHOTO_SUBMISSIONS_PER_HOUR = 20
export const GALLERY_PHOTOS_PER_PAGE = 12
/** What may be written to the support. */
export const CONTACT_NAME_MAX = 100
export const CONTACT_TEXT_MIN = 10
export const CONTACT_TEXT_MAX = 5000
export const CONTACT_ATTACHMENTS_MAX = 3
/** A picture of somebody without an account, in bytes, and how many tries their message has: one may fail or be taken back. */
export const CONTACT_IMAGE_BYTES_MAX = 8 * 1024 * 1024
export const CONTACT_IMAGE_TRIES = 3 * CONTACT_ATTACHMENTS_MAX
/** The work before a message without an account: numbers to try at most, a second or two of a slow phone. */
export const PROOF_NUMBER_MAX = 30_000
/** A person takes longer than this to write; a program does not. */
export const PROOF_SECONDS_MIN = 3
export const PROOF_MINUTES = 60
/** How long the link that confirms the newsletter is good. */
export const NEWSLETTER_LINK_DAYS = 7
/** An entry of the news. */
export const NEWS_TITLE_MAX = 120
export const NEWS_TEXT_MAX = 5000
/** What counts as new for somebody of whom nobody knows when they last looked. */
export const NEWS_DAYS = 14

/** How long security events and messages to the support are kept; the terms say so. */
export const AUDIT_EVENT_DAYS = 365
export const CONTACT_MESSAGE_DAYS = 3 * 365
