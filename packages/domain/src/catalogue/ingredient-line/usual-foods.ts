import { foodStems } from './food-stems.ts'
import type { KitchenUnit } from './kitchen-units.ts'
import { BAKING_AND_SPICES } from './usual-foods/baking-and-spices.ts'
import { BAKING_KINDS } from './usual-foods/baking-kinds.ts'
import { BRANDS_AND_FOREIGN } from './usual-foods/brands.ts'
import { DAIRY_AND_EGGS } from './usual-foods/dairy-and-eggs.ts'
import { DAIRY_KINDS } from './usual-foods/dairy-kinds.ts'
import { FRUIT_AND_LIQUIDS } from './usual-foods/fruit-and-liquids.ts'
import { KINDS } from './usual-foods/kinds.ts'
import { MEAT_AND_FISH } from './usual-foods/meat-and-fish.ts'
import { PAGE_NAMES } from './usual-foods/page-names.ts'
import { PANTRY } from './usual-foods/pantry.ts'
import { PANTRY_KINDS } from './usual-foods/pantry-kinds.ts'
import { SHOP_NAMES } from './usual-foods/shop-names.ts'
import { SLOVAK_NAMES } from './usual-foods/slovak-names.ts'
import { SPICE_KINDS } from './usual-foods/spice-kinds.ts'
import { VEGETABLE_KINDS } from './usual-foods/vegetable-kinds.ts'
import { VEGETABLES_AND_PULSES } from './usual-foods/vegetables-and-pulses.ts'
import { WORDINGS } from './usual-foods/wordings.ts'
import { WORLD_NAMES } from './usual-foods/world-names.ts'

/**
 * How recipes name foods of the starter catalogue: a word alone means the usual kind („mouka“ is plain wheat flour), and
 * kitchens use words that no composition table has. Keyed by the slug of the food, which never changes.
 */
const USUAL: readonly Readonly<Record<string, string>>[] = [
  BAKING_AND_SPICES,
  DAIRY_AND_EGGS,
  MEAT_AND_FISH,
  VEGETABLES_AND_PULSES,
  PANTRY,
  FRUIT_AND_LIQUIDS,
  KINDS,
  DAIRY_KINDS,
  SPICE_KINDS,
  BAKING_KINDS,
  PANTRY_KINDS,
  VEGETABLE_KINDS,
  BRANDS_AND_FOREIGN,
  SHOP_NAMES,
  WORLD_NAMES,
  PAGE_NAMES,
  SLOVAK_NAMES,
  WORDINGS,
]

/** What a word means with certain units: a spoon of paprika is ground, a handful of parsley is leaves. */
const BY_UNIT: readonly { units: readonly KitchenUnit[]; foods: Record<string, string> }[] = [
  {
    units: ['teaspoon', 'tablespoon', 'pinch', 'knife_tip'],
    foods: {
      'paprika-mleta-sladka': 'paprika; červená paprika',
      'chilli-koreni-mlete': 'chilli',
      'petrzelova-nat-cerstva': 'petržel; petržele',
      'tymian-suseny': 'tymián',
      'rozmaryn-suseny': 'rozmarýn',
      'bazalka-susena': 'bazalka',
      'zazvor-mlety': 'mletý zázvor',
      'koriandr-semeno': 'mletý koriandr; koriandr',
      'fenykl-semeno': 'fenykl; mletý fenykl',
      'salvej-susena': 'šalvěj',
      'citronova-stava': 'citron',
      'bujon-hovezi-kostka-suseny': 'bujón',
    },
  },
  {
    units: ['handful', 'bunch', 'sprig', 'leaf'],
    foods: { 'petrzelova-nat-cerstva': 'petržel; petržele', 'celer-rapikaty': 'celer', 'salvej-cerstva': 'šalvěj' },
  },
  {
    // „sklenice fazolí“ are preserved ones.
    units: ['jar', 'can', 'glass'],
    foods: {
      'kapie-sterilovana': 'kapie; kapie scezené',
      'fazole-cervene-v-konzerve-okapane': 'červené fazole',
      'fazole-bile-v-konzerve-okapane': 'fazole; bílé fazole',
      'cizrna-v-konzerve-okapana': 'cizrna',
      'okurky-sterilovane-nakladane': 'okurky; okurka',
    },
  },
  { units: ['ball'], foods: { 'pepr-cerny-cely': 'pepř; černý pepř', 'nove-koreni-cele': 'nové koření' } },
  {
    units: ['liter', 'deciliter', 'milliliter', 'cup'],
    foods: { 'vyvar-zeleninovy-z-bujonu': 'bujón; zeleninový bujón' },
  },
  { units: ['knife_tip'], foods: { 'zazvor-mlety': 'zázvor' } },
  { units: ['can', 'jar'], foods: { 'fazole-cervene-v-konzerve-okapane': 'fazole' } },
  {
    units: ['sachet', 'package', 'piece', 'tablespoon'],
    foods: { 'pudinkovy-prasek-cokoladovy': 'čokoládový puding; čokoládový pudink; kakaový puding; kakaový pudink' },
  },
  {
    // „3 kg sladkých paprik“, „2 pálivé papriky“ are vegetables.
    units: ['kilogram', 'piece'],
    foods: {
      'paprika-cervena': 'sladká paprika; lahůdková paprika; maďarská paprika',
      'feferonka-chilli-papricka-cerstva': 'pálivá paprika; ostrá paprika; pálivá červená paprika',
    },
  },
  {
    // „1 svitek skořice“, „5 zrnek pepře“ are whole.
    units: ['piece', 'bit', 'stalk'],
    foods: {
      'skorice-cela': 'skořice; cejlonská skořice',
      'nove-koreni-cele': 'nové koření',
      'pepr-cerny-cely': 'pepř; černý pepř',
    },
  },
  { units: ['piece'], foods: { 'vanilkovy-lusk': 'vanilka; pravá vanilka' } },
  {
    units: ['teaspoon', 'tablespoon', 'drop'],
    foods: { 'vanilkovy-extrakt': 'vanilka; tekutá vanilka; vanilkový extrakt' },
  },
  { units: ['stalk'], foods: { 'celer-rapikaty': 'celer', 'petrzelova-nat-cerstva': 'petržel; petržele' } },
  {
    units: ['can', 'jar'],
    foods: {
      'cizrna-v-konzerve-okapana': 'cizrna',
      'fazole-cerne-v-konzerve-okapane': 'černé fazole',
      'fazole-bile-v-konzerve-okapane': 'fazole; bílé fazole',
      'fazole-cervene-v-konzerve-okapane': 'červené fazole',
      'cocka-v-konzerve-okapana': 'čočka',
      'tunak-ve-vlastni-stave-konzerva-okapany': 'tuňák',
      'rajcata-loupana-konzerva': 'rajčata; celá rajčata',
      'kompot-ananasovy-ve-vlastni-stave-okapany': 'ananas',
      'hrasek-sterilovany': 'hrášek',
      'sardinky-v-oleji-konzerva-okapane': 'sardinky',
      'zampiony-sterilovane-okapane': 'žampiony',
    },
  },
]

/** One usual name of a food: its stems, in order. */
export type UsualName = { slug: string; name: string; stems: readonly string[]; units: readonly KitchenUnit[] | null }

function readTable(foods: Readonly<Record<string, string>>, units: readonly KitchenUnit[] | null): UsualName[] {
  return Object.entries(foods).flatMap(([slug, names]) =>
    names.split('; ').map((name) => ({ slug, name, stems: foodStems(name), units })),
  )
}

export const USUAL_NAMES: readonly UsualName[] = [
  ...BY_UNIT.flatMap(({ units, foods }) => readTable(foods, units)),
  ...USUAL.flatMap((foods) => readTable(foods, null)),
]
