import { remember } from '#domain/remember.ts'
import type { FoodGroup } from './food-groups.ts'
import { type NameRule, shownByName } from './name-rules.ts'
import { PLANT_BASED } from './plant-words.ts'

/** A copy of meat, fish or egg made of plants. */
const MEATLESS = /vegan|rostlin|alternativ|nahrad|nahraz|vegetarian|bezmas|soj|tofu|seitan|tempeh|robi|klaso/

/** Ham that is smoked or dried instead of cooked. */
const CURED_HAM = /susen|uzen|prosciutt|serrano|schwarzwald|parmsk/

const ANIMALS: readonly NameRule<FoodGroup>[] = [
  {
    words: /^(veprov|hovez|telec|jehnec|skopov|konsk|kuzle|kuzlec)/,
    unlessName: new RegExp(`${MEATLESS.source}|sadl|luj|loj`),
    shows: ['red_meat'],
  },
  {
    words: /^(kureci|kure|kurete|kuretem|kruti|krocan.*|kachn(a|y|i|u|ou)|husa|husi|slepice|kralik.*|kralici)$/,
    unlessName: new RegExp(`${MEATLESS.source}|vejce|sadl|kuratk`),
    shows: ['poultry'],
  },
  {
    words: /^(srnci|jeleni|kanci|danci|zajic.*|zajeci|bazant.*|mufloni|zverin.*)$/,
    unlessName: MEATLESS,
    shows: ['game'],
  },
  {
    words: /^(slanin.*|pancett.*)$/,
    unlessName: MEATLESS,
    shows: ['red_meat', 'fatty_meat', 'smoked_meat', 'bacon', 'processed_meat'],
  },
  {
    words: /^(spekac.*|klobas.*|salam.*|parek|park(y|u|em|ech)|kabanos.*)$/,
    unless: /testo|pecivo/,
    unlessName: MEATLESS,
    shows: ['sausage', 'processed_meat'],
  },
  {
    words: /^(sunk(a|y|u|ou)|sunkov(y|eho) salam)$/,
    unlessName: new RegExp(`${MEATLESS.source}|${CURED_HAM.source}`),
    shows: ['cooked_ham'],
  },
  {
    words: /^(prosciutto|serrano|pastik(a|y|u|ou)|sunk(a|y|u|ou))$/,
    unlessName: new RegExp(`${MEATLESS.source}|^(?!.*(${CURED_HAM.source}|pastik))`),
    shows: ['processed_meat'],
  },
  {
    words: /^(jatr(a|y|ech)|jater|jatrov.*)$/,
    unlessName: new RegExp(`${MEATLESS.source}|olej`),
    shows: ['offal', 'liver'],
  },
  {
    words: /^(drstk.*|ledvink.*|brzlik.*|jitrnic.*|jelit.*)$/,
    unlessName: new RegExp(`${MEATLESS.source}|houb|hliv|fazol`),
    shows: ['offal'],
  },
  { words: /^(losos.*|makrel.*|pstruh.*|uhor.*|siven.*)$/, unlessName: MEATLESS, shows: ['fish', 'oily_fish'] },
  {
    words: /^(sardin.*|sardel.*|ancovic.*|sprot.*|sled(e|i|u|em)?|zavinac.*|matjes.*)$/,
    unlessName: MEATLESS,
    shows: ['fish', 'oily_fish', 'purine_rich_fish'],
  },
  { words: /^(tunak|tunaka|tunakem|tunaci|tunakov.*)$/, unlessName: MEATLESS, shows: ['fish', 'tuna'] },
  {
    words: /^(mecoun.*|zralok.*|zraloci|marlin.*|stik(a|y|u|ou))$/,
    unlessName: MEATLESS,
    shows: ['fish', 'predatory_fish'],
  },
  {
    words:
      /^(ryb(a|y|u|ou|i|iho)|tresk.*|tresci|kapr(a|i|em|y)?|candat.*|okoun.*|sumec.*|jeseter.*|hejk.*|pangas.*|tilapi.*|platys.*|halibut.*|prazm.*)$/,
    unless: /olej/,
    unlessName: MEATLESS,
    shows: ['fish'],
  },
  {
    words:
      /^(krevet.*|krab(a|i)?|humr.*|slavk.*|ustric(e|i|emi|ov.*)|chobotnic.*|kalamar.*|olihn.*|olihen|hrebenatk.*|musle|hlemyzd.*)$/,
    unless: /tycin|surimi/,
    unlessName: MEATLESS,
    shows: ['shellfish'],
  },
  { words: /^(vejc(e|i|em|ich)?|vajec.*|bilek|bilk(u|y|em))$/, unlessName: MEATLESS, shows: ['egg'] },
  { words: /^(zloutek|zloutk(y|u|em))$/, unlessName: MEATLESS, shows: ['egg', 'egg_yolk'] },
  { words: /^majonez/, unlessName: MEATLESS, shows: ['mayonnaise'] },
]

const DAIRY: readonly NameRule<FoodGroup>[] = [
  { words: /^(smetana|smetany|smetanou|slehack.*)$/, unless: PLANT_BASED, shows: ['cream'] },
  { words: /^masl(o|a|u|em|e)$/, unless: new RegExp(`${PLANT_BASED.source}|kakaov|jablecn|karite`), shows: ['butter'] },
  {
    words: /^(hermelin.*|camembert.*|brie|gorgonzol.*|roquefort.*|niva|nivy)$/,
    unless: PLANT_BASED,
    shows: ['cheese', 'mould_cheese'],
  },
  {
    words:
      /^(syr|syry|syrem|syra|eidam.*|goud.*|ementa.*|parmaz.*|mozzarel.*|halloum.*|bryndz.*|mascarpon.*|ricott.*)$/,
    unless: PLANT_BASED,
    shows: ['cheese'],
  },
  { words: /^(sadlo|sadla|sadlem|skvark.*|luj)$/, unlessName: MEATLESS, shows: ['animal_fat'] },
]

const PLANTS: readonly NameRule<FoodGroup>[] = [
  { words: /^(cock(a|y|u|ou)|cocek|fazole|hrach|hrachu|cizrn(a|y|u|ou)|lusteniny?)$/, shows: ['legume'] },
  {
    words: /^(zeli|kapust.*|kvetak.*|brokolic.*|kedlubn.*)$/,
    unlessName: /ryze|posypk/,
    shows: ['cabbage', 'vegetable'],
  },
  { words: /^(cibule|cibuli|cibulky|salotk.*|porek|porku|porkem)$/, unlessName: /bez cibul/, shows: ['onion'] },
  { words: /^(spenat|spenatu|spenatem)$/, shows: ['spinach', 'leafy_vegetable', 'vegetable'] },
  { words: /^(brambor|brambory|brambora|bramborami|bramborem)$/, unless: /sladk|batat/, shows: ['potato'] },
  { words: /^(houby|houbami|zampion.*|hlivy?|hliva|hrib.*|shiitake|portobello)$/, shows: ['mushroom'] },
  { words: /^(redkvick.*|redkev)$/, shows: ['radish', 'vegetable'] },
  { words: /^(rajce|rajcata|rajcat|rajcaty|rajcatov.*)$/, shows: ['tomato'] },
  { words: /^kukuric(e|i|n[aeiouy].*)$/, unless: /skrob|olej|sirup/, shows: ['maize'] },
  { words: /^(jahody|maliny|ostruziny|rybiz|angrest|boruvky)$/, shows: ['fruit', 'pip_berry'] },
  { words: /^(pomeranc(e|u)?|citron(y|u)?|grapefruit.*|mandarink.*|limetk(a|y|u))$/, shows: ['citrus'] },
  { words: /^(rozinky|rozinkami|krizaly)$/, shows: ['fruit', 'dried_fruit'] },
  {
    words: /^(mandle|mandlemi|kesu|pistacie|orechy|arasidy)$/,
    unless: /muskat|kokos|pini|lotos|tygr|napoj|mleko/,
    shows: ['nut'],
  },
  {
    words: /^masl(o|a|u|em)$/,
    unless: /^(?!.*(arasid|burak|mandl|orech|orisk|kesu))/,
    shows: ['nut', 'nut_butter', 'sticky'],
  },
  { words: /^(celozrn.*)$/, shows: ['wholegrain'] },
  { words: /^(chilli|chili|feferonk.*|jalapen.*|habanero|kajensk.*)$/, shows: ['chilli'] },
  { words: /^horcice$/, shows: ['mustard'] },
  { words: /^cesne(k|ku|kem|kov.*)$/, unlessName: /medved|bez cesnek|trava/, shows: ['garlic'] },
  {
    words: /^pepr(e|i|em)?$/,
    unlessName: /kajensk|cayen|bez pepr|citronov|kubeb|sichuan|secuan|sambal/,
    shows: ['pepper_spice'],
  },
  { words: /^rebarbor(a|y|u|ou)$/, shows: ['rhubarb'] },
  { words: /^tofu$/, unlessName: /parky|parek|burger|salam/, shows: ['tofu'] },
  { words: /^(kren|krenu|krenem)$/, shows: ['horseradish'] },
]

const SWEET_AND_DRINKS: readonly NameRule<FoodGroup>[] = [
  {
    words: /^(cukr|med|medem|medu|melasa)$/,
    unlessName: /sladidl|nahrad|nahraz|xylitol|erythritol|stevi/,
    shows: ['added_sugar'],
  },
  {
    words: /^(dzem.*|marmelad.*|zmrzlin.*|cokolad(a|y|u|ou))$/,
    unlessName: /bez cukr|bez pridan|diabet|sladidl/,
    shows: ['sweet_product'],
  },
  { words: /^(zmrzlin(a|y|u|ou)|sorbet(u|em)?|nanuk(u|em)?)$/, unlessName: /kornout/, shows: ['ice_cream'] },
  { words: /^(listov(e|eho|ym|emu)|croissant.*)$/, unlessName: /^(?!.*(test|croissant))/, shows: ['puff_pastry'] },
  { words: /^extrakt(u|em)?$/, unlessName: /^(?!.*vanil)/, shows: ['alcohol_flavouring'] },
  { words: /^limonad(a|y|u|ou)$/, unlessName: /bez cukr|zero|light/, shows: ['sweetened_drink', 'thin_drink'] },
  { words: /^(kakao|kakaov.*|cokolad(a|y|u|ou))$/, shows: ['cocoa'] },
  { words: /^(xylitol.*|erythritol.*|sorbitol.*|maltitol.*)$/, shows: ['sweetener', 'polyol'] },
  { words: /^(stevi.*|sladidl.*|sacharin.*|aspartam.*)$/, shows: ['sweetener'] },
  {
    words:
      /^(pivo|pivem|vino|vinem|rum|rumem|vodka|vodkou|whisky|gin|slivovic.*|konak.*|liker.*|vermut|sekt|prosecco|cider|brandy|absint.*)$/,
    unlessName: /hrozn|aroma|prichut|esenc/,
    shows: ['alcohol'],
  },
  { words: /^(kava|kavou|espresso|cappuccino)$/, unlessName: /cikork|nahraz/, shows: ['coffee'] },
  { words: /^(kola|kolovy|kofola|cola)$/, shows: ['cola'] },
  { words: /^(dzus.*|nektar(y|u)?)$/, shows: ['juice'] },
]

const RULES = [...ANIMALS, ...DAIRY, ...PLANTS, ...SWEET_AND_DRINKS]

/** The groups that the name of a food surely shows. A group that is not in the answer may still be there. */
export const groupsFromName = /* @__PURE__ */ remember((name): readonly FoodGroup[] => shownByName(name, RULES))
