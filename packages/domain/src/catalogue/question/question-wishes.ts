import { phrase } from './question-words.ts'
import type { Wish } from './wish.ts'

const END = '\\p{L}*'
const DISHES = '(?= (?:vecer|snidan|obed|jidl|svac|dezert|predkrm|recept|neco|napoj))'
/** A range ends at the end of its slider where it is open. */
const QUICK: Wish = { time_minutes: [10, 30] }
const LIGHT: Wish = { calorie_span: [50, 350] }
const HEARTY: Wish = { calorie_span: [500, 850] }
const MOST_PROTEIN: Wish = { ordering: 'protein_in_total', descending: true }

const WANT =
  '(?:(?:chci|chcem|chceme|chtela? bych|potrebuji|potrebuju|kdyz|abych|snazim se|pro|na|pri|k|ke|drzim|drzime|jsem|jsem na) ){0,3}'
const SOME_KILOS = `(?: (?:par|nejak${END}|trochu|\\d+))?(?: (?:kil${END}|kg))?`
const MUSCLES = `(?:(?: (?:trochu|nejak${END}))?(?: (?:sval|hmot|vah|vaz|kil)${END}| na| kg))*`
/** What a person eats for. */
export const GOALS: readonly (readonly [RegExp, Wish])[] = [
  [
    phrase(
      `${WANT}(?:(?:z|vy)?hubn(?:u|out|uti|utim|eme|ul|ula|ouci${END})|(?:s)?chudnu(?:t|tie|ti)|redukcn${END}|redukc(?:i|e)|(?:s|z)hod(?:it|im|ime)|dietn${END})${SOME_KILOS}`,
      `(?:drzim|drzime|jsem na|kdyz mam) diet(?:u|e)(?! pri)`,
      `(?:na |pro )?stihl${END} (?:lini|postav)${END}`,
      `${WANT}(?:snizit|snizeni) (?:vah|hmotnost)${END}`,
    ),
    { dietary_goal: 'Weight loss' },
  ],
  [
    phrase(
      `${WANT}(?:nab(?:irani|rani|rat|irat|iram|irame|eru)|prib(?:rani|rat|irani|irat|iram|irame|eru))${MUSCLES}`,
      `${WANT}(?:(?:vy)?budov${END}|rust|narust|tvorb${END}|zvets${END}) (?:sval|objem)${END}(?: hmot${END})?`,
      `(?:na|pro) (?:svaly|objem)`,
      `(?:na |pro )?svalov${END} hmot${END}`,
      `objemov${END}`,
    ),
    { dietary_goal: 'Weight gain' },
  ],
  [phrase(`(?:jist |jime )?(?:nej)?zdrav(?!otn)${END}`, 'fit(?:ness)?'), { dietary_goal: 'Eat healthy' }],
]

const MUCH = `(?:s |se |z )?(?:(?:vysok|bohat|vetsi|nabit|dostat|dostatk|spoust|kop|pln|velk)${END} |hodne |vice? |dost |mnoho |moc |(?:co )?nejvice? )(?:na |mnozstvi(?:m)? )?(?:obsah${END} )?`
const LITTLE = `(?:s |se )?(?:(?:nizk|mens|omezen|nizsi)${END} |malo |mene |min |(?:co )?nejmene |(?:co )?nejmin )(?:mnozstvi(?:m)? )?(?:obsah${END} )?`
/**
 * Much or little of a nutrient orders the list: the thresholds of nutrition claims hold for 100 g or 100 kcal of a food, not for
 * a portion of a dish, so no limit can be read from such words.
 */
const NUTRIENT_WISHES: readonly (readonly [RegExp, Wish])[] = [
  [phrase(`${MUCH}vlaknin${END}`), { ordering: 'fiber_in_total', descending: true }],
  [phrase(`${LITTLE}cukr(?:u|y|em)`), { ordering: 'sugars_in_total', descending: false }],
  [
    phrase(
      `${LITTLE}(?:sacharid|uhlohydrat)${END}`,
      `nizkosacharid${END}`,
      'low ?carb',
      `bez (?:sacharid|uhlohydrat)${END}`,
      `keto${END}`,
    ),
    { ordering: 'carbohydrates_in_total', descending: false },
  ],
  [phrase(`${LITTLE}(?:soli|slan${END})`), { ordering: 'salt_in_total', descending: false }],
]

/** What a dish is like: its time, energy, difficulty, temperature and what it has much of. */
export const DISH: readonly (readonly [RegExp, Wish])[] = [
  [
    phrase(
      `(?:(?:co|super) )?(?:nej|super)?rychl(?!okvas|ovar)${END}`,
      'narychlo',
      'na rychlo',
      'za (?:chvil|chvilk|chvilink|okamzik|chvilick)\\p{L}*',
      `bleskov${END}`,
      `(?:expres|fofr)${END}`,
      'raz dva',
      'nemam(?:e)? cas',
      'kdyz nen(?:i)? cas',
    ),
    QUICK,
  ],
  [
    phrase(
      `(?:neco )?leh(?:k(?!${END} na priprav)|c[ie]|oun|ouc)${END}`,
      'light',
      `(?:s |ma )?(?:malo|mene|min|co nejmene) kalor${END}`,
      `nizkokalor${END}`,
      `nizkoenerg${END}`,
    ),
    LIGHT,
  ],
  [
    phrase(
      `vydatn${END}`,
      `syt(?:a|y|e|ou|eho|ych|ym|ejsi|ejsiho|iv${END})`,
      `(?:co )?(?:za|na)syt${END}`,
      `vysokokalor${END}`,
    ),
    HEARTY,
  ],
  [
    phrase(
      `(?:nej)?jednodu[cs]${END}`,
      `(?:nej)?snad(?:n|ejsi)${END}`,
      `nenarocn${END}`,
      `neslozit${END}`,
      `pro (?:uplneho |uplne )?zacatecni[kc]${END}`,
      `lehk${END} na pripravu`,
      'bez (?:prace|namahy)',
    ),
    { difficulty: ['Easy'] },
  ],
  [phrase(`stredne (?:narocn|tezk|slozit)${END}`), { difficulty: ['Medium'] }],
  [
    phrase(
      `(?:nej)?slozit${END}`,
      `(?:nej)?narocn${END}`,
      `pracn${END}`,
      `tezk${END} recept${END}`,
      'pro (?:zkusen|pokrocil)\\p{L}*(?: kuchar\\p{L}*)?',
    ),
    { difficulty: ['Difficult'] },
  ],
  [
    phrase(
      `studen${END} kuchyn${END}`,
      `studen(?:a|e|y|ou|eho)${DISHES}`,
      'neco studeneho',
      `nevaren${END}`,
      `za studena`,
    ),
    { cooking_type: ['Cold'] },
  ],
  [phrase(`tepl${END} kuchyn${END}`, `tepl(?:a|e|y|ou|eho)${DISHES}`, 'neco tepleho'), { cooking_type: ['Warm'] }],
  [
    phrase(
      `${MUCH}(?:bilkovin${END}|protein${END})`,
      `vysokobilkov${END}`,
      `vysokoprotein${END}`,
      `(?:s |na )?bilkov(?:in|inn|inov)${END}`,
      `(?:s )?protein(?!ov${END} pras)${END}`,
    ),
    MOST_PROTEIN,
  ],
  ...NUTRIENT_WISHES,
]
