import { normalizeSearch } from '@zivina/czech/search-text'
import { slipsBetween } from '@zivina/czech/suggest-text'

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
  ['gram', /^(g|gr|q|gram(y|u|ov|ech|s)?|gramm?es?)$/],
  ['dekagram', /^(dkg|dgk|dkq|dkgr|dag|dg|dek(a|o|y|em)?|dek(ov|agram(y|u|ov)?))$/],
  ['kilogram', /^(kg|kq|gk|kgr|kil(o|a|u|ko|ka|ecko|ogram(y|u|ov|s)?)?)$/],
  ['ounce', /^(oz|ounces?)$/],
  ['pound', /^(lbs?|pounds?)$/],
  ['milliliter', /^(ml|mililit(er|rov|r(y|u|ech)?)|millilit(er|re)s?)$/],
  ['centiliter', /^(cl|centilitr(y|u|ech)?)$/],
  ['deciliter', /^(dl|dcl|deci|deck(o|a|u)|decek|decilit(er|rov|r(y|u|ech)?))$/],
  ['liter', /^(l|lt|litr(y|u|a|ov|ech)?|lit(er|re)s?)$/],
  [
    'teaspoon',
    /^(kl|lzic(ka|ky|ku|ek|ce|kou)|lzick(a|y|u|ou|ach)|lzicek|cajlz|lzck(a|y|u)|lzicak|zlick(a|y|u)|lyzick(a|y|u|ou)|lyziciek|tl|tsps?|teaspoons?)$/,
  ],
  [
    'tablespoon',
    /^(pl|lz|lzic(e|i|ich|emi|im)?|lzc(e|i|ich)|zlic(e|i)?|lyzic(a|e|u)?|lyzic|el|essloffel|tbsps?|tbs|tablespoons?)$/,
  ],
  [
    'cup',
    /^(koflik(y|u)?|koflicek|hrn(ek|ku|ky|kem)|hrnec(ek|ku|ky)|hrnic(ek|ku|ky|kem)|kafac(e|u|ek|ky)?|salk(y|u)|salka|salky|tasse|hrncek(a|y|u|om|ov)?|hrnc(ek|k(u|a|y|om|ov))|hrnk(u|y|em)|salok|sal(ek|ku|ky)|cups?)$/,
  ],
  [
    'glass',
    /^(sklenic(e|i|ich)?|sklenick(a|y|u)|sklenicek|sklenk(a|y|u)|sklinka|pohar(e|y|u|a|ov|ek|ky|ik(a|y|ov)?)?|glass(es)?)$/,
  ],
  ['ladle', /^(naberack(a|y|u)|naberac(ek|iek)|sberack(a|y|u)|sberacek)$/],
  ['drop', /^(kapk(a|y|u|ou)|kapce|kapek|kapicek|kapick(a|y|u)|kvapk(a|y|u)|kvapiek|drops?)$/],
  ['dash', /^(strik(y|u)?|striknuti|stric(ek|ku|ky)|cak(ne|nuti)?|dash(es)?|splash)$/],
  [
    'piece',
    /^(ks|tbl|tablet(a|y|u)?|tycin(ka|ky|ku|ek)|tyc(ka|ky|ku|ek)|zrn(a|o|ka|ko|ek|icko|icka)|ruz(ice|ici|icka|icky|icku|icek)|dil(ek|ky|ku)|rad(ek|ky|ku)|hvezdick(a|y|u)|hvezdicek|hrudk(a|y|u)|bochnik(u|y)?|bochnicek|kus(y|u|ov|ech)?|nozk(a|y|u)|nozek|svit(ek|ky|ku)|lusk(y|u)?|stuck|st|pcs?|pieces?|filet(y|u|ky)?|trojuhelnick?(y|u)?|trojhran(ek|ky|ku)|trojuhelnic(ek|ky|ku)|porc(e|i)|tabulk(a|y|u)|tabulek)$/,
  ],
  [
    'clove',
    /^(strouz(ek|ky|ku|cich|kem)|struzk(y|u)|strucik(y|u|ov)?|strouzecek|strouzeck(y|u)|struc(ek|ik)(u|a|y|ov)?|zehen?|str|cloves?)$/,
  ],
  ['bulb', /^(palic(e|i)?|palick(a|y|u)|palicek|hlavick(a|y|u)|hlavicce|hlavicek|bulbs?)$/],
  [
    'slice',
    /^(plat(ek|ky|ku|kem|cich)|platk(u|y)|plast(ky|ku|ek)|plat(ok|kov)|kraj(ec|ce|cov)|krajic(e|u|ich|ek|ky|ku)?|koleck(o|a)|kolecek|platku|slices?)$/,
  ],
  ['cube', /^(kost(ka|ky|ku|ek|ce|kou)|kock(a|y|u)|kociek|kostick(a|y|u)|kosticek|cubes?)$/],
  ['ball', /^(kulick(a|y|u)|kulicek|gulk(a|y|u)|guliek|gul[io]ck(a|y|u)|gul(ocok|iciek)|koul(e|i)?)$/],
  ['bit', /^(kous(ek|ky|ku|icek)|kousk(u|y|em)|kus(ok|k(u|y|ov)))$/],
  ['head', /^(hlavk(a|y|u)|hlav(ek|ok)|heads?)$/],
  ['leaf', /^(list(y|u|ov|ok|kov|ku|ky|ek|ech|ecek|ecku|ecky)?|leaf|leaves)$/],
  ['sprig', /^(snitk(a|y|u)|snitce|snitek|vetvick(a|y|u)|vetvicce|vetvicek|vetevk(a|y|u)|vetvick|vetviciek|sprigs?)$/],
  [
    'stalk',
    /^(ston(ek|ky|ku|kem)|stebl(o|a|em)|stebel|stonk(u|y|a)|stonok|byl(ka|ky|ku|iek)|stvol(y|u)?|rapik(y|u)?|lodyh(a|y|u)|stalks?|ribs?)$/,
  ],
  [
    'bunch',
    /^(trs(y|u)?|svaz(ek|ku|ky|kem|ecek|ecku|ecky)|svazk(u|y)|zvaz(ok|k(u|y|ov))|kytick(a|y|u)|kytic(e|i)|bunch(es)?)$/,
  ],
  ['centimetre', /^(cm|centimetr(y|u|ik|iky|ovy|oveho|ovych)?)$/],
  [
    'can',
    /^(plechovk(a|y|u|ou)|plechovce|plechovick(a|y|u)|plech|dose|plechovek|konzerv(a|y|u|ou)?|konz|cans?|tins?)$/,
  ],
  ['jar', /^(zavarovack(a|y|u)|jars?)$/],
  [
    'sachet',
    /^(sac(ek|ku|ky|kem)?|vreck(o|a)|vreciek|vrecusk(o|a)|vrecusok|tutchen|pytlik(y|u)?|pytlic(ek|ku|ky)|balic(ek|ku|ky|kem|kov)|sachets?|packets?)$/,
  ],
  [
    'package',
    /^(balen(i|im|ie|ia|iu)|bal|pck|packung|packchen|tub(a|y|u)|rol(e|i|ka|ky|ku)|kostick[^a-z]|krabick(a|y|u)|krabic(e|i|a|u|ka|ky|ku)?|skatul(a|e|ka|ky|ku)|tetrapak(y|u)?|karton(y|u|ek|ky|ku)?|packages?|packs?|pkg)$/,
  ],
  ['tub', /^(kel|kelim(ek|ku|ky|kem)|becher|kelimk(u|y)|teglik(y|u|a|ov)?|vanick(a|y|u)|vanicek|tubs?)$/],
  ['bottle', /^(lahv(e|i)?|flas(a|e|u|i)|lahev|lahvick(a|y|u)|lahvicek|flask(a|y|u)|bottles?)$/],
  [
    'pinch',
    /^(spetk(a|y|u|ou)|spetce|spetek|spetick(a|y|u)|stipk(a|y|u)|stipok|stipiek|zdib(ec|ek|ecek|cem)|zdibic(ek|ku)|zdibin(ek|ku)|chlup|stipec|stipcek|prise|pinch(es)?)$/,
  ],
  ['handful', /^(hrst(i|e|mi)?|hrste?c+z?k(a|y|u)|hrstick(a|y|u)|hrstk(a|y|u)|hrstek|handfuls?)$/],
  [
    'some',
    /^(troch(a|u)?|trosk(a|u)|trosic(ka|ku)|malinko|kapanek|drobet|drobatko|malicko|trosinku|trochen|trochet|some)$/,
  ],
]

/** Adjectives before a unit that say how full it is: they do not change the amount. */
const BEFORE_UNIT =
  /^(vrchovat|vrchov|vrch$|zarovn|pol(ev\S*)?$|cajo?v?$|kav$|kavo?$|dez$|ml$|vel$|kopcovit|kopeck|ctvrtlitr|pullitr|litrov|dvoudec|vrsk|pecliv|vetsi|uzk|zarovnan|rovn|pln|siln|tenk|tlust|polevkov|polievkov|cajov|kavov|dezertni|moccov|mokka$|mal(a|e|y|i|ou|ych|eho|ym|ymi)?$|velk|vets|mens|stredn|dobr|poradn|heaped|level|large|small)/

/** Foods sold in small bags: a „balíček“ of these is a sachet, of other foods a package. */
const SACHET_FOODS = /(vanil|prask|prasek|cukr|drozdi|zelatin|kypri|puding)/

/** The unit that a list of words begins with, and how many words it takes. */
export type FoundUnit = {
  unit: KitchenUnit
  words: number
  /** For a measure that is no unit: how many of the unit it is; null where that is not known. */
  times?: number | null
}

/**
 * Measures of old cookbooks and of taverns. A „libra“ is the half kilogram of markets; the others are those of Bohemia:
 * a „lot“ is a 32nd of the old pound, a „žejdlík“ a quarter of a „pinta“.
 */
const OLD: readonly (readonly [forms: RegExp, unit: KitchenUnit, times: number | null])[] = [
  [/^lib(ra|ry|ru|er|rou)$/, 'kilogram', 0.5],
  [/^lot(u|y|em|ech)?$/, 'gram', 17],
  [/^zejdlik(y|u|em)?$/, 'liter', 0.48],
  [/^kvartyr(ek|ky|ku)$/, 'liter', 0.12],
  [/^(maz|mazek|mazky|mazku|mazy)$/, 'liter', 1.4],
  [/^pin(ta|ty|tu)$/, 'liter', 1.9],
  [/^stampr(le|dle|lat|licka|licky|licku|dlicka|lata)$/, 'centiliter', 4],
  [/^(frtan(y|u|ek)?|kalis(ek|ky|ku))$/, 'centiliter', 4],
  [/^dvojk(a|y|u)$/, 'deciliter', 2],
  [/^funt(u|y|em)?$/, 'kilogram', 0.5],
  [/^holb(a|y|u)$/, 'liter', 0.5],
  [/^kvintlik(y|u)?$/, 'gram', 4.3],
  [/^pana(k|ky|ku|cek|cky|cku)$/, 'centiliter', 4],
  [
    /^(vertel|ctvrtce|korec|mira|merice|talir|talire|taliru|kybl|kyblik|vedro|pytel|bedynka|prepravka|osatka|hrnec|hrnce|hrncu|misa|misu|miska|misky|misku|odmerk(a|y|u))$/,
    'piece',
    null,
  ],
]

/** The unit that one word names; upper case matters: „ČL“ is a spoon and „cl“ a centilitre. Null for any other word. */
export function unitOfWord(word: string): KitchenUnit | null {
  const plain = word.replace(/[.,:;]+$/u, '')
  if (/^lžič$/iu.test(plain)) return 'teaspoon'
  if (/^(čl|čaj\.?lž|kl|Čl|ČL|CL|KL)$/u.test(plain)) return 'teaspoon'
  const folded = normalizeSearch(plain)
  return FORMS.find(([, forms]) => forms.test(folded))?.[0] ?? misspelt(folded)
}

/** The words for units that are long enough to be recognised with one wrong letter. */
const SPELT =
  'lzice lzicka lzicky lzicek lzicku hrnek hrnku hrnky hrnicek strouzek strouzky strouzku spetka spetky sacek sacku balicek balicku kelimek kelimku plechovka plechovky svazek svazku gramu sklenice konzerva krabicka'.split(
    ' ',
  )

/** From this length on a word for a unit may have two errors: „stouřky“. */
const LONG_UNIT = 7

function misspelt(word: string): KitchenUnit | null {
  if (word.length < 5 || /^krupi[ck]/.test(word)) return null
  const two = (other: string) =>
    word.length >= LONG_UNIT &&
    other.length > LONG_UNIT &&
    word.slice(0, 2) === other.slice(0, 2) &&
    slipsBetween(word, other, 2) <= 2
  const meant = SPELT.find((other) => isOneLetterOff(word, other)) ?? SPELT.find(two)
  return meant === undefined ? null : (FORMS.find(([, forms]) => forms.test(meant))?.[0] ?? null)
}

/** One letter more, less or other, or two swapped. The first letter must be right. */
function isOneLetterOff(word: string, other: string): boolean {
  if (word[0] !== other[0] || Math.abs(word.length - other.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === other[start]) start += 1
  const [left, right] = [word.slice(start), other.slice(start)]
  if (left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1)) return true
  return left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
}

/** The unit that a list of words begins with: „lžíce“, „vrchovatá lžíce“, „polévková lžíce“, „čajová lžička“. */
export function readUnit(words: readonly string[]): FoundUnit | null {
  if (/^na (spick\S*|hrot) (noze|lzic\S*)/.test(normalizeSearch(words.slice(0, 3).join(' '))))
    return { unit: 'knife_tip', words: 3 }
  if (/^na (nuz|spicku|noze?)$/.test(normalizeSearch(words.slice(0, 2).join(' '))))
    return { unit: 'knife_tip', words: 2 }
  if (/^(spick\S* noze|nozov\S* spick)/.test(normalizeSearch(words.slice(0, 2).join(' '))))
    return { unit: 'knife_tip', words: 2 }
  if (/^spick(a|u)$/.test(normalizeSearch(words[0] ?? '')) && words.length > 1) return { unit: 'knife_tip', words: 1 }
  for (const before of [0, 1, 2]) {
    const word = words[before]
    if (word === undefined || !words.slice(0, before).every(isBeforeUnit)) return null
    const old = OLD.find(([forms]) => forms.test(normalizeSearch(word)))
    if (old) return { unit: old[1], words: before + 1, times: old[2] }
    const unit = unitOfWord(word)
    const isSmallSpoon = /^ml\.$/.test(word) && /^lz/.test(normalizeSearch(words[before + 1] ?? ''))
    if (unit === null || isSmallSpoon) continue
    const small = isSmall(words.slice(0, before))
    const found = unit === 'tablespoon' && small ? 'teaspoon' : unit
    const after = words
      .slice(before + 1)
      .findIndex(
        (other) =>
          !/^(kavov|cajov|polevkov|dezertni|zarovnan|vrchovat|rovn[aeyiou]|pln[aeyiou]{1,2}$|kopcovit)/.test(
            normalizeSearch(other),
          ),
      )
    const isFull = /^pln[yae]$/.test(normalizeSearch(words[before + 1] ?? '')) && words.length > before + 2
    if (isFull) return { unit, words: before + 2 }
    const isSpoon = unit === 'tablespoon' || unit === 'teaspoon'
    if (unit === 'cup' && after > 0) return { unit, words: before + 1 + after }
    if (isSpoon && after > 0)
      return {
        unit: small || isSmall(words.slice(before + 1, before + 1 + after)) ? 'teaspoon' : unit,
        words: before + 1 + after,
      }
    return { unit: ofItsFood(found, word, words.slice(before + 1)), words: before + 1 }
  }
  return null
}

/** A „balíček“ by what is in it; a „hlavička“ of cloves is one of them, no bulb. */
function ofItsFood(unit: KitchenUnit, word: string, rest: readonly string[]): KitchenUnit {
  if (unit === 'bulb' && /^hrebic/.test(normalizeSearch(rest[0] ?? ''))) return 'piece'
  return unit === 'sachet' ? bagOf(word, rest) : unit
}

const isSmall = (words: readonly string[]) =>
  words.some((word) => /^(caj|kav|dez|moccov|mokka$|ml)/.test(normalizeSearch(word)))

function isBeforeUnit(word: string): boolean {
  return BEFORE_UNIT.test(normalizeSearch(word.replace(/\.$/, '')))
}

function bagOf(word: string, rest: readonly string[]): KitchenUnit {
  if (!/^(balic|packet)/.test(normalizeSearch(word))) return 'sachet'
  return SACHET_FOODS.test(normalizeSearch(rest.join(' '))) ? 'sachet' : 'package'
}
