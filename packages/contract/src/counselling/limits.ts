/** Limits of the counselling, enforced by the server and observed by the screens. */

/** How long a term waits for its payment. */
export const HOLD_MINUTES = 15
/** How many hours before it begins a term can be ordered at the latest, and how many days ahead terms are offered. */
export const ORDER_HOURS_BEFORE = 12
export const TERM_DAYS_AHEAD = 90
/** Days of terms in one answer, and the most terms. */
export const TERM_DAYS_SHOWN = 28
export const TERMS_SHOWN = 500
/** Terms begin at the beginning of an opening and every so many minutes. */
export const TERM_STEP_MINUTES = 30
/** A nutritionist confirms within so many hours; then it is cancelled and the money let go. */
export const CONFIRM_HOURS = 48
/** For how many days a client can choose another term after the nutritionist called theirs off; then the money goes back. */
export const CALLED_OFF_DAYS = 14
/** How many hours before it begins a client is reminded. */
export const REMIND_HOURS = 24
/** Consultations of one person, those that are still to come, and how often one is moved. */
export const CONSULTATIONS_MAX = 500
export const CONSULTATIONS_LIVING_MAX = 10
export const CONSULTATION_MOVES_MAX = 3
export const CONSULTATION_WRITES_PER_HOUR = 30
export const CONSULTATIONS_PER_PAGE = 20
/** Openings of one nutritionist that are still to come, and the weeks that one call repeats one for. */
export const OPENINGS_MAX = 1000
export const OPENING_WEEKS_MAX = 26
export const NUTRITIONIST_NAME_MAX = 100
export const CONSULTATION_NOTE_MAX = 2000
export const CONSULTATION_SUMMARY_MAX = 5000
/** For how many days a client lets a nutritionist see something at most, how often they change it, and how many looks one answer has. */
export const CONSENT_DAYS_MAX = 366
export const CONSENT_WRITES_PER_HOUR = 120
export const LOOKS_PER_PAGE = 20
/** Looks of administrators and nutritionists at one's own data in one answer. */
export const ACCOUNT_LOOKS_PER_PAGE = 20
/** For how many years a look at a client's data is stored, and how many days of data one look shows. */
export const LOOK_YEARS = 5
export const CLIENT_DAYS_SHOWN = 31
/** Plans made to measure for one person, the days that one call takes over, and what the nutritionist says of a plan. */
export const TAILORED_PLANS_MAX = 100
export const TAILORED_DAYS_MAX = 62
export const TAILORED_NOTE_MAX = 2000
/** What nutritionists note of one client, and what the card of a client shows. */
export const CLIENT_NOTES_MAX = 1000
export const CLIENT_NOTE_MAX = 4000
export const CLIENT_NOTES_PER_PAGE = 20
export const CARD_CONSULTATIONS_MAX = 100
