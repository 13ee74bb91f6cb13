import { normalizeSearch, wordsOf } from '@zivina/czech/search-text'
import type { RecipeFilter } from '#domain/catalogue/filter/filters.ts'

/** A kind of dishes that may stand for one of them: its name, and how it is found. */
export type DishKind = {
  /** Plural, after „jde o“. */
  named: string
  /** What the filter is set to. */
  filter?: Partial<Pick<RecipeFilter, 'meal_types' | 'tags'>>
  /** Words that are searched for one by one, the nearest first. */
  words?: readonly string[]
  /** Whether these are in the names of the dishes; otherwise they are ingredients. */
  in_names?: boolean
}

/** Names of dishes, and the kind that each belongs to. */
const KINDS: readonly (readonly [dishes: string, kind: DishKind])[] = [
  ['bramboračka', soup('polévky s\u00a0bramborami', 'brambory')],
  ['zelňačka kapustnica kapustňačka', soup('polévky se zelím', 'zelí')],
  ['čočkovka', soup('polévky s\u00a0čočkou', 'čočka')],
  ['hrachovka', soup('polévky s\u00a0hrachem', 'hrách')],
  ['fazolačka', soup('polévky s\u00a0fazolemi', 'fazole')],
  ['houbovka kulajda', soup('polévky s\u00a0houbami', 'houby')],
  ['česnečka cibulačka', soup('polévky s\u00a0česnekem', 'česnek')],
  ['dýňovka', soup('polévky s\u00a0dýní', 'dýně')],
  ['rajčatovka', soup('polévky s\u00a0rajčaty', 'rajčata')],
  ['boršč minestrone', soup('zeleninové polévky', 'zelenina')],
  ['vývar bujón gulášovka dršťková frankfurtská kyselica', soup('polévky')],
  [
    'bábovka koláč buchta štrúdl závin drobenka muffiny sušenky cukroví rohlíčky perník dort řezy brownies cheesecake řezů koláčky frgál vánočka mazanec linecké bublanina perníčky větrník medovník žemlovka vafle keksy cookies rolády',
    { named: 'pečené moučníky', filter: { tags: ['sladké', 'pečení'] } },
  ],
  [
    'puding pudink tiramisu zmrzlina pohár pěna mousse jáhelník',
    { named: 'dezerty', filter: { meal_types: ['Dessert'] } },
  ],
  ['lívance palačinky vafle lívanečky', words('lívance, palačinky a\u00a0vafle', 'lívance', 'palačinky', 'vafle')],
  [
    'guláš perkelt paprikáš ragú tokáň kari curry chilli eintopf stroganov',
    {
      ...words('guláše, ragú, kari a\u00a0jiná dušená jídla', 'guláš', 'ragú', 'kari', 'chilli', 'paprice', 'dušené'),
      filter: { meal_types: ['Lunch', 'Dinner'] },
    },
  ],
  [
    'knedlíky noky noků nokům nočky halušky šišky gnocchi škubánky',
    words('knedlíky, noky, halušky a\u00a0šišky', 'knedlíky', 'noky', 'nočky', 'halušky', 'šišky'),
  ],
  [
    'karbanátky sekaná placky bramborák burger fašírky čevabčiči kotletky hamburger falafel',
    words('karbanátky, placky a\u00a0sekaná', 'karbanátky', 'placky', 'sekaná', 'bramboráky', 'burger', 'kuličky'),
  ],
  ['řízek řízky nugety stripsy', words('řízky a\u00a0jídla v\u00a0krustě', 'řízky', 'krustě', 'nugetky')],
  [
    'špagety penne lasagne nudle tagliatelle makarony carbonara šunkofleky fusilli těstoviny tortellini',
    { named: 'těstoviny', filter: { tags: ['těstoviny'] } },
  ],
  ['rizoto paella pilaf', words('rizota a\u00a0jídla s\u00a0rýží', 'rizoto', 'pilaf', 'rýže')],
  [
    'omáčka svíčková koprovka rajská znojemská',
    words('jídla s\u00a0omáčkou', 'omáčka', 'omáčce', 'paprice', 'smetaně'),
  ],
  ['salát salátek', { named: 'saláty', filter: { tags: ['saláty'] } }],
  ['pomazánka hummus paštika humus', { named: 'pomazánky', filter: { tags: ['pomazánky'] } }],
  [
    'pizza quiche focaccia langoš',
    words('pizzy, slané koláče a\u00a0zapečené toasty', 'pizza', 'slaný koláč', 'toasty'),
  ],
  ['omeleta šakšuka frittata', words('jídla z\u00a0vajec', 'omeleta', 'šakšuka', 'vejce')],
  ['nákyp musaka zapékané zapečené gratinované', words('zapékaná jídla', 'zapečené', 'nákyp', 'lasagne', 'musaka')],
  ['smoothie koktejl limonáda šejk latté', { named: 'nápoje', filter: { meal_types: ['Drinks'] } }],
  ['müsli granola kaše kaši kaší porridge', words('kaše, müsli a\u00a0granoly', 'kaše', 'müsli', 'granola')],
  [
    'sendvič toast tortilla wrap chlebíček burrito quesadilla bageta bulka rolky',
    words('toasty, tortilly a\u00a0plněné pečivo', 'toast', 'tortilla', 'quesadilla', 'rolky', 'bulka', 'chléb'),
  ],
]

/** A root this long stands for its word in every case; a shorter one would be the beginning of others („kari“, „karotka“). */
const ROOT_MIN = 4
const ENDING_MAX = 4

/** Beginnings of the names, the longest first: „gulášovka“ before „guláš“. */
const ROOTS = KINDS.flatMap(([dishes, kind]) =>
  wordsOf(dishes).map((dish) => {
    const root = dish.replace(/[aeiouy]+$/, '')
    return root.length < ROOT_MIN ? { root: dish, endings: 0, kind } : { root, endings: ENDING_MAX, kind }
  }),
).toSorted((one, other) => other.root.length - one.root.length)

/** Strips of meat are no noodles, though the word comes from them. */
const STRIPS = 'nudlick'
/** „Slaný koláč“ is no sweet. */
const SALTED = /(?<!\p{L})slan/u

/** The word of a text that names a dish, and the dish's kind; null where none does. Not by stems: „bramboračka“ has that of potatoes. */
export function dishKindOf(text: string): { word: string; kind: DishKind } | null {
  const isSalted = SALTED.test(normalizeSearch(text))
  for (const word of text.split(' ')) {
    // „Bábovce“ has the root of „bábovka“.
    const plain = normalizeSearch(word).replace(/c(?=e$)/, 'k')
    const found = plain.startsWith(STRIPS)
      ? undefined
      : ROOTS.find(({ root, endings }) => plain.startsWith(root) && plain.length - root.length <= endings)
    if (found && !(isSalted && found.kind.filter?.tags?.includes('sladké'))) return { word, kind: found.kind }
  }
  return null
}

function soup(named: string, ...ingredients: readonly string[]): DishKind {
  return { named, filter: { meal_types: ['Soup'] }, words: ingredients }
}

function words(named: string, ...all: readonly string[]): DishKind {
  return { named, words: all, in_names: true }
}
