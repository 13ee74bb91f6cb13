/** Juices, mushrooms, herbs and spices: generic words, and other ways to name them. Names by the slug of the food. */
export const SPICE_KINDS: Readonly<Record<string, string>> = {
  'citronova-stava':
    'šťáva z citronu; citronová šťáva; citrónová šťáva; citronka; šťáva citronu; citrónka; vymačkaný citron; zitronensaft; šťáva z citrónů',
  'citronova-kura':
    'kůra z citronu; citronová kůra; kůra citronu; strouhaná citronová kůra; oloupaná kůra z citronu; bio citronová kůra; zest z citronu; citronový zest; zitronenschale',
  'pomerancova-kura':
    'kůra z pomeranče; pomerančová kůra; kůra pomeranče; strouhaná pomerančová kůra; bio pomerančová kůra; pomerančový zest; kůra z bio pomeranče',
  'limetkova-stava': 'šťáva z limetky; limetková šťáva; šťáva z limety; limetová šťáva',
  limetka: 'limetka; limeta; limetky; limety',
  'pomerancovy-dzus-100':
    'šťáva z pomeranče; pomerančová šťáva; pomerančový džus; pomerančový fresh; džus; čerstvá pomerančová šťáva; šťáva pomeranče',
  'ananasovy-dzus-100': 'ananasová šťáva; ananasový džus',
  'jablecny-dzus-most-100': 'jablečná šťáva; jablečný džus; jablečný mošt; mošt; šťáva z jablek',
  'grapefruitovy-dzus-100': 'grapefruitová šťáva; šťáva z grapefruitu',
  'stava-z-granatoveho-jablka': 'šťáva z granátového jablka',
  pomeranc: 'pomeranč; pomeranče; orange; pomaranč',
  'hriby-susene':
    'sušené houby; houby sušené; sušené hřiby; sušené hříbky; sušené lesní houby; sušená směs hub; houby do polévky sušené; hříbky sušené; sušené hřib',
  'zampiony-syrove':
    'žampiony; žampion; pečárky; houby; hnědé žampiony; čerstvé houby; bílé žampiony; mladé žampiony; champignons; šampiňony; šampiony; houby žampiony; houbičky',
  'hrib-pravak-syrovy':
    'hřib; hřiby; hříbky; pravák; praváky; lesní houby; čerstvé hřiby; směs lesních hub; čerstvé lesní houby; babky; křemenáč',
  'lisky-syrove': 'lišky; liška',
  'kren-cerstvy': 'křen; kořen křenu; čerstvý křen; kořen křene; strouhaný křen',
  'kren-sterilovany-strouhany': 'křen ve skle; sterilovaný křen; křen sterilovaný; nakládaný křen',
  'zazvor-cerstvy':
    'zázvor; kořen zázvoru; čerstvý zázvor; kousek zázvoru; zázvorový kořen; strouhaný zázvor; kus zázvoru; ingwer',
  'meloun-vodni': 'meloun; vodní meloun; červený meloun',
  'meloun-cukrovy-cantaloupe': 'cukrový meloun; žlutý meloun; cantaloupe; galia',
  'zeleninova-smes-mrazena-mrkev-hrasek-kukurice':
    'mražená zelenina; zeleninová směs; mražená zeleninová směs; směs mražené zeleniny; zelenina mražená; mražená směs zeleniny',
  'polevkova-zelenina-mrazena':
    'mražená polévková zelenina; polévková zelenina; mražená kořenová zelenina; polévková směs',
  'olivy-zelene': 'olivy; zelené olivy; olivy zelené; oliva; plněné olivy; vypeckované olivy',
  'olivy-cerne': 'černé olivy; olivy černé; olivy kalamata; kalamata; kalamata olivy',
  'bezlepkova-mouka-smes-na-peceni':
    'bezlepková mouka; bezlepková směs; bezlepková moučná směs; jizerka; bezlepková mouka jizerka; univerzální bezlepková mouka; bezlepková hladká mouka',
  'cibule-susena-prasek':
    'cibulový prášek; sušená cibule v prášku; granulovaná cibule; prášková cibule; cibule v prášku; cibulový granulát',
  'cesnek-suseny-granulovany':
    'sušený česnek; česnekový prášek; granulovaný česnek; česnekový granulát; česnek v prášku; prášek česnek; sušený granulovaný česnek; česnek granulovaný; mletý česnek; česnek sušený mletý',
  'zazvor-mlety': 'mletý zázvor; zázvor mletý; sušený zázvor; sušený mletý zázvor; zázvor v prášku',
  'paliva-paprika-kajensky-pepr':
    'ostrá paprika; pálivá paprika; mletá ostrá paprika; kajenský pepř; cayenský pepř; paprika pálivá; paprika ostrá; pálivá červená paprika; chilli kajenské; mletá paprika ostrá; kajen',
  'paprika-mleta-uzena':
    'uzená paprika; paprika uzená; uzená sladká paprika; mletá uzená paprika; sladká uzená paprika; uzená paprika sladká; uzená mletá paprika; pimentón',
  'paprika-mleta-sladka':
    'sladká paprika; mletá paprika; mletá červená paprika; paprika mletá; maďarská paprika; sladká mletá paprika; mletá sladká paprika; paprika sladká mletá; paprika sladká; sladká červená paprika; paprikový prášek; lahůdková paprika; sušená mletá paprika; mletá sladká červená paprika',
  'paprika-cervena':
    'paprika; červená paprika; čerstvá paprika; kapie; červená kapie; paprikový lusk; bílá paprika; paprika barevná; masitá paprika; paprika na plnění; sladká červená paprika čerstvá; paprika červená čerstvá',
  'chilli-koreni-mlete':
    'mleté chilli; chilli koření; sušené chilli; čili; mleté čili; drcené chilli; chilli prášek; sušená chilli paprička; chilli v prášku',
  'feferonka-chilli-papricka-cerstva':
    'chilli paprička; feferonka; chilli; čerstvé chilli; červená chilli; chilli papričky; čerstvá chilli; jalapeño; jalapeno; zelená chilli paprička; zelené chilli; zelená feferonka; zelená paprička; žlutá chilli paprička; žlutá feferonka; červená feferonka; červená paprička; pálivá červená paprička; pálivá chilli paprička; kozí rohy; beraní rohy; pálivá paprička; feferonky; čili paprička; chilli lusk; malá chilli; thajské chilli; chilli paprika; paprička; papričky',
  'majoranka-susena': 'majoránka; majoránečka; majoranka; drhnutá majoránka; majoránka drhnutá; majorán',
  'kmin-cely': 'kmín; celý kmín; kümmel; rasca',
  'kmin-mlety': 'mletý kmín; kmín mletý; drcený kmín; kmín drcený; mletá rasca; drcená rasca',
  'kmin-rimsky': 'římský kmín; kumín; mletý římský kmín; kmín římský; cumin',
  'nove-koreni-mlete': 'nové koření; kulička nového koření; nové koření celé; mleté nové koření; nové korenie',
  'bobkovy-list':
    'bobkový list; bobek; bobkáč; sušený bobkový list; vavřín; bobkové listy; bobkové lístky; bobek list; lorbeerblatt',
  hrebicek: 'hřebíček; hřebíčky; mletý hřebíček; drcený hřebíček; celý hřebíček; klinčeky; nelken',
  'skorice-mleta': 'skořice; mletá skořice; škorica; zimt; cejlonská skořice; skořice mletá',
  'skorice-cela':
    'skořice svitek; celá skořice; svitek skořice; skořicový svitek; kousek skořice; kůra skořice; skořicová tyčinka; tyčinka skořice; skořice celá; skořicová kůra; svitek celé skořice',
  'muskatovy-orisek':
    'muškátový oříšek; muškát; mletý muškát; strouhaný muškát; muškátový ořech; muškátový ořešek; strouhaný muškátový oříšek',
  'koriandr-semeno':
    'mletý koriandr; koriandr mletý; koriandrové semínko; koriandrová semínka; semínka koriandru; celý koriandr; drcený koriandr; koriandrové semeno; semínko koriandru',
  'fenykl-semeno': 'fenyklová semínka; fenyklové semínko; semínka fenyklu; drcený fenykl; mletý fenykl',
  'badyan-anyz-semeno': 'anýz; mletý anýz; anýzová semínka; anýz celý',
  'badyan-hvezdicky': 'badyán; hvězdičkový anýz; hvězdička badyánu; hvězdička anýzu; badyán celý',
  'horcicne-seminko':
    'hořčičné semínko; hořčičná semínka; semínka hořčice; hořčičné semeno; hořčice semínko; žluté hořčičné semínko; celá hořčice; černá hořčice; celá černá hořčice; hnědá hořčice; hořčice semínka; hnědé hořčičné semínko; černé hořčičné semínko',
  'kardamom-mlety': 'kardamom; mletý kardamom; tobolka kardamomu; kardamon; lusk kardamomu; semínka kardamomu',
  'oregano-susene': 'oregano; sušené oregano; oregáno; dobromysl',
  'salvej-cerstva':
    'šalvěj; nasekaná šalvěj; posekaná šalvěj; čerstvá šalvěj; lístky šalvěje; šalvějové lístky; šalvějový lístek',
  'bazalka-cerstva':
    'bazalka; čerstvá bazalka; bazalkové lístky; bazalkový lístek; lístky bazalky; bazalkový list; listy bazalky; snítka bazalky; basilikum',
  'mata-cerstva': 'máta; čerstvá máta; mátové lístky; lístky máty; mátový lístek; máta peprná; snítka máty',
  'tymian-cerstvy':
    'tymián; čerstvý tymián; snítka tymiánu; tymiánová snítka; lístky tymiánu; mateřídouška; tymiánové lístky',
  'rozmaryn-cerstvy': 'rozmarýn; čerstvý rozmarýn; snítka rozmarýnu; větvička rozmarýnu; rozmarýnová snítka',
  'koriandr-cerstvy':
    'koriandr; čerstvý koriandr; koriandrová nať; koriandrové lístky; lístky koriandru; koriandrové listy; nať koriandru',
  'kopr-cerstvy': 'kopr; čerstvý kopr; koprová nať; kopříček; snítka kopru; mražený kopr; nať kopru',
  pazitka: 'pažitka; čerstvá pažitka; šnytlík; pažitková stébla',
  'celerova-nat': 'celerová nať; nať z celeru; celerová nať čerstvá; listy celeru; nať celeru; celerové listy',
  'pernikove-koreni': 'perníkové koření; koření do perníku; koření na perník',
  'provensalske-bylinky':
    'provensálské bylinky; směs bylinek; italské bylinky; provensálské koření; italské koření; sušené bylinky; bylinková směs; směs sušených bylinek',
}
