/** How shops, labels and families name foods, where no table of composition does. Names by the slug of the food. */
export const SHOP_NAMES: Readonly<Record<string, string>> = {
  'teleci-plec-syrova': 'telecí plecko; telecí ramínko; telecí plec',
  'hroznove-vino-bile':
    'hrozny; hrozen; hroznové víno; bílé hrozny; ramínko hroznového vína; trs hroznového vína; hrozny bez pecek; bezsemenné hrozny; stolní hrozny; hroznové kuličky; zelené hrozny',
  'hroznove-vino-cervene': 'červené hrozny; modré hrozny; tmavé hrozny; červené hroznové víno',
  'cinske-zeli-pekingske': 'pekingské zelí; hlávka pekingského zelí; pekinské zelí; pekingský salát',
  'cocka-beluga-svetla-sucha': 'čočka beluga; beluga čočka; beluga; černá čočka',
  'nori-rasa-susena': 'nori; řasa nori; plátek nori; list nori; nori řasa; mořská řasa nori',
  'tatarska-omacka': 'tatarka; tatarská omáčka; tatarská majonéza',
  'salam-vysocina': 'vysočina; salám vysočina',
  'salam-herkules': 'herkules; salám herkules',
  'salam-polican': 'poličan; salám poličan',
  'bujon-slepici-kostka-suseny':
    'kuřecí bujón; slepičí bujón; kostka kuřecího bujónu; kuřecí kostka; drůbeží bujón; kuřecí bujón v kostce; kuřecí vývar v kostce',
  'bujon-hovezi-kostka-suseny':
    'hovězí vývar v kostce; hovězí kostka; hovězí bujón v kostce; kostka hovězího bujónu; hovězí bujónová kostka',
  'syrovatkovy-protein-wpc-80-ochuceny':
    'vanilkový protein; čokoládový protein; vanilkový syrovátkový protein; syrovátkový protein',
  'tvaroh-tucny-mekky': 'tučný tvaroh v kostce; tvaroh tučný v kostce',
  rozinky: 'rozinky v rumu; rozinky naložené v rumu; rumové rozinky; rozinky máčené v rumu',
  'mandlovy-napoj-neslazeny':
    'mandlové mléko bez cukru; neslazené mandlové mléko; mandlové mléko neslazené; mandlový nápoj bez cukru',
  'svestkova-povidla': 'svařená povidla; tuhá povidla; domácí povidla; švestková povidla',
  'polohruba-mouka-psenicna': 'polohrubka; polohrubá',
  'hladka-mouka-psenicna': 'hladká',
  'hruba-mouka-psenicna': 'hrubá mouka',
  'vyvar-zeleninovy-domaci':
    'zmrazený vývar; mražený vývar; domácí vývar; domácí zeleninový vývar; zmrazený zeleninový vývar',
  'vyvar-slepici-z-bujonu':
    'kuřecí vývar z kostky; slepičí vývar z kostky; kuřecí vývar z bujónu; drůbeží vývar z kostky',
  'vyvar-hovezi-z-bujonu': 'hovězí vývar z kostky; hovězí vývar z bujónu',
  'vyvar-zeleninovy-z-bujonu': 'zeleninový vývar z kostky; zeleninový vývar z bujónu',
  'dynova-seminka': 'dýňová semena; dýňové semeno; dýňová jádra; dýňové semínko',
  'slunecnicova-seminka': 'slunečnicová semena; slunečnicové semeno; slunečnicová jádra; slunečnice',
  'lnene-seminko': 'lněné semeno; lněná semena; lněná semínka; len',
  'chleb-psenicny-bily': 'bílý chleba; bílý chléb; světlý chleba; světlý pšeničný chléb',
  'mrkev-syrova': 'nová mrkev; mladá mrkev',
  'kompot-broskvovy-okapany':
    'broskve ze sklenice; broskve v kompotu; kompotované broskve; broskve z kompotu; zavařené broskve',
  'ustricova-omacka': 'ústřicovka; ústřicová omáčka',
  'sojova-omacka': 'sójovka; sojovka',
  'worcesterova-omacka': 'worčestr; worčestrovka; worcestrovka; worčestrová omáčka; vorčestr',
  'hoisin-omacka': 'hoisinka; hoisin',
  'javorovy-sirup': 'javorák; javorový sirup',
  'kukurice-sterilovana': 'kukuřice ze sklenice; kukuřice z plechovky',
  'salvej-cerstva': 'šalvěje; lístky šalvěje; listy šalvěje; čerstvé šalvěje',
  zerve: 'žervé; gervais; čerstvý sýr žervé',
  'polevkova-zelenina-mrazena':
    'mražená polévková zelenina; polévková zelenina mražená; mražená zeleninová směs do polévky; mražená kořenová zelenina',
  'kaviar-cerny': 'černý kaviár',
  'oplatky-s-kremovou-naplni': 'plněné oplatky; oplatky s náplní',
  'rostlinny-jogurt-sojovy-bily': 'sójový jogurt; bílý sójový jogurt; sójový jogurt natur',
  'kokosova-smetana': 'kokosová smetana; kokosový krém; hustá kokosová smetana',
}
