// What tells an instruction from an ingredient: verbs, in the forms that recipes use.

/** Letters at the beginning of a line that are read to see what it is. */
const SEEN = 400
const PREFIX = '(?:za|vy|roz|na|po|při|pri|pro|od|o|u|s|z|ze|do|pře|pre|ob|pod|v)'

/** „smícháme“, „uvaříme“, „utřeme“; „smíchejte“, „zalijte“; „přidáš“, „pečeš“. */
const PERSONAL = /^\p{L}{2,}(?:[áaíie]me|(?:[jvřňčšžtlměeid]|se)te|eš|áš|íš)$/u
/** „zadělat“, „vyválet“, „slepit“, „odpočinout“: an infinitive with a prefix. */
const INFINITIVE = new RegExp(`^${PREFIX}\\p{L}+(?:at|it|et|ět|ít|ýt|ovat|out|éct|éci)$`, 'u')
/** „smíchám“, „uvařím“; „se sušením“ is none. */
const FIRST = new RegExp(`^${PREFIX}\\p{L}{2,}(?:ám|(?<!n)ím)$`, 'u')
/** Verbs that are cut short, as in handwriting: „smích.“, „nech.“ */
const CUT =
  /(?:^|(?<!\sna)\s)(?:smích|zamích|vmích|zaděl|zprac|vyprac|přid|přil|zal|osmaž|orest|osol|nech|vyvál|vykráj|slep|posyp|potř|upeč|uvař|ušleh|vyšleh|utř|rozd|obal|podáv|tvar)\p{L}{0,2}\.(?=\s|,|$)/u
/** „přidej“, „zamíchej“. */
const COMMAND = new RegExp(
  `^(?:${PREFIX}\\p{L}*[chdjpsz]ej|${PREFIX}\\p{L}{2,}uj|nech|nechej|dej|míchej|zalij|uvař|upeč|posyp|ohřej|${PREFIX}(?:lij|sol|tři|sej|maž|val|peč|vař|smaž|dus|syp|lož|kryj|chlaď|hřej|mixuj|krájej))$`,
  'u',
)
const SIMPLE =
  /^(?:vařit|péct|péci|smažit|dusit|šlehat|míchat|mísit|hníst|nechat|dát|sypat|krájet|strouhat|podávat|servírovat|plnit|mazat|kynout|restovat|grilovat|chladit|vař|peč|smaž|hoď|udělej|dělej|mixuj|šlehej|krájej|strouhej|hněť|peče|vaří|dáme|jíme|lijeme|dejte|nechte|hotovo|peču|vařím|dám|smažím|dusím|míchám|šlehám|krájím)$/u
/** „se smíchá“, „se přidají“: the passive of recipes. */
const PASSIVE = /(?:^|\s)se\s+(?:\p{L}+\s+){0,2}?\p{L}{3,}(?:á|í|e|ou|ají|ejí|uje|ují)(?=[\s,.;]|$)/u
/** Words that end as verbs do. */
const NO_VERBS =
  /^(?:kuřete|guláš\p{L}*|edamame|ocet|omelet|olej|sorbet|počet|účet|pocit|pohyb|salát|latte|paste|forte|creme|sezame|dvacet|zvířat|poupat|salat|vším|příliš|hladíš|zelím)$/u

/** „nezklame“, „nepůjdete“ tell of a dish; „nechte“ and „nevařte“ are instructions. */
const NEGATED = /^ne(?!ch)\p{L}+(?<![jvřňčšžtlmděsď]te|ej|uj)$/u

const BRACKETS = /\([^()]{0,300}\)/g

/** Whether a line contains a verb of the kitchen, outside brackets. */
export function isInstruction(line: string): boolean {
  const text = line.slice(0, SEEN).toLocaleLowerCase('cs').replace(BRACKETS, ' ')
  return text.split(/[^\p{L}]+/u).some(isVerb) || (/[.!]$/.test(text) && text.includes('se ') && PASSIVE.test(text))
}

function isVerb(word: string): boolean {
  if (word.length < 3 || NO_VERBS.test(word) || NEGATED.test(word)) return false
  return PERSONAL.test(word) || INFINITIVE.test(word) || COMMAND.test(word) || FIRST.test(word) || SIMPLE.test(word)
}

/** Whether a line is written as a sentence: it ends as one, or contains the end of one. */
export function isSentence(line: string): boolean {
  const start = line.slice(0, SEEN)
  const words = start.split(' ', 5).length
  return (words >= 4 && /[.!?…]$/.test(line)) || (words >= 4 && /\p{L}{3,}[.!?] \p{Lu}/u.test(start))
}

/** Whether a line contains a verb that is cut short: „vše zprac., nech. odpočinout“. */
export function isCutInstruction(line: string): boolean {
  return CUT.test(line.slice(0, SEEN).toLocaleLowerCase('cs'))
}
