import type { RecipeFilter } from '#domain/catalogue/filter/filters.ts'
import { phrase } from './question-words.ts'

/** What one phrase asks for. Lists are added to those of other phrases. */
export type Wish = Partial<
  Pick<
    RecipeFilter,
    | 'diet_types'
    | 'without_allergens'
    | 'dietary_preference'
    | 'dietary_goal'
    | 'meal_types'
    | 'cooking_type'
    | 'difficulty'
    | 'ordering'
    | 'descending'
    | 'time_minutes'
    | 'calorie_span'
  >
>

const END = '\\p{L}*'
const DISHES = '(?= (?:vecer|snidan|obed|jidl|svac|dezert|predkrm|recept))'
/** A range ends at the end of its slider where it is open. */
const QUICK: Wish = { time_minutes: [10, 30] }
const LIGHT: Wish = { calorie_span: [50, 350] }
const HEARTY: Wish = { calorie_span: [500, 850] }
const MOST_PROTEIN: Wish = { ordering: 'protein_in_total', descending: true }

const MEALS: readonly (readonly [RegExp, Wish])[] = [
  [phrase('(?:druh(?:a|ou|e)|pozdni(?:ch)?) vecer[ei]?'), { meal_types: ['Late_dinner'] }],
  [phrase('vecer(?:e|i|im|ich|emi|a|u|y)?'), { meal_types: ['Dinner'] }],
  [phrase(`snidan(?:e|i|im|ich|emi|ka|ku|ky|kou|ov${END})`), { meal_types: ['Breakfast'] }],
  [phrase('obed(?:u|y|em|um|ech|a)?', 'obet'), { meal_types: ['Lunch'] }],
  [phrase('pol[ei]v(?:ka|ky|ku|ce|kou|ek|kam|kach|kami|ecka|ecku|ecky)'), { meal_types: ['Soup'] }],
  [
    phrase(`dezert(?:y|u|em|um|ech|ik|ky)?`, `moucnik${END}`, 'zakus(?:ek|ky|ku|kem|cich)', 'na sladko'),
    { meal_types: ['Dessert'] },
  ],
  [phrase(`dopoledni(?:ch)? svac${END}`, `svac${END} (?:na )?dopoledne`), { meal_types: ['Snack'] }],
  [phrase(`odpoledni(?:ch)? svac${END}`, `svac${END} (?:na )?odpoledne`), { meal_types: ['Late_snack'] }],
  [phrase(`svac(?:in|ink|ov)${END}`), { meal_types: ['Snack', 'Late_snack'] }],
  [phrase('napoj(?:e|i|u|em|um|ich)?', 'drink(?:y|u)?', '(?:neco )?k? ?piti'), { meal_types: ['Drinks'] }],
]

const FOR = '(?:(?:pri|pro|na|proti|s|jsem|jsme|mam|mame|ma|v) )?'
const DIETS: readonly (readonly [RegExp, Wish])[] = [
  [phrase(`bezlepk${END}`, `${FOR}celia[ckt]${END}`, `${FOR}celiak${END}`), { diet_types: ['Gluten free'] }],
  [
    phrase(`bezlaktoz${END}`, `(?:pri )?(?:nesnas${END}|intoleranc${END}) (?:na )?lakto[zs]${END}`),
    { diet_types: ['Lactose intolerant'] },
  ],
  [
    phrase('abkm', `(?:pri )?alergi${END} na (?:bilkovin${END} )?kravsk${END} ml[ei]k${END}`),
    { diet_types: ['Cow protein allergy'] },
  ],
  [phrase(`${FOR}diabet${END}`, `${FOR}cukrovk${END}`, `${FOR}dia`), { diet_types: ['Diabetic'] }],
  [phrase('pri dne', '(?:na|mam|ma|proti|pro) dnu', 's dnou', 'dna', `dnav${END}`), { diet_types: ['Diet for gout'] }],
  [
    phrase(`${FOR}(?:snizit |snizeni |snizuje )?(?:(?:vysok|zvysen|nizk)${END} )?cholest${END}`),
    { diet_types: ['For high cholesterol'] },
  ],
  [
    phrase(
      `${FOR}(?:tehot|kojic|kojen)${END}(?: (?:a|i|nebo) (?:tehot|kojic|kojen)${END})?(?: (?:zen|mam)(?:y|u|a|ink${END})?)?`,
    ),
    { diet_types: ['For pregnant and breastfeeding'] },
  ],
  [
    phrase(
      `${FOR}dysfagi${END}`,
      `${FOR}(?:potiz|poruch|problem)${END} (?:s |pri )?polyk${END}`,
      `(?:kdo )?spatne (?:se )?(?:mi )?polyk${END}`,
    ),
    { diet_types: ['Dysphagia'] },
  ],
  [phrase(`setric${END}`), { diet_types: ['Sparing'] }],
  [phrase(`bez(?:e)?zbytkov${END}`), { diet_types: ['Restricted remains'] }],
  [
    phrase(
      `nizkotucn${END}`,
      `(?:s )?omezen${END} tuk${END}`,
      '(?:s )?(?:malo|mene) tuk(?:u|em)',
      `${FOR}(?:problem${END} se )?zlucnik${END}`,
    ),
    { diet_types: ['Restricted fat'] },
  ],
  [phrase(`vyzivn${END}`), { diet_types: ['Nutritional'] }],
]

const STYLES: readonly (readonly [RegExp, Wish])[] = [
  [phrase(`${FOR}vegan${END}`), { dietary_preference: 'Vegan' }],
  [phrase(`${FOR}vegetar${END}`, `${FOR}vege`, `bezmas${END}`), { dietary_preference: 'Vegetarian' }],
  [phrase(`${FOR}pes[ck]et?a(?:t|r)${END}`), { dietary_preference: 'Pescetarian' }],
]

const WANT = '(?:(?:chci|chceme|chtela? bych|potrebuji|kdyz|abych|pro|na|pri|k|ke) ){0,3}'
const GOALS: readonly (readonly [RegExp, Wish])[] = [
  [
    phrase(`${WANT}(?:z?hubn(?:u|out|uti|utim|eme|ul|ula)|redukcn${END}|shodit|dietn${END})`),
    { dietary_goal: 'Weight loss' },
  ],
  [
    phrase(
      `${WANT}(?:nab(?:irani|rani|rat|irat)|prib(?:rani|rat|irani|irat))(?: sval${END}| hmot${END}| vah${END})*`,
      '(?:na|pro) (?:svaly|objem|rust svalu)',
      `objemov${END}`,
    ),
    { dietary_goal: 'Weight gain' },
  ],
  [phrase('(?:jist |jime )?zdrav(?:a|y|e|ou|eho|emu|ych|ym|ymi|ejsi|ejsiho|eji)'), { dietary_goal: 'Eat healthy' }],
]

const MUCH = `(?:s |se |z )?(?:(?:vysok|bohat|vetsi)${END} |hodne |vice |vic |dost |plne |spousta |spoustou )(?:na |mnozstvim )?(?:obsah${END} )?`
const LITTLE = `(?:s |se )?(?:(?:nizk|mens|omezen)${END} |malo |mene |min )(?:mnozstvim )?(?:obsah${END} )?`
/**
 * Much or little of a nutrient orders the list: the thresholds of nutrition claims hold for 100 g or 100 kcal of a food, not for
 * a portion of a dish, so no limit can be read from such words.
 */
const NUTRIENT_WISHES: readonly (readonly [RegExp, Wish])[] = [
  [phrase(`${MUCH}vlaknin${END}`), { ordering: 'fiber_in_total', descending: true }],
  [phrase(`${LITTLE}cukr(?:u|y|em)`), { ordering: 'sugars_in_total', descending: false }],
  [
    phrase(`${LITTLE}(?:sacharid|uhlohydrat)${END}`, `nizkosacharid${END}`, 'low ?carb'),
    { ordering: 'carbohydrates_in_total', descending: false },
  ],
  [phrase(`${LITTLE}(?:soli|slan${END})`), { ordering: 'salt_in_total', descending: false }],
]

const DISH: readonly (readonly [RegExp, Wish])[] = [
  [phrase('rychl(?:a|y|e|ou|eho|ych|ym|ejsi|ejsiho)', `rychlovk${END}`, 'narychlo', 'na rychlo'), QUICK],
  [
    phrase(
      '(?:neco )?leh(?:k(?:a|y|e|ou|eho|ych|ym)|ci|ciho)',
      `(?:s |ma )?malo kalori${END}`,
      `mene kalori${END}`,
      `nizkokalor${END}`,
    ),
    LIGHT,
  ],
  [phrase(`vydatn${END}`, 'syt(?:a|y|e|ou|eho|ych|ejsi)', `zasyt${END}`), HEARTY],
  [phrase(`jednodu[cs]${END}`, `snadn${END}`, `nenarocn${END}`, `pro zacatecni[kc]${END}`), { difficulty: ['Easy'] }],
  [phrase(`stredne (?:narocn|tezk|slozit)${END}`), { difficulty: ['Medium'] }],
  [phrase(`slozit${END}`, `narocn${END}`), { difficulty: ['Difficult'] }],
  [
    phrase(`studen${END} kuchyn${END}`, `studen(?:a|e|y|ou|eho)${DISHES}`, `nevaren${END}`, `za studena`),
    { cooking_type: ['Cold'] },
  ],
  [phrase(`tepl${END} kuchyn${END}`, `tepl(?:a|e|y|ou|eho)${DISHES}`), { cooking_type: ['Warm'] }],
  [
    phrase(
      `(?:s |se |z )?(?:(?:vysok|bohat|vetsi)${END} |hodne |vice |vic |dost |plne |spousta |spoustou )(?:na |mnozstvim )?(?:obsah${END} )?(?:bilkovin${END}|protein${END})`,
      `vysokobilkov${END}`,
      `vysokoprotein${END}`,
      `(?:s |na )?bilkov(?:in|inn|inov)${END}`,
      `(?:s )?protein(?!ov${END} pras)${END}`,
    ),
    MOST_PROTEIN,
  ],
  ...NUTRIENT_WISHES,
]

/** Phrases that ask for a value of the filter. */
export const WISHES = [...MEALS, ...DIETS, ...STYLES, ...GOALS, ...DISH]

/** What „bez“ and „alergie na“ may be followed by; anything else is an ingredient to leave out. */
export const ABSENCES: readonly (readonly [RegExp, Wish])[] = [
  [phrase('lepk?u?', 'lepek'), { diet_types: ['Gluten free'] }],
  [phrase(`lakto[zs]${END}`), { diet_types: ['Lactose intolerant'] }],
  [
    phrase(`bilkovin${END} kravskeho mleka`, `kravsk${END} (?:ml[ei]k|bilkovin)${END}`),
    { diet_types: ['Cow protein allergy'] },
  ],
  [phrase(`ml[ei]k[aou]?`, `ml[ei]ko`, `mlecn${END}(?: vyrobk${END})?`), { without_allergens: ['milk'] }],
  [phrase(`vajec`, `vajic${END}`, `vejc${END}`), { without_allergens: ['eggs'] }],
  [phrase('ryb(?:y|u|am|ach|ami|iho masa)?'), { without_allergens: ['fish'] }],
  [phrase(`morsk${END} plod${END}`, `plod${END} more`), { without_allergens: ['crustaceans', 'molluscs'] }],
  [phrase(`korys${END}`, `krevet${END}`), { without_allergens: ['crustaceans'] }],
  [phrase(`mekkys${END}`), { without_allergens: ['molluscs'] }],
  [phrase(`bursk${END} or(?:ech|isk)${END}`, `arasid${END}`, `burak${END}`), { without_allergens: ['peanuts'] }],
  [phrase(`orech${END}`, `orisk${END}`, `skorapkov${END} plod${END}`), { without_allergens: ['nuts'] }],
  [phrase(`soj(?:a|i|u|e|ov${END}(?: bob${END})?)`), { without_allergens: ['soybeans'] }],
  [phrase(`celer${END}`), { without_allergens: ['celery'] }],
  [phrase(`horcic${END}`), { without_allergens: ['mustard'] }],
  [phrase(`sezam${END}(?: semin${END})?`), { without_allergens: ['sesame'] }],
  [phrase(`siricit${END}`, `oxid${END} siricit${END}`), { without_allergens: ['sulphites'] }],
  [phrase(`lupin${END}`, `vlci${END} bob${END}`), { without_allergens: ['lupin'] }],
  [phrase('mas(?:a|o|icka)'), { dietary_preference: 'Vegetarian' }],
  [phrase('tuk(?:u|y|ů)'), { diet_types: ['Restricted fat'] }],
  [phrase('vareni', 'tepelne upravy'), { cooking_type: ['Cold'] }],
  [phrase('zbytku'), { diet_types: ['Restricted remains'] }],
  [phrase('omezeni'), {}],
]

/** Words before things that should not be in a dish. */
export const WITHOUT = phrase(
  '(?:a |i |ani )?bez',
  `(?:pri |mam |ma )?alergi${END} na`,
  `(?:pro )?alergi[kc]${END} na`,
  'nejim(?:e)?',
  'nesnasim',
  'nesmim(?: jist)?',
)

/** Words that carry no wish and that no recipe is looked for by. */
export const FILLERS = phrase(
  `(?:z |za )?(?:ceho|co)`,
  `neco|neceho|nejak${END}`,
  `recept(?:y|u|em|um|ech|ik|iky)?`,
  `jidl(?:o|a|u|em|y)`,
  `pokrm(?:y|u|em)?`,
  `tip(?:y|u)?(?: na)?`,
  `(?:u)?var(?:it|im|ime)|(?:u)?delat`,
  'dnes(?:ka)?|zitra|nevim|doma|prosim|bych|abych|jist|chce|chci|chceme|chtel[aio]?|potreb(?:uji|uju|ujeme)|hledam|najdi|dej|kdyz|jen|jenom',
  'mam(?:e)?|ma|si|dat|mi|me|nam|je|jsem|ktery|ktera|ktere',
  `pro (?:deti|dite|dva|dve|studenta|studenty|sportov${END}|ctyri|rodinu)`,
  'do (?:skoly|prace)|na (?:vikend|doma)|po treninku',
  `diet(?:a|y|u|e|ou)|strav(?:a|y|u|ou)`,
)

/** Words that join others and are never looked for by themselves. */
export const JOINTS = phrase('a|i|k|ke|na|o|od|po|pro|pri|s|se|u|v|ve|z|ze|do|nebo|ani|-|,|za')
