import type { Random } from './random.ts'

/** Colours of one picture: wall and table from light to dark, and the cloth laid on the table. */
export interface Ground {
  wall: readonly [string, string]
  table: readonly [string, string]
  cloth: readonly [string, string]
}

const GREEN = '#2E7D4F'
const ORANGE = '#F2872E'
const PAPER = '#FBFAF6'
const CREAM = '#F6EAD3'
const NAVY = '#16324F'
const RED = '#C8503F'

const LINEN = ['#FFF7E8', '#E6D0AC'] as const
const OAK = ['#EACB9C', '#BF9058'] as const
const WALNUT = ['#B98256', '#744726'] as const
const PALE = ['#F7EEE2', '#DCC7AB'] as const

const ground = (
  wall: readonly [string, string],
  table: readonly [string, string],
  cloth: readonly [string, string],
): Ground => ({ wall, table, cloth })

const GROUNDS: Record<string, readonly Ground[]> = {
  Breakfast: [
    ground(['#FCE7B6', '#F2C66F'], LINEN, [PAPER, GREEN]),
    ground(['#FBDCC4', '#EFAE84'], OAK, [PAPER, ORANGE]),
    ground(['#D4E9DD', '#98C6AD'], OAK, [CREAM, '#E9B949']),
    ground(['#D3E6F0', '#98BFD5'], LINEN, [PAPER, '#4F86A8']),
  ],
  Lunch: [
    ground(['#C6E0CB', '#7BB08E'], OAK, [PAPER, GREEN]),
    ground(['#5BA67C', '#276C46'], OAK, [CREAM, ORANGE]),
    ground(['#F9D8A8', '#EAA65A'], LINEN, [PAPER, GREEN]),
    ground(['#CBDFE8', '#86AFC4'], OAK, [PAPER, RED]),
    ground(['#F3C9A6', '#DB8A55'], PALE, [PAPER, NAVY]),
    ground(['#DDE3B4', '#AAB76A'], OAK, [PAPER, '#7B8F3A']),
  ],
  Dinner: [
    ground(['#3F7F70', '#1A4742'], WALNUT, [CREAM, ORANGE]),
    ground(['#3F6488', '#183551'], OAK, [CREAM, NAVY]),
    ground(['#B9634A', '#7C3625'], OAK, [PAPER, RED]),
    ground(['#92A56B', '#55683A'], WALNUT, [CREAM, GREEN]),
    ground(['#E0A86B', '#B36E33'], WALNUT, [PAPER, GREEN]),
    ground(['#7F6A86', '#4A3A55'], OAK, [CREAM, '#8E4585']),
  ],
  Soup: [
    ground(['#F4C29A', '#DC8049'], OAK, [PAPER, RED]),
    ground(['#EDD08A', '#CF9E43'], LINEN, [PAPER, GREEN]),
    ground(['#A9C4AC', '#628E70'], OAK, [CREAM, ORANGE]),
    ground(['#DE957B', '#B4573F'], PALE, [PAPER, NAVY]),
    ground(['#9DB8C6', '#577F96'], OAK, [CREAM, ORANGE]),
  ],
  Dessert: [
    ground(['#FADCDC', '#E8A5AC'], LINEN, [PAPER, '#C9677A']),
    ground(['#EBD8EC', '#BF98C5'], PALE, [PAPER, '#8E4585']),
    ground(['#FCE4CA', '#EEB681'], OAK, [PAPER, ORANGE]),
    ground(['#D9E9DA', '#9CC3A4'], LINEN, [PAPER, '#D98293']),
  ],
  Snack: [
    ground(['#FDDDB0', '#F4A85F'], LINEN, [PAPER, GREEN]),
    ground(['#D3EAD5', '#92C79D'], OAK, [PAPER, ORANGE]),
    ground(['#FBD5C2', '#EE9A78'], PALE, [PAPER, '#2A9D8F']),
  ],
  Late_snack: [
    ground(['#C5E6E0', '#7CBDB4'], OAK, [PAPER, '#2A9D8F']),
    ground(['#F7E1AE', '#E3B660'], LINEN, [PAPER, GREEN]),
    ground(['#DDD8F0', '#A9A0D2'], PALE, [PAPER, ORANGE]),
  ],
  Late_dinner: [
    ground(['#52658F', '#2A3A60'], OAK, [CREAM, ORANGE]),
    ground(['#4A7B86', '#204750'], WALNUT, [CREAM, '#2A9D8F']),
    ground(['#75658A', '#43365C'], OAK, [PAPER, '#B98AC4']),
  ],
  Drinks: [
    ground(['#CDEEE9', '#83CCC1'], LINEN, [PAPER, '#2A9D8F']),
    ground(['#FCEAAC', '#F2C651'], OAK, [PAPER, ORANGE]),
    ground(['#FBD6D0', '#EEA092'], LINEN, [PAPER, RED]),
    ground(['#D4E6F8', '#91BAE2'], OAK, [PAPER, '#4F86A8']),
  ],
}

/** Meal types that describe the dish take precedence over times of day. */
const TELLING = ['Drinks', 'Soup', 'Dessert', 'Late_dinner']

/** A ground that suits the meal: one of several for each, so that adjacent recipes in a list differ. */
export function groundFor(mealTypes: readonly string[], random: Random): Ground {
  const meal = TELLING.find((type) => type === mealTypes[0] || (type !== 'Late_dinner' && mealTypes.includes(type)))
  const grounds = GROUNDS[meal ?? mealTypes[0] ?? 'Lunch'] ?? GROUNDS.Lunch
  return random.pick(grounds ?? [])
}

const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/repa|repova|boruvk|ostruzin/, '#8C3B74'],
  [/rajsk|rajcat|tomat|chilli|bolon/, '#CF4526'],
  [/gulas|papri[kc]|segedin/, '#B4502A'],
  [/dyn|mrkv|batat|mang/, '#E58A2C'],
  [/spenat|brokol|hrask|hrach|kapust|pesto|kopriv|zelen.*polev/, '#86A84E'],
  [/jahod|malin|visn|tresn/, '#DE6478'],
  [/kakao|cokolad|kav/, '#76482C'],
  [/kulajd|koprov|kvetak|smetan|syrov|krupic|tvaroh|jogurt|skyr|kefir|cottage/, '#F3E7CF'],
  [/bramb|porek|celer|hrib|houb|zampion/, '#DDBA7D'],
  [/vyvar|nudl|slepic/, '#E0A740'],
  [/cock|cizrn|fazol|lust/, '#B6733A'],
  [/kari|curry|kurkum/, '#E3A128'],
  [/cvikl/, '#A8324E'],
  [/matov|okurk|limet/, '#B9D58A'],
  [/most|citron|zazvor|pomeranc/, '#EDB244'],
  [/ovesn|vlock|kase|ryz/, '#EBD9B4'],
]

const BY_EMOJI: Record<string, string> = {
  '🍅': '#CF4526',
  '🥕': '#E58A2C',
  '🍓': '#DE6478',
  '🫐': '#8467AE',
  '🍫': '#76482C',
  '🥦': '#86A84E',
  '🫛': '#8DB255',
  '🥬': '#93B868',
  '🥭': '#F1AE3E',
  '🍊': '#EE9A34',
  '🍋': '#F0D873',
  '🍌': '#F2DFA4',
  '🌽': '#EBC24E',
  '🍄': '#C39A6B',
  '🥔': '#DDBA7D',
  '🫘': '#A5603A',
  '🥛': '#F3E7CF',
  '🌾': '#E9D5A8',
}

/** Colour of the soup, sauce, porridge or drink, by the recipe's name, otherwise by the ingredients shown. */
export function fillingColour(slug: string, around: readonly string[]): string {
  const named = BY_NAME.find(([pattern]) => pattern.test(slug))
  if (named) return named[1]
  for (const emoji of around) {
    const colour = BY_EMOJI[emoji]
    if (colour) return colour
  }
  return '#D79A4C'
}
