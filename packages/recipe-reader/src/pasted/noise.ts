// What a copied page has around a recipe: menus, buttons, advertisements, ratings, greetings.

import { fold } from './headings.ts'

const LONGEST = 200

/** Words of menus; a line of these alone is a part of one. */
const MENU = new Set(
  'domu home uvod hlavni stranka strana menu recepty recept clanky clanek magazin blog videa video kontakt kontakty o nas mne me eshop e shop obchod hledat vyhledat vyhledavani prihlasit prihlaseni registrace registrovat odhlasit se muj ucet profil kosik kategorie polevky predkrmy hlavni jidla jidlo dezerty moucniky salaty prilohy napoje snidane svaciny svacina obedy vecere pecivo vanoce velikonoce zavarovani kucharka kucharky forum diskuze soutez souteze inspirace tipy triky sezona sezonni vareni peceni zdrave vegetarianske veganske bezlepkove bezmase maso masa masove ryby drubez testoviny omacky rychle rychlovky cukrovi novinky oblibene nejlepsi nejnovejsi akce jidelnicek jidelnicky tydenni suroviny ingredience postup komentare fotky galerie a na pro podle slane sladke blogu zeleninove dorty kolace buchty pomazanky grilovani facebook instagram pinterest youtube casopis predplatne slevy temata tema serialy podcast podcasty mapa restaurace nadobi knihy kniha kurzy vyziva fitness hubnuti zdravi zdravy zivotni styl deti z kuchyne ceska svetova italska asijska nastaveni pridat moje knizka blogy napoveda reklama kucharske nakup nakupni seznam dalsi vse vsechny ze sveta tydne recepticek oblibena'.split(
    ' ',
  ),
)
/** Words of buttons; a line of these alone is a button. */
const BUTTON = new Set(
  'sdilet sdilej tisk tisknout vytisknout print ulozit ulozeno pridat pridej do na k oblibenych nakupniho seznamu seznam kosiku jidelnicku kucharky recept recepty receptu suroviny ingredience facebook facebooku instagram pinterest pinterestu twitter x whatsapp messenger e mail emailem mailem email poslat odeslat kopirovat odkaz zobrazit zobraz skryt vice mene dalsi predchozi prejit preskocit zpet nahoru ohodnotit ohodnot ohodnotte hodnotit hodnoceni komentovat komentare komentar to se mi libi lajk prihlasit odebirat sledovat sledujte nas souhlasim prijmout zavrit cookies foto video fotky galerie stahnout pdf vypnout displej rezim vareni zapnout prepocitat porce porci metricke jednotky upravit oznamit chybu nahlasit objednat koupit nakoupit online si pozdeji autor zdroj pin it tweet klik link v bio zabranit zhasnuti displeje obrazovky nezhasinat vlozit vse vsechno vsechny detail produkt produktu produkty skladem odkaz odkazu stahni si stahnete aplikaci spustit audio prehrat zdielat paci sa mi ulozte ulozit sdilej sdilejte tweetnout pripnout oblibene libilo odebirejte nahlasit reagovat odpovedet'.split(
    ' ',
  ),
)
const ADVERTISEMENT =
  /^(?:reklama|inzerce|sponzor|advertis|placena spoluprace|partner|pokracovani clanku|clanek pokracuje)|\b(?:sleva|slevou|slevy|slevovy|kupon|zdarma|eshop|newsletter|newsletteru|cookies|kliknete|klikni|predplat\w+|objednejte|objednavejte|kupte|nakupte|odebirej\w*|odber|sledujte nas|prihlaste se|souteze|vyhrajte)\b|\d\s?kc\b/
const ABOUT_PAGE =
  /^(?:hodnoceni|pocet hodnoceni|prumerne|publikovano|zverejneno|vydano|vlozeno|pridano|aktualizovano|naposledy|rubrika|kategorie|stitky|tagy|labels|tags|klicova slova|vytisteno|autor|autorka|napsal\w*|vystavil\w*|vlozil\w*|pridal\w*|od uzivatele|foto|fotografie|zdroj|obtiznost|narocnost|slozitost|kuchyne|typ jidla|chod|druh jidla|cena|zobrazeno|precteno|datum|text|(?:hmotnost|velikost|cena) (?:(?:1|jedne|za) )?porc\w*|cena celkem|kalorie|energie|kcal|zmenit pocet|prepocitat|ulozilo si|mate radi|libi se|posted|by)\b/
const COUNTED =
  /^\d[\d ]*(?:hodnoceni|hlasu|hlasy|(?:tis |mil )?zhlednuti|odberatel\w*|komentar\w*|zobrazeni|lidi|uzivatel\w*|fotek|fotografi\w*|sdileni|to se mi libi|kcal|kj)\b|^\d \d z 5\b|^\d z 5\b|^\d+ ?%|\b\d+ min(?:ut\w*)? cteni\b|\bcteni (?:na )?\d+ min/
/** „neděle 25. března 2018“: the day of an article. */
const DAY =
  /^(?:(?:pondeli|utery|streda|ctvrtek|patek|sobota|nedele) )?\d{1,2} (?:\d{1,2}|ledna|unora|brezna|dubna|kvetna|cervna|cervence|srpna|zari|rijna|listopadu|prosince) (?:19|20)\d\d$/
/** „3 h ·“, „2 dny •“: how long ago something was posted. */
const AGO = /^\d{1,2} ?(?:h|hod|min|d|dny|dní|t|týd)\.? ?[·•]/u
/** „01:20 Těsto“: a chapter of a video. */
const CHAPTER = /^\d{1,2}:\d\d(?::\d\d)?\s+(?!h(?:od)?\b|min)\p{L}/u
/** „Bílkoviny 15 g“, „Tuky: 8 g“, „Energie 420 kcal“: rows of a table of nutrition. */
const NUTRIENT =
  /^(?:energetick\w+ hodnota|energie|bilkovin[ya]|sacharidy|tuky|z toho (?:cukry|nasycene).{0,30}|(?:nasycene|mononenasycene|polynenasycene|trans) (?:mastne|tuky).{0,20}|vlaknina|cukry|cholesterol|sodik|makra|b) \d/
const GREETING =
  /^(?:ahoj\w*|cau\w*|cus|nazdar|zdravim\w*|dobry (?:den|vecer)|dobre rano|hezk[ye]\w* (?:den|vecer|rano|vikend)|krasn\w+ (?:den|vecer|rano|vikend|nedeli)|mil[aeyi]\b|holky|holcicky|pratele|kamaradi|hola)/
const CLOSING =
  /^(?:dobrou chut|libila? se|ozvi se|ozvete se|dej(?:te)? (?:mi )?(?:vedet|like)|napis(?:te)? (?:mi|jak|do)|at (?:ti|vam|to|vas|se (?:dari|povede|ti|vam)|si pochut\w*|chutna)|hodne zdaru|prej[iu]|prejeme\b|zdravi|mej(?:te)? se|pa\b|papa|pusu|s pozdravem|snad (?:ti|vam|se)|doufam|diky|dekuj\w+|kdyby (?:neco|jsi)|kdybys|zavolej|tesim se|liba\w{0,3}\b|s (?:laskou|pranim)|pozdrav\w*|posil(?:a|ame) pozdrav|objimam|tvoje|tvuj|vase|budu rad|bud[ue] zase|zase se|tak at|tak hodne|tak dobrou|hotovo a dobrou|a dobrou|a dej(?:te)? (?:mi )?vedet|jak se (?:ti|vam)|pokud se (?:vam|ti) recept|ps\b|p s\b|a (?:je |mate |mame )?hotovo\b|hotovo$|mame hotovo$|kdo (?:zkusi|to zkusi|vyzkousi)|sdilejte|ulozte si|uloz si|vyzkousite|zkusite|pochlub\w*|mnam|uzijte si)/
/** „Jana | 12. 3. 2021“, „Petr, před 2 dny“. */
const COMMENT = /(?:\d{1,2}\.\s?\d{1,2}\.\s?(?:19|20)\d\d|\bpřed \d{1,3} (?:dny|lety|hodinami|měsíci|týdny)\b)/

/** Whether a line belongs to the page and not to the recipe. */
export function isNoise(line: string): boolean {
  const start = line.slice(0, LONGEST)
  if (/^(?:https?:\/\/|www\.)/i.test(start) || /^(?:\s*#[\p{L}\d_]+)+\s*$/u.test(start)) return true
  if (DAY.test(fold(start))) return true
  if (/^(?:od|komu|kopie|datum|odesláno|from|to|date|sent)\s?:/iu.test(start)) return true
  const folded = fold(start)
  const words = folded.split(' ')
  if (words.length <= 10 && words.every((word) => BUTTON.has(word))) return true
  if (/^[\dx ½¼¾]+$/.test(folded) && /x/.test(folded)) return true
  if (words.length <= 8 && /(?:https?:\/\/|www\.)\S+$/i.test(start)) return true
  if (words.length > 14) return false
  return COUNTED.test(folded) || ABOUT_PAGE.test(folded) || ADVERTISEMENT.test(folded)
}

/** Whether a line is a row of a table of nutrition. */
export const isNutrient = (line: string): boolean => NUTRIENT.test(fold(line.slice(0, LONGEST)))

/** Whether a line is an entry of a menu or a trail of categories. */
export function isMenu(line: string): boolean {
  const start = line.slice(0, LONGEST)
  if (/\S\s[>»›→/]\s\S/.test(start)) return true
  const words = fold(start).split(' ')
  return words.every((word) => MENU.has(word)) && start !== ''
}

export const isGreeting = (line: string): boolean => GREETING.test(fold(line.slice(0, LONGEST)))
export const isClosing = (line: string): boolean => CLOSING.test(fold(line.slice(0, LONGEST)))

/** „Přejeme dobrou chuť!“ in a line of its own: no step. */
export const isWish = (line: string): boolean =>
  /^(?:\w+ ){0,4}(?:dobrou chut|at (?:vam|ti) (?:to )?chutna)(?: (?:vam|vsem|preje\w*))?(?: \w+){0,2}$/.test(
    fold(line.slice(0, LONGEST)),
  )

/** „NÁŠ TIP Přidejte ořechy.“: a box beside the steps. */
export const isTip = (line: string): boolean => /^(?:\p{Lu}{2,10} )?TIP(?:Y|U)?(?![\p{L}])/u.test(line)

/** A chapter of a video, or how long ago a text was posted. */
export const isChapter = (line: string): boolean => CHAPTER.test(line) || AGO.test(line)

/** Whether a line heads a comment of a reader. */
export const isComment = (line: string): boolean => line.length < 60 && COMMENT.test(line)

/** „12 komentářů“, „Komentáře: 3“: below the recipe, what readers say follows. */
export const isCountOfComments = (line: string): boolean =>
  /^(?:\d[\d ]{0,6} )?(?:komentar\w*|recenz\w*|dotaz\w*|prispev\w*)(?: \d+)?$/.test(fold(line.slice(0, LONGEST)))

/** „Podobné recepty“, „Komentáře (3)“, „Mohlo by vás zajímat“: what follows belongs to other recipes or people. */
export const beginsOther = (line: string): boolean =>
  line.length < 60 &&
  /^(?:(?:\d+ )?(?:komentar|diskus|diskuz|recenz)|podobn|souvis|mohlo by|(?:dalsi|vice|nase|nejnovejsi|oblibene|doporucene|tipy na) (?:\p{L}+ )?(?:recept|clank)|recept(?:y|u) |ctete tak|prectete si|vyzkousejte|nejctenejsi|related|you may)/u.test(
    fold(line),
  )

/** A step without what takes leave after it: „… 50 minut. Ať se daří! Jana“. */
export function withoutClosing(step: string): string {
  let from = 0
  for (const sentence of step.split(/(?<=[.!?]) (?=\p{L})/u)) {
    if (from > 0 && isClosing(sentence)) return step.slice(0, from).trim()
    from += sentence.length + 1
  }
  return step
}
