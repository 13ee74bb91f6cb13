import { normalizeSearch } from '@zivina/czech/search-text'

/** What a part of a dish is called; before a colon or a dash it is a label, alone a heading. */
const PART =
  /^(na|k|ke|do|pro|navic|volitelne|nepovinne|ozdob|zdoben|priloh|napln|krem$|kremu|polev|glazur|testo$|testa|tsto|omack|dresin|zalivk|marinad|zaklad|korpus|posyp|posypk|drobenk|obal|nalev|dale|ostatni|suroviny|ingredienc|potrebujeme|budete potreb|prisad|nadivk|pomazank|vrch|spodek|vrstv|dip$|servir|podav|dochucen|koreni$|zelenina$|maso$|tuk$|tuky$|ovoce$|jeste|pripadne|bylinky$|salat$|vyvar$|zahust|smes$|listov|tekute|sypke|sucha|mokra|podle|marinovan)/

/** Facts about a recipe that stand among its ingredients, tools, and steps. */
const NOT_FOOD =
  /^(mnozstvi|davka |pridat |vlozit |komentar|celkem|na \d+ (plech|porc|osob|kus|sklen)|pocet|porc[ei]|pro \d|priprava|pripravte|doba|cas |celkovy cas|zdroj|obtiznost|autor|kategorie|tip:|tipy|poznamk|reklama|inzerce|viz |vice |foto|hodnoceni|vytisk|sdilet|ulozit|forma |formu |formicky|plech |pekac|dalsi recept|recept|postup|predehrej|predehra|smichej|smichame|nakrajejte|nakrajime|pridejte|pridame|dejte|dame|upecte|peceme|pecte|uvarte|varime|podavejte|nalijte|troub[au]|teplota|energet|kalori|kcal|vyzivov|alobal|paratk|spejl|peci?ci papir|peciac|potravinova folie|folie|papirov|kosicky|kuchynsk\S* (robot|papir|provazek)|provazek|nit |mixer|slehac[^k]|sklenice na|lasku|laska|granule|(?:\d+\. )?den$|krok \d|neco |cokoli)/

/** „a trochu lásky“ and what is not a food is not read at all. */
const NEVER =
  /(?<!z )\blasky\b(?! k )|\b(lasku|laskou|trpelivosti|dobre nalady|minut(y|u)?|hodin(y|u)?|°|stupnu|o prumeru)\b|°/

/** Whether a line is a heading, a fact or a step rather than an ingredient. */
export function isNoIngredient(text: string): boolean {
  const folded = normalizeSearch(text)
  if (/:$/.test(folded)) return true
  if (/^\d{1,2}\.\s+\p{L}+$/u.test(folded) && /den$|krok$|cast$/.test(folded)) return true
  const outside = folded.replace(/\([^()]*\)/g, ' ')
  if (NOT_FOOD.test(folded) || NEVER.test(/^\D{0,30}\d/.test(outside) ? outside : folded)) return true
  if (/^(podle|dle) (vlastni )?(chuti|potreby|libosti|fantazie)( a \p{L}+)?$/u.test(folded)) return true
  return isHeading(text, folded)
}

/** „NA POLEVU“, „Těsto (na 2 pláty)“, „Na krém“: a part of the dish and nothing else. */
function isHeading(text: string, folded: string): boolean {
  const words = folded.replace(/\([^)]*\)/g, '').trim()
  if (
    /^(na|pro) (testo|krem|napln|polevu|omacku|korpus|posypku|drobenku|nalev|marinadu|ozdobu|ozdobeni|zdobeni|salat|zalivku|dresink|nadivku|posypani|potreni|zaklad|vrch|vyvar|zavarku|podavani|listkov\S* testo|kase)( (a|na) \S+)?$/.test(
      words,
    )
  )
    return true
  // A dish's part that no shop sells by this word alone.
  if (/^(dresink|zalivka|marinada|poleva|napln|posypka|drobenka|nadivka)$/.test(words)) return true
  if (/^(suroviny|ingredience|prisady|testo|krem|korpus|omacka|ozdoba|priloha|obloha)$/.test(words))
    return /^\p{Lu}/u.test(text)
  return false
}

/** The line without the label in front of it: „Náplň: 500 g tvarohu“, „poleva – 2 lžíce kakaa“. */
export function withoutLabel(
  text: string,
  isAmountOnly: (words: string) => boolean,
  namesFood: (words: string) => boolean,
): string {
  const listed = /^(?:suroviny|ingredience|přísady|potřebujeme|na|pro)\s[^:]{0,30}\d[^:]{0,20}:\s+(?=\S)/iu.exec(text)
  if (listed && /porc|osob|kus|ks|plech|forma|formu/iu.test(listed[0])) return text.slice(listed[0].length)
  const match = /^([^:\d]{2,40}):\s+(?=\S)/u.exec(text) ?? /^([^:\d–—-]{2,30})\s[–—-]\s(?=\S)/u.exec(text)
  const label = match?.[1]
  if (!match || label === undefined || label.split(' ').length > 5) return text
  const rest = text.slice(match[0].length)
  if (isAmountOnly(rest.replace(/\([^)]*\)/g, '').trim())) return text
  const isPart = PART.test(normalizeSearch(label))
  if (/:\s+$/.test(match[0]) && namesFood(rest)) return rest
  return isPart ? rest : text
}
