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
    'Snickers; snikrs; snickersky; Kofila; rybí salát; šunkový salát; selátko; sele; podsvinče; čuník; vepřík; pašík; prase; hráškovka; svařák; pražené arašídy; ' +
    'bylinky; moučka; prsa; nealko; kostka; zelené; maso'
  )
    .split('; ')
    .map((name) => wordsOf(name).join(' ')),
)
