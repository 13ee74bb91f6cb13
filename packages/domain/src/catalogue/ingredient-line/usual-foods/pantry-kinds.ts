/** Bread, nuts, fats and drinks: generic words, and other ways to name them. Names by the slug of the food. */
export const PANTRY_KINDS: Readonly<Record<string, string>> = {
  'chleb-konzumni-kminovy-psenicno-zitny':
    'chléb; chleba; chleb; konzumní chléb; krajíc chleba; kmínový chléb; šumava; starší chléb; tmavý chléb; kváskový chléb; brot; chlieb; selský chléb; vesnický chléb; krajíček chleba; chlebíček krajíc; skýva chleba; bílý chleba; pecen chleba',
  'chleb-toustovy-svetly':
    'toustový chléb; toustový chleba; toast; tousty; toasty; toust; bílý toustový chléb; světlý toustový chléb; sendvičový chléb; tmavý toustový chléb; toastový chléb; toastový chleba; hriankový chlieb',
  'chleb-toustovy-celozrnny':
    'celozrnný toustový chléb; celozrnný toustový chleba; toustový celozrnný chléb; celozrnný toast',
  rohlik: 'rohlík; rohlíky; tvrdý rohlík; bílý rohlík; tukový rohlík; rožok; suchý rohlík; starší rohlík; rohlíček',
  houska: 'houska; žemle; housky; žemlička; starší houska; suchá houska; žemľa; tvrdá houska',
  vanocka: 'vánočka; vianočka',
  'piskoty-detske':
    'piškoty; dětské piškoty; kulaté piškoty; piškot; cukrářské piškoty; dlouhé piškoty; savoiardi; opavia piškoty',
  'susenky-maslove':
    'sušenky; máslové sušenky; petit beurre; esíčka; be be sušenky; bebe sušenky; keksy; sušenka; digestive; maslové sušienky; máslové keksy',
  strouhanka:
    'strouhanka; semmelbrösel; strúhanka; panko; hrubá strouhanka; domácí strouhanka; paniermehl; strouhanka na obalení',
  'listove-testo-rostlinny-tuk-syrove':
    'listové těsto; plát listového těsta; lístkové cesto; blätterteig; rozválené listové těsto; role listového těsta',
  'testo-na-pizzu-syrove': 'těsto na pizzu; pizza těsto; hotové těsto na pizzu',
  'filo-testo': 'filo těsto; filo; fillo těsto; plát filo těsta',
  'krehke-linecke-testo-syrove': 'linecké těsto; křehké těsto',
  'kynute-testo-sladke-s-maslem-syrove': 'kynuté těsto; sladké kynuté těsto',
  'vlasske-orechy':
    'ořechy; vlašské ořechy; ořech; ořechy vlašské; mleté ořechy; jádra vlašských ořechů; půlky vlašských ořechů; mleté vlašské ořechy; strouhané ořechy; walnüsse; vlašské ořechy mleté; sekané ořechy; oříšky; vlašák; vlašáky; jádro ořechů',
  'liskove-orechy':
    'lískové ořechy; lískové oříšky; lískáče; haselnüsse; mleté lískové ořechy; lieskovce; lískový ořech; lískový oříšek; lískooříšky',
  mandle:
    'mandle; celé mandle; mandlové lupínky; plátky mandlí; mandlové plátky; mandlové hobliny; mandle neloupané; plátkové mandle; mandeln; strouhané mandle; sekané mandle; hoblinky mandlí; mandle plátky; neloupané mandle; pražené mandle; mandličky',
  'mandle-loupane-mlete':
    'mleté mandle; mandlová mouka; mandle mleté; loupané mandle; mandle loupané; mandle bez slupky; spařené mandle; blanšírované mandle; mandlová moučka; krájené blanšírované mandle; oloupané mandle',
  'kesu-natural': 'kešu; kešu ořechy; cashew; kešu oříšky; nesolené kešu',
  'arasidy-natural':
    'arašídy; buráky; burské oříšky; nesolené arašídy; arašídy nesolené; loupané arašídy; burské ořechy; neslané arašídy',
  'arasidy-prazene-solene': 'solené arašídy; slané arašídy; pražené arašídy; pražené solené arašídy; arašídy solené',
  'piniove-orisky':
    'piniové oříšky; pinie; piniová semínka; piniové ořechy; pinie oříšky; píniové oříšky; piniové oříšky pražené',
  'pistacie-prazene-solene': 'pistácie; pistáciové oříšky; pistácie solené',
  'pekanove-orechy': 'pekanové ořechy; pekany; pekan',
  'para-orechy': 'para ořechy; para ořech',
  veka: 'veka; bílá veka; veka na chlebíčky',
  'sezamove-seminko':
    'sezam; sezamová semínka; sezamové semínko; pražený sezam; opražený sezam; sezam pražený; bílý sezam; černý sezam; opražená sezamová semínka; semínka sezamu; pražená sezamová semínka; sezam loupaný',
  'slunecnicova-seminka':
    'slunečnicová semínka; slunečnicové semínko; slunečnice; loupaná slunečnice; slunečnicová jádra; semínka slunečnice; loupaná slunečnicová semínka; pražená slunečnicová semínka',
  'dynova-seminka':
    'dýňová semínka; dýňové semínko; dýňová jádra; semínka dýně; loupaná dýňová semínka; pražená dýňová semínka',
  'lnene-seminko':
    'lněné semínko; lněná semínka; len; mleté lněné semínko; semínka lnu; drcené lněné semínko; lněná semena',
  'chia-seminka': 'chia; chia semínka; semínka chia; chia semena; semínko chia',
  'mak-modry': 'mák; mletý mák; modrý mák; mák mletý; mohn; umletý mák',
  rozinky: 'rozinky; hrozinky; sultánky; rosinen; hrozienka; rozinečky; hroznové rozinky',
  'datle-susene': 'datle; sušené datle; vypeckované datle; datle bez pecky; medjool; datle medjool',
  'fiky-susene': 'sušené fíky; fíky sušené; sušený fík',
  'brusinky-susene-slazene': 'sušené brusinky; brusinky sušené; klikva sušená; sušená klikva; sušené klikvy',
  'brusinky-cerstve': 'brusinky; čerstvé brusinky; klikva; mražené brusinky',
  'jablka-susena-krizaly': 'křížaly; křížala; sušená jablka; jablečné křížaly; sušené jablko',
  'kokos-strouhany-suseny':
    'kokos; strouhaný kokos; kokosová moučka; kokosové hobliny; kokosové lupínky; kokosové vločky; kokos strouhaný; strouhaný sušený kokos; mletý kokos; kokosraspeln',
  marcipan: 'marcipán; marcipánová hmota',
  'sadlo-veprove':
    'sádlo; vepřové sádlo; domácí sádlo; škvařené sádlo; schmalz; bravčová masť; masť; sádlo domácí; omastek; sádlo škvařené; výpek; výpek ze sádla',
  'sadlo-husi': 'husí sádlo; sádlo husí',
  'sadlo-kachni': 'kachní sádlo; sádlo kachní',
  'luj-hovezi': 'lůj; hovězí lůj',
  'prepustene-maslo-ghi': 'ghí; přepuštěné máslo; ghee; přepuštěné máslo ghí; máslo ghí; převařené máslo',
  'olej-sezamovy': 'sezamový olej; olej sezamový; pražený sezamový olej; sezamový olej pražený; tmavý sezamový olej',
  'olej-kokosovy':
    'kokosový olej; kokosový tuk; kokosový olej bez vůně; panenský kokosový olej; rozpuštěný kokosový olej',
  'olej-repkovy': 'řepkový olej; olej řepkový; řepka olej; repkový olej',
  'vyvar-zeleninovy-z-bujonu':
    'vývar; zeleninový vývar; zeleninový bujón; bujón; vývar zeleninový; instantní vývar; gemüsebrühe; zeleninový bujon; horký vývar; vývar z bujónu; zeleninový vývar z kostky; libovolný vývar; silný vývar',
  'vyvar-zeleninovy-domaci': 'domácí zeleninový vývar; zeleninový vývar domácí; domácí vývar; domácí vývar ze zeleniny',
  'vyvar-kureci-domaci': 'domácí kuřecí vývar; domácí slepičí vývar; kuřecí vývar domácí',
  'vyvar-hovezi-domaci': 'domácí hovězí vývar; hovězí vývar domácí',
  'vyvar-slepici-z-bujonu':
    'kuřecí vývar; slepičí vývar; drůbeží vývar; vývar kuřecí; vývar slepičí; hühnerbrühe; kurací vývar',
  'vyvar-hovezi-z-bujonu': 'hovězí vývar; vývar hovězí; silný hovězí vývar; vývar z hovězího; demi glace',
  'vino-bile-suche':
    'víno; bílé víno; suché bílé víno; víno bílé; suché víno; víno bílé suché; bílé suché víno; weißwein; biele víno; bílé víno na vaření',
  'vino-cervene': 'červené víno; víno červené; suché červené víno; rotwein; červené víno suché; svařák',
  'pivo-lezak-svetly-12-cca-5-alk':
    'pivo; světlé pivo; ležák; světlý ležák; dvanáctka; plzeň; bier; světlé pivo 12; plzeňské pivo',
  'pivo-vycepni-svetle-10-cca-4-alk': 'desítka; výčepní pivo; desítkové pivo; pivo 10; výčepní pivo světlé',
  'pivo-tmave': 'tmavé pivo; černé pivo; pivo tmavé; pivo černé; kozel černý; guinness',
  'pivo-nealkoholicke': 'nealko pivo; nealkoholické pivo; pivo nealko; birell',
  'kava-instantni-prasek':
    'instantní káva; rozpustná káva; káva instantní; nescafé; granulovaná káva; rozpustné kafe; káva rozpustná',
  'kava-filtrovana-prekapavana-bez-cukru':
    'káva; silná káva; uvařená káva; černá káva; překapávaná káva; kafe; silné kafe; vychladlá káva; kaffee; uvařené kafe; turecká káva',
  'espresso-bez-cukru': 'espresso; presso; presso káva; silné espresso; espreso',
  'mineralni-voda-perliva':
    'perlivá voda; sodovka; minerálka; soda voda; sifon; perlivá minerálka; perlivá minerální voda; minerální voda; jemně perlivá voda; sodová voda',
  'javorovy-sirup': 'javorový sirup; javorový syrup; ahornsirup',
  'ovocny-sirup-neredeny': 'sirup; ovocný sirup; malinový sirup; sirup ovocný; jahodový sirup',
  'sojova-omacka':
    'sójová omáčka; sójovka; sojová omáčka; sojovka; soja omáčka; tmavá sójová omáčka; světlá sójová omáčka; sojasauce; kikkoman',
  'ustricova-omacka': 'ústřicová omáčka; ustricová omáčka',
  tamari: 'tamari; tamari omáčka; bezlepková sójová omáčka; omáčka tamari',
  'sriracha-chilli-omacka': 'sriracha; chilli omáčka; čili omáčka; ostrá chilli omáčka; pálivá chilli omáčka',
  'barbecue-omacka': 'bbq omáčka; barbecue; barbecue omáčka; bbq; bbq sauce',
}
