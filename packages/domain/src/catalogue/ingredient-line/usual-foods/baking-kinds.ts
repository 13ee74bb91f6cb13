/** What baking needs: generic words, and other ways to name them. Names by the slug of the food. */
export const BAKING_KINDS: Readonly<Record<string, string>> = {
  pernik: 'perník; medový perník; strouhaný perník; perník na strouhání; mletý perník',
  'rybiz-cerveny': 'rybíz; červený rybíz',
  'kyselina-citronova': 'kyselina citronová; kyselina citrónová; kys. citronová; citronová kyselina; kys citronová',
  'kremzska-horcice': 'kremžská hořčice',
  'horcice-plnotucna': 'hořčice; plnotučná hořčice; senf; horčica; obyčejná hořčice; stolní hořčice; jemná hořčice',
  'horcice-zrnita': 'hrubozrnná hořčice; zrnitá hořčice; celozrnná hořčice; francouzská zrnitá hořčice',
  'kompot-brusinkovy':
    'kompotované brusinky; brusinkový kompot; brusinky kompotované; brusinky v kompotu; brusinky zavařené; zavařené brusinky; brusinková zavařenina; brusinkový džem; brusinková marmeláda',
  'kompot-broskvovy-okapany': 'broskvový kompot; kompotované broskve; broskve z kompotu; broskve z konzervy',
  'kompot-merunkovy-okapany': 'meruňkový kompot; kompotované meruňky; meruňky z kompotu',
  'kompot-visnovy-okapany': 'višňový kompot; kompotované višně; višně z kompotu',
  'dzem-merunkovy':
    'džem; marmeláda; meruňková marmeláda; meruňkový džem; zavařenina; domácí marmeláda; lekvár; konfitüre',
  'svestkova-povidla': 'povidla; švestková povidla; klevela; domácí povidla; slivkový lekvár',
  'kakao-bezlepkove': 'bezlepkové kakao; kakao bezlepkové',
  'prasek-do-peciva-bezlepkovy': 'bezlepkový prášek do pečiva; bezlepkový kypřicí prášek',
  'kakaovy-prasek-holandske-kakao':
    'kakao; holandské kakao; hořké kakao; kakaový prášek; neslazené kakao; kakao na pečení; tmavé kakao; kakajo',
  'cokolada-na-vareni': 'čokoláda na vaření; čokoláda na pečení; vařící čokoláda; čokoláda vaření',
  'cokolada-bila': 'bílá čokoláda; čokoláda bílá',
  'cokolada-mlecna': 'mléčná čokoláda; čokoláda mléčná',
  'cokolada-horka-do-70-kakaa':
    'čokoláda; hořká čokoláda; tmavá čokoláda; horká čokoláda; čokoláda hořká; strouhaná čokoláda',
  'cokolada-horka-vice-nez-70-kakaa':
    'hořká čokoláda 70; čokoláda 70; vysokoprocentní čokoláda; hořká čokoláda 80; hořká čokoláda 85; kvalitní čokoláda 70',
  'testoviny-vajecne-suche': 'vaječné těstoviny; široké nudle; vaječné nudle; fleky; flíčky; vaječné fleky',
  'nudle-do-polevky-vajecne-suche':
    'nudle; polévkové nudle; vlasové nudle; nudličky do polévky; nudle do polévky; vlasové nudličky',
  'sklenene-nudle-suche': 'skleněné nudle; nudle skleněné',
  'ryzove-nudle-suche': 'rýžové nudle; nudle rýžové; rýžové vermicelli',
  'psenicna-krupice':
    'krupice; dětská krupice; krupička; hrubá krupice; pšeničná krupice; jemná krupice; krupica; grieß; dětská krupička',
  'kroupy-jecne':
    'kroupy; krupky; trhané kroupy; ječné kroupy; krúpy; lámanky; trhané krupky; kroupy trhané; lámané kroupy',
  'ovesne-vlocky':
    'ovesné vločky; vločky; jemné ovesné vločky; jemné vločky; haferflocken; hrubé vločky; ovsené vločky; vločky ovesné; instantní ovesné vločky; hrubé ovesné vločky',
  'ovesne-vlocky-bezlepkove': 'bezlepkové ovesné vločky; ovesné vločky bezlepkové; bezlepkové vločky',
  'musli-sypane': 'müsli; musli; sypané müsli; cereální směs; müsli směs',
  'kukuricne-lupinky-cornflakes': 'corn flakes; cornflakes; kukuřičné lupínky',
  'bramborovy-skrob':
    'solamyl; bramborový škrob; škrob; škrobová moučka; naturamyl; bramborová moučka; stärke; zemiakový škrob',
  'kukuricny-skrob': 'maizena; kukuřičný škrob; maizina; gustin; speisestärke; maízena',
  'pudinkovy-prasek-vanilkovy':
    'vanilkový puding; vanilkový pudink; pudinkový prášek; pudink; puding; pudinkový prášek vanilkový; zlatý klas; puding v prášku; prášek na pudink; puddingpulver; pudinkový prášek zlatý klas; prášek na puding; smetanový pudink; smetanový puding',
  'vanilkovy-lusk':
    'vanilkový lusk; lusk vanilky; dřeň vanilkového lusku; zrníčka vanilkového lusku; semínka vanilky; zrníčka vanilky; vanilla bean',
  'vanilkovy-extrakt':
    'vanilkový extrakt; vanilková esence; vanilkové aroma; vanilková pasta; vanilkový aromat; vanilka extrakt; vanillepaste',
  zelatina:
    'želatina; plátková želatina; prášková želatina; želatina v prášku; mletá želatina; gelatine; plátek želatiny; želatinový plátek; želatina plátková; potravinářská želatina',
  'jiska-svetla-instantni': 'jíška; instantní jíška; světlá jíška; jíška světlá; jíška v prášku',
  'zahustovadlo-instantni': 'zahušťovadlo; instantní zahušťovadlo; světlá jíška; tmavá jíška',
}
