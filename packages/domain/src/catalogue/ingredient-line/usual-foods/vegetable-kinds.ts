/** Vegetables, pulses and rice: generic words, and other ways to name them. Names by the slug of the food. */
export const VEGETABLE_KINDS: Readonly<Record<string, string>> = {
  'rajcatovy-protlak':
    'protlak; rajčatový protlak; rajský protlak; protlak rajčatový; rajčatové pyré; tomatenmark; paradajkový pretlak; pretlak; rajčatová pasta; kečupový protlak; rajčatový koncentrát',
  'rajcatove-passata':
    'passata; rajčatová passata; pasata; pasírovaná rajčata; rajčatové pasírované; pasírovaná rajčata passata; rajčata pasírovaná; passata rajčatová; rajčatové sugo; sugo',
  'rajcata-krajena-drt-konzerva':
    'krájená rajčata; drcená rajčata; sekaná rajčata; rajčata drcená; rajčata krájená; rajčata sekaná; rajčatová drť; rajčata v konzervě krájená; krájená rajčata v konzervě; konzerva krájených rajčat; drcená rajčata v plechovce; drcená rajčata z konzervy; gehackte tomaten; loupaná krájená rajčata',
  'rajcata-loupana-konzerva':
    'loupaná rajčata; rajčata v plechovce; rajčata z plechovky; rajčata v konzervě; konzervovaná rajčata; celá loupaná rajčata; rajčata loupaná; rajčata z konzervy; sterilovaná rajčata; rajčata ve vlastní šťávě; pelati; konzerva rajčat',
  'rajcata-susena-v-oleji':
    'sušená rajčata v oleji; sušená rajčata nakládaná; sušená rajčata; nakládaná sušená rajčata',
  'rajcata-susena': 'sušená rajčata bez oleje; rajčata sušená',
  'rajcata-cherry':
    'cherry rajčata; cherry rajčátka; koktejlová rajčata; datlová rajčata; rajčata cherry; cherry rajče; třešňová rajčata; cherry tomaten; cherry paradajky; koktejlová rajčátka; datlová rajčátka',
  'klicky-mungo': 'mungo výhonky; výhonky mungo; mungo klíčky; klíčky mungo; fazolové výhonky',
  'cibulky-sterilovane': 'nakládané cibulky; perlové cibulky; cibulky v octu; kyselé cibulky',
  'okurka-salatova':
    'okurka; salátová okurka; nakládací okurky; okurky na zavařování; okurky k zavařování; okurka hadovka; hadovka; čerstvá okurka; okurek; oloupaná okurka; uhorka; gurke; okurka salátovka; polní okurka; skleníková okurka',
  'okurky-sterilovane-nakladane':
    'kyselá okurka; kyselé okurky; sterilovaná okurka; nakládaná okurka; sterilované okurky; nakládané okurky; okurky kyselé; znojemské okurky; znojemská okurka; nakladačka; nakládačky; okurka sterilovaná; okurka kyselá; okurka nakládaná; sterilované okurčičky; kyslá uhorka; moravanky; cornichons',
  'kvasene-okurky-rychlokvasky': 'rychlokvašky; rychlokvaška; kvašáky; kvašená okurka; kvašené okurky; kvašák',
  'zeli-kysane':
    'kysané zelí; kyselé zelí; zelí kysané; zelí kyselé; kvašené zelí; kyslá kapusta; sauerkraut; kvašené bílé zelí; krouhané kysané zelí; bílé kysané zelí',
  'zeli-bile-syrove':
    'zelí; bílé zelí; hlávkové zelí; zelí bílé; zelí hlávkové; čerstvé zelí; hlávka zelí; mladé zelí; kapusta biela; weißkohl; špičaté zelí',
  'zeli-cervene-syrove': 'červené zelí; zelí červené; hlávka červeného zelí; fialové zelí; rotkohl; modré zelí',
  'kapusta-hlavkova-syrova': 'kapusta; hlávková kapusta; kel; kapustové listy; kapusta hlávková; kapustový list',
  'kapusta-ruzickova-syrova':
    'růžičková kapusta; kapustičky; růžičky kapusty; kapusta růžičková; kapustička; růžičkový kel; ružičková kapusta; rosenkohl',
  'hrasek-zeleny-mrazeny':
    'hrášek; mražený hrášek; zelený hrášek; hrášek mražený; hrášok; mrazený hrášok; erbsen; sladký hrášek',
  'hrasek-zeleny-cerstvy': 'čerstvý hrášek; hrášek čerstvý; vyloupaný hrášek; čerstvý zelený hrášek; loupaný hrášek',
  'kukurice-sterilovana':
    'kukuřice; sterilovaná kukuřice; kukuřice sterilovaná; kukuřice v konzervě; kukurica; sladká kukuřice; mais; kukuřice z plechovky; konzervovaná kukuřice; kukuřičná zrna; zrnka kukuřice; kukuřice z konzervy',
  'kukurice-cukrova-mrazena': 'mražená kukuřice; kukuřice mražená',
  'fazole-cervene-v-konzerve-okapane':
    'červené fazole v konzervě; červené fazole v plechovce; fazole červené v plechovce; červené fazole z konzervy; sterilované červené fazole; červené fazole sterilované; fazole kidney; chilli fazole; kidney fazole; kidney; mexické fazole; fazole v konzervě; fazole v plechovce; fazole z plechovky; fazole z konzervy; fazole v chilli',
  'fazole-bile-v-konzerve-okapane':
    'bílé fazole v konzervě; bílé fazole v plechovce; bílé fazole z konzervy; sterilované bílé fazole; bílé sterilované fazole; sterilované fazole; fazole sterilované',
  'fazole-bile-suche': 'fazole; bílé fazole; suché fazole; fazole bílé; suché bílé fazole; sušené fazole; fazuľa',
  'fazole-cervene-ledvina-suche':
    'červené fazole; fazole červené; červená fazole; barevné fazole; strakaté fazole; fazole ledvina; červené ledviny',
  'fazole-cerne-suche': 'černé fazole; fazole černé',
  'fazolove-lusky-zelene-syrove':
    'zelené fazolky; fazolky; fazolové lusky; zelené fazolové lusky; fazolka; fazolkové lusky; fazuľky; bohnen; haricots verts; žluté fazolky',
  'cizrna-sucha': 'cizrna; suchá cizrna; cizrna suchá; římský hrách; cícer; sušená cizrna',
  'cizrna-v-konzerve-okapana':
    'cizrna v konzervě; cizrna z plechovky; cizrna z konzervy; cizrna v plechovce; sterilovaná cizrna; cizrna sterilovaná; konzervovaná cizrna; cizrna konzerva; kichererbsen',
  'cizrna-varena': 'vařená cizrna; uvařená cizrna; cizrna vařená',
  'cocka-hneda-sucha':
    'čočka; hnědá čočka; čočka hnědá; šošovica; velkozrnná čočka; linsen; suchá čočka; čočka velkozrnná',
  'cocka-cervena-sucha':
    'červená čočka; čočka červená; půlená červená čočka; červená šošovica; rote linsen; oranžová čočka; červená loupaná čočka; loupaná červená čočka',
  'cocka-zelena-sucha': 'zelená čočka; čočka zelená; francouzská čočka; čočka puy; du puy',
  'hrach-puleny-loupany-suchy':
    'hrách; půlený hrách; loupaný hrách; žlutý hrách; zelený hrách; hrách půlený; hrách loupaný; suchý hrách; hrach',
  'sojove-maso-granulat-kostky-suche':
    'sójové maso; sójový granulát; sójové kostky; sója kostky; sójové nudličky; sójové plátky; sója granulát; texturovaná sója',
  'petrzel-koren-syrova':
    'petržel; kořenová petržel; kořen petržele; petržel kořen; petrželový kořen; petržel kořenová; petrželový kořínek; kořínek petržele',
  'celer-rapikaty':
    'řapíkatý celer; celer řapíkatý; řapík celeru; řapíky celeru; stonek celeru; stonkový celer; celerový řapík; celerový stonek',
  'spenat-syrovy':
    'špenát; čerstvý špenát; listový špenát; čerstvé listy špenátu; špenátové listy; špenát čerstvý; listy špenátu; mražený listový špenát',
  'spenatovy-protlak-mrazeny':
    'mražený špenát; špenátový protlak; sekaný špenát; mražený špenátový protlak; špenát mražený; mražený sekaný špenát; špenát sekaný; špenátové pyré; protlak špenátový; mražený špenát protlak',
  'spenat-baby':
    'baby špenát; špenátové lístky; listový baby špenát; baby špenátové listy; špenát baby; špenátek; lístky špenátu; mladý špenát; baby špenátek',
  'salat-hlavkovy':
    'salát; hlávkový salát; zelený salát; hlávka salátu; listy salátu; salátové listy; list salátu; máslový salát; salátový list; kopfsalat; hlávka hlávkového salátu',
  'salat-ledovy': 'ledový salát; salát ledový; ledovka; lední salát; eisbergsalat; hlávka ledového salátu',
  'salat-listovy-dubacek-lollo':
    'listový salát; dubáček; lollo; lollo rosso; trhaný salát; směs salátů; salátová směs; směs listových salátů; mix salátů; salátový mix; kudrnatý salát',
  'kompot-svestkovy': 'sterilované švestky; zavařené švestky; kompotované švestky; švestky z kompotu; švestkový kompot',
  'kompot-tresnovy': 'sterilované třešně; zavařené třešně; kompotované třešně; třešně z kompotu; třešňový kompot',
  'kompot-visnovy-okapany': 'sterilované višně; zavařené višně; kompotované višně; višně z kompotu; višňový kompot',
  'kompot-merunkovy-okapany':
    'sterilované meruňky; zavařené meruňky; kompotované meruňky; meruňky z kompotu; meruňkový kompot',
  'kompot-broskvovy-okapany':
    'sterilované broskve; zavařené broskve; kompotované broskve; broskve z kompotu; broskvový kompot; broskve v konzervě',
  'kompot-hruskovy-okapany':
    'sterilované hrušky; zavařené hrušky; kompotované hrušky; hrušky z kompotu; hruškový kompot',
  'cibule-jarni':
    'jarní cibulka; jarní cibule; cibulka jarní; lahůdková cibulka; cibulová nať; zelená cibulka; cibulka lahůdková; svazek jarní cibulky; nať jarní cibulky; frühlingszwiebel; mladá cibulka; jarní cibuľka; naťová cibulka; cibulka s natí; cibule s natí; cibule lahůdková; mladá cibulka s natí; mladé cibulky',
  'cibule-cervena':
    'červená cibule; cibule červená; fialová cibule; červená cibulka; červená cibuľa; cibulka červená; rote zwiebel',
  salotka: 'šalotka; šalotky; cibulka šalotka; cibule šalotka',
  'dyne-hokkaido-syrova':
    'hokkaido; dýně hokkaido; dýně; hokaido; hokkaidó; dýně hokaido; dužina dýně; dýňové pyré; kürbis; tekvica; dýňová dužina',
  'dyne-maslova-butternut-syrova': 'máslová dýně; dýně máslová; butternut; dýně butternut; muškátová dýně',
  'repa-cervena-syrova':
    'červená řepa; řepa; řepa červená; bulva červené řepy; čerstvá červená řepa; cvikla; rote bete; syrová červená řepa',
  'repa-cervena-varena':
    'vařená červená řepa; předvařená červená řepa; červená řepa vařená; vakuovaná červená řepa; uvařená červená řepa; pečená červená řepa; předvařená řepa; vařená řepa',
  'brambory-varene-bez-slupky':
    'vařené brambory; uvařené brambory; brambory vařené; brambory uvařené; vařené brambory ve slupce; brambory vařené ve slupce; brambory ve slupce; brambory ze včerejška; den staré brambory',
  'brambory-nove-syrove':
    'nové brambory; rané brambory; brambory nové; brambory rané; mladé brambory; grenaille; grenaille brambory; nové brambůrky',
  'bataty-sladke-brambory-syrove':
    'batát; batáty; sladké brambory; sladký brambor; sladká brambora; povijnice; sweet potatoes; süßkartoffel',
  'ryze-varena': 'vařená rýže; uvařená rýže; rýže vařená; rýže uvařená; uvařená studená rýže',
  'ryze-na-rizoto-arborio-sucha':
    'rýže na rizoto; arborio; rýže arborio; rizotová rýže; carnaroli; rýže carnaroli; rizoto rýže; rýže typu arborio; arborio rýže',
  'ryze-kulatozrnna-na-sushi-mlecna-sucha':
    'kulatozrnná rýže; rýže na sushi; rýže kulatozrnná; mléčná rýže; sushi rýže; rýže mléčná; rýže na kaši; rýže na nákyp; kulatá rýže',
  'ryze-basmati-sucha': 'basmati; rýže basmati; basmati rýže',
  'ryze-natural-celozrnna-sucha':
    'hnědá rýže; rýže natural; celozrnná rýže; natural rýže; neloupaná rýže; rýže celozrnná',
  'zitny-kvasek':
    'žitný kvásek; kvásek; aktivní kvásek; rozkvas; žitný rozkvas; kvásek žitný; rozkvas ze žitné mouky; aktivní žitný kvásek; kvásek ze žitné mouky',
  psyllium: 'psyllium; psyllia; psylium; psylliová vláknina; vláknina psyllium; jitrocelová vláknina',
  pektin: 'pektin; pektin v prášku',
  'maca-prasek': 'maca; maca v prášku; prášek maca; maca prášek',
  'citronova-trava': 'citronová tráva; citronová tráva čerstvá; lemongrass; citronela; stéblo citronové trávy',
  'muskatovy-kvet': 'muškátový květ; mletý muškátový květ; květ muškátový',
  'kompot-ananasovy-ve-vlastni-stave-okapany':
    'kompotovaný ananas; ananas v konzervě; ananas z plechovky; ananas kompot; ananas ve vlastní šťávě; ananas kompotovaný; konzervovaný ananas; kolečko ananasu z konzervy; ananasový kompot',
  'mrazena-smes-lesniho-ovoce':
    'lesní ovoce; mražené lesní ovoce; směs lesního ovoce; směs bobulí; bobulové ovoce; mražené ovoce; drobné ovoce',
  'jablecne-pyre-bez-cukru':
    'jablečné pyré; jablečné pyré bez cukru; jablečná přesnídávka; jablečná dřeň; strouhaná jablečná dřeň',
  'piskotovy-korpus': 'piškotový korpus; hotový korpus',
  'houskovy-knedlik': 'knedlík; houskový knedlík; houskové knedlíky; knedlíky; kynutý knedlík',
  'bramborovy-knedlik': 'bramborový knedlík; bramborové knedlíky',
  'bramborova-kase-v-prasku-vlocky':
    'bramborová kaše v prášku; bramborové vločky; instantní bramborová kaše; sušená bramborová kaše; bramborová kaše sušená',
}
