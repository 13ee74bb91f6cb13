/**
 * A light stemmer for Czech kitchen language. Its input is lowercase and without accents. The stem need not be the linguistic
 * root: the forms of one word must only get the same stem, and different words different ones.
 *
 * Five steps:
 * 1. words with an irregular root (kuře – kuřata, vejce – vajec) are looked up in a short table;
 * 2. doubled consonants of foreign words become single (mozzarella – mozarela, chilli – chili);
 * 3. the case ending is removed (polévkou → polévk, hovězího → hověz);
 * 4. the suffix of an adjective or of a soup is removed (bramborov- → brambor, gulášovk- → guláš, mléčn- → mléč);
 * 5. the fleeting e is removed (řízek → řízk as in řízky, mrkev → mrkv as in mrkve), the diminutive too (řízeček → řízk,
 * knedlíček → knedlík), and a final c becomes k (polévce – polévka).
 */

/** The shortest stem that removing an ending may produce. */
const SHORTEST_STEM = 3

/** Case endings without accents, longest first. Datives in -am and -um are left out: they would break salám and rum. */
const CASE_ENDINGS = [
  ...['ech', 'ich', 'ach', 'ych', 'ami', 'emi', 'imi', 'ymi', 'iho', 'eho', 'imu', 'emu'],
  ...['yho', 'ymu'],
  ...['ou', 'em', 'im', 'ym'],
  ...['a', 'e', 'i', 'o', 'u', 'y'],
]

/** Words with an irregular root, and words that would otherwise get the stem of another word. */
const IRREGULAR: readonly (readonly [forms: RegExp, stem: string])[] = [
  [/^kur(e|et[ei]|etem|at(a|y|um|ech|k.{1,3})?|eci(ho|mu|m|ch|mi)?)$/, 'kure'],
  [/^jehn(e|et[ei]|etem|at(a|y|um|ech)?|eci(ho|mu|m|ch|mi)?)$/, 'jehne'],
  [/^tel(e|et[ei]|etem|at(a|y|um|ech)?|eci(ho|mu|m|ch|mi)?)$/, 'tele'],
  [/^sel(e|et[ei]|etem|at(a|y|um|ech)?|eci(ho|mu|m|ch|mi)?)$/, 'sele'],
  [/^raj(ce|cet[ei]|cetem|cat(a|y|um|ech)?|catov.{1,3}|sk.{1,3})$/, 'rajce'],
  [/^(vejc(e|i|em|ich)?|vajec|vajec?n.*|vajick.*)$/, 'vejce'],
  [/^(sul|soli|solem|solich)$/, 'sul'],
  [/^hub$/, 'houb'],
  [/^krup$/, 'kroup'],
  [/^(zeli|zelim|zeln(ack)?.{1,3})$/, 'zeli'],
  [/^kari$/, 'kari'],
  [/^penne$/, 'penne'],
  [/^porc(e|i|im|ich|emi)$/, 'porce'],
  [/^kare$/, 'kare'],
]

/** The stem of one word (lowercase, no accents). A word with a digit stays as it is. */
export function stemWord(word: string): string {
  if (/\d/.test(word)) return word
  const irregular = IRREGULAR.find(([forms]) => forms.test(word))
  if (irregular !== undefined) return irregular[1]
  const single = word.replace(/([bdfglmnprstz])\1/g, '$1')
  return unifyEnd(withoutSuffix(withoutCaseEnding(single)))
}

function withoutCaseEnding(word: string): string {
  const ending = CASE_ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** -ov- (bramborový), -sk- (veganský), soups in -ovk- and -ačk- (gulášovka, bramboračka), -čn- (mléčný). */
function withoutSuffix(stem: string): string {
  return stem
    .replace(/^(.{4,})(ovk|ack)$/, '$1')
    .replace(/^(.{4,})sk$/, '$1')
    .replace(/^(.{3,})ov$/, '$1')
    .replace(/^(.{2,})cn$/, '$1c')
}

/** The fleeting e, the diminutives -eč(e)k and -íč(e)k, and c for k. */
function unifyEnd(stem: string): string {
  return stem
    .replace(/^(.*[^aeiouy])e([cklnrstv])$/, (whole, start, end) =>
      whole.length > SHORTEST_STEM ? start + end : whole,
    )
    .replace(/^(.{3,})eck$/, '$1k')
    .replace(/^(.{3,})ick$/, '$1ik')
    .replace(/c$/, 'k')
}
