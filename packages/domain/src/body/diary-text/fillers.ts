import { replaceFolded } from '../../catalogue/ingredient-line/fold-letters.ts'

/** What one says around foods and what ends what was said before it: „pak jsem si dal“, „k tomu“. */
const BREAKS =
  'snedl[aioy]?|snezral[ai]?|jedl[aiy]?|pojedl[ai]?|dojedl[ai]?|zajedl[ai]?|vypil[aiy]?|zapil[ai]?|pil[aiy]?|popijel[ai]?|' +
  'dal[ai]?|dala|dali|mel[ai]?|dlabl[ai]?|zbastil[ai]?|sporadal[ai]?|zhltl[ai]?|ochutnal[ai]?|uvaril[ai]?|mlsal[ai]?|' +
  'zobl[ai]?|zobal[ai]?|byl[aioy]?|mam|jim|pak|potom|pote|jeste|nakonec|dale|taky|take|navic|plus|k tomu|k nim|k nemu|' +
  'na to|s tim|na zaver|na zapiti|zapito|jako priloh[au]|jako priloha|jako hlavni chod|prvni chod|druhy chod'
/** What one says and no diary needs. */
const EMPTY =
  'jsem|sem|jsme|sme|si|to|toho|tam|jen|jenom|pouze|ho|ji|je|akorat|normalne|klasicky|zase|opet|doma|v praci|ve skole|v restauraci'

const BREAK = new RegExp(`(?<!\\p{L})(?:(?:a|no) )?(?:${BREAKS})(?!\\p{L})`, 'gu')
const NOTHING = new RegExp(`(?<!\\p{L})(?:${EMPTY})(?!\\p{L})`, 'gu')

/** The text with commas where a new thing begins, and without words that name no food. */
export function withoutFillers(text: string): string {
  return replaceFolded(
    replaceFolded(text, NOTHING, () => ' '),
    BREAK,
    () => ' , ',
  )
    .replace(/\s+/gu, ' ')
    .trim()
}
