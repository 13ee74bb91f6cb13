import { normalizeSearch } from '@zivina/czech/search-text'

/**
 * Every unit that occurs in lines of ingredients. `to_taste` and `some` have no amount; `piece` is also the unit of a number
 * alone („2 vejce“).
 */
export const KITCHEN_UNITS = [
  'gram',
  'dekagram',
  'kilogram',
  'ounce',
  'pound',
  'milliliter',
  'centiliter',
  'deciliter',
  'liter',
  'teaspoon',
  'tablespoon',
  'cup',
  'glass',
  'ladle',
  'drop',
  'dash',
  'piece',
  'clove',
  'bulb',
  'slice',
  'cube',
  'ball',
  'bit',
  'head',
  'leaf',
  'sprig',
  'stalk',
  'bunch',
  'centimetre',
  'can',
  'jar',
  'sachet',
  'package',
  'tub',
  'bottle',
  'pinch',
  'knife_tip',
  'handful',
  'to_taste',
  'some',
] as const
export type KitchenUnit = (typeof KITCHEN_UNITS)[number]

/** The forms of each unit without accents and in lower case: Czech cases and numbers, abbreviations, English. */
const FORMS: readonly (readonly [unit: KitchenUnit, forms: RegExp])[] = [
  ['gram', /^(g|gr|gram(y|u|ech|s)?|gramm?es?)$/],
  ['dekagram', /^(dkg|dag|dek(a|o|y|em)?|dekagram(y|u)?)$/],
  ['kilogram', /^(kg|kil(o|a|u|ogram(y|u|s)?)?)$/],
  ['ounce', /^(oz|ounces?)$/],
  ['pound', /^(lbs?|pounds?)$/],
  ['milliliter', /^(ml|mililitr(y|u|ech)?|millilit(er|re)s?)$/],
  ['centiliter', /^(cl|centilitr(y|u|ech)?)$/],
  ['deciliter', /^(dl|dcl|deci|decilitr(y|u|ech)?)$/],
  ['liter', /^(l|lt|litr(y|u|ech)?|lit(er|re)s?)$/],
  ['teaspoon', /^(kl|lzic(ka|ky|ku|ek|ce|kou)|lzick(a|y|u|ou|ach)|lzicek|cajlz|tsps?|teaspoons?)$/],
  ['tablespoon', /^(pl|lz|lzic(e|i|ich|emi|im)?|tbsps?|tbs|tablespoons?)$/],
  ['cup', /^(hrn(ek|ku|ky|kem)|hrnec(ek|ku|ky)|hrnic(ek|ku|ky|kem)|hrnk(u|y|em)|sal(ek|ku|ky)|cups?)$/],
  ['glass', /^(sklenic(e|i|ich)?|sklenick(a|y|u)|sklenicek|glass(es)?)$/],
  ['ladle', /^(naberack(a|y|u)|naberacek|sberack(a|y|u)|sberacek)$/],
  ['drop', /^(kapk(a|y|u|ou)|kapek|kapicek|kapick(a|y|u)|drops?)$/],
  ['dash', /^(strik(y|u)?|stric(ek|ku|ky)|dash(es)?|splash)$/],
  [
    'piece',
    /^(ks|kus(y|u|ech)?|pcs?|pieces?|filet(y|u|ky)?|trojuhelnick?(y|u)?|trojuhelnic(ek|ky|ku)|porc(e|i)|tabulk(a|y|u)|tabulek)$/,
  ],
  ['clove', /^(strouz(ek|ky|ku|cich|kem)|str|cloves?)$/],
  ['bulb', /^(palic(e|i)?|palick(a|y|u)|palicek|hlavick(a|y|u)|hlavicek|bulbs?)$/],
  [
    'slice',
    /^(plat(ek|ky|ku|kem|cich)|platk(u|y)|plast(ky|ku|ek)|krajic(e|u|ich|ek|ky|ku)?|koleck(o|a)|kolecek|slices?)$/,
  ],
  ['cube', /^(kost(ka|ky|ku|ek|ce|kou)|kostick(a|y|u)|kosticek|cubes?)$/],
  ['ball', /^(kulick(a|y|u)|kulicek)$/],
  ['bit', /^(kous(ek|ky|ku|icek)|kousk(u|y|em))$/],
  ['head', /^(hlavk(a|y|u)|hlavek|heads?)$/],
  ['leaf', /^(list(y|u|ku|ky|ek|ech)?|leaf|leaves)$/],
  ['sprig', /^(snitk(a|y|u)|snitek|vetvick(a|y|u)|vetvicek|vetevk(a|y|u)|vetvick|sprigs?)$/],
  ['stalk', /^(ston(ek|ky|ku|kem)|stonk(u|y)|stvol(y|u)?|rapik(y|u)?|lodyh(a|y|u)|stalks?|ribs?)$/],
  ['bunch', /^(svaz(ek|ku|ky|kem|ecek|ecku|ecky)|svazk(u|y)|bunch(es)?)$/],
  ['centimetre', /^(cm|centimetr(y|u)?)$/],
  ['can', /^(plechovk(a|y|u|ou)|plechovek|konzerv(a|y|u|ou)?|cans?|tins?)$/],
  ['jar', /^(zavarovack(a|y|u)|jars?)$/],
  ['sachet', /^(sac(ek|ku|ky|kem)|pytlik(y|u)?|balic(ek|ku|ky|kem)|sachets?|packets?)$/],
  ['package', /^(balen(i|im)|bal|krabic(e|i|ka|ky|ku)?|packages?|packs?|pkg)$/],
  ['tub', /^(kelim(ek|ku|ky|kem)|kelimk(u|y)|vanick(a|y|u)|vanicek|tubs?)$/],
  ['bottle', /^(lahv(e|i)?|lahev|lahvick(a|y|u)|lahvicek|flask(a|y|u)|bottles?)$/],
  ['pinch', /^(spetk(a|y|u|ou)|spetek|spetick(a|y|u)|pinch(es)?)$/],
  ['handful', /^(hrst(i|mi)?|hrstk(a|y|u)|hrstek|handfuls?)$/],
  ['some', /^(troch(a|u)?|trosk(a|u)|trosic(ka|ku)|trochet|some)$/],
]

/** Adjectives before a unit that say how full it is: they do not change the amount. */
const BEFORE_UNIT =
  /^(vrchovat|zarovnan|rovn|pln|polevkov|cajov|kavov|dezertni|moccov|mal|velk|vets|mens|stredn|dobr|poradn|heaped|level|large|small)/

/** Foods sold in small bags: a „balíček“ of these is a sachet, of other foods a package. */
const SACHET_FOODS = /(vanil|prask|prasek|cukr|drozdi|zelatin|kypri|puding)/

/** The unit that a list of words begins with, and how many words it takes. */
export type FoundUnit = { unit: KitchenUnit; words: number }

/** The unit that one word names; upper case matters: „ČL“ is a spoon and „cl“ a centilitre. Null for any other word. */
export function unitOfWord(word: string): KitchenUnit | null {
  const plain = word.replace(/[.,:;]+$/u, '')
  if (/^(čl|čaj\.?lž|kl|Čl|ČL|CL|KL)$/u.test(plain)) return 'teaspoon'
  const folded = normalizeSearch(plain)
  return FORMS.find(([, forms]) => forms.test(folded))?.[0] ?? null
}

/** The unit that a list of words begins with: „lžíce“, „vrchovatá lžíce“, „polévková lžíce“, „čajová lžička“. */
export function readUnit(words: readonly string[]): FoundUnit | null {
  if (/^na (spick\S*|hrot) noze/.test(normalizeSearch(words.slice(0, 3).join(' '))))
    return { unit: 'knife_tip', words: 3 }
  if (/^spick\S* noze/.test(normalizeSearch(words.slice(0, 2).join(' ')))) return { unit: 'knife_tip', words: 2 }
  for (const before of [0, 1, 2]) {
    const word = words[before]
    if (word === undefined || !words.slice(0, before).every(isBeforeUnit)) return null
    const unit = unitOfWord(word)
    if (unit === null) continue
    const small = words.slice(0, before).some((other) => /^(cajov|kavov|dezertni|moccov)/.test(normalizeSearch(other)))
    const found = unit === 'tablespoon' && small ? 'teaspoon' : unit
    return { unit: found === 'sachet' ? bagOf(word, words.slice(before + 1)) : found, words: before + 1 }
  }
  return null
}

function isBeforeUnit(word: string): boolean {
  return BEFORE_UNIT.test(normalizeSearch(word))
}

function bagOf(word: string, rest: readonly string[]): KitchenUnit {
  if (!/^(balic|packet)/.test(normalizeSearch(word))) return 'sachet'
  return SACHET_FOODS.test(normalizeSearch(rest.join(' '))) ? 'sachet' : 'package'
}
