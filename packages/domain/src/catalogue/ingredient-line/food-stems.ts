import { searchStems, wordsOf } from '@zivina/czech/search-text'
import { remember } from '#domain/remember.ts'
import { DIMINUTIVES } from './diminutives.ts'
import { SLOVAK, withCzechEnding } from './slovak-words.ts'

/** Words as people say and type them, and Slovak, German and English ones, before they are stemmed. */
const SPOKEN: readonly (readonly [form: RegExp, means: string])[] = [
  [/^(ml)(ik|ic)(o|a|u|em|ko|ka|ku|kem|)$/, 'mleko'],
  [/^(milch|milk|mlieko|mlieka)$/, 'mleko'],
  [/^rejz/, 'ryz'],
  [/^sejr/, 'syr'],
  [/^ryza$/, 'ryze'],
  [/^(.{3,})ej$/, '$1y'],
  [/^(.{3,})yh(o)$/, '$1eho'],
  [/^(.{3,})ejch$/, '$1ych'],
  [/^(.{3,})(oveho|oveh)$/, '$1ovy'],
  [/^vo(str|ct|cet|res|rech|vesn|vocn|vocko|kurk|mack|les|liv|pec|bycej)/, 'o$1'],
  [/^(vaj[ck]a|vajci(a|e)|vajec|vejec|eier?|eggs?|vejcat)$/, 'vejce'],
  [/^(rajcate?k\S*|paradajk\S*|tomat\S{0,2}|rajcicek)$/, 'rajce'],
  [/^(cesna[kc]\S*|knoblauch\S*|garlic)$/, 'cesnek'],
  [/^(cibul[ai]|zwiebeln?|onions?)$/, 'cibule'],
  [/^(zemak\S*|zemiak\S*|erteple?|kobzol\S*|bramburk\S*|bramburek|kartoffeln?)$/, 'brambory'],
  [/^(kypria[ck]\S*)$/, 'kyprici'],
  [/^prasok$/, 'prasek'],
  [/^zltk/, 'zloutk'],
  [/^(zltok|zltka)$/, 'zloutek'],
  [/^bielk/, 'bilk'],
  [/^(bielok|bielka)$/, 'bilek'],
  [/^(drozdie|drozdia|drozdim)$/, 'drozdi'],
  [/^(petrzlenov)/, 'petrzelov'],
  [/^(vnat|vnate)$/, 'nat'],
  [/^(kapust[ay]|kapustu)$/, 'kapusta'],
  [/^huby$/, 'houby'],
  [/^(sampinon\S*|sampion\S*)$/, 'zampiony'],
  [/^(jablk[ao]|jabl[oc]k\S*|jabcok|jabcka)$/, 'jablko'],
  [/^(hrusiek|hrusky)$/, 'hruska'],
  [/^(orech(y|ov)|orieskov|oriesk(y|ov))$/, 'orechy'],
  [/^(strukoviny)$/, 'lusteniny'],
  [/^(sampanske)$/, 'sekt'],
  [/^(sosovic\S*)$/, 'cocka'],
  [/^(fazul[ae]|fazule|fazul)$/, 'fazole'],
  [/^(hrasok|hrasku)$/, 'hrasek'],
  [/^(uhork\S*|uhoriek)$/, 'okurka'],
  [/^(cukin[aiy]\S*|zucchini)$/, 'cuketa'],
  [/^(karfiol\S*)$/, 'kvetak'],
  [/^(zeler\S*)$/, 'celer'],
  [/^(mrkiev|mrkv[yaou]{1,2})$/, 'mrkev'],
  [/^(smotan)/, 'smetan'],
  [/^(kysl[aeou]j?)$/, 'kysela'],
  [/^(slanin[kay]\S*)$/, 'slanina'],
  [/^(klobas[ay]|klobasu)$/, 'klobasa'],
  [/^(sunk[ay]|sunku)$/, 'sunka'],
  [/^(ryz[ae]|ryzu)$/, 'ryze'],
  [/^(maslo|masla|butter)$/, 'maslo'],
  [/^(masti|mast)$/, 'sadlo'],
  [/^(skoric[aeu])$/, 'skorice'],
  [/^(majoran\S*)$/, 'majoranka'],
  [/^(rasc[aeyou]{1,2})$/, 'kmin'],
  [/^(bobkov[eyoc]\S*)$/, 'bobkovy'],
  [/^(hrozienk\S*|hrozienok)$/, 'rozinky'],
  [/^(cokolad[ayou]{1,2})$/, 'cokolada'],
  [/^(olivov[eé]ho)$/, 'olivovy'],
  [/^(slnecnicov)/, 'slunecnicov'],
  [/^(citrona|citronu|zitrone|lemon)$/, 'citron'],
  [/^(ocot|octu|essig|vinegar)$/, 'ocet'],
  [/^(var|pec|slah|smaz|zdob)en(ie|ia|iu)$/, '$1eni'],
  [/^(sugar)$/, 'cukr'],
  [/^(salt)$/, 'sul'],
  [/^(pepper)$/, 'pepr'],
  [/^(potato(es)?)$/, 'brambory'],
  [/^(carrots?|karotten?|mohren?)$/, 'mrkev'],
  [/^(chicken)$/, 'kureci'],
  [/^(cinnamon|zimt)$/, 'skorice'],
  [/^(mehl)$/, 'mouka'],
  [/^(muk[ayu]|flour)$/, 'mouka'],
  [/^(zucker|cukor|cukru)$/, 'cukr'],
  [/^(ol|oel|speiseol|oleja|oleje)$/, 'olej'],
  [/^(salz|sol)$/, 'sul'],
  [/^pfeffer$/, 'pepr'],
  [/^(v|z|s)o$/, '$1'],
  [/^an[iy]z/, 'anyz'],
  [/^pen+e$/, 'penne'],
  [/^(wasser|water)$/, 'voda'],
  [/^(hladk[ea]j|glatt\S*)$/, 'hladka'],
  [/^(sahne|schlagsahne)$/, 'smetana'],
  [/^(bravcov)/, 'veprov'],
  [/^(hovadz)/, 'hovez'],
  [/^(kurac)/, 'kurec'],
  [/^(zelenin[ao]v)/, 'zeleninov'],
  [/^(mascaprone|maskarpone|marscapone|mascarpon)$/, 'mascarpone'],
  [/^parm[ae][zs][ae][nm]/, 'parmazan'],
  [/^(mozarell|mozarel|mozzarel)/, 'mozzarell'],
  // Small peppers are no ground paprika; the stem keeps them apart.
  [/^papric(ek|k(a|y|u|ou|ach|ami))$/, 'paprcka'],
  // Words whose stem is that of another food: „Míša“, „vejce“.
  [/^miso$/, 'misopasta'],
  [/^vajecnak(u|em|y)?$/, 'advocaat'],
  [/^salatov(k(a|y|u|ou)|ek)$/, 'okurka'],
  [/^pres+(o|a|u|em)$/, 'espreso'],
  [/^syrec(ek|k(u|y|em|ami))$/, 'tvaruzky'],
  [/^maslic(ky|ek|kami)$/, 'farfalle'],
  [/^olejov(k(a|y|u|ami)|ek)$/, 'sardinky'],
  [/^citronk(a|y|u|ou)$/, 'citrnka'],
  [/^liskov(k(a|y|u|ami)|ek)$/, 'lisknuty'],
  [/^mac(a|u|y)$/, 'macarot'],
  [/^(vegetk)/, 'veget'],
  [/^((na|u|po)?mlet|mleteh)/, 'mlet'],
  [/^(hluboce|hluboko)?zmraz/, 'mraz'],
  [/^zmrzl(y|e|a|ych|eho|ou)$/, 'mrazeny'],
  [/^u(susen)/, '$1'],
  [/^konzervovan/, 'sterilovan'],
  [/^(susien|susienk)/, 'susen'],
]

/** Words that mean the same food: a process and its result („uvařená“ – „vařená“), and the names for jam. */
const SAME: readonly (readonly [stem: RegExp, means: string])[] = [
  [/^(?:[uo](vare?n|pece?n|smaze?n)|pred(vare?n))$/, '$1$2'],
  [/^(u|po)(duse?n)$/, '$2'],
  [/^(marmelad|zavarenin)$/, 'dzem'],
]

/** „bez lepku“ is „bezlepkový“. */
const WITHOUT_GLUTEN = /(?<!\p{L})bez lepku(?!\p{L})/giu

/** The stems by which names of foods are compared: those of the search, with synonyms replaced by one stem. */
export function foodStems(name: string): string[] {
  return [...new Set(wordsOf(name.replace(WITHOUT_GLUTEN, 'bezlepkový')).flatMap(stemOfWord))]
}

/** Kitchens use the same few thousand words, and each is compared with a hundred patterns; long ones are typed by strangers. */
const ROOM = { texts: 20_000, letters: 24 }

/** The stem of one word; none of a word that carries no meaning. */
const stemOfWord = /* @__PURE__ */ remember(
  (word): readonly string[] =>
    searchStems(withCzechEnding(spokenForm(word))).map((stem) =>
      SAME.reduce(
        (text, [words, means]) => text.replace(words, means),
        DIMINUTIVES.get(stem) ?? SLOVAK.get(stem) ?? stem,
      ),
    ),
  ROOM,
)

function spokenForm(word: string): string {
  const spoken = SPOKEN.find(([form]) => form.test(word))
  return spoken ? word.replace(spoken[0], spoken[1]) : word
}

/** How many words of a name are compared: each is compared with each word of each food. Foods' names have up to ten. */
const ASKED_MAX = 12

/** The stems of the name in a line; only the first ones of a name longer than any food's. */
export function askedStems(name: string): string[] {
  return foodStems(name).slice(0, ASKED_MAX)
}
