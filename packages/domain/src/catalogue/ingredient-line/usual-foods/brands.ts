/** Trade names that kitchens use for a food, and names in other languages. Names by the slug of the food. */
export const BRANDS_AND_FOREIGN: Readonly<Record<string, string>> = {
  'tvarohovy-krem-smetanovy-vanilkovy-typ-pribinacek': 'pribináček; pribináčky',
  'tvarohovy-dezert-vanilkovy-typ-termix': 'termix; termix vanilkový',
  'tvarohovy-krem-mrazeny-v-kakaove-poleve-typ-misa': 'míša; míša řezy; nanuk míša',
  'liskooriskova-pomazanka-s-kakaem-typ-nutella': 'nutella; nutely; lískooříšková pomazánka; oříšková pomazánka',
  'zakysany-napoj-s-probiotiky-typ-actimel': 'actimel',
  'kakaovy-napoj-instantni-slazeny-granulovany': 'granko; instantní kakao; granulované kakao; nesquik',
  'drubezi-parky': 'kuřecí párky; krůtí párky; drůbeží párky',
  'mrazena-smes-lesniho-ovoce': 'lesní plody; mražené lesní plody',
  'horcice-dijonska': 'dijonka; dijonská',
  'kremzska-horcice': 'kremžka; kremžská',
  'boruvky-lesni': 'lesní borůvky; lesní borůvka',
  'bramborovy-salat-s-majonezou': 'bramborový salát',
  'snidanove-susenky': 'bebe; bebe dobré ráno; sušenky bebe dobré ráno; opavia bebe',
  'kolovy-napoj': 'coca cola; cola; kola; pepsi',
  kofola: 'kofola',
  'margarin-na-peceni-80-tuku':
    'palmarin; hera; stella; margarín; tuk na pečení; pokrmový tuk; margarine; hera na pečení; rostlinný tuk na pečení',
  'rostlinny-roztiratelny-tuk-60-tuku': 'rama; flora; perla; roztíratelný tuk; margarín na chleba',
  'ztuzeny-rostlinny-tuk-na-smazeni': 'omega; ceres; ztužený tuk; ztužený pokrmový tuk; ceres soft; omega na smažení',
  'oplatky-plnene-v-cokolade-typ-tatranky': 'tatranky; tatranka; horalky; horalka; fidorka; kávenky',
  'piskoty-cokoladove-s-ovocnym-zele-jaffa': 'jaffa; jaffa piškoty',
  'taveny-syr-v-trojuhelniccich-cca-20-tuku':
    'veselá kráva; apetito; tavený sýr; smetanito; želetava; tavené sýry; taveňák',
  'syr-cerstvy-smetanovy-typ-lucina': 'lučina; gervais; linessa; smetanový čerstvý sýr',
  zerve: 'žervé',
  'syr-kremovy-cream-cheese-typ-philadelphia': 'philadelphia; krémový sýr; buko; frischkäse; smotanový syr',
  'pomazankove-smetanove-3133-tuku': 'pomazánkové máslo; pomazánkové; tradiční pomazánkové; máslo pomazánkové',
  'bylinny-liker-38-typ-becherovka': 'becherovka; bylinný likér; fernet; jägermeister',
  'rum-40': 'tuzemák; božkov; božkov tuzemák; tuzemský rum; bílý rum; tmavý rum; kubánský rum; captain morgan; bacardi',
  'liker-obecne': 'likér; cointreau; kahlua; pomerančový likér',
  'whisky-40': 'whisky; whiskey; jameson; bourbon',
  'vodka-40': 'vodka; finlandia; absolut vodka',
  'slivovice-ovocny-destilat': 'slivovice; meruňkovice; hruškovice; pálenka; kalvados; domácí pálenka',
  'sumive-vino-sekt': 'sekt; prosecco; bohemia sekt; šampaňské; šumivé víno',
  vermut: 'vermut; martini; cinzano; martini bianco',
  'sypke-koreni-do-polevek-se-zeleninou-typ-vegeta':
    'vegeta; podravka; zeleninové koření; maggi koření; vegetka; kucharek; sypké koření do polévek; bujónové koření',
  'worcesterova-omacka': 'worcester; worchestr; vorčestr; worcesterka; worčestr; worcestrová omáčka; worcester omáčka',
  'bujon-hovezi-kostka-suseny':
    'masox; kostka bujónu; bujónová kostka; kostka masoxu; bujonová kostka; bujón kostka; hovězí kostka bujónu',
  'bujon-slepici-kostka-suseny': 'kuřecí bujón; slepičí bujón; kuřecí bujónová kostka; slepičí kostka',
  'prasek-do-peciva':
    'prdopeč; kypřák; kypřidlo; prášek na pečení; kypřící prášek; backpulver; prášek do peč; kypřicí prášek dr oetker; kypřicí prášek do perníku; kypriaci prášok do pečiva; kypriaci prášok; kypřicí prášek do pečiva; prdopeč prášek; kypricí prášek; prasek do peciva',
  'cukr-vanilkovy':
    'vanilkový cukr; vanilínový cukr; vanilinový cukr; vanillezucker; vanilkový cukor; vanilínový cukor',
  'cukr-krystal':
    'zucker; krystal; kryštálový cukr; pískový cukr; cukr písek; kostka cukru; kostkový cukr; krupice cukr; kryštálový cukor',
  'cukr-moucka': 'puderzucker; práškový cukr; práškový cukor; moučka cukr; cukr moučkový; mletý cukr',
  'cukr-trtinovy': 'hnědý cukr; přírodní cukr; třtinový cukr; demerara; muscovado; brauner zucker; trstinový cukor',
  'hladka-mouka-psenicna':
    'mehl; weizenmehl; hladká múka; múka; mouka 00; hladká mouka 00; mouka speciál; mouka hladká speciál',
  'polohruba-mouka-psenicna': 'výběrová polohrubá mouka; polohrubá múka; mouka polohrubá výběrová',
  'hruba-mouka-psenicna': 'krupičková mouka; hrubá múka',
  'vejce-slepici-velikost-m':
    'ei; vajcia; vajce; vajíčko; slepičí vajíčko; velké vejce; vejce velikost M; domácí vejce',
  'maslo-82-tuku': 'butter; máslo čerstvé; maslo; jihočeské máslo; rozpuštěné máslo; selské máslo; kostka másla',
  'mleko-polotucne-cerstve-1-5-tuku': 'milch; mlieko; mlíko; mlíčko; kravské mléko; čerstvé mléko',
  'smetana-ke-slehani-33-tuku':
    'schlagsahne; sahne; smotana na šľahanie; smetana šlehačka; šlehačková smetana; smetana 33 %; smetana na šlehačku; tekutá šlehačka; tučná smetana; sladká smetana; smotana; whipping cream; cream',
  'smetana-na-vareni-12-tuku':
    'kuchyňská smetana; smetana na vaření; varná smetana; smotana na varenie; řidší smetana; rama na vaření; rama cremefine',
  'zakysana-smetana-1516-tuku':
    'kyslá smotana; kyselá smetana; kysaná smetana; zakysaná smetana; saure sahne; zakysanka; kyslá smetana',
  'tvaroh-polotucny-mekky': 'quark; magerquark; tvaroh hrudkovitý; hrudkovitý tvaroh',
  'olej-slunecnicovy':
    'öl; oil; speiseöl; jedlý olej; fritovací olej; slnečnicový olej; olej slnečnicový; olej slunečnicový; olej na smažení',
  'olej-olivovy-extra-panensky': 'olivenöl; olivový olej; panenský olej',
  'sul-jodidovana': 'salz; soľ; himalájská sůl; jemná sůl; sůl jemná; sůl s jódem; jedlá sůl',
  'pepr-cerny-mlety':
    'pfeffer; čierne korenie; mleté čierne korenie; mletý pepř; čerstvě mletý pepř; kulička pepře; celý černý pepř; pepř celý',
  cesnek: 'knoblauch; knoblauchzehen; cesnak; česneková palička; česnekový stroužek; garlic cloves',
  'cibule-zluta': 'zwiebel; zwiebeln; cibuľa; kuchyňská cibule; cibulka; onions',
  'brambory-syrove-loupane':
    'kartoffeln; zemiaky; zemáky; erteple; kobzole; brambůrky; bramborky; brambory na loupačku; salátové brambory; brambory na salát; brambory na kaši',
  rajce:
    'tomaten; paradajky; rajské jablko; rajská jablka; rajčina; paradajka; rajské jablíčko; tomata; masité rajče; keříčkové rajče; rajčata na keříku',
  'kukurice-cukrova-klas-vareny':
    'čerstvá kukuřice; kukuřičný klas; klas kukuřice; kukuřice klas; vařená kukuřice; cukrová kukuřice',
  'mrkev-syrova': 'mrkva; karotten; möhren; mrkvičky; karotky; baby karotka; carrots',
  'kvetak-syrovy': 'karfiol',
  'porek-syrovy': 'lauch; por; pórek bílý; bílá část pórku',
  'celer-bulva-syrovy': 'zeler; sellerie; celer kořen; kořenový celer; celerový kořen',
  'petrzelova-nat-cerstva':
    'petersilie; petržlen; petržlenová vňať; petrželová vňať; petrželové lístky; lístky petržele; kadeřavá petrželka; nasekaná petržel; posekaná petržel; sekaná petržel',
  jablko:
    'apfel; äpfel; apples; kyselé jablko; sladké jablko; jablka na štrúdl; strouhané jablko; zelené jablko; červené jablko; jabĺčka; jablíčka',
  'ocet-kvasny-lihovy': 'essig; ocot; vinegar; bílý ocet; ocet 8; potravinářský ocet',
  'voda-pitna-z-kohoutku':
    'wasser; teplá voda; studená voda; převařená voda; vodovodní voda; obyčejná voda; kohoutková voda',
  med: 'honig; včelí med; lesní med; akátový med; pohankový med; tekutý med; medík; lipový med',
  'drozdi-cerstve':
    'hefe; kvasnice; droždie; čerstvé droždie; pekařské kvasnice; kvasničky; kostka droždí; pivní kvasnice',
  'drozdi-susene': 'trockenhefe; sušené kvasnice; suché kvasnice; instantní kvasnice; sušené droždie',
  'ryze-dlouhozrnna-sucha': 'reis; ryža; obyčejná rýže; loupaná dlouhozrnná rýže; rejže',
  'ryze-parboiled-sucha': 'parboiled rýže; rýže parboiled; parboiled; rýže ve varných sáčcích',
}
