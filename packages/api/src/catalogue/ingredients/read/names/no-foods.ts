import { wordsOf } from '@zivina/czech/search-text'

/**
 * Words and phrases that people know and that are no food, nor the beginning of one: nothing of similar spelling is guessed for them
 * („hodinky“ are no raisins). A food that has such a word in its name, as a person's own may, is found nevertheless.
 */
const NO_FOODS: ReadonlySet<string> = new Set(
  (
    'kartáč; šampon; hřebík; lžíce; hrnek; kartáček; zubní kartáček; zubní pasta; mýdlo; sprchový gel; deodorant; krém na ruce; ručník; ručníky; ' +
    'žehlička; žehlicí prkno; pračka; sušička; myčka; lednička; lednice; mrazák; mikrovlnka; mikrovlnná trouba; ' +
    'trouba; sporák; varná konvice; konvice; toustovač; topinkovač; mixér; robot; váha; kuchyňská váha; vysavač; ' +
    'televize; televizor; počítač; notebook; klávesnice; tiskárna; monitor; telefon; mobil; nabíječka; sluchátka; ' +
    'baterie; baterie AA; tužkové baterie; žárovka; lampa; lampička; svíčka; svíčky; sirky; zápalky; zapalovač; ' +
    'hodinky; hodiny; budík; kalendář; kniha; knihy; sešit; tužka; propiska; pero; toaletní papír; ubrousek; ' +
    'ubrousky; papírové ubrousky; kapesník; kapesníky; utěrka; hadr; houbička na nádobí; prací prášek; aviváž; ' +
    'kbelík; smeták; lopatka na smetí; talíř; talíře; hrníček; poklička; nůž; nože; vidlička; vidličky; lžička; ' +
    'lžičky; naběračka; vařečka; prkénko; sklenička; pekáč; cedník; struhadlo; váleček na nudle; otvírák; vývrtka; ' +
    'alobal; pečicí papír; potravinová fólie; mikroten; krabička; kladivo; hřebíky; šroub; šrouby; šroubovák; ' +
    'vrtačka; kleště; pila; pilka; sekera; lopata; hrábě; motyka; lepidlo; lepenka; izolepa; drát; barva; štětec; ' +
    'žebřík; stůl; židle; postel; skříň; gauč; křeslo; peřina; deka; koberec; záclona; okno; dveře; klíče; zámek; ' +
    'boty; bota; ponožky; ponožka; kalhoty; tričko; košile; bunda; kabát; svetr; šaty; sukně; čepice; rukavice; ' +
    'pásek; brýle; kabelka; batoh; taška; kufr; deštník; peněženka; prsten; auto; motorka; autobus; letadlo; ' +
    'pneumatika; pneumatiky; motor; volant; nafta; motorový olej; byt; chata; ulice; město; škola; nemocnice; ' +
    'lékárna; obchod; kancelář; pošta; banka; kočka; křeček; papoušek; morče; granule; granule pro psy; ' +
    'granule pro kočky; krmivo; psí krmivo; kočičí konzerva; stelivo; vodítko; hračka; lego; ' +
    'puzzle; kytara; klavír; bubny; housle; kytka; květina; květiny; růže; tulipán; tulipány; strom; trávník; ' +
    'písek; hlína; cement; hmota; sádra; železo; ocel; sklo; vlna; bavlna; ' +
    'plyn; elektřina; internet; wifi; heslo; faktura; smlouva; peníze; koruna; účet; práce; dovolená; fotbal; ' +
    'hokej; tenis; plavání; lyže; brusle; spacák; karimatka; léky; prášky na hlavu; paralen; ibuprofen; náplast; ' +
    'obvaz; teploměr; rouška; plenky; pleny; dudlík; kočárek; rtěnka; řasenka; parfém; lak na nehty; kulma; ' +
    'žiletka; holicí strojek; nůžky; jehla; zip; knoflík; zrcadlo; obraz; váza; květináč; hnojivo; postřik; konev; ' +
    'hadice; sekačka; grilovací rošt; dřevěné uhlí; podpalovač; doutník; cigarety; cigareta; tabák; zuby; ' +
    'ruka; noha; vlasy; Praha; Brno; Německo; Slovensko; pondělí; ' +
    'úterý; středa; čtvrtek; pátek; sobota; neděle; leden; únor; březen; duben; květen; červenec; srpen; září; ' +
    'říjen; listopad; prosinec; ahoj; dobrý den; děkuji; prosím; asdf; qwerty; xxx; lorem ipsum; admin; login; ' +
    'recept; recepty; jídelníček; kalorie; hubnutí; dieta'
  )
    .split('; ')
    .map((name) => wordsOf(name).join(' ')),
)

/** Whether a text names something known that is no food. */
export function isNoFood(search: string): boolean {
  return NO_FOODS.has(wordsOf(search).join(' '))
}

/** For the test: every word of the list. */
export const NO_FOOD_NAMES: readonly string[] = [...NO_FOODS]
