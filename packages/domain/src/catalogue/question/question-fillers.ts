import { phrase } from './question-words.ts'
import type { Wish } from './wish.ts'

const END = '\\p{L}*'

/** What „bez“ and „alergie na“ may be followed by; anything else is an ingredient to leave out. */
export const ABSENCES: readonly (readonly [RegExp, Wish])[] = [
  [phrase('lepk?u?', 'lepek', 'lepkem'), { diet_types: ['Gluten free'] }],
  [phrase(`lakto[zs]${END}`), { diet_types: ['Lactose intolerant'] }],
  [
    phrase(`bilkovin${END} kravskeho mleka`, `kravsk${END} (?:ml[ei]k|bilkovin)${END}`),
    { diet_types: ['Cow protein allergy'] },
  ],
  [phrase(`ml(?:e|i|ie)k(?:a|o|u|em|om)?`, `mlecn${END}(?: vyrobk${END})?`), { without_allergens: ['milk'] }],
  [phrase(`vajec`, `vajic${END}`, `vejc${END}`, `vajc(?:a|ia)`), { without_allergens: ['eggs'] }],
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
  [phrase(`(?:spatn${END} )?cholest${END}`), { diet_types: ['For high cholesterol'] }],
  [phrase('tuk(?:u|y|ů)'), { diet_types: ['Restricted fat'] }],
  [phrase('var(?:eni|it)', 'tepelne upravy'), { cooking_type: ['Cold'] }],
  [phrase('zbytku'), { diet_types: ['Restricted remains'] }],
  [phrase(`(?:zapnut${END} )?trouby`, 'peceni'), { tags: ['bez trouby'] }],
  [phrase('omezeni', 'ohrivani'), {}],
]

/** Words before things that should not be in a dish. */
export const WITHOUT = phrase(
  '(?:a |i |ani )?bez',
  `(?:pri |mam |mame |ma |s |kvuli )?alergi${END} na`,
  `(?:pro |jsem )?alergi[kc]${END} na`,
  'nej(?:im(?:e)?|i)',
  'nesnas(?:im(?:e)?|i|eji)',
  'nesm(?:im|ime|i|eji)(?: (?:jist|mit))?',
  `intoleranc${END} na`,
  '(?:nemuzu|nemuzeme|nemohu|nemuze|nemohou)(?: (?:jist|mit))?',
  `nemam(?:e)? rad${END}`,
  'krome',
  `(?:nechci|zadn${END})(?= (?:lep|ml[ei]k|mas|ryb|vajec|vajic|vejc|orech|oris|lakto|cukr|cibul|cesnek|hub|hou?b|soj|syr|smetan|celer|rajc))`,
)

/** Whom a dish is for; no filter says it. */
const PEOPLE =
  'dite|ditko|batole|batolata|mimino|dva|dve|tri|ctyri|pet|jednoho|jednu|studenta|studenty|rodin\\p{L}*|cloveka|lidi|osob\\p{L}*|babick\\p{L}*|ded\\p{L}*|mam(?:u|ku|inku)|tat(?:u|ku|inka)|manzel\\p{L}*|partner\\p{L}*|pritel\\p{L}*|chlap\\p{L}*|muz(?:e|skeho)?|zen(?:u|y)|holk\\p{L}*|kluk\\p{L}*|navstev\\p{L}*|hosty|seni?or\\p{L}*|duchodc\\p{L}*|sportov\\p{L}*|bezc\\p{L}*|me|mne|nas|nej|ni'

/** Words that carry no wish and that no recipe is looked for by. */
export const FILLERS = phrase(
  `(?:z |za )?(?:ceho|co)`,
  `neco|nieco|neceho|n[ae]jak${END}`,
  `recept(?:y|u|em|um|ech|ik|iky|ar${END})?`,
  `jidl(?:o|a|u|em|y|ech)|jidel`,
  `pokrm(?:y|u|em|um)?|menu`,
  `tip(?:y|u)?(?: na)?|napad(?:y|u)?(?: na)?|inspirac${END}(?: na)?`,
  'upec(?:t|i|eme)|pect|usmazit|udusit|uklohnit|ukuchtit|vykouzlit|spichnout|vymyslet|jidelnic(?:ek|ku|ky)',
  `(?:u|na|po)?var(?:it|im|ime)|(?:u)?d[ei]lat|priprav(?:it|im|ime)|(?:po)?hledam${END}`,
  'dnes(?:ka)?|zitra|nevim(?:e)?|doma|prosim|bych|bychom|abych|jist|jim(?:e)?|chce|chci|chcem|chceme|chtel[aio]?|potreb(?:uji|uju|ujeme)|najdi|dej(?:te)?|kdyz|jen|jenom',
  'mam(?:e)?|ma|mate|si|dat|dal|dala|mi|me|nam|je|jsou|jsem|jsme|ktery|ktera|ktere|kdo|jak(?:o|y|a|ou|e|ym)?|kde|ale|tak|treba|taky|take|hlavne|porad(?:te)?|doporuc(?:te)?|ukaz(?:te)?|existuje|muz(?:u|eme|e)|rad[ai]?|uplne|velmi|opravdu|zase|nekdy|dobre|dobr(?:y|a|ou|eho|ych)|chutn(?:y|a|e|ou|eho|ych)|skvel(?:y|a|e|ou|eho)',
  `(?:jen )?pro (?:(?:moje|meho|mou|nase|naseho|nasi|sve|celou|cele|male|maleho|starsi|jednoho|dva|dve|tri|ctyri|pet) )?(?:${PEOPLE})`,
  `rodine`,
  `(?:v |z )?(?:lednic${END}|ledk${END}|mrazak${END}|spiz${END}|zasob${END})|(?:pul )?kil[ao]|zbyt(?:ky|ku|ek)|prezral${END}`,
  `clovek${END}|dite|ditko|batole|mimino|syn|dcera|manzel|manzelka`,
  `po (?:strevni |prodelane )?(?:operac|zakrok|nemoc|porod|chripk|chripc|viroz|antibiotik)${END}`,
  `(?:pri|v|behem) (?:nemoc|viroz|chripk|chripc|nachlazen|rymic)${END}`,
  `(?:pro|na) \\d{1,2}(?: (?:lidi|osob|porc|deti)${END})?`,
  `do ruky|na (?:doma|chat${END}|dnes(?:ek)?|zitrek|zitra|tyden|navstev${END})|(?:po|pred) (?:treninku|treninkem|cviceni|cvicenim|praci|sportu|sportem|posilovne)|ve vsedni den|(?:na|v) (?:sobotu|patek|pondeli|pracovni den)|(?:na|pro) zahrati|hotov(?:o|e|a|y)?`,
  `diet(?:a|y|u|e|ou)|strav(?:a|y|u|ou)`,
)

/** Words that join others and are never looked for by themselves. */
export const JOINTS = phrase('a|i|k|ke|zo|so|pre|na|o|od|po|pro|pri|s|se|u|v|ve|z|ze|do|nebo|ani|-|,|za|co|to')
