import type { Segment } from '@zivina/nutrition/segments'

// The beginnings of words without accents, in the order in which they are looked for.
const NAMED: readonly (readonly [segment: Segment, words: RegExp])[] = [
  ['Dough', /^(?:test(?:o|a|icko|u)?$|korpus|kvas[ek]|piskot|knedlik)/],
  ['Marinade', /^(?:marinad|nalozeni|nalev$|lak$)/],
  ['Sauce', /^(?:omac|zalivk|dresin|dressing|besamel|pesto$)/],
  ['Cream', /^(?:krem|pudink|slehack)/],
  ['Filling', /^(?:napln|nadivk|plneni)/],
  ['Glaze', /^(?:polev(?!k)|glazur|ganach|karamel)/],
  ['Crust', /^(?:obal|krust|trojobal)/],
  ['Thickener', /^(?:zahust|jisk|zasmazk|zaprazk)/],
  ['Garnish', /^(?:ozdob|zdoben|dozdob|dekorac|posyp|drobenk|zmolenk|potren|navrch$|povrch$|vrch$|topping|dokonceni)/],
  ['Dip', /^dip(?:$|u$|y$)/],
  ['Side', /^(?:priloh|podavan|servirovan)/],
  ['Meat', /^(?:mas[oae]$|kure$|kureci$|rizk|karbanatk)/],
  ['Base', /^(?:zaklad|spod(?:ek|ni)$)/],
  ['Extra', /^(?:dale$|jeste$|ostatni$|navic$|dopln|nepovinn|volitel|smazen|vymazan|vysypan|formu?$|plech$)/],
]

/**
 * The part of a recipe that a heading above ingredients names: „Na těsto“ is the dough, „Posypka“ the garnish. The first word that names
 * one decides; a heading that names none, and no heading, is the main part.
 */
export function segmentOfPart(heading: string | null): Segment {
  const words = (heading ?? '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u, 12)
  for (const word of words) {
    const named = NAMED.find(([, beginnings]) => beginnings.test(word))
    if (named) return named[0]
  }
  return 'Main'
}
