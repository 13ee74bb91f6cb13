/** How many characters of a line are read; the rest is ignored. */
export const LINE_MAX = 300
/** The limit before normalization: some letters consist of several characters, and repeated spaces become one. */
const TEXT_MAX = 4 * LINE_MAX

/** The text of a line as it is kept: cut, with single spaces. */
export function boundLine(line: string): string {
  return line
    .slice(0, TEXT_MAX)
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/(?![\u200d\ufe0f])\p{Cf}/gu, '')
    .trim()
    .slice(0, LINE_MAX)
}

/** The text of a row of a table, its cells parted by strokes instead of tabs. */
export const withCells = (row: string): string => boundLine(row.slice(0, TEXT_MAX).trim().replace(/\t+/g, ' | '))

/** What people say before a food: „no a sůl“, „a ještě 2 vejce“, „na drobenku 100 g mouky“. */
const LEAD =
  /^(?:(?:no\s)?a\s(?:taky\s|také\s|ještě\s|pak\s|potom\s|nakonec\s)?(?=\p{L}|\d)|(?:ještě|taky|také|pak|potom|nakonec|plus|už\sjen|už|jen|jenom)\s(?!cho[iy])(?=\p{L}|\d)|(?:na|do)\s\p{L}{4,15}(?:u|e|y|i|í)\s(?=\d)|(?:asi\s)?jako\s(?:prst|palec|ořech|vejce|pěst)\s(?:velk\p{L}{1,4}\s)?)/iu
/** „Na základní těsto je potřeba pohanková mouka“, „Do těsta přijde 50 g oleje“: a sentence that names an ingredient. */
const NEEDED =
  /^(?:na|do|k|ke|pro)\s[^,:;\d]{3,40}?\s(?:(?:je|jsou|bude|budou|budeme|budete|budeš)\s(?:potřeba|třeba|potřebovat)|potřebujeme|potřebujete|potřebuješ|potřebuji|přijde|přijdou|patří|dáme|dávám)\s(?:ještě\s|také\s|taky\s)?(?=\p{L}|\d)/iu
/** „česnek5 stroužky“, „mléko250 ml“: the columns of a page run together. */
const RUN_TOGETHER =
  /(?<=\p{L}{3})(?=\d{1,4}(?:[.,–/-]\d{1,3})?\s?(?:g|gr|kg|dkg|dag|ml|dl|cl|l|ks|kus\p{L}{0,2}|PL|ČL|KL|lž\.?|lžic\p{L}{0,2}|lžíc\p{L}?|lžič\p{L}{1,3}|hrn\p{L}{2,4}|šál\p{L}{2,3}|strouž\p{L}{2,3}|špet\p{L}{2}|hrst\p{L}?|plát\p{L}{2,3}|snít\p{L}{2}|svaz\p{L}{2,3}|balíč\p{L}{2,3}|bal\.|balení|sáč\p{L}{2,3}|kelím\p{L}{2,3}|plechov\p{L}{2}|sklenic\p{L}|kapk\p{L}|kostk\p{L}|list\p{L}{0,2})(?!\p{L}))/gu
/** „250 | g | mouka“: the number and its unit in cells of their own. */
const UNIT_CELL =
  /(?<=^|\|\s?)(\d[\d.,/½¼¾–-]*)\s?\|\s?((?:g|gr|kg|dkg|dag|ml|dl|cl|l|ks|kus\p{L}{0,2}|PL|ČL|KL|lžíc\p{L}|lžič\p{L}{1,2}|stroužk\p{L}{1,2}|stroužek|hrn\p{L}{2,4}|špetk\p{L}|balení|bal\.|svazek))(?=\s?\||\s?$)/giu
/** A price among the cells of a row: „43,33“, „2,-“, „12 Kč“, and the cells without a text. */
const PRICE = /\s?\|\s?(?:\d{1,4}(?:,-|,–|,\d{2}|\.\d{2})(?:\s?Kč)?|\d{1,4}\s?Kč|)\s?(?=\|\s?(?:[^|]*\d|\|))/gu
/** „soľ a korenie“: the Slovak word for spice is pepper where nothing tells which. */
const PEPPER = /(^|,\s|\sa\s)(mleté\s)?korenie(?=\s*(?:$|,|podľa|podla|\())/giu
/** „mouka 00“, „kroupy č. 10“: a sort by its number. */
const SORT = /\s(?:č\.\s?\d{1,2}|typu?\s0{1,2}|0{2})(?=\s|$)/giu
/** „2 lžíce s vrchem“: how full a spoon is. */
const HEAPED = /(?<=\p{L})\s(?:s|se|bez)\s(?:vrchem|vrškem|vršku|kopečkem|kopcem|kopečku|vrchu|navýškou)(?!\p{L})/giu
/** „1 oloupaný a rozmačkaný stroužek“: two participles before a measure. */
const PREPARED_PAIR =
  /^([\d½¼¾]+ )(?:(?:oloupan|očištěn|omyt|nakrájen|pokrájen|nasekan|nastrouhan|rozmačkan|rozdrcen|prolisovan|utřen|vypeckovan)\p{L}{1,3}(?: a |, ?| )){2}/iu
/** „na 2cm kostky“, „na 1 cm kolečka“: how it is cut. */
const CUT_SIZE = /\s(?:nakrájen\p{L}{1,3}\s)?na\s(?:asi\s|cca\s)?\d{1,2}(?:[.,–-]\d{1,2})?\s?[cm]m\s\p{L}+/giu
/** „2 menší na kostičky nakrájené cibule“: how it is cut, before the food. */
const CUT_BEFORE =
  /(?<=\p{L}\s)(na\s(?:\p{L}+[éeí]\s)?(?:kostičk|kostk|kouse?[kč]|koleč|plát|proužk|nudličk|měsíčk|půlměsíčk|klínk)\p{L}{1,3}\s(?:na|po)?(?:krájen|sekan|řezan|rozkrájen)\p{L}{1,3})\s(\p{L}[^,;(]*)/iu
/** „500 g + na podsypání“, „130 g másla + trocha na vymazání“. */
const AND_FOR =
  /,?\s?\+\s?(?:(?:trochu|trocha|trošku|troška|něco|ještě|další|navíc|extra|více|víc|pár)\s){0,2}na\s(?=\p{L}+í(?!\p{L}))/giu
/** Words cut short as in notebooks, in a form that has the stem of the whole word. */
const WHOLE: Readonly<Record<string, string>> = {
  vepř: 'vepřové',
  hov: 'hovězí',
  kuř: 'kuřecí',
  polohr: 'polohrubá',
  mlet: 'mletý',
  suš: 'sušený',
  uz: 'uzený',
  kys: 'kysaný',
  zakys: 'zakysaná',
  strouh: 'strouhaný',
  citr: 'citronová',
  citron: 'citronová',
  van: 'vanilkový',
  vanil: 'vanilkový',
  krup: 'krupicový',
  mouč: 'moučkový',
  prášk: 'práškový',
  vlaš: 'vlašské',
  lísk: 'lískové',
  slun: 'slunečnicový',
  slunečn: 'slunečnicový',
  oliv: 'olivový',
  bram: 'bramborový',
  rajč: 'rajčatový',
  čerst: 'čerstvý',
  čerstv: 'čerstvý',
  vař: 'vařený',
  steril: 'sterilovaný',
  mraž: 'mražený',
  slad: 'sladká',
  holand: 'holandské',
  sušen: 'sušený',
  celozr: 'celozrnná',
  plnotuč: 'plnotučné',
  polot: 'polotučné',
  tluč: 'moučkový',
  loup: 'loupaný',
  jemn: 'jemný',
  červ: 'červená',
  zel: 'zelená',
  čern: 'černý',
  bal: 'balení',
  angl: 'anglická',
  kyp: 'kypřicí',
  kypř: 'kypřicí',
  muš: 'muškátový',
  mušk: 'muškátový',
  bobk: 'bobkový',
}
/** „1.250 g“: a dot between thousands. Nobody weighs a gram and a quarter; „1.250 kg“ has decimals. */
const THOUSANDS =
  /(?<![\d.,])([1-9]\d{0,2})\.(\d{3})(?=(?:,\d+)?\s?(?:[-–]\s?[\d.]+\s?)?(?:g|gr|gram\p{L}{0,2}|ml|mililitr\p{L}{0,2})(?!\p{L}))/gu
/** „¹⁄₂“: a fraction of small digits. */
const SMALL_FRACTION = /([⁰¹²³⁴-⁹]{1,2})[⁄/]([₀-₉]{1,2})/gu
/** „3 banány²“, „mouka*“, „mléko[1]“: marks of notes below the list. */
const FOOTNOTE = /(?<=[\p{L})])(?<!(?<!\p{L})[cdm]?m)(?:[⁰¹²³⁴-⁹]{1,3}|\*{1,3}|[†‡]{1,2}|\[\d{1,2}\])(?![\p{L}\d⁄/])/gu
const FRACTION = '(?:\\d+(?:[.,]\\d+)?(?:\\s?[½⅓⅔¼¾⅛⅜⅝⅞]|\\s\\d/\\d)?|[½⅓⅔¼¾⅛⅜⅝⅞]|\\d/\\d)'
/** „300 g/10½ oz“, „400 ml/1¾ šálku“: the first of two measures counts where it is a metric one. */
const OTHER_MEASURE = new RegExp(
  `(${FRACTION}\\s?(?:g|gr|kg|dkg|dag|ml|dl|cl|l))\\s?/\\s?${FRACTION}\\s?(?:oz|lbs?|fl\\.? ?oz|cups?|pints?|tbsps?|tsps?|šál\\p{L}{2,3}|hrn\\p{L}{2,4}|hrník\\p{L}{0,2}|lžíc\\p{L}{0,3}|lžic\\p{L}{0,2}|lžič\\p{L}{1,3}|sklen\\p{L}{2,4}|g|kg|dkg|dag|ml|dl|cl|l)\\.?(?!\\p{L})`,
  'giu',
)
/** „10½ oz/300 g“, „1¾ šálku/400 ml“: the metric one is told beside the other. */
const METRIC_AFTER = new RegExp(
  `(${FRACTION}\\s?(?:oz|lbs?|\\p{L}{3,8}))\\s?/\\s?(${FRACTION}\\s?(?:g|kg|dkg|dag|ml|dl|cl|l))(?=\\s|$)`,
  'giu',
)
/** „máslo 100 g + 30 g“: a sum behind the name of its food. */
const SUM_AFTER = new RegExp(
  `^(\\p{L}[^\\d+,;:]*?)\\s?[,:–-]?\\s((?:${FRACTION}\\s?\\p{L}{1,8}\\s\\+\\s)+${FRACTION}\\s?\\p{L}{1,8})$`,
  'iu',
)
/** „2 400g plechovky fazolí“ are two, not 2.4 kg. */
const PACKS =
  /^(\d{1,2})\s(\d{2,4})\s?(g|ml)\s((?:plechov|konzerv|sklenic|balíč|balen|kelím|sáč|lah|láhv|vanič|kostk)\p{L}{0,4})(?=\s)/iu

const SHORTENED = new RegExp(`(^|[\\s\\d])(${Object.keys(WHOLE).join('|')})\\.\\s?(?=[\\p{L}\\d(]|$)`, 'giu')

/** A row without its prices: what remains at its end is a number, not a count after a comma. */
function withoutPrices(row: string): string {
  const kept = row.replace(PRICE, ' ')
  return kept === row ? row : kept.replace(/[\s|]+$/, '').replace(/[\s|]+(?=\d+$)/, ' ')
}

/**
 * A line without bullets, pictures and typing errors in numbers, and with its amount written in one way: „🥚 l vejce“ is
 * „1 vejce“, „cukr /100 g/“ is „cukr (100 g)“, „rýže.....2 hrnky“ is „rýže – 2 hrnky“, cells of a table
 * are parts between commas.
 */
export function tidyLine(text: string): string {
  return text
    .replace(/^\s*[\d#*]\ufe0f?\u20e3/u, ' ')
    .replace(/(?:\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}]|\u200d|\ufe0f|\u20e3)+/gu, ' ')
    .replace(/^[^\p{L}\p{N}([„"/]+/u, '')
    .replace(/^\d{1,2}[.)]\s+(?=\p{L}|\d)/u, (numbering, place: number, whole: string) =>
      /^\d[.)]\s+\d+\s*$/.test(whole.slice(place)) ? numbering : '',
    )
    .replace(/^[oO]\s+(?=\d)/, '')
    .replace(LEAD, '')
    .replace(NEEDED, '')
    .replace(/(?<=\p{L}):(?=\d)/gu, ': ')
    .replace(
      SMALL_FRACTION,
      (_, above: string, below: string) => ` ${above.normalize('NFKC')}/${below.normalize('NFKC')}`,
    )
    .replace(FOOTNOTE, '')
    .replace(THOUSANDS, '$1$2')
    .replace(PACKS, '$1 $4 $2 $3')
    .replace(OTHER_MEASURE, '$1')
    .replace(METRIC_AFTER, '$1 ($2)')
    .replace(SUM_AFTER, '$2 $1')
    .replace(/^.*\p{L}\d.*$/u, (text) => text.replace(RUN_TOGETHER, ' '))
    .replace(/^[lI|](?=\s|\/\d)/, '1')
    .replace(/^[oO](?=[.,]\d)/, '0')
    .replace(/(?<!\p{L})[Ii1](?=ž[ií][cč])/giu, 'l')
    .replace(/^(\d) 1 (?=\p{L}{3})/u, '$1 l ')
    .replace(/(?<![\p{L}\d])[lI](?=[\dO])/gu, '1')
    .replace(/(?<=\d)[oO]{1,3}(?=\d|\s|$|(?:g|gr|kg|ml|l|dl|dkg|dag|ks)(?!\p{L}))/gu, (zeros) =>
      '0'.repeat(zeros.length),
    )
    .replace(/(?<=\s|^)\/([^/]{1,30})\/(?=\s|$)/g, '($1)')
    .replace(UNIT_CELL, '$1 $2')
    .replace(/^[^|]*\|.*$/u, withoutPrices)
    .replace(/(?:\s?\|)+\s?$/, '')
    .replace(/(?<=\p{L}\)?|\d\)?|%\)?)\s?\|\s?(?=\S)/gu, ', ')
    .replace(/(\p{L}{3,8})\s?\/\s?(\d+ ?(?:g|ml|dl|l|dkg))(?=\s)/giu, '$1 ($2)')
    .replace(/\s?(?:\.{2,}|…|_{2,})[\s.…_]{0,40}/g, ' – ')
    .replace(/(\d\s?(?:g|gr|kg|ml|l|dl|cl|dkg|dag|ks|lž|čl|pl|kl))[.](?=\p{L})/giu, '$1 ')
    .replace(
      /((?:^|\s|\d)(?:lžíce|lžičky|lžičku|lžička|lžiček|hrnku|hrnky|stroužky|stroužků|kelímky|kelímek|špetky|špetka))(?=\p{L}{3})/giu,
      '$1 ',
    )
    .replace(/(^|[\s\d])(?:č|k|čaj|káv|kav)\.\s?(?=l[žz])/giu, '$1 čajová ')
    .replace(/(^|[\s\d])(?:p|pol|polév)\.\s?(?=l[žz])/giu, '$1 polévková ')
    .replace(
      /(^|[\s\d])(č|k|p)\.\s?l(?:\.|(?=\s))/giu,
      (_, before: string, kind: string) => `${before} ${kind === 'p' || kind === 'P' ? 'PL' : 'ČL'}`,
    )
    .replace(/,?\s\d+(?:[–-]\d+)? porc[eí]\s?(?=\([^)]{0,20}\d\s?(?:g|ml|kg)\))/giu, ' ')
    .replace(/(\d)\s?[÷~]\s?(?=\d)/g, '$1–')
    .replace(SORT, '')
    .replace(HEAPED, '')
    .replace(PREPARED_PAIR, '$1')
    .replace(CUT_SIZE, '')
    .replace(CUT_BEFORE, '$2, $1')
    .replace(AND_FOR, ', na ')
    .replace(/(?<=\p{L}\.?\s)ml\.\s?(?=cukr)/giu, 'moučkový ')
    .replace(
      /(?<=\p{L}\.?\s)ml\.\s?(?=ořech|oříš|mand|mák|pepř|skoř|kmín|papri|zázv|hřeb|mas|vepř|hov|kuř)/giu,
      'mletý ',
    )
    .replace(/(^|\s)kys\.\s?(?=citr)/giu, '$1kyselina ')
    .replace(/(^|\s)hl\.?\s?(?=mouk|múk)/giu, '$1hladká ')
    .replace(/(^|\s)(?:poloh|polohr|polohrub|polhr)\.?\s?(?=mouk|múk)/giu, '$1polohrubá ')
    .replace(/(mouk\p{L})\s(?:poloh|polohr|polhr|phr)\.?(?=\s|$)/giu, '$1 polohrubá')
    .replace(/(^|\s)sl\.?\s?(?=smetan|smotan)/giu, '$1sladká ')
    .replace(/(mouk\p{L})\shl\.?(?=\s|$)/giu, '$1 hladká')
    .replace(/(^|[\s\d])hl\.\s?(?=zelí|salát|kapust|květák|brokol)/giu, '$1hlávka ')
    .replace(PEPPER, '$1$2čierne korenie')
    .replace(
      SHORTENED,
      (_, before: string, short: string) => `${before}${WHOLE[short.toLocaleLowerCase('cs')] ?? short} `,
    )
    .replace(/\s+/g, ' ')
    .trim()
}
