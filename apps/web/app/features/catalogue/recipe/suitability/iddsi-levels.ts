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

/** „IDDSI 4: velmi hustá tekutina, hladké pyré“ */
export function iddsiWords(level: number): string {
  const words = IDDSI_LEVELS[level]
  return words === undefined ? `IDDSI\u00a0${level}` : `IDDSI\u00a0${level}: ${words}`
}
