/** Cheese, milk and eggs: generic words, and other ways to name them. Names by the slug of the food. */
export const DAIRY_KINDS: Readonly<Record<string, string>> = {
  'eidam-30-t-v-s':
    'sýr; strouhaný sýr; tvrdý sýr; sýr na strouhání; eidam; eidamský sýr; sýr eidam; plátkový sýr; polotvrdý sýr; tvrdý sýr na strouhání; edam; cihla; strouhaný tvrdý sýr; sýr plátky; plátek sýra; syr; käse; eidam cihla; zlatá cihla; sýr cihla',
  'eidam-uzeny-45-t-v-s': 'uzený sýr; uzený eidam; uzený tvrdý sýr',
  'niva-syr-s-modrou-plisni-50-t-v-s':
    'niva; nivy; plísňový sýr; sýr s plísní; modrý sýr; sýr niva; sýr s modrou plísní; modrá niva',
  'hermelin-syr-s-bilou-plisni': 'hermelín; sýr hermelín; sýr s bílou plísní; plesnivec; král sýrů',
  'parmazan-parmigiano-reggiano':
    'parmazán; parmezán; parmigiano; parmezan; parmigiano reggiano; hoblinky parmazánu; parmazán hobliny; strouhaný parmazán; parmesan',
  'grana-padano': 'grana padano; grana; gran moravia',
  bryndza: 'brynza; bryndza; ovčí brynza; liptovská bryndza',
  'balkansky-syr-v-solnem-nalevu':
    'balkánský sýr; balkán; jadel; akawi; sýr balkánského typu; sýr typu feta; bílý balkánský sýr',
  'olomoucke-tvaruzky': 'tvarůžky; olomoucké tvarůžky; syrečky; tvarůžek; olomoucké syrečky',
  'mozzarella-kravska':
    'mozzarella; mozarela; mozzarela; koule mozzarelly; mini mozzarella; mozzarella koule; mozzarellové kuličky',
  'kozi-syr-cerstvy': 'kozí sýr; čerstvý kozí sýr; kozí tvaroh; kozí lučina',
  'jogurt-bily-33-5-tuku':
    'jogurt; bílý jogurt; jogurt bílý; přírodní jogurt; naturjoghurt; selský jogurt; biely jogurt; hollandia jogurt; selský bílý jogurt; joghurt',
  'jogurt-reckeho-typu-bily-5-tuku': 'řecký jogurt; bílý řecký jogurt; jogurt řecký; hustý řecký jogurt',
  'jogurt-reckeho-typu-bily-2-tuku': 'řecký jogurt 2; jogurt řecký 2; řecký jogurt 2 %',
  'jogurt-reckeho-typu-bily-0-tuku': 'řecký jogurt 0; nízkotučný řecký jogurt; řecký jogurt light',
  'jogurt-smetanovy-bily-10-tuku': 'smetanový jogurt; bílý smetanový jogurt; smetanový bílý jogurt',
  'mleko-susene-plnotucne': 'sušené mléko; mléko v prášku; mléko sušené; sušené plnotučné mléko',
  'mleko-kondenzovane-slazene': 'salko; slazené kondenzované mléko; kondenzované slazené mléko; pikao',
  'mleko-kondenzovane-neslazene':
    'tatra mléko; kondenzované neslazené mléko; neslazené kondenzované mléko; tatra neslazená',
  'dulce-de-leche-karamelizovane-mleko':
    'karamelové salko; karamelizované salko; karamelizované mléko; dulce de leche; kajmak',
  'slehacka-ve-spreji-slazena': 'šlehačka ve spreji; šlehačka sprej; sprejová šlehačka',
  'smetana-ke-slehani-3031-tuku': 'smetana 31; smetana 30; smetana ke šlehání 30; smetana ke šlehání 31',
  'smetana-do-kavy-10-tuku': 'kávová smetana; smetana do kávy; smetana do kafe; smetánka do kávy',
  'sojova-smetana-na-vareni':
    'sójová smetana; rostlinná smetana; rostlinná smetana na vaření; sójová smetana na vaření',
  'sojovy-napoj-neslazeny': 'sójové mléko; sójový nápoj',
  'ovesny-napoj': 'ovesné mléko; ovesný nápoj',
  'kokosovy-napoj': 'kokosový nápoj',
  'kokosove-mleko-konzerva': 'kokosové mléko; kokosové mléko v plechovce; husté kokosové mléko; kokosmilch',
  'vajecny-zloutek':
    'žloutek; žloutky z vajec; žloutky z vejce; žloutek z vejce; vaječný žloutek; eigelb; žĺtok; žloutek na potření; syrový žloutek',
  'vajecny-bilek':
    'bílek; sníh z bílků; bílky z vajec; bílek z vejce; tuhý sníh z bílků; eiweiss; bielok; ušlehaný bílek; ušlehané bílky; tuhý sníh; sníh z vajec; bílkový sníh',
  'vejce-varene-natvrdo':
    'vejce natvrdo; vařené vejce; vajíčko natvrdo; natvrdo vařené vejce; uvařené vejce; vejce uvařené natvrdo; vejce na tvrdo; vařená vajíčka',
  'vejce-krepelci': 'křepelčí vejce; křepelčí vajíčka',
}
