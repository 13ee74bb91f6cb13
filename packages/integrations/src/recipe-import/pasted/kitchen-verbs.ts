// What tells an instruction from an ingredient: verbs, in the forms that recipes use.

/** Letters at the beginning of a line that are read to see what it is. */
const SEEN = 400
const PREFIX = '(?:za|vy|roz|na|po|při|pri|pro|od|o|u|s|z|ze|do|pře|pre|ob|pod|v)'

/** „smícháme“, „uvaříme“, „utřeme“; „smíchejte“, „zalijte“; „přidáš“, „pečeš“. */
const PERSONAL = /^\p{L}{2,}(?:[áaíie]me|(?:[jvřňčšžtlměeid]|se)te|eš|áš|íš)$/u
/** „zadělat“, „vyválet“, „slepit“, „odpočinout“: an infinitive with a prefix. */
const INFINITIVE = new RegExp(`^${PREFIX}\\p{L}{2,}(?:at|it|et|ět|ít|ýt|ovat|out|éct|éci)$`, 'u')
/** „přidej“, „zamíchej“. */
const COMMAND = new RegExp(`^(?:${PREFIX}\\p{L}{2,}ej|nech|nechej|dej|míchej|zalij|uvař|upeč|peč|vař|posyp|pokrm)$`, 'u')
const SIMPLE =
  /^(?:vařit|péct|péci|smažit|dusit|šlehat|míchat|mísit|hníst|nechat|dát|sypat|krájet|strouhat|podávat|servírovat|plnit|mazat|kynout|restovat|grilovat|chladit|peče|vaří|dáme|jíme|lijeme|dejte|nechte|hotovo)$/u
/** „se smíchá“, „se přidají“: the passive of recipes. */
const PASSIVE = /(?:^|\s)se\s+(?:\p{L}+\s+){0,2}?\p{L}{3,}(?:á|í|e|ou|ají|ejí|uje|ují)(?=[\s,.;]|$)/u
/** Words that end as verbs do. */
const NO_VERBS =
  /^(?:guláš\p{L}*|edamame|ocet|omelet|olej|sorbet|pošet|latte|paste|forte|creme|srnčí|celkovat|sušené?me|optimal|rosé?me|salat|oplatk\p{L}+|sezame|same|dvacet|patnáct|deset|osmdesát|zvířat|poupat|perníš|kuskuš|odlet|voňavé?me|carpaccie|karbanate|plátek|dokonale)$/u

const BRACKETS = /\([^()]{0,300}\)/g

/** Whether a line contains a verb of the kitchen, outside brackets. */
export function isInstruction(line: string): boolean {
  const text = line.slice(0, SEEN).toLocaleLowerCase('cs').replace(BRACKETS, ' ')
  return text.split(/[^\p{L}]+/u).some(isVerb) || (/[.!]$/.test(text) && text.includes('se ') && PASSIVE.test(text))
}

function isVerb(word: string): boolean {
  if (word.length < 3 || NO_VERBS.test(word)) return false
  return PERSONAL.test(word) || INFINITIVE.test(word) || COMMAND.test(word) || SIMPLE.test(word)
}

/** Whether a line is written as a sentence: it ends as one, or contains the end of one. */
export function isSentence(line: string): boolean {
  const start = line.slice(0, SEEN)
  const words = start.split(' ', 5).length
  return (words >= 4 && /[.!?…]$/.test(line)) || (words >= 4 && /\p{L}{3,}[.!?] \p{Lu}/u.test(start))
}
