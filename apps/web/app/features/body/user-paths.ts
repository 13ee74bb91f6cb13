/** Addresses of pages of the user area. */
export const DIARY_PATH = '/uzivatel/denik'
export const MEANING_PATH = '/uzivatel/denik/vyznam'
export const MEASURES_PATH = '/uzivatel/mereni'
export const TREND_PATH = '/uzivatel/trend-hmotnosti'
export const MOVEMENT_PATH = '/uzivatel/pohyb'
