import { slipsBetween } from '@zivina/czech/suggest-text'

/** Words of questions that are often mistyped; one typing error is corrected. */
const OFTEN_MISTYPED = [
  ...['snidane', 'snidani', 'vecere', 'veceri', 'polevka', 'polevku', 'dezert', 'svacina', 'svacinu', 'recept'],
  ...['rychla', 'rychly', 'rychle', 'lehka', 'lehky', 'zdrava', 'zdravy', 'jednoducha', 'jednoduchy', 'jednoduche'],
  ...['bezlepkova', 'bezlepkovy', 'bezlepkove', 'bezmasa', 'veganska', 'vegansky', 'veganske'],
  ...['vegetarianska', 'vegetariansky', 'vegetarianske', 'laktozy', 'diabetika', 'cholesterol', 'hubnuti', 'tehotne'],
  ...['lepku', 'minut', 'kalorii', 'bilkovin'],
]
/** Words of the kitchen that are one letter away from one of them: „koláč s polevou“ is no soup. */
const OTHER_WORDS = /^(?:polev(?:a|y|e|u|ou|ami|am)?|lehkost|vecer(?:y|u)?|recepce)$/
const SHORTEST = 5

/** A plain word in its usual form: without the ending of everyday speech („rychlej“, „rychlýho“) and one typing error. */
export function correctedWord(word: string): string {
  if (word.length < SHORTEST || OTHER_WORDS.test(word)) return word
  const usual = word
    .replace(/yho$/, 'eho')
    .replace(/ymu$/, 'emu')
    .replace(/(?<!^ol)ej(?:ch)?$/, 'y')
  return OFTEN_MISTYPED.find((known) => usual[0] === known[0] && slipsBetween(usual, known, 1) <= 1) ?? usual
}
