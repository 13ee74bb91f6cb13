/**
 * Generic words for the commonest kind, where that is safe: no other allergen and hardly other figures. Names by the slug of
 * the food.
 */
export const KINDS: Readonly<Record<string, string>> = {
  'hovezi-maso-na-gulas-syrove':
    'hovězí; hovězí maso; hovězí na guláš; maso na guláš; hovězí kostky; kostky hovězího masa; hovězí maso bez kosti; hovězí kousky; guláš maso',
  'hovezi-zadni-vrchni-sal-syrove':
    'zadní hovězí; hovězí zadní; hovězí kýta; hovězí na plátky; hovězí plátek; hovězí plátky; hovězí roláda; vrchní šál; květová špička; hovězí ořech; spodní šál; hovězí na závitky; hovězí závitek; hovězí řízek',
  'hovezi-zadni-valecek-syrove': 'hovězí váleček; váleček hovězí',
  'hovezi-plec-syrova': 'přední hovězí; hovězí přední; hovězí plec; přední hovězí maso; hovězí přední maso',
  'hovezi-plec-loupana-platek-syrova': 'loupaná plec; hovězí loupaná plec; hovězí plec loupaná; plec loupaná',
  'hovezi-zebra-syrova-maso': 'hovězí žebro; hovězí žebra; hovězí žebírka',
  'hovezi-krk-syrovy': 'hovězí krk; hovězí krkovice; hovězí podkrčí',
  'hovezi-rostenec-nizky-syrovy':
    'roštěnec; roštěná; hovězí roštěná; nízký roštěnec; hovězí roštěnec; roastbeef; hovězí steak; steak; rumpsteak; striploin',
  'hovezi-rostenec-vysoky-syrovy': 'vysoký roštěnec; vysoká roštěná; rib eye; ribeye; entrecôte; rib eye steak',
  'hovezi-svickova-syrova':
    'svíčková; pravá svíčková; hovězí svíčková; biftek; hovězí biftek; filet mignon; tenderloin',
  'hovezi-falesna-svickova-libova-plec-syrova': 'falešná svíčková',
  'hovezi-ohanka-syrova-maso': 'oháňka; hovězí oháňka; volská oháňka; hovězí ocas',
  'hovezi-licka-syrova': 'hovězí líčka; líčka',
  'hovezi-pupek-flank-syrovy': 'hovězí pupek; flank; flank steak; pupek',
  'hovezi-maso-mlete-15-tuku': 'mleté hovězí; mleté hovězí maso; hovězí mleté; mleté maso hovězí; rindfleisch gehackt',
  'hovezi-maso-mlete-5-tuku': 'mleté hovězí 5; mleté hovězí maso 5',
  'hovezi-maso-mlete-10-tuku': 'mleté hovězí 10; mleté hovězí maso 10',
  'hovezi-maso-mlete-20-tuku': 'mleté hovězí 20; mleté hovězí maso 20',
  'hovezi-drstky-predvarene': 'dršťky; hovězí dršťky; předvařené dršťky; uvařené dršťky; vařené dršťky',
  'hovezi-jatra': 'hovězí játra',
  'veprova-plec-syrova':
    'vepřové; vepřové maso; plec; plecko; vepřová plec; vepřové plecko; vepřové na guláš; vepřové kostky; vepřové maso bez kosti; maso vepřové; bravčové; bravčové mäso; bravčové pliecko; vepřové ramínko; vepřové nudličky; vepřové maso na guláš',
  'veprova-kyta-syrova':
    'kýta; vepřová kýta; vepřový řízek; vepřové řízky; vepřový plátek; řízky z kýty; vepřový ořech; vepřové plátky; vepřový řízek z kýty; bravčové stehno; šnicl; vepřový šnicl; vepřová kýta plátky',
  'veprova-pecene-kotleta-bez-kosti-syrova':
    'kotleta; vepřová kotleta; vepřová pečeně; vepřové kare; kotlety; vepřové kotlety; pečeně; karé; vepřový steak; kotleta bez kosti; vepřové karé',
  'veprova-kotleta-s-kosti-syrova-maso': 'kotleta s kostí; vepřová kotleta s kostí; kotlety s kostí',
  'veprova-zebra-syrova-maso': 'žebra; žebírka; vepřová žebra; vepřová žebírka; vepřové žebro; žebro',
  'veprova-panenka-syrova':
    'panenka; vepřová panenka; panenská svíčková; vepřová panenská; medailonky z panenky; medailonky; vepřová svíčková; bravčová panenka',
  'veprovy-bok-bucek-bez-kosti-syrovy':
    'bůček; bok; vepřový bok; vepřový bůček; bůček bez kosti; bok bez kosti; bravčový bok; bůček s kůží; bok s kůží; čerstvý bok',
  'veprove-koleno-syrove-maso':
    'koleno; vepřové koleno; zadní koleno; přední koleno; vepřová kolena; zadní vepřové koleno; koleno s kostí',
  'veprova-krkovice-bez-kosti-syrova':
    'krkovice; vepřová krkovice; krkovička; krkovice bez kosti; krkovice s kostí; bravčová krkovička; vepřový krk; krkovička bez kosti; plátek krkovice; plátky krkovice',
  'veprovy-lalok-syrovy': 'lalok; vepřový lalok',
  'veprova-jatra': 'vepřová játra; játra vepřová',
  'veprove-maso-mlete': 'mleté vepřové; mleté vepřové maso; vepřové mleté; bravčové mleté mäso',
  'mlete-maso-michane-veprove-a-hovezi':
    'mleté maso; mleté; směs mletého masa; mleté maso mix; míchané mleté maso; mix mletého masa; mleté maso vepřové a hovězí; mleté mäso; sekané maso; hackfleisch; mletina; míchané mleté; mletý mix',
  'kureci-maso-mlete': 'mleté kuřecí; mleté kuřecí maso; kuřecí mleté',
  'kruti-maso-mlete': 'mleté krůtí; mleté krůtí maso; krůtí mleté',
  'teleci-maso-mlete': 'mleté telecí; mleté telecí maso',
  'jehneci-maso-mlete': 'mleté jehněčí; mleté jehněčí maso; jehněčí mleté',
  'teleci-kyta-rizek-syrova':
    'telecí řízek; telecí řízky; telecí; telecí maso; telecí kýta; telecí plátek; telecí ořech',
  'teleci-klizka-syrova': 'ossobuco; telecí kližka',
  'jehneci-kyta-syrova': 'jehněčí kýta; jehněčí; jehněčí maso; jehněčí stehno; jehně',
  'kureci-prsa-bez-kuze-syrova':
    'kuřecí; kuřecí maso; kuřecí prsa; kuřecí prso; kuřecí řízek; kuřecí prsíčka; kuřecí nudličky; kuřecí plátek; kuřecí prsní řízek; kuřecí filet; kuřecí filé; kuřecí steak; prsa kuřecí; kuracie prsia; hähnchenbrust; kuřecí kousky; kuřecí maso bez kosti; kuracie prsa; prsa; prsíčka; kuřecí prsní řízky; kuřecí prsní plátky',
  'kureci-prsa-s-kuzi-syrova': 'kuřecí prsa s kůží; kuřecí prsa s kostí; kuřecí supreme',
  'kureci-stehno-s-kuzi-syrove':
    'kuřecí stehno; kuřecí stehna; stehno kuřecí; stehna; kuřecí čtvrtka; kuřecí čtvrtky; stehna kuřecí; kuřecí stehno s kostí; kuracie stehno; kuracie stehná; kuřecí stehno s kůží',
  'kureci-stehno-bez-kuze-syrove': 'kuřecí stehno bez kůže; kuřecí stehna bez kůže',
  'kureci-palicky-syrove': 'kuřecí paličky; paličky kuřecí; kuřecí spodní stehno; spodní kuřecí stehno',
  'kureci-kridla-s-kuzi-syrova': 'křídla; křídla kuřecí; křidélka; kuřecí křidélko; kuřecí křídlo',
  'kureci-jatra': 'játra; kuřecí játra; drůbeží játra; kuřecí játýrka; drůbeží jatýrka',
  'kureci-srdce': 'kuřecí srdíčka; kuřecí srdce',
  'kureci-zaludky': 'kuřecí žaludky; kuřecí žaludek; drůbeží žaludky; žaludky',
  'kure-cele-maso-s-kuzi-syrove':
    'kuře; celé kuře; kuřátko; kuře bez drobů; brojler; kuře na polévku; kuřecí díly; naporcované kuře',
  'kureci-skelet': 'kuřecí skelet; kuřecí hřbety; kuřecí kosti; skelety z kuřat',
  'slepice-maso-s-kuzi-syrova': 'slepice; slepice na polévku',
  'kruti-prsa-syrova':
    'krůtí prsa; krůtí; krůtí maso; krůtí řízek; krůtí prsní řízek; krůtí prso; krůta; krůtí plátek; krůtí nudličky; krůtí steak',
  'kruti-horni-stehno-bez-kuze-syrove': 'krůtí stehno; krůtí stehna; krůtí horní stehno',
  'kachni-prsa-s-kuzi-syrova': 'kachní prsa; kachní prso; kachní prsíčka',
  'kralik-syrovy':
    'králík; králičí maso; králičí běh; králičí běhy; králičí stehno; králičí stehna; domácí králík; králičí hřbet',
  'srnci-maso-syrove': 'srnčí; srnčí kýta; srnčí hřbet; zvěřina; srnčí plec',
  'jeleni-maso-syrove': 'jelení; jelení kýta; jelení maso; daňčí maso',
  'kanci-maso-syrove': 'kančí; divočák; kančí kýta; maso z divočáka; kančí maso',
  'moravske-uzene-maso':
    'uzené; uzené maso; uzené vepřové; uzená plec; uzená kýta; uzené maso bez kosti; moravské uzené; vařené uzené; vařené uzené maso; uzené libové maso',
  'uzene-koleno-varene-maso': 'uzené koleno; koleno uzené',
  'uzena-krkovice': 'uzená krkovice; krkovice uzená; uzená krkovička',
  'anglicka-slanina':
    'slanina; anglická; anglická slanina; slaninka; bacon; anglická slanina plátky; slanina plátky; plátková slanina; prorostlá slanina; libová slanina; speck',
  'slanina-na-kosticky-uzena':
    'slanina na kostičky; uzená slanina; špek na kostičky; kostičky slaniny; slaninové kostičky',
  'spek-bily-uzeny': 'špek; uzený špek; bílý špek',
  'sunka-veprova-vyberova':
    'šunka; šunka výběrová; dušená šunka; vepřová šunka; kvalitní šunka; plátky šunky; schinken',
  'susena-sunka-prosciutto': 'prosciutto; parmská šunka; jamón; sušená šunka',
  'susena-sunka-serrano': 'serrano; šunka serrano; jamón serrano; sušená šunka serrano',
  'klobasa-uzena-ostravska-paprikova':
    'klobása; klobásy; uzená klobása; domácí klobása; papriková klobása; ostravská klobása; pikantní klobása; ostrá klobása; kvalitní klobása; klobáska; gulášová klobása; nožička klobásy',
  'cabajska-klobasa': 'čabajka; čabajská klobása; čabajská',
  'videnske-parky': 'párek; párky; vídeňské párky; jemné párky; nožička párku; nožky párku',
  spekacky: 'špekáček; špekáčky; buřt; buřty; vuřt; vuřty',
  'gothajsky-salam': 'gothaj; točený salám; měkký salám; gothajský salám; točeňák',
  'jatrova-pastika': 'paštika; játrová paštika; májka',
  'losos-atlantsky-chovny-syrovy':
    'losos; lososový filet; filet lososa; filet z lososa; lososový steak; steak z lososa; lososové filé; porce lososa; losos bez kůže; losos s kůží; filé z lososa; čerstvý losos; lachs',
  'treska-obecna-syrova':
    'treska; filet z tresky; treščí filet; filé z tresky; treska filé; mořská treska; kabeljau; treska filety',
  'file-z-aljasske-tresky-mrazene':
    'rybí filé; filé; mražené rybí filé; aljašská treska; filé z aljašské tresky; mražené filé; treščí filé; filety z aljašské tresky; filé z mořské ryby; rybí filety; rybí filet',
  'pstruh-duhovy-syrovy': 'pstruh; pstruzi; filet ze pstruha; filety pstruha; pstruží filet',
  'kapr-syrovy': 'kapr; porce kapra; kapří filet; filety z kapra; podkovy kapra; půlený kapr; kapří podkovy',
  'tunak-ve-vlastni-stave-konzerva-okapany':
    'tuňák ve vlastní šťávě; tuňák v konzervě; tuňák z konzervy; konzerva tuňáka; tuňák v nálevu; tuňáková konzerva; thunfisch; tuňák v plechovce; tuňák kousky; drcený tuňák; tuňák ve šťávě',
  'tunak-ve-slunecnicovem-oleji-konzerva-okapany':
    'tuňák v oleji; tuňák ve slunečnicovém oleji; tuňák v olivovém oleji',
  'tunak-syrovy': 'čerstvý tuňák; tuňákový steak; steak z tuňáka; tuňákový filet',
  'ancovicky-v-oleji':
    'ančovičky; ančovička; sardelky; sardelová očka; sardele; ančovičky v oleji; ančovičkový filet; ančovičkové filety; filet ančovičky; sardelové řezy; sardelové filety',
  'krevety-syrove-mrazene':
    'krevety; kreveta; tygří krevety; loupané krevety; mražené krevety; syrové krevety; krevety bez krunýře; garnelen; vyloupané krevety; krevety tygří',
  'losos-uzeny': 'uzený losos; lososové plátky; plátky uzeného lososa; lososová šunka',
  'sardinky-v-oleji-konzerva-okapane': 'sardinky; olejovky; sardinky v oleji; sardinky v konzervě',
  'zavinace-rollmops': 'zavináč; zavináče; pečenáče',
}
