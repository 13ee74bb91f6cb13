/** Limits of the diary, movement and measurements, enforced by the server and observed by the screens. */

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
/** Days with measurements of one person: every day of forty years. */
export const MEASUREMENTS_MAX = 15_000
/** Days of one import, the body that carries them, and the file they come from, in bytes. */
export const MEASUREMENTS_IMPORT_MAX = 10_000
export const MEASUREMENTS_IMPORT_BYTES_MAX = 2 * 1024 * 1024
export const MEASUREMENTS_FILE_MAX_BYTES = 5 * 1024 * 1024
/** Progress photos of one person, the bytes of all of them as they are kept, and bytes of one as it is sent. */
export const PROGRESS_PHOTOS_MAX = 200
export const PROGRESS_PHOTOS_BYTES_MAX = 384 * 1024 * 1024
export const PROGRESS_PHOTOS_PER_PAGE = 24
export const PROGRESS_PHOTO_BYTES_MAX = 8 * 1024 * 1024
/** The diary: days that one call reads, years that one call sums, and entries that one call writes. */
export const DIARY_RANGE_MAX = 42
export const DIARY_TOTALS_YEARS_MAX = 10
/** Days over which the sums of vitamins and minerals are answered, too. */
export const DIARY_CONSTITUENT_DAYS_MAX = 366
export const DIARY_ENTRIES_PER_CALL = 60
/** Entries of one person, thirty a day for forty years; entries of one day, and how many days ahead one may write. */
export const DIARY_ENTRIES_MAX = 450_000
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
