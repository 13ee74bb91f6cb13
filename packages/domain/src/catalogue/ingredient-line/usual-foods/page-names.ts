/** How recipe pages name foods that the other tables call differently, gathered from pages of many kitchens. By the slug of the food. */
export const PAGE_NAMES: Readonly<Record<string, string>> = {
  'tofu-natural': 'tvrdé tofu; tuhé tofu; neochucené tofu; extra pevné tofu; tofu neochucené',
  'rajcata-susena-v-oleji':
    'sušená rajčata naložená v oleji; naložená sušená rajčata; sušená rajčata naložená; sušená nakládaná rajčata; rajčata naložená v oleji',
  'lahudkove-drozdi-vlocky':
    'nutriční droždí; neaktivní droždí; inaktivní droždí; sušené lahůdkové droždí; vločky lahůdkového droždí',
  'olej-slunecnicovy':
    'neutrální olej; olej neutrální chuti; olej bez chuti; olej s neutrální chutí; rostlinný olej bez chuti',
  'ustricova-omacka': 'oyster sauce; ústřicová omáčka; omáčka ústřicová',
  'surimi-krabi-tycinky': 'krabí prsty; krabí prstíky; krabí tyčky; surimi tyčinky',
  'klicky-mungo':
    'klíčky; naklíčené mungo; čerstvé klíčky; fazolové klíčky; klíčky fazolí mungo; klíčky mungo; výhonky fazolí mungo; fazolové výhonky',
  'fazole-mungo-suche': 'mungo; fazolky mungo; zelené mungo; zelené fazole mungo',
  'pudinkovy-prasek-vanilkovy':
    'práškový vanilkový puding; vanilkový puding v prášku; vanilkový puding prášek; puding vanilkový prášek; vanilkový pudinkový prášek',
  'sojovy-napoj-neslazeny':
    'neochucené sójové mléko; neslazené sójové mléko; sójové mléko bez cukru; sójové mléko natural; přírodní sójové mléko; neslazený sójový nápoj',
  'mandlovy-napoj-neslazeny': 'neslazené mandlové mléko; mandlové mléko bez cukru; neochucené mandlové mléko',
  'ovesny-napoj': 'neslazené ovesné mléko; ovesné mléko bez cukru; neochucené ovesné mléko; ovesný drink',
  'kokosova-smetana': 'kokosový krém; hustá kokosová smetana; kokosové mléko husté',
  'kokos-strouhany-suseny':
    'kokosové plátky; plátky kokosu; kokosové hoblinky; sušené kokosové plátky; kokosové chipsy; kokosové strouhánky',
  'psenicna-krupice': 'dětská krupička; krupička; dětská krupice; mouka semolina; semolinová mouka; semolina krupice',
  'cizrnova-mouka': 'besan; besanová mouka; mouka besan',
  'agavovy-sirup': 'sirup z agáve; agávový nektar; agave sirup; sirup agáve',
  'cukr-krystal': 'perlový cukr; cukr perlový; hrubý cukr na zdobení; cukr perličkový; perličkový cukr',
  'sul-morska': 'růžová himalájská sůl; himalájská sůl růžová; vločková sůl; hrubá sůl; hrubozrnná sůl; maldonská sůl',
  'kukuricna-krupice-polenta': 'instantní polenta; předvařená polenta; polenta instantní',
  'testoviny-semolinove-suche':
    'fettuccine; fettucine; cannelloni; canneloni; kanelony; rigatoni; conchiglie; bucatini; ditalini; risoni; casarecce; trofie; paccheri; mezze penne',
  'ryze-natural-varena': 'vařená hnědá rýže; vařená natural rýže; vařená celozrnná rýže; hnědá rýže vařená',
  'cocka-v-konzerve-okapana':
    'čočka v konzervě; sterilovaná čočka; konzervovaná čočka; čočka z plechovky; čočka konzerva',
  'kaderavek-kale-syrovy': 'kadeřavá kapusta; kapusta kadeřavá; kapusta kale; kale',
  kapary:
    'kapary v nálevu; kapary naložené; naložené kapary; kapary ve slaném nálevu; kapary v octě; kapary v octovém nálevu; kapary v soli; kapary v oleji; kaparové pupeny',
  'jalapeno-nakladane':
    'nakládané jalapeño; jalapeño nakládané; nakládané jalapeños; sterilované jalapeño; papričky jalapeño v nálevu',
  'okurky-sterilovane-nakladane': 'okurky v octě; okurky v nálevu; okurky ve sladkokyselém nálevu',
  'olivy-zelene': 'olivy v nálevu; olivy v oleji; olivy ve slaném nálevu; zelené olivy v nálevu; zelené olivy v oleji',
  'olivy-cerne': 'černé olivy v nálevu; černé olivy v oleji',
  'tortilla-psenicna': 'celozrnná tortilla; celozrnná pšeničná tortilla; celozrnná tortilla placka; tortilla celozrnná',
  strouhanka: 'celozrnná strouhanka; strouhanka celozrnná',
  'celozrnna-bulka': 'celozrnná houska; houska celozrnná; celozrnná bulka; celozrnná žemle',
  'fenykl-syrovy': 'fenyklová bulva; bulva fenyklu; hlíza fenyklu; fenykl hlíza; sladký fenykl bulva',
  'mrkev-syrova': 'baby mrkev; mrkvičky baby; mladá mrkev s natí; mladá mrkev',
  'tvaroh-polotucny-mekky': 'vaničkový tvaroh; tvaroh vaničkový; tvaroh ve vaničce; tvaroh z vaničky',
  'kandovane-ovoce':
    'citronát; kandovaná pomerančová kůra; kandovaná kůra z pomeranče; kandovaná citronová kůra; kandovaná kůra z citronu; pomerančová kandovaná kůra; kandované pomeranče; arancini kůra',
  'krevety-varene': 'koktejlové krevety; krevety koktejlové; předvařené krevety; vařené krevety',
  'eidam-30-t-v-s': 'pizza sýr; sýr na zapečení; sýr na zapékání; sýr na nastrouhání; sýr k zapékání',
  'jalovec-bobule': 'jalovcové kuličky; jalovcové bobule; kuličky jalovce; bobule jalovce; kulička jalovce',
  'sojove-maso-granulat-kostky-suche': 'sójové kostky; sójové plátky; sójové nudličky; sójové kousky',
  mandle: 'mandlové plátky; hoblinky mandlí; hoblované mandle; mandlové hoblinky',
  'salat-rimsky': 'little gem; salát little gem; římský salát little gem; salátek little gem',
  'musli-zapekane-krupave-granola-s-ovocem': 'granola; ovocná granola; křupavá granola',
  'paprika-mleta-sladka': 'sušená paprika v prášku; paprika v prášku; paprikový prášek; sladká paprika v prášku',
  'ocet-balsamico': 'aceto balsamico; acetato balsamiko; aceto balsamiko; balsamikový ocet; balsamico ocet',
  'sojova-omacka': 'slaná sójová omáčka; světlá sójová omáčka; tmavá sójová omáčka; sójovka; sladká sójová omáčka',
  'spaldova-mouka-hladka': 'špaldová chlebová mouka; chlebová špaldová mouka; bílá špaldová mouka',
  'spaldova-mouka-celozrnna':
    'hladká celozrnná špaldová mouka; špaldová celozrnná hladká mouka; celozrnná hladká špaldová mouka; špaldová celozrnná mouka jemná',
  'shiitake-syrove': 'šiitake; houby šiitake; šitake; houževnatec jedlý; houževnatec; houby šitake; čerstvé šitake',
  'koriandr-semeno': 'nažky koriandru; celý koriandr; semínko koriandru; koriandr celý; koriandr semínka',
  'sladidlo-v-tabletach': 'umělé sladidlo; tablety sladidla; sacharin; tableta sladidla; sladidlo tablety',
  'ryzove-nudle-suche':
    'rýžové nudle pho; pho nudle; široké rýžové nudle; rýžové vermicelli; ploché rýžové nudle; tenké rýžové nudle; nudle rýžové; rýžové nudličky',
  'ocet-vinny':
    'ocet z bílého vína; ocet z červeného vína; bílý vinný ocet; červený vinný ocet; ocet vinný bílý; ocet vinný červený; sherry ocet',
  'kompot-brusinkovy':
    'nakládané brusinky; zavařené brusinky; brusinkový kompot; brusinková omáčka; kompotované brusinky; brusinky ve vlastní šťávě; brusinková marmeláda; zavařené brusinky',
  'miso-pasta':
    'miso; bílé miso; světlé miso; tmavé miso; červené miso; pasta miso; bílá miso pasta; světlá miso pasta',
  'vajecny-liker': 'vaječňák; vajíčkový likér; vaječný koňak domácí',
  'hamburgerova-bulka':
    'housky na hamburger; burger bulky; bulky na burger; bulky na hamburger; burgerové bulky; housky na burger; burgrové housky; hamburgerové housky; brioškové burger bulky; žemle na hamburger; houska na hamburger; celozrnná hamburgerová houska; celozrnná hamburgerová bulka; veganská hamburgerová houska; veganská hamburgerová bulka; celozrnná veganská hamburgerová houska',
  'hot-dog-rohlik':
    'hot dog rohlíky; rohlíky na hot dog; hot dog housky; rohlík na hot dog; rohlíky na párek v rohlíku',
  'croissant-maslovy': 'croissant; croissanty; máslový croissant',
  'pesto-bazalkove': 'zelené pesto; bazalkové pesto; janovské pesto',
  'pesto-cervene': 'rajčatové pesto; červené pesto; pesto rosso; pesto ze sušených rajčat',
  'rajcatova-stava': 'rajčatový džus; rajčatová šťáva; džus rajčatový',
  'ovocny-sirup-neredeny':
    'bezinkový sirup; bezový sirup; grenadina; sirup z bezu; jahodový sirup; višňový sirup; citronový sirup; sirup z černého bezu',
  vermut: 'bílý vermut; suchý vermut; červený vermut; martini bianco',
  'olej-z-vlasskych-orechu': 'ořechový olej; olej z ořechů; vlašský olej',
  'syrovatkovy-protein-wpc-80-ochuceny':
    'whey protein; vanilkový whey protein; syrovátkový proteinový prášek; čokoládový whey protein; syrovátkový protein vanilkový; proteinový prášek syrovátkový',
  'dulce-de-leche-karamelizovane-mleko':
    'zkaramelizované salko; zkaramelizované kondenzované mléko; karamelizované salko; zkaramelizované kondenzované mléko salko; salko karamel; vařené salko',
  'testoviny-vajecne-varene': 'vařené vaječné nudle; uvařené vaječné nudle; vařené nudle',
  'kardamom-mlety':
    'zelený kardamom; semena kardamomu; semínka kardamomu; celý kardamom; kardamomové lusky; semena zeleného kardamomu; zrnka kardamomu',
  'kanci-maso-syrove':
    'kančí krkovice; kančí plec; kančí kýta; kančí hřbet; kančí kostky; kančí kostky na guláš; maso z divočáka; divoké prase; kančí krk; kančí bok; plec z divočáka; kýta z divočáka; kančí ramínko',
  'srnci-maso-syrove':
    'srnčí kýta; srnčí plec; srnčí hřbet; srnčí krk; srnčí kostky; srnčí ramínko; srnčí kolínko; maso ze srnce; srnčí svíčková',
  'jeleni-maso-syrove':
    'jelení kýta; jelení plec; jelení hřbet; jelení krk; jelení kostky; maso z jelena; jelení svíčková; jelení kližka; jelení roštěná',
  'rajcatovy-protlak': 'rajčatový koncentrát; koncentrát rajčat; koncentrovaný protlak; dvojitý rajčatový koncentrát',
  'syr-cerstvy-smetanovy-typ-lucina': 'lučina bílá; lučina linie; bílá lučina; lučina natural; lučina smetanová',
  'citronova-stava': 'citronka; citrónka; lahvová citronová šťáva; citronový koncentrát',
  'liskove-orechy': 'lískovky; lískovky mleté; mleté lískovky; lískáče',
  'maca-prasek': 'maca; maca prášek; prášek maca',
  'vlassky-salat': 'vlašský salát',
  'espresso-bez-cukru': 'presso; espresso; silné espresso; panák espressa',
  'acidofilni-mleko-plnotucne-3-6-tuku': 'kyška; zakysané mléko; kysané mléko',
  'fazole-cerne-v-konzerve-okapane':
    'černé fazole v konzervě; sterilované černé fazole; konzervované černé fazole; černé fazole konzerva; okapané černé fazole; černé fazole z konzervy; černé fazole z plechovky',
  'pistacie-nesolene':
    'nesolené pistácie; neslané pistácie; pistácie nesolené; pistácie neslané; nepražené pistácie; pistácie natural',
  'tapiokovy-skrob': 'tapiokový škrob; tapioková mouka; škrob z tapioky; mouka z tapioky',
  'psenicne-nudle-suche':
    'udon nudle; nudle udon; udon; ramen nudle; nudle ramen; pšeničné nudle; nudle pšeničné; somen; asijské pšeničné nudle; suché ramen nudle; čerstvé ramen nudle; čerstvé udon nudle',
  'ryze-lepkava-sucha': 'lepkavá rýže; thajská lepkavá rýže; sticky rice; rýže lepkavá',
  'psenice-zrno': 'pšenice; zrno pšenice; pšeničné zrno; loupaná pšenice; pšeničná zrna; celá zrna pšenice',
  'cekankovy-sirup': 'čekankový sirup; sirup z čekanky; čekankový sirup natural; sirup čekankový',
  'voda-pitna-z-kohoutku': 'vroucí voda; ledová voda; převařená voda; voda na vaření; voda do těsta',
}
