import { phrase } from './question-words.ts'
import type { Wish } from './wish.ts'

const END = '\\p{L}*'
const SEASON_END = '(?:i|iho|imu|im|ich|imi)'
const BY_NUMBER = '(?:[3-6]|tri|ctyri|peti|pet|sesti)'
const FEW = `(?:z |ze |s |za )?(?:(?:jen|jenom|opravdu) )?(?:malo|par|minimum|minima|nekolik${END}|mal${END} poct${END}|do ${BY_NUMBER}|${BY_NUMBER})`

/**
 * What people say for the tags of recipes, in every ending and without accents. Tags that are missing here name a food or a kind of dish
 * („luštěniny“, „saláty“, „pečení“), or what another filter says („rychlé“): the search finds the former by their own words.
 */
const PHRASES: Readonly<Record<string, RegExp>> = {
  levné: phrase(
    `(?:nej|super )?(?:levn|lacin|lacn|uspor)${END}`,
    '(?:za )?(?:malo|par) (?:penez|penize|korun|kacek)',
    `(?:s )?(?:mal|nizk|omezen)${END} rozpoct${END}`,
    'low ?cost',
  ),
  'pro děti': phrase(
    `(?:jen )?(?:pro|pre|na) (?:(?:moje|nase|sve|svoje|male|mensi|starsi|vybirave|nemocne|moji|nasi|skolni|dve|tri|ctyri|\\d) ){0,2}(?:det(?:i|icky)|dite|dit[ea]tko|skola(?:ky|ka|cky)|caparty|predskolak${END})`,
    `detsk${END}|det(?:i|em|mi|icky)`,
    `dit[ea]ti`,
  ),
  'do krabičky': phrase(
    `(?:do|v|na) (?:jidelni )?(?:krabic|obedar|jidelnos|lunch ?box)${END}`,
    `krabick(?:ov${END}|y|a)|lunch ?box${END}`,
    `(?:s sebou )?do (?:prace|skoly|skolky|kancelare|tasky|vlaku|auta|batohu)(?: s sebou)?`,
    `s sebou`,
    `na (?:cest|vylet|piknik)${END}`,
  ),
  'z jednoho hrnce': phrase(
    `(?:z|v|ve|do) (?:jedno(?:ho|m)|1|jedne) (?:hrn|kastrol|nadob|pan)${END}`,
    `jedno ?hrnc${END}|jeden hrnec`,
    'one ?pot',
  ),
  'bez trouby': phrase(
    `bez (?:(?:zapnut|pouzit|pouziv)${END} )?(?:trouby|peceni)`,
    `nepecen${END}`,
    'nemam(?:e)? trou?bu',
    'trouba (?:nefunguje|nejde)',
  ),
  'málo surovin': phrase(`${FEW} (?:surovin|ingredienc|prisad|polozek)${END}`),
  'na víkend': phrase(
    '(?:na|o|pro) vikend(?:u|y|ech)?',
    `vikendov${END}|vikend`,
    `nedeln${SEASON_END}|(?:na|v) nedeli`,
  ),
  svátek: phrase(
    '(?:na|o|pro|k) svat(?:ek|ku|ky|cich)|svatek|svatky',
    `svatecn${SEASON_END}|slavnostn${SEASON_END}`,
    `(?:na |pro )?(?:(?:detsk|rodinn|narozeninov)${END} )?oslav(?:u|y|a|e)|(?:na |k )?narozenin${END}`,
  ),
  Vánoce: phrase(
    '(?:na |o |k )?vanoc(?:e|i|im|ich|um)?(?:ne)?',
    `vanocn${SEASON_END}`,
    `stedrovecern${SEASON_END}|(?:na )?stedr${END} (?:den|vecer)`,
  ),
  Velikonoce: phrase('(?:na |o )?velikonoc(?:e|i|ich|um)', `velikonocn${SEASON_END}`),
  jaro: phrase(`jarn${SEASON_END}(?! (?:cibul|rolk|rolck|zavit|mes))`, '(?:na|v) (?:jaro|jare)'),
  léto: phrase(`letn${SEASON_END}`, '(?:na|v) (?:leto|lete)', 'do (?:horka|veder|vedra)|v horku'),
  podzim: phrase(`podzimn${SEASON_END}`, 'na podzim'),
  zima: phrase(`zimn${SEASON_END}`, '(?:na|v) zim(?:u|e)'),
  Itálie: phrase(`italsk${END}`),
  Asie: phrase(`asijsk${END}`),
  Mexiko: phrase(`mexick${END}`),
  Středomoří: phrase(`stredomorsk${END}`, 'ze stredomori'),
  Balkán: phrase(`balkansk${END}`),
  Indie: phrase(`indick${END}`),
  exotika: phrase(`exotick${END}`),
  'česká klasika': phrase(
    `(?:tradicn${END} )?(?:staro)?cesk${END} (?:klasik|kuchyn|jidl|recept|domac)${END}`,
    `staroc(?:esk)${END}`,
    `tradicn${SEASON_END}(?: cesk${END})?(?= (?:obed|vecer|jidl|recept|dezert|moucnik|polev))`,
  ),
  grilování: phrase('na gril(?:ovani|ovacku|u)?', `(?:k|ke|pri) grilovan${END}`, 'grilovani|grilovacka'),
}

/** Phrases that ask for a tag. */
export const TAGS: readonly (readonly [RegExp, Wish])[] = Object.entries(PHRASES).map(([tag, words]) => [
  words,
  { tags: [tag] },
])
