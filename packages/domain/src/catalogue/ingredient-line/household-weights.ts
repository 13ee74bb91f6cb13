import type { KitchenUnit } from './kitchen-units.ts'

/** Millilitres of the American measures used by the source table. */
const MEASURE_ML = { cup: 236.588, tablespoon: 14.787, teaspoon: 4.929 } as const

/** The weight of one measure of a food. */
export type BulkWeight = {
  /** Matches the food's name, in lower case without accents. */
  food: RegExp
  measure: keyof typeof MEASURE_ML
  /** Grams in one measure. */
  grams: number
  /** Row of the USDA National Nutrient Database for Standard Reference, Release 28. */
  source: string
}

/** How heavy a level spoon or cup of a solid food is, not pressed down. The first match counts. */
export const BULK_WEIGHTS: readonly BulkWeight[] = [
  { food: /skrob/, measure: 'cup', grams: 128, source: '20027' },
  { food: /strouhanka/, measure: 'cup', grams: 108, source: '18079' },
  { food: /krupice|polenta/, measure: 'cup', grams: 167, source: '20066' },
  { food: /mouka/, measure: 'cup', grams: 125, source: '20081' },
  { food: /^cukr.*mouck/, measure: 'cup', grams: 120, source: '19336' },
  { food: /^cukr|xylitol|erythritol|fruktoza|glukoza/, measure: 'cup', grams: 200, source: '19335' },
  { food: /^med( |$)/, measure: 'tablespoon', grams: 21, source: '19296' },
  { food: /^kakaov\S* prasek/, measure: 'tablespoon', grams: 5.4, source: '19165' },
  { food: /^ryze/, measure: 'cup', grams: 185, source: '20044' },
  { food: /otruby/, measure: 'cup', grams: 94, source: '20033' },
  { food: /vlocky/, measure: 'cup', grams: 81, source: '08120' },
  { food: /kuskus/, measure: 'cup', grams: 173, source: '20028' },
  { food: /bulgur/, measure: 'cup', grams: 140, source: '20012' },
  { food: /jahly/, measure: 'cup', grams: 200, source: '20031' },
  { food: /kroupy/, measure: 'cup', grams: 200, source: '20005' },
  { food: /^cocka/, measure: 'cup', grams: 192, source: '16069' },
  { food: /^cizrna|^fazole|^hrach/, measure: 'cup', grams: 200, source: '16056' },
  { food: /^(prepustene )?maslo|^margarin|^sadlo/, measure: 'tablespoon', grams: 14.2, source: '01145' },
  { food: /zakysana smetana|creme fraiche/, measure: 'cup', grams: 230, source: '01056' },
  { food: /jogurt|skyr/, measure: 'cup', grams: 245, source: '01116' },
  { food: /arasidove maslo|tahini/, measure: 'cup', grams: 258, source: '16167' },
  { food: /parma|grana/, measure: 'tablespoon', grams: 5, source: '01032' },
  { food: /rozinky|brusinky susene/, measure: 'cup', grams: 145, source: '09298' },
  { food: /orechy|orisky|kesu/, measure: 'cup', grams: 117, source: '12155' },
  { food: /mandle/, measure: 'cup', grams: 95, source: '12061' },
  { food: /lnene/, measure: 'tablespoon', grams: 10.3, source: '12220' },
  { food: /sezam/, measure: 'tablespoon', grams: 9, source: '12023' },
  { food: /dynova seminka/, measure: 'cup', grams: 129, source: '12014' },
  { food: /slunecnicova seminka/, measure: 'cup', grams: 140, source: '12036' },
  { food: /^mak /, measure: 'tablespoon', grams: 8.8, source: '02033' },
  { food: /^sul/, measure: 'teaspoon', grams: 6, source: '02047' },
  { food: /^paprika mleta|kajensky/, measure: 'teaspoon', grams: 2.3, source: '02028' },
  { food: /^pepr/, measure: 'teaspoon', grams: 2.3, source: '02030' },
  { food: /^skorice/, measure: 'teaspoon', grams: 2.6, source: '02010' },
  { food: /^kmin/, measure: 'teaspoon', grams: 2.1, source: '02014' },
  { food: /^oregano|^bazalka susena|^rozmaryn susen|^salvej susen/, measure: 'teaspoon', grams: 1, source: '02027' },
  { food: /^tymian susen/, measure: 'teaspoon', grams: 1, source: '02042' },
  { food: /^majoranka/, measure: 'teaspoon', grams: 0.6, source: '02023' },
  { food: /^kari/, measure: 'teaspoon', grams: 2, source: '02015' },
  { food: /^kurkuma/, measure: 'teaspoon', grams: 3, source: '02043' },
  { food: /^chilli/, measure: 'teaspoon', grams: 2.7, source: '02009' },
  { food: /^zazvor mlety/, measure: 'teaspoon', grams: 1.8, source: '02021' },
  { food: /^hrebicek/, measure: 'teaspoon', grams: 2.1, source: '02011' },
  { food: /^muskatovy/, measure: 'teaspoon', grams: 2.2, source: '02025' },
  { food: /^prasek do peciva|soda/, measure: 'teaspoon', grams: 4.6, source: '18369' },
  { food: /petrzelova nat|^kopr|^koriandr cerstv|pazitka/, measure: 'tablespoon', grams: 3.8, source: '11297' },
  { food: /^bazalka|^mata/, measure: 'tablespoon', grams: 2.65, source: '02044' },
  { food: /horcice/, measure: 'teaspoon', grams: 5, source: '02046' },
  { food: /majoneza|tatarska/, measure: 'tablespoon', grams: 14.7, source: '04018' },
  { food: /kecup|protlak/, measure: 'tablespoon', grams: 17, source: '11935' },
]

/** Grams in one millilitre of a food filled into a measure. */
export function bulkDensity({ measure, grams }: BulkWeight): number {
  return grams / MEASURE_ML[measure]
}

/** How much one unit of a food weighs or holds. */
export type UnitWeight = {
  unit: KitchenUnit
  /** Matches the food's name, in lower case without accents; absent for any food. */
  food?: RegExp
  /** Grams; for food sold by volume, the millilitres of its usual pack are close enough. */
  grams: number
}

/**
 * Usual sizes of Czech packs, pieces and handfuls. Our own figures, by what shops sell and kitchens weigh; a food's own weight
 * of a piece takes precedence. The first match counts; units not listed here are unknown.
 */
export const UNIT_WEIGHTS: readonly UnitWeight[] = [
  { unit: 'pinch', food: /nat|susen|koreni|majoranka|oregano/, grams: 0.1 },
  { unit: 'pinch', grams: 0.3 },
  { unit: 'knife_tip', grams: 0.5 },
  { unit: 'drop', grams: 0.05 },
  { unit: 'handful', food: /nat |bazalka|mata|kopr|koriandr|pazitka|petrzel/, grams: 10 },
  { unit: 'handful', food: /spenat|rukola|polnicek|salat|baby/, grams: 25 },
  { unit: 'handful', food: /orechy|orisky|mandle|kesu|seminka|rozinky|brusinky|arasidy/, grams: 30 },
  { unit: 'handful', food: /maliny|boruvky|jahody|ostruziny|rybiz/, grams: 50 },
  { unit: 'handful', food: /syr|parma|eidam|gouda/, grams: 25 },
  { unit: 'handful', food: /nudle|ryze|vlocky|kroupy|testoviny/, grams: 40 },
  { unit: 'bunch', food: /cibule/, grams: 90 },
  { unit: 'bunch', food: /redkvick/, grams: 150 },
  { unit: 'bunch', food: /nat |bazalka|mata|kopr|koriandr|pazitka|petrzel/, grams: 25 },
  { unit: 'sprig', grams: 1 },
  { unit: 'leaf', food: /bazalka|mata|salvej/, grams: 0.5 },
  { unit: 'leaf', food: /bobkovy/, grams: 0.2 },
  { unit: 'ball', food: /pepr/, grams: 0.05 },
  { unit: 'ball', food: /nove koreni/, grams: 0.1 },
  { unit: 'ball', food: /jalovec/, grams: 0.15 },
  { unit: 'clove', food: /cesnek/, grams: 4 },
  { unit: 'bulb', food: /cesnek/, grams: 40 },
  { unit: 'centimetre', food: /zazvor/, grams: 6 },
  { unit: 'slice', food: /sunka|salam|prosciutto/, grams: 15 },
  { unit: 'slice', food: /slanina|pancetta/, grams: 15 },
  { unit: 'slice', food: /eidam|gouda|emental|cedar|syr/, grams: 20 },
  { unit: 'slice', food: /chleb toustovy/, grams: 25 },
  { unit: 'slice', food: /^chleb|vanocka/, grams: 50 },
  { unit: 'slice', food: /knedlik/, grams: 35 },
  { unit: 'slice', food: /zelatina/, grams: 1.7 },
  { unit: 'slice', food: /citron|limetka/, grams: 8 },
  { unit: 'cube', food: /maslo|margarin|sadlo/, grams: 250 },
  { unit: 'cube', food: /drozdi/, grams: 42 },
  { unit: 'cube', food: /tofu/, grams: 200 },
  { unit: 'cube', food: /bujon/, grams: 10 },
  { unit: 'package', food: /maslo|margarin|tvaroh|mascarpone|ricotta/, grams: 250 },
  { unit: 'package', food: /tofu|feta|balkansky/, grams: 200 },
  { unit: 'package', food: /testoviny|nudle|ryze/, grams: 500 },
  { unit: 'package', food: /listove testo/, grams: 400 },
  { unit: 'tub', food: /smetana|creme/, grams: 200 },
  { unit: 'tub', food: /tvaroh|mascarpone|ricotta/, grams: 250 },
  { unit: 'tub', food: /jogurt/, grams: 150 },
  { unit: 'can', food: /okapan\S*/, grams: 240 },
  { unit: 'can', food: /rajcata|kokosove mleko/, grams: 400 },
  { unit: 'can', food: /kukurice sterilovana/, grams: 285 },
  { unit: 'piece', food: /zakysana smetana/, grams: 200 },
  { unit: 'piece', food: /^smetana/, grams: 200 },
  { unit: 'piece', food: /^(kureci prsa)/, grams: 150 },
  { unit: 'piece', food: /^kureci stehno/, grams: 220 },
  { unit: 'piece', food: /^kureci palicky/, grams: 100 },
  { unit: 'piece', food: /^losos|^treska|^tilapie|file/, grams: 150 },
  { unit: 'piece', food: /^pstruh/, grams: 250 },
  { unit: 'piece', food: /^hermelin/, grams: 120 },
  { unit: 'piece', food: /^maslo|^margarin|^zerve/, grams: 250 },
]
