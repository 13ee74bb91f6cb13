import { wordsOf } from '@zivina/czech/search-text'

/**
 * Names by which a search finds the nearest food of the catalogue, while a recipe means another one: a brand of many products, an
 * adjective alone, a dish, a food with other allergens. A line with such a name is left to the person.
 */
export const LOOSE_NAMES: ReadonlySet<string> = new Set(
  (
    'cukroví; vánoční cukroví; lusky; struky; růžičky; valerián; hrachor; vonička; černé jahody; kozičky; bez černý; černý bez; chebz; kokosový ořech; Sunar; ' +
    'kondenzované; Hollandia; holandia; Florian; Jogobella; jogobela; Activia; Fantasia; Zott; Danone; Fage; hrudka; havarti; comté; ' +
    'dolcelatte; Bobík; chevre; kozí rolka; Hochland; Oatly; Alpro; veganský jogurt; rostlinný jogurt; vegan jogurt; kokosový jogurt; ' +
    'beyond burger; Beyond Meat; bezmasý burger; veganský burger; vegetariánský burger; vegan burger; veganské nugety; vegan nugety; ' +
    'sója; cizrnová pomazánka; žloutkový; bílkový; ham and eggs; hemenex; hemenex vejce; svítek; kokosové máslo; škvařené; ' +
    'bůčkový závin; grilovaná krkovice; karbanátka kare; zadní; falešná; váleček; vepřová líčka; ocásek; ocas; dršťková; šunkafleky; ' +
    'pražská; od kosti; bavorská; italský; milano; junior; buřtguláš; utopenec; utopenci; rosol; aspik; leberkäse; karbenátek; ' +
    'fish and chips; smažená ryba; tresčí; krabí maso; jikry; sépie; langusta; žitná; kukuřičná kaše; trojobal; tarhoňa; ovesná rýže; ' +
    'jahelná kaše; kaše jáhlová; jáhelník; rýžová kaše; rýžový nákyp; ramen; čína; čínské nudle; halušky; škubánky; kucmoch; ' +
    'šišky s mákem; bramborové šišky; ravioli; pelmeně; plněné těstoviny; zapékané müsli; cini minis; cheerios; cereálie; ' +
    'Lion cereálie; kvasnicový; kvas; vláknina; melasový cukr; čoko; čokoška; Studentská; Studentská pečeť; Merci; Lindt; ' +
    'Ritter Sport; tabulka čokolády; čokoládová tabulka; chocolate; solené buráky; oříškový krém; kompot; zavařené ovoce; ' +
    'kompotované ovoce; kompoty; hrachová kaše; racio; hotdog; párek v rohlíku; hotdog párek; koláč; koláče; koláček; koláčky; ' +
    'koláčky bez kynutí; moravský koláč; chodský koláč; bublanina; třená bábovka; ducatky; dukátové buchtičky; lívance; lívanec; ' +
    'lívanečky; pancakes; trhanec; trhance; vdolečky; palačinkové těsto; dalky; dolky; odpalované těsto; trubičky; Opavia; polomáčené; ' +
    "biskvit; suchary sušenky; pišingr; Pim's; Miňonky; tyčinky; tyčinka; listové; kynuté; plundrové těsto; Heinz; Otma; Vitana; " +
    'Knorr; Lagris; Emco; Jacobs; zálivka; zálivka na salát; salátový dresink; avokádová pomazánka; maggi; magi; ' +
    'polévkové koření; tekuté koření; masox tekutý; dochucovadlo; glutamát; polévkové kořeníčko; polévka čistá; broth; hovězí polévka; ' +
    'sambal; ostrá omáčka; sambal oelek; hot sauce; Uncle Bens omáčka; svíčková omáčka; solnička; ' +
    'sodovka malinová; Vinea; čaj; tea; heřmánek; green tea; rooibos; půllitr; kvasnicové pivo; wine; svařené víno; ' +
    'bublinky; panák; frťan; štamprle; Baileys; amaretto; želé; pendreky; toffifee; ' +
    "Smarties; dražé; lentilky; M&M's; M&M; MM's; M&Ms; Margot; margotka; Raffaello; nugát; bílý nugát; torrone; pohár se šlehačkou; " +
    'čokoládový pohár; mléčný dezert; Monte; Zott Monte; gyros; döner; kebap; donner; vajíčkový salát; šopský salát; zelný salát; ' +
    'salát ze zelí; čočková; hrachová; rajská; cibulová; nudlová; gulášová; obložený chléb; sandwich; Crocodille; obložená bageta; ' +
    'mořské řasy; mořská řasa; chlorella; smažák; smažený sýr; smažený sejra; šišky; oříšky solené; papričkové koření; natě; ' +
    'roláda s tvarohem; sušená cibulka; pomazánka; perník strouhaný na obalení; rýže na mléce; omelety sladké; ' +
    'Vitana koření; koření do polévky; silný vývar; koření na kuře; kuřecí koření; petržlen; ovocná zmrzlina; ' +
    'smetanovka; šumák; klikvy; brusnice; víno stolní; krk; margarita; kapusta hlávka; TUC; čokoládový puding; čokoládový pudink; pudink čokoládový; kakaový puding; kakaový pudink; polévka; omáčka; ' +
    'bylinky; moučka; prsa; nealko; kostka; zelené; maso; ' +
    'ajran; ayran; sražené mléko; ochucené mléko; vanilkové mléko; jahodové mléko; banánové mléko; Müllermilch; ' +
    'lassi; ochucený kefír; kefír jahodový; mléčný nápoj; ovocný kefír; Tatra; kojenecké mléko; dětské mléko; ' +
    'umělé mléko; Nutrilon; Nutrilak; batolecí mléko; Jogobella jahoda; Ehrmann; Choceňský smetanový; Froop; ' +
    'Jovi; Smetanový sen; stracciatella; Danonino; Danonek; Kostíci; smetanový krém; Maxi Pribináček; třicítka; ' +
    'smažák sýr; pětačtyřicítka; Blaťácké zlato; Zlato sýr; beaufort; pamir sýr; manchego; Boursin; telemea; ' +
    'smažený hermelín; Krásno; čokopuding; čoko pudink; kelímkový dezert; Milka dezert; pařížský pohár; pohár; ' +
    'Müller Mix; rýžovka; instantní ovesná kaše; overnight oats; Emco kaše; Nominal kaše; banánová zmrzlina; ' +
    'citronová zmrzlina; kaše; kašička; kašovka; husí paštika; kuřecí pařáty; pařáty; droby; zabíjačka; muflon; ' +
    'holub; holoubata; telecí kosti; kosti; kosti na polévku; kosti do polévky; kosti do vývaru; ' +
    'kostička do polévky; hrudí; hovězí hrudí; brisket; hovězí brisket; veverka; hovězí veverka; bavette; ' +
    'bavette steak; onglet; hanger steak; skirt steak; telecí líčka; ryjáček; rypáček; vepřový rypáček; ' +
    'vepřové ucho; prasečí ucho; ouška vepřová; koroptev; hovězí ledvinky; kachní játra; kachní drůbky; ' +
    'slepičí drůbky; vnitřnosti; morek; hovězí morek; bone marrow; tatarský biftek; tatarák; ' +
    'vepřo knedlo zelo maso; pulled pork; custard; kustard; vinné šodó; vanilkové šodó; crema catalana; ' +
    'čokoládová pěna; čokoládová mousse; mousse au chocolat; čokoládový mus; tortilla española; vejce benedikt; ' +
    'zmrzlinový dort; zmrzlina bez mléka; zmrzlinový pohár; šerbet; kuřecí drůbky; kozí tvaroh; kozí camembert; ' +
    'kozí žervé; chocolate milk; pečené vejce; prasátko na rožni; selátko na rožni; wild; ruská; ' +
    'hovězí guláš bez šťávy; vepřový guláš maso; vejce na slanině; omeleta z vajíček; urda; currywurst; ' +
    'smažený kapr; kapr na černo; rybí karbanátky; smažený kapří řízek; kapří jikry; račí ocásky; vongole; ' +
    'srdcovky mušle; plody moře; mořské plody; frutti di mare; směs mořských plodů; seafood; smažené kalamáry; ' +
    'rak; karas; cejn; amur; tolstolobik; lín; lipan; mnik; vyza; vyza velká; turbot; kambala; kambala velká; ' +
    'pakambala; hoki; merlan; kanic; nilský okoun; viktoriabarsch; robalo; korušky; pastrami; hovězí pastrami; ' +
    'merguez; salsiccia; guanciale; fuet; nduja; finocchiona; soppressata; kachní rillettes; krvavá tlačenka; ' +
    'škvarková pomazánka; teewurst; čajovka; čajový salám; čajovka salám; métský salám; métský; krabí pochoutka; ' +
    'aljašská štika; maso ve vlastní šťávě; masová konzerva; rybí burger; rybí hamburger; mcfish; filet o fish; ' +
    'játrový sýr; kachní paštika; husí paštika domácí; zvěřinová paštika; drůbeží paštika; krůtí paštika; ' +
    'Kuřecí paštika; ovčí klobása; langustina; langustýnky; kravský; šumavská sušená šunka; telecí párky; ' +
    'čevapčiči; čevabčiči; čevapi; pljeskavica; plieskavica; kyjevský kotlet mletý; kuřecí sulc; ' +
    'kuřecí huspenina; kachní čtvrtka; ančovičková pasta; sardelová pomazánka; lobster roll maso; ' +
    'koktejlové krevety; krabí prsty; rybí závitky; ryby v octě; lososový pstruh; hlávka; batátové hranolky; ' +
    'jam hlíza; bílá řepa; černý česnek; sušená mrkev; sušený celer; baba ganoush; baba ganuš; ' +
    'lilková pomazánka; dýňové hranolky; kedlubnové hranolky; květáková rýže; cuketové nudle; cuketové špagety; ' +
    'salsify; sečka cibule; zelená rajčata; baby kukuřice; mini kukuřičky; kukuřičky nakládané; ' +
    'kukuřička v nálevu; bimi; rapa; petrželkové brambory; žlutá řepa; dýňový; ochucená voda; ' +
    'špenát se smetanou; microgreens; mikrobylinky; černé houby; dřevokaz; mu-err; jidášovo ucho sušené; ' +
    'loganberry; josta; bezový květ; květ černého bezu; longan; rambutan; pitahaya; pitaya; dračí ovoce; ' +
    'dragon fruit; muchomůrka růžovka; muchomůrka masák; zimolez; zimolez kamčatský; plantain; banány na vaření; ' +
    'nashi; hruška nashi; citrusy; citruska; cedrát; limetková kůra; citrusová kůra; čalamáda; ' +
    'sterilovaná zelenina; nakládané houby; houby v nálevu; houby ve skle; houby v octě; zavařené houby; ' +
    'lutenica; ljutenica; pindžur; papriková pomazánka; balkánská pomazánka; plněné papričky; ' +
    'papričky plněné sýrem; olivy plněné mandlí; ančovičkové olivy; zelenina; zeleninka; zelenina čerstvá; ' +
    'gemüse; warzywa; vegetables; pikles; klíčky brokolice; klíčky ředkvičky; potočnice; watercress; ' +
    'brunnenkresse; šťavel; granadilla; grenadilla; bobule; bobulové ovoce; drobné ovoce; ovoce z mrazáku; ' +
    'mražené lesní ovoce; pečené jablko; membrillo; houbová moučka; houbový prášek; houbový prach; ' +
    'koktejlové třešně; maraskino višně; mandarinkový kompot čerstvý; liči v konzervě; liči kompot; žerušnice; ' +
    'stroček; stroček trubkovitý; zeleninová pánev; pražená cizrna; tofu pomazánka; vegan gyros; hrachové mléko; ' +
    'hrachový nápoj; pohankové mléko; pohankový nápoj; konopné mléko; konopný nápoj; špaldové mléko; ' +
    'špaldový nápoj; jáhlové mléko; quinoa mléko; kešu mléko; kešu nápoj; lískooříškové mléko; oříškové mléko; ' +
    'lískooříškový nápoj; oříškový nápoj; mandlová smetana; rýžová smetana; kešu smetana; Alpro skyr; ' +
    'vegan skyr; kokosový jogurt bílý; Planton kokos; vegan cream cheese; sójový karbanátek; ' +
    'veganské karbanátky; vegetariánský karbanátek; vegan řízek; rostlinný řízek; sójový řízek obalovaný; ' +
    'Mühlenhof; Rügenwalder; adzuki; azuki; fazole adzuki; fazole azuki; veganský parmazán; vegan mozzarella; ' +
    'veganská feta; vegan cheddar; aquafaba; chana dal; toor dal; ovoce; ovocíčko; obst; fruit; kompotek; ' +
    'kompotík; kompot směs; kompot ve skle; ovocný kompot; sterilované ovoce; ovoce ve skle; ovoce v konzervě; ' +
    'konzervované ovoce; zavařované ovoce; zavařenina ovoce; datlová pasta; fíková pasta; ' +
    'fazole v chilli omáčce; kokosová šlehačka ve spreji; rostlinná šlehačka ke šlehání; ovesná šlehačka; ' +
    'mandlový jogurt; ovesný jogurt; zeleninový burger; zeleninový karbanátek; sójové karbanátky sypké; ' +
    'černé oko; fazole černé oko; fazole s černým očkem; black eyed peas; hrachový texturát; hrachové maso; ' +
    'výživa; Hipp; Sunárek; příkrm ovocný; Dmix; hrachovka suchá; kurantky; kokosový prášek; nemaso; bezmaso; ' +
    'imitace masa; náhražka masa; náhrada masa; Šmakoun; šmakoun natural; pistáciové máslo; pistáciový krém; ' +
    'pistáciová pasta; arašídy v těstíčku; oříškové máslo; ořechová pasta; lískooříškové máslo; ' +
    'lískooříšková pasta; modifikovaný škrob; jahodový pudink; malinový pudink; karamelový pudink; ' +
    'banánový pudink; pistáciový pudink; mandlový pudink; puding karamelový; citronový pudink; žitné vločky; ' +
    'mladý ječmen; špaldoto; kuba; černý kuba; teff; maková náplň; maková směs; maková nádivka; freekeh; ebly; ' +
    'Ebly pšenice; pšenice; pšeničné zrno; pšenice na klíčení; pšenice loupaná; pšenička; celá pšenice; wheat; ' +
    'obilí; zrní; farro; kamut; kamut zrno; kamutová mouka; dvouzrnka; jednozrnka; mouka dvouzrnka; ' +
    'mouka jednozrnka; dvouzrnka zrno; perníková mouka; mouka do perníku; karamelový popcorn; popcorn sýrový; ' +
    'burizony; burizony kukuřičné; burizony amarant; tapiokový škrob; tapioková mouka; maniok; kasava; ' +
    'maniokový škrob; cassava; tapioková moučka; amarantová mouka; čiroková mouka; wasabi arašídy; ' +
    'kořeněné arašídy; lnička; PKU mouka; nízkobílkovinná mouka; oves zrno; nahý oves; loupaný oves; ' +
    'bezpluchý oves; krupoto; kroupoto; ječnoto; pohankové rizoto; pohanto; pohankoto; jáhlotto; jáhlové rizoto; ' +
    'proso zrno; kaštanové srdce; kaštanová srdíčka; peanut; oříšky; nuts; směs semínek; semínka mix; ' +
    'salátová semínka; semínka do salátu; pražená semínka; směs semen; ramen nudle; inulin; čekanková vláknina; ' +
    'bambusová vláknina; jablečná vláknina; kyselina vinná; kyselina askorbová; panettone; pandoro; colomba; ' +
    'sladké pečivo; jemné pečivo; kynuté pečivo; boží milosti; celestýnky; listy smažené; ovocný koláč; ' +
    'drobenkový koláč; rybízový koláč; borůvkový koláč; třešňový koláč; meruňkový koláč; jahodový koláč; ' +
    'švestkový koláč; jablečný koláč; hruškový koláč; višňový koláč; rebarborový koláč; koláč s drobenkou; ' +
    'zákusek; zákusky; moučník; hrnková buchta; hrníčková buchta; litá buchta; buchta na plech; ' +
    'mramorová buchta; perníková buchta; banánový chlebíček; banana bread; krtkův dort; malakov; ovocný dort; ' +
    'pavlova; smetanový dort; marokánky; laskonky; rakvičky; vosí hnízda; vosí úly; úlky; medvědí tlapky; ' +
    'išlské dortíčky; išelské dortíčky; vánoční pečivo; čokoládová roláda; kakaová roláda; ovesné sušenky; ' +
    'proteinová sušenka; slepované sušenky; celozrnné sušenky; Fit sušenky; Sojový suk; vykrajované cukroví; ' +
    'cukroví mix; Bake Rolls; Mini Ritz; rýžové chlebíčky s polevou; Bohemia pukance; pizza křupky; ' +
    'játrové knedlíčky; knedlíčky do polévky; krupicové knedlíčky; tvarohový knedlík; uhličitan amonný; amonium; ' +
    'salajka; cukrářské droždí; pirohy; ruské pirohy; pirohy s bryndzou; vareniky; pierogi; tvarohové pirohy; ' +
    'gyoza; gjóza; dim sum; wonton; mandu; špecle; spätzle; strapačky; haluškové těsto; udon; udon nudle; ' +
    'bezlepkový rohlík; bezlepková bageta; bezlepková houska; bezlepkové bulky; bezlepkové pečivo; ' +
    'proteinový chléb; low carb chléb; ořechový chléb; eiweissbrot; roláda; sladká roláda; jahodová roláda; ' +
    'svatební dort; punčový řez; punčák; dort; dortík; narozeninový dort; ořechový dort; torta; řezy; krémeš; ' +
    'kávový řez; linecký dort; dobošův dort; dobošky; doboš; esterházy; dort Dobošák; harlekýn; harlekýn dort; ' +
    'patrový dort; topinka chleba; lokše; lukše; chlebové těsto; těsto na langoše; jidáše; velikonoční jidáše; ' +
    'drobenka; posypka; žmolenka; drobenka na koláč; blondies; blondie; banánové lívance; proteinové palačinky; ' +
    'ovesné palačinky; špenátová palačinka; proteinové těstoviny; makový závin; luštěninové těstoviny; ' +
    'tvarohový závin; šátečky; cantuccini; cantucci; kantuči; skořicové cereálie; cheetos; sýrové křupky; ' +
    'křupky slaninové; sýrové tyčinky; sezamové tyčinky; smažený hrášek; rýžové krekry; parené buchty; ' +
    'dampfnudeln; bagel; bejgl; lavaš; lavash; piadina; arepa; chapati; čapátí; roti; paratha; bábovičky malé; ' +
    'madlenky; madeleine; weetabix; mixit; Mixit müsli; lískooříškový olej; krilový olej; vegan majonéza; ' +
    'veganéza; majonéza bez vajec; coctail omáčka; koktejlová omáčka; koktejlový dresink; americká omáčka; ' +
    'tisíc ostrovů; thousand islands; caesar dresink; caesar dressing; ranch; ranch dresink; ' +
    'medovo-hořčičný dresink; jogurtová zálivka; česnekový dresink; bylinkový dip; smetanový dip; sýrový dip; ' +
    'salsa dip; salsa; kokosové aminos; coconut aminos; sambal pasta; křenová omáčka; houbová omáčka; ' +
    'česneková smetanová omáčka; špenátová omáčka; omáčka k masu; znojemská omáčka; sos; omáča; ' +
    'pesto z medvědího česneku; medvědí pesto; pistáciové pesto; petrželové pesto; sake; shaoxing; ' +
    'šaosingské víno; zeleninový bujón; zeleninová kostka; zeleninový masox; kostka zeleninového bujónu; ' +
    'telecí vývar; rybí vývar; masový fond; houbový vývar; fond; dashi; glutaman; glutamát sodný; MSG; meduňka; ' +
    'meduňkové lístky; galangal; galgán; bylinky čerstvé; koření na špagety italské; řecké koření; rumové aroma; ' +
    'mandlové aroma; citronové aroma; aroma; pomerančové aroma; pumpkin spice; dýňové koření; jablečné koření; ' +
    'skořicové koření do štrúdlu; koření na svařené víno; koření na svařák; marináda; marináda na maso; ' +
    'grilovací marináda; čína koření; koření pět vůní; pět vůní; čínské koření; taco koření; mexické koření; ' +
    'fajitas koření; gulášové koření; guľášové korenie; svíčkové koření; koření do svíčkové; ' +
    'koření do nakládaných okurek; nakládací koření; koření na okurky; dukkah; dukka; čokoládový topping; ' +
    'čokoládový sirup; jahodový topping; topping; poleva na zmrzlinu; monk fruit; tagatóza; čekankový sirup; ' +
    'čakankový sirup; pečený čaj; ostružinový džem; angreštový džem; broskvový džem; rebarborový džem; ' +
    'citronová marmeláda; lemon curd; zázvorová marmeláda; hrušková povidla; jablečná povidla; višňová povidla; ' +
    'karobová pomazánka; pistáciová pomazánka; kakaové boby; kakaové nibsy; karob; karobový prášek; ' +
    'karobová mouka; Deli kokos; proteinová tyčinka; energetická tyčinka; nugátová tyčinka; ořechy v čokoládě; ' +
    'oříšky v čokoládě; mandle v čokoládě; rozinky v čokoládě; lískové ořechy v čokoládě; kešu v čokoládě; ' +
    'ovoce v čokoládě; sušené ovoce v čokoládě; brusinky v čokoládě; višně v čokoládě; jahody v čokoládě; ' +
    'kávová zrna v čokoládě; čokooříšky; cukrová mandle; arašídy v karamelu; sójová čokoláda; vegan čokoláda; ' +
    'karobová čokoláda; bílá poleva; mléčná poleva; rumová poleva; ganache; čokoládová ganache; sečuánský pepř; ' +
    'kubeba; citronový pepř; růžový pepř; zelený pepř; zázvor nakládaný; gari; gari zázvor; sushi zázvor; ' +
    'kandovaný zázvor; pampeliškový med; glukózový sirup; škrobový sirup; Kinder vajíčko; kindervajíčko; ' +
    'kinder surprise; čokoládové figurky; adventní kalendář; čokoládový kalendář; kolekce; vánoční kolekce; ' +
    'chai masala; svíčková na smetaně; koprovka; koprová omáčka; sýrová omáčka; houbová omáčka smetanová; ' +
    'žampionová omáčka; pepřová omáčka; alfredo; alfredo omáčka; sauce alfredo; mornay; jogurtová omáčka; raita; ' +
    'tarator; jogurtový dresink; béarnaise; bernská omáčka; bearnská omáčka; švestková čínská omáčka; ' +
    'chilli pasta; čili pasta; kecap manis; ketjap; ketjap manis; sladká sójová omáčka; tikka masala; ' +
    'tikka masala omáčka; korma; korma omáčka; butter chicken omáčka; vindaloo; demi glace; demiglace; šípková; ' +
    'marináda suchá; sušená máta; sušený estragon; jogurtový dip; řecký jogurtový dip; květ; kulér; kuvertura; ' +
    'smetanový křen; houbová kostka; bujón houbový; malinový ocet; bylinkový ocet; estragonový ocet; ' +
    'bylinková sůl; česneková sůl; cibulová sůl; zeleninová sůl; jaggery; palmový cukr; řepný sirup; ' +
    'dubajská čokoláda; medová hořčice; křenová hořčice; křenová pomazánka; čokoládové vajíčko; rukolové pesto; ' +
    'jablečný křen; pálený cukr; spálený cukr; přepálený cukr; sherry ocet; fondán; potahovací hmota; ' +
    'rolovaný fondán; cukrová hmota; krokant; želé na dort; želé v prášku na dort; flapjack; flap jack; Bombus; ' +
    'raw bar; bezová limonáda; grenadina; kolový sirup; sirup bez cukru; vanilkový sirup; lískooříškový sirup; ' +
    'sirup do kávy; vodní kefír; tibi; kvas nápoj; kvas chlebový; červená řepa šťáva; řepná šťáva; ' +
    'zeleninová šťáva; zeleninový džus; granátová melasa; melasa z granátového jablka; granátový sirup; ' +
    'broskvový džus; broskvový nektar; jahodový džus; višňový džus; rybízový džus; brusinkový džus; milkshake; ' +
    'mléčný koktejl; šejk; shake; frappé mléčné; ledová káva; ledové kafe; frappé; Starbucks; kávový nápoj; ' +
    'kávový nápoj mléčný; nealko radler; birell pomelo; nealkoholický radler; aperol spritz; Aperol; hugo; ' +
    'dětský sekt; rumový extrakt; rumová tresť; bramboračka; bramborová polévka; česnečka; česneková polévka; ' +
    'zelňačka; zelná polévka; kapustnica; kulajda; fazolačka; fazolová polévka; brokolicová polévka; ' +
    'květáková polévka; špenátová polévka; kyselo; kyselica; boršč; koprovka polévka; kmínová polévka; ' +
    'krém polévka; vývar s játrovými knedlíčky; dršťkovka; držková polévka; dršťková polévka; gulášek; ' +
    'hovězí guláš; vepřový guláš; segedín; kotlíkový guláš; špagety s kečupem; makarony s masem; ' +
    'šunkafleky hotové; rizoto s mořskými plody; plněné papriky; plněná paprika; plněný paprikový lusk; ' +
    'velikonoční nádivka; nádivka; hlavička; velikonoční hlavička; gyros maso; kebabové maso; ' +
    'francouzské brambory; zapékané brambory; zapečené brambory; gratinované brambory; jambalaya; letní závitky; ' +
    'zeleninový salát; míchaný salát; okurkový salát; rajčatový salát; caprese; salát caprese; ' +
    'zeleninová obloha; obloha; pochoutkový salátek; debrecínský salát; feferonový salát; celerový salát; ' +
    'obložený chlebíček; chlebíček; chlebíčky; obložené chlebíčky; obložák; kaviárový chlebíček; ' +
    'vajíčková pomazánka; budapešťská pomazánka; tuňáková pomazánka; česneková pomazánka; rybí pomazánka; ' +
    'topinka s česnekem; topinka se sýrem; BCAA; kreatin; aminokyseliny; kolagen; veganský protein; ' +
    'rostlinný protein; hrachový protein; rýžový protein; konopný protein; zelený ječmen; mladý ječmen prášek; ' +
    'ashwagandha; guarana; arame; hijiki; tequila; tekila; absinth; absint; ouzo; grappa; calvados; rakija; ' +
    'palinka; alkohol; tvrdý alkohol; Campari; Aperol aperitiv; medovina; portské; portské víno; sherry; ' +
    'madeira; tokaj; ovocné víno; rybízové víno; jahodové víno; sangria; nealko sekt; ginger ale; ' +
    'limonáda bez cukru; Fanta Zero; Sprite Zero; cukrová vata; led; ice; mangový džus; nektar; zelená; bylinná; ' +
    'vaječná; žlutá; světlé; tmavé; černé; bílé; červené; polosladké víno; řezané; krémový likér; ' +
    "smetanový likér; irish cream; whisky likér; Bailey's; bejlís; Sheridan's; Sheridans; čokoládový likér; " +
    'mandlový likér; ořechový likér; kokosový likér; Limoncello; rosolka; punč; vánoční punč; grilážová; ' +
    'griliáš; ořechový griliáš; lokum; turecké lokum; kandované třešně; arancini; sezamová tyčinka; ' +
    'mandlová tyčinka; datlová tyčinka; raw tyčinka; Be-Kind; kokino; sladkosti; cukrovinka; lékořice; ' +
    'pelendrek; lékořicové bonbony; polívka; polívčička; polévečka; soup; suppe; zupa; polievka; bouillabaisse; ' +
    'jikrová polévka; chilli; vegetariánská pizza; quesadilla; fajitas; enchilada; kuřecí wrap; plněný wrap; ' +
    'kuřecí rizoto; vepřové rizoto; houbové rizoto; sashimi; poke; poke bowl; slaný koláč; slaný závin; ' +
    'flammkuchen; grilovaná zelenina; pečená zelenina; dušená zelenina; restovaná zelenina; zapečená zelenina; ' +
    'krevetové závitky; kuskusový salát; kuskusový salát se zeleninou; kuřecí salát; balkánský salát; ' +
    'italský salát; salámový salát; lahůdkářský salát; salát z lahůdek; lahůdkový salátek; salát lahůdkový; ' +
    'chleba se sýrem; chléb se sýrem; rohlík se sýrem; houska se sýrem; kuřecí sendvič; club sandwich; ' +
    "klubový sendvič; panini; Subway; KFC; kentucky; mekáč; McDonald's; Burger King; kuřecí burger; mcchicken; " +
    'zinger; chilli con carne s fazolemi; chili sin carne; kasein; micelární kasein; xantan; guma guar; guar; ' +
    'xanthan; xantanová guma; dulse; řasa dulse; algy; morské riasy; sušené řasy; seaweed; chaluhy; ' +
    'wakame salát; těstovinový salát s tuňákem; fazole s mletým masem; nudlička polévka; hrášková polévka; ' +
    'hráškový krém; hrášková krémová polévka; bramborový krém; pizza quattro stagioni; kuřecí cordon bleu; ' +
    'milánský řízek; pařížský řízek; tonkatsu; Ikea kuličky; cherry cola; kuřecí kroketky; drůbková polévka; ' +
    'vývar s nudlemi; hovězí vývar s nudlemi; polévka z červené čočky; kuřecí prsty; kuřecí kousky v těstíčku; ' +
    'těstoviny se zeleninou; těstoviny se slaninou; salmorejo; mléčná káva; vepřový ořez'
  )
    .split('; ')
    .map((name) => wordsOf(name).join(' ')),
)
