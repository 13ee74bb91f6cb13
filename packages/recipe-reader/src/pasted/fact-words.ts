// The words of lines that give portions and times.

/** What a number may belong to. `making` is „doba přípravy“: all of the time, or that before cooking where both are given. */
export type FactKind = 'portions' | 'prep' | 'cook' | 'rest' | 'total' | 'making'
/** `weak` names a time without saying of what: „čas“, „doba“. */
export type Label = FactKind | 'weak'

const LABELS: readonly (readonly [label: Label, words: RegExp])[] = [
  [
    'portions',
    /^(porc\p{L}*|osob\p{L}*|stráv\p{L}*|kus\p{L}*|kousků|kousky|ks|množství|výtěžek|vydá|získáte|získáme|vystačí|dávk\p{L}*|lid(?:é|í|i)|výsledek|výnos|servings?|serves|makes|yield)$/u,
  ],
  ['total', /^(cel[ek]\p{L}*|hotov\p{L}|připraveno|total)$/u],
  ['weak', /^(čas\p{L}*|dob[auy]|délka|trvání|pracnost|dlouho)$/u],
  ['prep', /^(p[rř]íprav\p{L}*|priprav\p{L}*|prác[ei]|aktivn\p{L}*|prep)$/u],
  [
    'cook',
    /^(vař[ei]n\p{L}+|vareni|pečen\p{L}+|peceni|zapék\p{L}+|smažen\p{L}+|dušen\p{L}+|grilov\p{L}+|restov\p{L}+|tepeln\p{L}+|úprav\p{L}+|v troubě|cook(?:ing)?)$/u,
  ],
  [
    'rest',
    /^(odpoč\p{L}+|odlež\p{L}+|ulež\p{L}+|kynut\p{L}+|chlaz\p{L}+|chlad\p{L}+|vychlad\p{L}+|ček\p{L}+|marin\p{L}+|tuhnut\p{L}+|máčen\p{L}+|namáč\p{L}+|nakláď\p{L}+)$/u,
  ],
]
/** Words that say what the number before them counts. „kus“ alone counts ingredients as well. */
export const PORTION =
  /^(porc\p{L}*|osob\p{L}*|os|stráv\p{L}*|lid\p{L}+|jedlí[kc]\p{L}*|hladov\p{L}+|dospěl\p{L}+|servings?|people|persons?)$/u
export const PIECE = /^(kus\p{L}*|ks|kous\p{L}+|díl\p{L}*)$/u
/** Dishes that are counted where „na“ or a label precedes: „na 12 muffinů“. Alone, they may be an ingredient. */
export const DISH =
  /^(muffin\p{L}*|knedlík\p{L}*|řez\p{L}*|sklenic\p{L}*|skleniček|koláč\p{L}*|rohlík\p{L}*|buch[et]\p{L}*|hous[ek]\p{L}*|palačin\p{L}*|lívan\p{L}*|plac\p{L}+|pizz\p{L}*|košíčk\p{L}*|jednohub\p{L}*|závin\p{L}*|toust\p{L}*|kuliček|karbanát\p{L}*|burger\p{L}*|dort\p{L}*|talíř\p{L}*|bochní\p{L}+|pecen\p{L}*|hrn(?:ec|ce|ek|ky|ků)|mís[aeuy]?)$/u
export const MINUTE = /^(m|min|min[uú]t\p{L}*|mins?|minutes?)$/u
export const HOUR = /^(h|hod|hod[ií]n\p{L}*|hours?|hr)$/u
export const DAY = /^(d|den|dny|dní|dnů|days?)$/u
/** What has a size, so that a number before it counts no portions. */
export const SIZE = /^(g|gr|kg|dkg|ml|l|cm|mm|x|plech\p{L}*|form\p{L}*|pekáč\p{L}*|bochn\p{L}*)$/u
export const NO_FACT = /^(kcal|kj|kalori\p{L}+|kč)$/u
/** Words beside portions and times that change nothing. */
export const FILLER =
  /^(a|i|výsledn\p{L}*|vegetarián\p{L}*|vegan\p{L}*|bezlepk\p{L}*|bezmas\p{L}*|rychl\p{L}+|asi|cca|ca|přibližně|zhruba|okolo|kolem|na|pro|do|za|je|potřebn\p{L}+|nutn\p{L}+|odhadovan\p{L}+|orientační|počet|kolik|plus|obtížnost|náročnost|složitost|obtížnosti|snadn\p{L}+|jednoduch\p{L}+|lehk\p{L}+|středn\p{L}+|těžk\p{L}+|nízk\p{L}+|vysok\p{L}+|začátečník\p{L}*|velk\p{L}+|menší\p{L}*|větší\p{L}*|mal\p{L}+|dospěl\p{L}+|hladov\p{L}+|servírov\p{L}+|receptura|recept|s|v|po|tuto|dávku|kcal|kj|cena|kč|energie|level|time|vychází|v|troubě|plech\p{L}*|pekáč\p{L}*|stole|trvá|zabere|jak|čist\p{L}+|rychlost|max|min|x|uprav\p{L}*|změnit|přepoč\p{L}+|zvol\p{L}*|nastav\p{L}*|koho)$/u
/** „4 vydatné porce“: a word between a number and what it counts. */
export const ADJECTIVE = /\p{L}{2}(?:é|í|ý|á|ých|ích)$/u

/** „Obtížnost: 2“: a number that is neither portions nor a time. */
export const LEVEL = /^(?:obtížnost|náročnost|složitost|hodnocení)$/u

const NUMBERS: Record<string, number> = {
  jeden: 1,
  jedna: 1,
  jednu: 1,
  jednoho: 1,
  dva: 2,
  dvě: 2,
  dvou: 2,
  tři: 3,
  čtyři: 4,
  pět: 5,
  šest: 6,
  sedm: 7,
  osm: 8,
  devět: 9,
  deset: 10,
  dvanáct: 12,
  patnáct: 15,
  dvacet: 20,
  třicet: 30,
  čtyřicet: 40,
  půl: 0.5,
  půlhodin: 0.5,
  půlhodina: 0.5,
  čtvrt: 0.25,
  '1/2': 0.5,
  '1/4': 0.25,
  '3/4': 0.75,
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
}

export function labelOf(word: string): Label | null {
  return LABELS.find(([, words]) => words.test(word))?.[0] ?? null
}

/** The value of a number in digits, as a word or as a fraction. */
export function numberOf(word: string | undefined): number | null {
  if (word === undefined) return null
  if (/^\d{1,4}(?:[.,]\d{1,2})?$/.test(word)) return Number(word.replace(',', '.'))
  return Object.hasOwn(NUMBERS, word) ? (NUMBERS[word] ?? null) : null
}
