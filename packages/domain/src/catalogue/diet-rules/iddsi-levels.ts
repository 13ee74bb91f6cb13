/** Levels of texture of the IDDSI framework in words; the index is the level. */
export const IDDSI_LEVELS = [
  'řídká tekutina',
  'lehce zahuštěná tekutina',
  'mírně zahuštěná tekutina',
  'středně zahuštěná tekutina, tekuté jídlo',
  'velmi hustá tekutina, hladké pyré',
  'mleté a\u00a0vlhké',
  'měkké, na sousta',
  'běžné, i\u00a0snadno žvýkatelné',
] as const

export const IDDSI_LEVEL_MAX = IDDSI_LEVELS.length - 1

/** „IDDSI 4: velmi hustá tekutina, hladké pyré“ */
export function iddsiWords(level: number): string {
  const words = IDDSI_LEVELS[level]
  return words === undefined ? `IDDSI\u00a0${level}` : `IDDSI\u00a0${level}: ${words}`
}

/** The name of the level that a recipe was written for. */
export const AIMED_TEXTURE_LABEL = 'Zamýšlená konzistence'

/** „IDDSI 4 – velmi hustá tekutina, hladké pyré“, behind the label. */
export function aimedTextureWords(level: number): string {
  return iddsiWords(level).replace(': ', ' – ')
}

/** An aim is no finding: said beside it as long as the dish is not tested. */
export const AIM_IS_UNTESTED = 'Tak recept zamýšlel jeho autor, konzistenci hotového jídla nikdo nezkoušel.'

/** Said beside an aim in any case. */
export const THERAPIST_TESTS_TEXTURE = 'Úroveň textury určí zkouškou klinický logoped.'

/** The property of a schema.org Recipe that has the level of texture that it was written for. */
export const AIMED_LEVEL_ID = 'aimed_iddsi_level'
