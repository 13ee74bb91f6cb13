import { TAGS } from './question-tags.ts'
import { DISH, GOALS } from './question-wishes.ts'
import { phrase } from './question-words.ts'
import type { Wish } from './wish.ts'

const END = '\\p{L}*'
const MEALS: readonly (readonly [RegExp, Wish])[] = [
  [
    phrase('(?:druh(?:a|ou|e)|pozdni(?:ch)?) vecer[ei]?', 'pred spanim', '(?:neco )?na noc'),
    { meal_types: ['Late_dinner'] },
  ],
  [phrase('vecer(?:e|i|im|ich|emi|a|u|y)?', `vecer(?:k|ic)${END}`), { meal_types: ['Dinner'] }],
  [phrase(`snidan${END}`, 'na rano', 'ranaj(?:ky|kach|kam|ok)'), { meal_types: ['Breakfast'] }],
  [phrase('obed(?:u|y|em|um|ech|a)?', 'obet', `obid(?:ek|k)${END}`), { meal_types: ['Lunch'] }],
  [phrase('hlavni(?:ho|mu|m)? (?:jidl|chod)\\p{L}*'), { meal_types: ['Lunch', 'Dinner'] }],
  [phrase(`pol(?:e|i|ie)v(?:k(?!ov)|c|ek|ok)${END}`), { meal_types: ['Soup'] }],
  [
    phrase(
      'de[zs]ert(?:y|u|em|um|ech|ik|iku|iky|ky)?',
      `moucnik${END}`,
      `zakus(?:ek|k|c)${END}`,
      'na sladko',
      `sladkost${END}`,
      `sladk${END} teck${END}`,
      `neco (?:dobreho )?(?:k kave )?sladk${END}`,
    ),
    { meal_types: ['Dessert'] },
  ],
  [
    phrase(`dopoledni(?:ch)? svac${END}`, `svac${END} (?:na )?dopoledne`, 'desiat(?:a|y|u|e|ou)'),
    { meal_types: ['Snack'] },
  ],
  [
    phrase(`odpoledni(?:ch)? svac${END}`, `svac${END} (?:na )?odpoledne`, 'olovrant(?:y|u)?'),
    { meal_types: ['Late_snack'] },
  ],
  [phrase(`svac(?:in|ink|ov|k)${END}`, 'svac(?:a|i|u|e|ou)'), { meal_types: ['Snack', 'Late_snack'] }],
  [phrase(`napoj${END}`, 'drink(?:y|u|em)?', '(?:neco )?k? ?piti', `pitick${END}`), { meal_types: ['Drinks'] }],
]

const FOR = '(?:(?:pri|pro|na|proti|po|s|jsem|jsme|mam|mame|ma|v|trpim) )?'
const DIETS: readonly (readonly [RegExp, Wish])[] = [
  [
    phrase(
      `bezlepk${END}`,
      `${FOR}celia[ckt]${END}`,
      `(?:pri )?(?:nesnas|nesnes|intoleranc|citlivost)${END} (?:na )?lep(?:ek|ku)`,
    ),
    { diet_types: ['Gluten free'] },
  ],
  [
    phrase(`bezlaktoz${END}`, `(?:pri )?(?:nesnas${END}|nesnes${END}|intoleranc${END}) (?:na )?lakto[zs]${END}`),
    { diet_types: ['Lactose intolerant'] },
  ],
  [
    phrase('abkm', `(?:pri )?alergi${END} na (?:bilkovin${END} )?kravsk${END} ml[ei]k${END}`),
    { diet_types: ['Cow protein allergy'] },
  ],
  [
    phrase(
      `${FOR}(?:pre)?diabet${END}(?: (?:2 )?typu(?: 2)?)?`,
      `${FOR}cukrov[kc]${END}`,
      `${FOR}dia`,
      `${FOR}inzulinov${END} rezistenc${END}`,
      `(?:s |na )?(?:vysok|zvysen)${END} cukr${END}`,
    ),
    { diet_types: ['Diabetic'] },
  ],
  [
    phrase('pri dne', '(?:na|mam|ma|proti|pro) dnu', 's dnou', 'dna', `dnav${END}`, `${FOR}kyselin${END} mocov${END}`),
    { diet_types: ['Diet for gout'] },
  ],
  [
    phrase(`${FOR}(?:snizit |snizeni |snizuje )?(?:(?:vysok|vyssi|zvysen|nizk|nizsi|spatn)${END} )?cholest${END}`),
    { diet_types: ['For high cholesterol'] },
  ],
  [
    phrase(
      `${FOR}(?:tehot|kojic|kojen)${END}(?: (?:a|i|nebo) (?:tehot|kojic|kojen)${END})?(?: (?:zen|mam|matk|matek)(?:y|u|a|am|ink${END})?)?`,
      'cek(?:am|ame) (?:mimin|dit)\\p{L}*',
      '(?:jeste |stale )?koj(?:im|ime|ila)(?: (?:mimin|dit)\\p{L}*)?|jsem (?:tehotna|v jinem stavu)',
      `${FOR}nastavajici(?:ch)? m(?:am|atk)${END}`,
    ),
    { diet_types: ['For pregnant and breastfeeding'] },
  ],
  [
    phrase(
      `${FOR}dysfagi${END}`,
      `${FOR}(?:potiz|poruch|problem)${END} (?:s |pri )?polyk${END}`,
      `(?:(?:kdo|co|kter${END}) )?(?:(?:se|si|mu|ji|mi) ){0,2}(?:spatne|tezko|tezce|hure|nemuz${END}) (?:(?:se|mi|mu|ji) ){0,2}polyk${END}`,
      `${FOR}(?:obtizn|ztizen|zhorsen)${END} polyk${END}`,
      `(?:kasovit|mixovan|mekk)${END} (?:strav|jidl)${END}(?: na polyk${END})?`,
    ),
    { diet_types: ['Dysphagia'] },
  ],
  [
    phrase(
      `(?:setric|setrn)${END}`,
      `(?:lehce|dobre|snadno) stravit${END}`,
      `(?:na |pro |pri )?(?:citliv|podrazden|bolav|nemocn|rozbouren)${END} zalud${END}`,
      `zaludecn${END}`,
      `${FOR}gastritid${END}`,
    ),
    { diet_types: ['Sparing'] },
  ],
  [phrase(`bez(?:e)?zbytk${END}`, `pred kolonoskop${END}`), { diet_types: ['Restricted remains'] }],
  [
    phrase(
      `nizkotucn${END}`,
      `(?:s )?omezen${END} tuk${END}`,
      '(?:s )?(?:malo|mene) tuk(?:u|em)',
      `(?:malo |mene |ne)tucn${END}`,
      `${FOR}(?:(?:nemocn|operac|problem|potiz|zanet)${END} (?:se )?)?slinivk?c?${END}`,
      `${FOR}(?:(?:operac|odstranen|vyjmut|problem|potiz|nemocn|zanet|dieta|diete|diety)${END} (?:(?:se|pri|na) )?)?zlucnik${END}(?: (?:kamen|kamin|potiz|zachvat|kolik|diet)${END})?`,
    ),
    { diet_types: ['Restricted fat'] },
  ],
  [phrase(`vyzivn${END}`, `(?:pro |pri )?podvyz${END}`), { diet_types: ['Nutritional'] }],
]

const STYLES: readonly (readonly [RegExp, Wish])[] = [
  [
    phrase(
      `${FOR}vegan${END}`,
      `(?:cist[ey] )?rostlinn(?!${END} (?:ml[ei]k|olej|tuk|napoj|smetan|jogurt|syr))${END}`,
      'plant based',
      `bez zivocisn${END}(?: (?:produkt|potravin|surovin|vyrobk|slozk)${END})?`,
    ),
    { dietary_preference: 'Vegan' },
  ],
  [
    phrase(`${FOR}vegetar${END}`, `${FOR}vege`, `${FOR}vegous${END}`, `bezmas${END}`),
    { dietary_preference: 'Vegetarian' },
  ],
  [
    phrase(
      `${FOR}pes[ck]et?a(?:t|r)${END}`,
      `(?:bez|nejim(?:e)?|zadne) mas(?:a|o)(?: ,)?(?: (?:ale|jen|jenom|jinak|a))? ryb(?:y|u)? (?:muz${END}|ano|jo|jim${END}|nevad${END}|smim|ok|klidne)`,
      `jim(?:e)? (?:jen )?ryby(?: ,)?(?: (?:ale|a))? (?:ne|nejim(?:e)?|zadne|bez) mas(?:a|o)`,
    ),
    { dietary_preference: 'Pescetarian' },
  ],
]

/** An absence said in one word. */
const ABSENT: readonly (readonly [RegExp, Wish])[] = [
  [phrase(`bez(?:mlec|mlic)${END}`), { without_allergens: ['milk'] }],
  [phrase(`bezvaj(?:e|i)${END}`), { without_allergens: ['eggs'] }],
  [phrase(`bezor(?:ech|is)${END}`), { without_allergens: ['nuts'] }],
]

/** Phrases that ask for a value of the filter. */
export const WISHES = [...MEALS, ...DIETS, ...STYLES, ...GOALS, ...DISH, ...ABSENT, ...TAGS]
