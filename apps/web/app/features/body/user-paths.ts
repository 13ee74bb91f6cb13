/** Addresses of pages of the user area. */
export const DIARY_PATH = '/uzivatel/denik'
/** Asks the diary to open its sheet of what was eaten. */
export const ADD_PARAM = 'pridat'
/** The diary of today with that sheet already open. */
export const ADD_PATH = `${DIARY_PATH}?${ADD_PARAM}=jidlo`
export const MEANING_PATH = '/uzivatel/denik/vyznam'
export const MEASURES_PATH = '/uzivatel/mereni'
export const TREND_PATH = '/uzivatel/trend-hmotnosti'
export const MOVEMENT_PATH = '/uzivatel/pohyb'
