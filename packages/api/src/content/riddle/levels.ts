import { normalizeSearch } from '@zivina/czech/search-text'

/** A question, its accepted answers in the form of `answerKey`, and a hint. */
export type Level = { question: string; accepted: readonly string[]; hint: string }

/** The levels of the riddle, easiest first. Their figures are those of the product. */
export const LEVELS: readonly Level[] = [
  {
    question:
      'Roste na stromě a\u00a0denně prý drží lékaře ode dveří. Jednomu učenci spadlo do klína a\u00a0on objevil, proč věci padají. Co je to?',
    accepted: ['jablko', 'jabko'],
    hint: 'Z\u00a0jeho odrůd má Čech nejradši Golden Delicious a\u00a0Idared.',
  },
  {
    question:
      'Jsem luštěnina, ale tady se mi rozsypala písmena: ČKAČO. Když mě uvaříte, mám v\u00a0sobě dost bílkovin, aby se mi nemusel nikdo smát.',
    accepted: ['cocka'],
    hint: 'Na Nový rok mě jedí ti, kdo chtějí mít plnou peněženku.',
  },
  {
    question:
      'Tvaroh má 12\u00a0g bílkovin ve 100\u00a0g. Sníte půl vaničky, ve které ho bylo 250\u00a0g. Kolik gramů bílkovin to bylo?',
    accepted: ['15', '15g', '15 g', 'patnact', '15 gramu'],
    hint: 'Půl vaničky je 125\u00a0g.',
  },
  {
    question:
      'Na obalu stojí: 2\u00a0092\u00a0kJ. Kdosi ale vylil kávu na druhé číslo. Kolik tam bylo kilokalorií? Počítejte tak, jak se to dělá u\u00a0nás.',
    accepted: ['500', '500 kcal', '500kcal', 'pet set', '500 kilokalorii'],
    hint: 'Jedna kilokalorie je 4,184 kilojoulu.',
  },
  {
    question:
      'Předpis říká, v\u00a0jakém pořadí jdou řádky na etiketě. Na prvním místě je vždy energie. Kdo jde hned za ní?',
    accepted: ['tuk', 'tuky'],
    hint: 'Podívejte se na kterýkoli jogurt ve své ledničce. Bílkoviny to nejsou.',
  },
  {
    question:
      'Pod čárovým kódem je 8\u00a0590123\u00a045678 a\u00a0poslední číslice je utržená. Která to byla? Pokladna by to poznala.',
    accepted: ['2', 'dva', 'dvojka'],
    hint: 'Číslice na sudých místech berte třikrát, na lichých jednou. Součet i\u00a0s\u00a0tou chybějící končí nulou.',
  },
  {
    question:
      'Na nákupním seznamu stojí pod sebou: žito, indický ořech, vejce, ibišek, nektarinka, ananas. Kam se s\u00a0tím nákupem vrátíte?',
    accepted: ['zivina', 'do ziviny', 'na zivinu', 'k zivine'],
    hint: 'Čtěte jen začátky řádků, shora dolů.',
  },
]

/** Wrong answers to a level after which its hint is shown. */
export const TRIES_BEFORE_HINT = 2

/** The form in which answers are compared: without capitals, accents, dots and superfluous spaces; a decimal comma is a dot. */
export function answerKey(answer: string): string {
  return normalizeSearch(answer.replaceAll(',', '.'))
    .replace(/[.!?„“"]+$/g, '')
    .trim()
}

/** Whether an answer solves a level. */
export function solves(level: Level, answer: string): boolean {
  return level.accepted.includes(answerKey(answer))
}
