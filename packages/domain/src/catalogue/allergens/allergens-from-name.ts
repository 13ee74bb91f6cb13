import { type NameRule, shownByName } from '#domain/catalogue/foods/name-rules.ts'
import { PLANT_BASED } from '#domain/catalogue/foods/plant-words.ts'
import { remember } from '#domain/remember.ts'
import type { Allergen } from './allergens.ts'

const GLUTEN_FREE = /bezlep|bez lepku|gluten ?free/
/** Exempt by Annex II: glucose syrup, dextrose and maltodextrin of wheat or barley. */
const EXEMPT_CEREAL = /glukoz|dextroz|maltodextrin/
/** Flours, pasta and flakes that are made of something else than a cereal with gluten. */
const OTHER_STARCH =
  /amarant|banan|batat|brambor|cirok|cizrn|cock|dyn|fazol|hrach|hrask|jahl|kastan|kokos|konjak|konop|kukur|lilk|lnen|lupin|mandl|mung|orech|pohank|polent|quino|ryz|sklen|slunec|soj|tapiok|teff?|tef|zelenin|cuket/
/** A vegan copy of an animal food; „nahražka“ and „alternativa“ say the same. */
const COPY = /vegan|rostlin|alternativ|nahrad|nahraz/

const GLUTEN: readonly NameRule<Allergen>[] = [
  {
    words:
      /^(psenic|semolin|zitn|zito$|zita$|jecn|jecmen|oves$|ovs|oves|spald|kamut|triti[ck]|bulgur|seitan|strouhank|sladov|slad$|durum)/,
    unless: EXEMPT_CEREAL,
    unlessName: GLUTEN_FREE,
    shows: ['gluten'],
  },
  {
    words:
      /^(mouk[ayue]|moukou|krupic[ei]?|krupicov.*|krupick.*|kuskus.*|testovin.*|nudl.*|spaget.*|knedlik.*|lasagn.*|gnocchi)$/,
    unless: OTHER_STARCH,
    unlessName: GLUTEN_FREE,
    shows: ['gluten'],
  },
  {
    words:
      /^(kroup(y|am|ami|ach)|chleb(a|u|em|y)?|rohlik.*|housk.*|baget.*|toust.*|croissant.*|tortellini|piskot.*|susenk.*|pizz.*|piv(o|a|u|em|ni)|houskov.*|strudl.*|palacink.*|vanock.*|naan|ciabat.*|focac.*|kaiserk.*|dalamank?.*|bulk(a|y)|preclik.*|krekr.*|suchar.*|grissini|kruton.*|pumpernick.*|test(o|a|em))$/,
    unless: OTHER_STARCH,
    unlessName: GLUTEN_FREE,
    shows: ['gluten'],
  },
]

const MILK: readonly NameRule<Allergen>[] = [
  {
    words:
      /^(mlek(o|a|u|em)|smetan.*|slehack.*|jogurt.*|kefir.*|podmasl.*|acidofil.*|zakysan[aey]|zmrzlin.*|skyr.*|syrovat.*|kasein.*|laktoz.*|ghi|ghee|besamel.*|cappuccino|tzatziki)$/,
    unless: PLANT_BASED,
    unlessName: /sorbet|vodov/,
    shows: ['milk'],
  },
  { words: /^cokolad/, unless: /^(?!.*bil)/, unlessName: COPY, shows: ['milk'] },
  {
    // „sýrová omáčka“; without the kind of food the word is the same as „syrový“, raw.
    words: /^syrov(a|e|y)$/,
    unless: /^(?!.*(omack|pomazan|polevk|posypk|krekr|kroket|fondue|dip))/,
    unlessName: COPY,
    shows: ['milk'],
  },
  { words: /^mlecn/, unless: PLANT_BASED, unlessName: /ryz|kyselin|veget/, shows: ['milk'] },
  { words: /^masl(o|a|u|em|e)$/, unless: new RegExp(`${PLANT_BASED.source}|kakaov|jablecn|karite`), shows: ['milk'] },
  { words: /^maslov/, unless: new RegExp(`${PLANT_BASED.source}|dyn|hrus|fazol|avokad`), shows: ['milk'] },
  {
    words:
      /^(syr(y|u|em|a|ech|ecky|ecek|ecku)?|tvaroh.*|tvaruzk.*|pomazankove|eidam.*|edam(u|em|y)?|goud.*|ementa.*|maasdam|cedar|cheddar|parm[ae]z.*|parmigiano|pecorin.*|mozzarel.*|mascarpon.*|ricot.*|cottage|zerve|lucina|bryn?d?z.*|feta|fety|fetu|fetou|halloum.*|camembert.*|hermelin.*|brie|niva|nivy|nivou|gorgonzol.*|roquefort.*|romadur|raclett.*|provolon.*|grana|gruyere|tilsit|korback.*)$/,
    unless: PLANT_BASED,
    shows: ['milk'],
  },
  {
    words: /^(kozi|ovci|buvoli)$/,
    unless: /mas|kyt|plec|vln|loj|luj|sadl|jatr|jazyk|kost|brad|zebr|kotlet/,
    shows: ['milk'],
  },
]

const ANIMALS: readonly NameRule<Allergen>[] = [
  {
    words:
      /^(vejc(e|i|em|ich)?|vajec.*|vajick.*|zloutek|zloutk.*|bilek|bilk(u|y|em|ech|uv)|majonez.*|aioli|omelet.*|piskot.*)$/,
    unlessName: COPY,
    shows: ['eggs'],
  },
  {
    words:
      /^(ryb(a|y|e|u|ou|am|ami|ach|i|iho|im|imi)|losos.*|tunak.*|makrel.*|sled(e|i|u|em|ovy|ove)?|sardin.*|sardel.*|ancovic.*|sprot.*|tresk.*|tresci.*|kapr(a|i|em|u|y)?|pstruh.*|candat.*|stik.*|okoun.*|sumec.*|sumc.*|uhor.*|jeseter.*|siven.*|hejk.*|pangas.*|tilapi.*|platys.*|halibut.*|prazm.*|zavinac.*|matjes.*|surimi|kaviar.*|jikr.*|taramo.*|worcest.*|worchest.*|mecoun.*|zralok.*|marlin.*)$/,
    unlessName: new RegExp(`${COPY.source}|lilk`),
    shows: ['fish'],
  },
  { words: /^(vlk|das|jazyk)$/, unless: /^(?!.*morsk)/, shows: ['fish'] },
  {
    words: /^(krevet.*|krab(a|u|em|i|iho)?|humr.*|langust.*|scampi|garnat.*|kril.*)$/,
    unless: /tycin|surimi/,
    unlessName: COPY,
    shows: ['crustaceans'],
  },
  { words: /^tycink/, unless: /^(?!.*krabi)/, unlessName: COPY, shows: ['fish'] },
  {
    words:
      /^(slavk.*|slavek|ustric(e|i|emi|ov.*)|chobotnic.*|kalamar.*|olihn.*|olihen|sepie|sepii|hrebenatk.*|hlemyzd.*|musle|muslemi)$/,
    unlessName: COPY,
    shows: ['molluscs'],
  },
]

const PLANTS: readonly NameRule<Allergen>[] = [
  { words: /^(arasid|burak|peanut)/, shows: ['peanuts'] },
  { words: /^burs/, unless: /^(?!.*oris)/, shows: ['peanuts'] },
  {
    words: /^(soj(a|e|i|u|ou|ov.*)|tofu|tempeh.*|miso|edamame|tamari|natto|teriyaki|hoisin)$/,
    unless: /olej/,
    shows: ['soybeans'],
  },
  { words: /^lecitin/, unless: /slunec|repk/, shows: ['soybeans'] },
  {
    words: /^(mandl(e|i|i|emi|ich|ov.*)|kesu|pekan.*|pistaci.*|makadam.*|marcip.*|nutell.*|liskoor.*)$/,
    shows: ['nuts'],
  },
  {
    words: /^(orech(y|u|em|um|ov.*)?|orisk.*|orisek)$/,
    unless: /muskat|kokos|pini|burs|aras|zemn|lotos|kola|tygr|dyn|cedrov/,
    shows: ['nuts'],
  },
  { words: /^celer/, shows: ['celery'] },
  { words: /^(horcic|dijon)/, shows: ['mustard'] },
  { words: /^(sezam|tahin|hummus|gomasi)/, shows: ['sesame'] },
  { words: /^c?halv/, unless: /slunec/, shows: ['sesame'] },
  { words: /^(vino|vina|vinu|vinem|sekt|prosecco|vermut)$/, unlessName: /hrozn|nealko/, shows: ['sulphites'] },
  { words: /^siricit/, shows: ['sulphites'] },
  { words: /^lupin(a|y|e|u|ou|ov.*)$/, shows: ['lupin'] },
  { words: /^bob(u|em|y)?$/, unless: /^(?!.*vlci)/, shows: ['lupin'] },
]

const RULES = [...GLUTEN, ...MILK, ...ANIMALS, ...PLANTS]

/**
 * The allergens that the name of a food surely shows. A name never proves that an allergen is absent: one that is not in the
 * answer is unknown.
 */
export const allergensFromName = /* @__PURE__ */ remember((name): readonly Allergen[] => shownByName(name, RULES))
