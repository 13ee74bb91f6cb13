// Made by bench/src/pasted/learn-weights.ts from the steps, descriptions and articles of the product and the pasted recipes of bench/corpora.
import type { WordWeights } from './told-words.ts'

/** The beginnings of words, without accents, by their weight: see `WordWeights`. */
const STEMS: readonly (readonly [weight: number, stems: string])[] = [
  [51, 'omyjt'],
  [49, 'stavo'],
  [48, 'opepr osolt'],
  [46, 'vlozt'],
  [45, 'osole podli vsypt'],
  [44, 'omyte proli'],
  [43, 'paste vypra'],
  [42, 'prisy rozeh'],
  [41, 'dame omyto utren vyloz'],
  [40, 'nalij ohni pepre restu vlijt vyjme zezla zpeni'],
  [39, 'odpar omyty posyp vzeji zasle zeskl'],
  [37, 'dukla nasek rozdr slijt varu vykra zbavt'],
  [36, 'cukre dohla nadro opeke osmah pecic peny vyval zamic'],
  [35, 'jadri odlez oplac sklou zakap'],
  [34, 'dusim kuru nat preli scedt stupn usleh zalij zapra zpent zprud'],
  [33, 'bocha duste metli nahru ocist pokap prend smich tycov vinem vrouc zavad'],
  [32, 'domek naskl omyje pulko sypke utrem utret zakry zakys zasyp'],
  [31, 'nezus obalt oloup osoli plnim polij promi sceze tenka vodou vypek'],
  [30, 'cira dozla hnett mouko muska natla odvar pecte propr prose ridko rozeb spart spojt vyklo zadel'],
  [29, 'dochu misek naklo nakra okore pulce rozmi rumem stale svari sypem umich varte vmich vsype zbyle zbyly'],
  [28, 'jimi mm otoct pokli rozkv rozpu rozsl vhodt vlije'],
  [27, 'dulku jader miche mirne muku najem odsta pec pote propi rozem smazt uhlad zchla zemia'],
  [26, 'bobko formy mise mixuj odloz orega prazt prece prikl repko rozli soli steri vytva'],
  [
    25,
    'hroma kosic kratc lepiv nastr odkry ohne omyta pocuk podus pride prikr prive propl protl prouz sitko skus spejl tahne uleze vlazn vode zevni',
  ],
  [
    24,
    'dojit formi kmin krome kvety masca misy mouku okmin osatk pecem petrz platk potru povrc rozct rozma rozvi sleha slije snih sodu valim vidli vylej zmies zvenk',
  ],
  [
    23,
    'dilu dopek dosol dulek kastr kopre kvase makem mleto mrizk nati neodp oleji opran parou plat pomou prekr robot rozde rukol scedi tuhou val vale vse vydla zhous zlata',
  ],
  [
    22,
    'blan dilky doskl dotuh hlubs kurou marme nacec nakro neztu obrat octem odkra osmaz pater pecli plnte potri prene pulme rozri salot salve sitke skrz tenky tvort uplet vynde zbela zbylo zpevn',
  ],
  [
    21,
    'aloba bilke bobtn bochn dcl derov dolu dopec dulky hmozd kapce kosti kvaso list louho lupin matne mazem mekno mliek mokro nakon nakyn neche nikde okem olejo osmin osupe peces pecie pivem posol prele promn prosa prosl protk ridke rozpr rum setre slepu sol solam stavu sten stope svine sypan tenke tuhno utrit vajce varec vcelk vleje volsk vriac vykle vykys vymie vypar vypne zitne zlate ztmav',
  ],
  [20, 'bilku cesne kolec kynou masle mixer nasyp opect penu podav pokla prohr prova rukam skori sterk valec zlout'],
  [
    19,
    'bilky celer cibul dohne dolev forme hnete jarni kostk kremu mezit minut nadyc nalam narez natvr nezho odklo odpoc parac poloz ruzov slehe srolu trhan uvnit uzavr vinny vody vrstv vtlac vychl vymic zahri zmekl',
  ],
  [
    18,
    'cm horko hrnci karta kmine lehce matou napln natre navrs nezme oboji obou odmer okraj olivo pepr sito uvart varem vlozi vytvo zhned',
  ],
  [
    17,
    'archy baby bubla citro dily dno dolij dovni hrubo ihned javor kost kusy kuze libec litry mekka micha napec nasak natrh necht neoso odebr ohrej olivy oslad peci polit pomle porek postr povar prami prsy pruhy prusv rozlo rozvo rucni seber seriz sirok siska slupe snizt spodk stenu tmave utvor vonav vykuc vytla zavon zele zpet zredu zvyst',
  ],
  [
    16,
    'centi dlani dopro dvouc kakae kruto lepit lilky misky namoc oleje opatr osust passa pazit polov prask prili rapik rolad rozkl rozkr ruzic sisky situ spoji tuhe udele varic vejci vratt zacno',
  ],
  [
    15,
    'al anizo boky brynd brynz bulek cukor deci deky dente dilek dilku diry dl dobil dokyn don drozd dvoj dzemu el ement flick folie ghi gruye hadze hmyz hnedn hnetu hnili hobli horuc hrane jamky jdeme jisko ju kafi karda kladt klink kocky korou kurku kym kypri lakem lehou lekva lezet lijem liker lucin maslo maty miern mozne mrizc mrkev mukou muky nabob napor nasbi navlh navrc nech necha nejje nejpr nekap nekro neota nepon nepru neriz nesmy nevyv nivou nocke obdel obere obsyp octom odmoc opecu orise osatc oschn oskra papir pasto pat pekti peri petik pevny pinio pisou pl platy plet podma polni posek potir potop potrh potrv prame prazi prdop prebe presy pretr prios pritl prohm prole prope proza prsty pruzi pulen pyl pyre rendl rezem rozet rozto rucne rybic sadle sarde sekej slept sliju snitk so solou speti spicc spick stat steka stoce stouc stuhn sulan sup svare svart svint tekou teze toast trojn trose tru trvan tuzsi umeoc umixo upraz utres utru uvar vajci vecky vhodi viko vliju vlit vo vodu vpich vrsek vrsky vsleh vydus vykva vykyn vymac vymas vyper vzesl wok zacnu zalil zaple zarob zasma zavic zcedt zcela zform zlati zlatn zlato zlehk zltka zltko ztuha ztuhl ztuzo',
  ],
  [
    14,
    'dokud droli drt folii halus kopec kousk krouz kurka litin masu med mozza nahor obloz odlep odriz okapa ozdob pekac pisko plame polom prehn ridky sekun silne slani sul sunde tukem varim vejce vlake vylit vymaz vysle zachy zampi zapic zatah zrat',
  ],
  [
    13,
    'cocku doruz drobk horke hrach krene limet lzici major maso mekke naber odebe orest orisk otoci poote prudc slepi troub tuhy tymia vydrh zbytk znovu zrnic zuby zvoln',
  ],
  [
    12,
    'brosk celym duzin jisku koren kvask lepka listk nalev napul nared nesmi nevzn obali obcas ocet ode odstr olej panvi potom prede prelo priti probu propa pulku rimsk rozta rozva smes sunku syr tekut tresn treti tvaru umelt upros vytah zatre zmack zmekn zredt zrnka',
  ],
  [
    11,
    'aby asi avoka az cedni dnem drobe grilu hrebi hrnce malem metlo mleko nepou niti prile prsa slupc stava sypte tuha tvar upece vsakn vynda vypec zabal zeli zjemn',
  ],
  [
    10,
    'bazal chlad chyta devit drcen formu grile hlubo hrase hrbet jadra jemno jezte koria kraju litre matu misou mleke mlynk napre neolo obert oddel odsun papri parky pevna pomac poskl rozpa sitku steny sucha trosc uterc vsim vyjde vyvar vzhur zavar zazvo',
  ],
  [
    9,
    'bile cukr dorto dvema hladk hodin horky hrudk huste husty jeste kapra kazdo kopr krats kveta misu ml mlece nadiv nozem opece plack pod podel povid prisa smaz stahn svetl teple testo vysyp zprac zrnit ztuhn',
  ],
  [
    8,
    'bat casti dale dam do dovar dzeme horci hrano hrube hrude ideal jemne klobo kridl kukur kustk lahvi listu macen mak mokry nasuc naten nejmi nejso nejte nelep nesle nizke nudli odbla odkro odpor okolo opraz ostat palic parma peciv pecky pevne plnit plose podru popra povol prekl preta prida proso pruzn rosol semin sezam sitka slupk smesi smeta smota sodou sojov spare steak stran strid strou stude sype syrem tenko teply tvary tvrdy udrzu umixu uterk veske vlass vlhke vlhky vlock vsemi vykro vylij vyriz zada zajis zastr zavre zbyla zesve zkara zrnko',
  ],
  [
    7,
    'dyni dzban hned houby kompo korpu kuzi liste majon marin medem mokre mouce mrkvi napri noc panve pastu place plech pulky rajce repu rozst rybu skrob smazi snehe suche tesne usmaz uzene visne vklad vyhon vytre zpatk',
  ],
  [
    6,
    'bramb brusi ctver delej dna eidam hod husta kasi kulic kusku lnene male mandl masla noky novym nuz opeka osusi pare proje ryzi sadlo silny snehu solit spena teste ubrou velke zaliv zbyte zredi',
  ],
  [
    5,
    'barvy bilek bocic bubli bulky caste chlaz dejte drobn drobt druhe extra husto jahod kisel krali krem lame lilku lis livan losos malin mleka na nakle naser natah navod nemix neodk nesol nevyp nezmi nuzka obal obalo okurk orech panen pect perly pisek placi ploch podrt presu propo prosi rajca recky rozin rozpl salsu smoot spodn stehn sunko tamar testi tresk troch tuhyc uplne uvari valce vanil vrch vypla vytri zahus zbavi zlaty zluto zroso zruzo',
  ],
  [-5, 'babov byt gnocc grano klizk konce kratk lahud ledov po polev pomaz porku prken prume sklad tempe ulozt vajec'],
  [
    -6,
    'beze chcet davku deset dokol druhu dvana filet gazpa grana hrask hub jazyk jdou jime jiska jsou kavu kelim kouri lamou malyc mensi mikro minim most muffi myti nad nasaj nejdr nekol nepro nesto nicim nitky ochuc pije podrz polen prime projd proji protr prsou saksu sbire sejk servi skvrn sla srazi stena stul tect ted topin trech tunak umyjt usnad vahy vajic velko vzdus zacne zapec zapne zhrub zkont zmraz zridn zvysu',
  ],
  [
    -7,
    'bileh caj cele celke hovez jemny koste krehk krize mezi misku nejsi netec octa ohriv ovoce patna perni pet peti pokoj prudk rezy samot slane smi tuku uvare uvede vedle velka vlacn zitny',
  ],
  [
    -8,
    'bez cekat celku chuti cocka dipem dlan dne doda drstk hlavy hrozn jahel jde kopru kotle kozim kurec lezi li mirny nevyl nezvl nohy omele plotn pocka praci priba pribl pseni repa repou rozte rukou se soust spali tenci tmavs trice tuk uklad vina vysok vytec zase ztvrd zvyra',
  ],
  [
    -9,
    'at byla chees chill daji dil dobu drzi dute dva dynov gorgo nabir neude odebi omace pokle proti prste ryby ryze sunka vysky zesla',
  ],
  [
    -10,
    'arbor basma byly dvoji filtr hribk jedni jit kachn klesn konec kynut lepi ma miner mozec nakyp namah neda neni nevyk nezal nezap nezve palce pijte plete praze prove rana rizot salso sedm sotva teprv tlust trenu tri umyt velmi volne vzduc za zaokr zbyva ze',
  ],
  [
    -11,
    'anana behem cca cerve ciry ctrna ctyri fetou grilo hutne jejic konci kotli krupe kure kuret lehke lze meli musi musli nakla ne nechc nechu nemic neste odvaz pekla pit poled predp pripr prote roku ruce sadla smaze srovn stavn syra tak tim uchov ukaze upect videt vlakn vyraz zni',
  ],
  [-12, 'barvu casto dlouh kazdy konze led nasle nenec pred ragu rano ryba samo sebou sladi stejn vsak zacin'],
  [
    -13,
    'acsm adapt appro asses athle bali bere birch bistr bodyb cause celyc cem cemu cenu cevni chci chemi chodb cinky colle count coz dali desat detem dha dieto diets direc dob dodal dohle dojdo dosla dost dreze druhy dubnu epa excel exces fat ferme ferri fitne gain glute grafe hlava hlide hliva hubno human hure hutno hybe impro issue jaky jecny jedin jedlo jidly jinem jod jodid jodu kance kapky kasei kavou kdezt kdysi klas koho kolac konzu koure kralu kroky krve kusec labor lahve large latky lecby leci lehky leku len lesa levny life long lonsk lower maleh maly marga mater melo menit merte metr mezin miri mirit miru miska mmhg mnozi moci model moder mokra mrazi nabiz nalad narra nasob natio natur nazev neber nebud nedrz nehub nejpo nekyn nelou nemlu nenam nenap neoch nepod nepom nerek neros nesma nesou nespe nevyd nezra nikom nizka nizky noci nosim noveh novou novy nutne obese obili objec obnov odvod off okamz oko omezi order org osmad osmna other otvir ovoci padan palmo pamet paren pekli peni pizzy plotu pojil pokro porus povin pozad pozdn pravd premy press price prija prise prodl prujm pustt radsi reden regis remis resi ridi rijnu rohu rozpo sacci sacek safet sahne samoz satur sedmn sedne sejde selha seste sever skinf sklon skodi slad slano sleep sloup slozi small snasi snazs snese sodiu soji souca soup spole spolk spory stepi stopr strat suchy susim svalo svatb syry tasce tasky tehdy tele teles tempo teras termi termo testy thick tisic toale tomhl total tramv trham trime trina tuto tvurc ubire ubrat ubude ubyte ucink uloze unavo uspor ustec vadi varen varku vazne vedem veden vek velik veta viano vim vinu viroz vlasy volba vrcho vuli vyryv vyska vytir vyvaz zadrh zapad zapln zatez zcern zejme zeme zesed zhors zimom zlaza zlukn zluta zmena zmenu zmeri zmert znamk zpoma zraly zubni zvadn zvazt zvoli zvykn zvyku',
  ],
  [
    -14,
    'bakte bucht cerst dele dobra dvojn jen klesa krup nepre nesme oznac pecen pevno pise plody pomoc skyre ta uz velky vepro zachv',
  ],
  [
    -15,
    'among based betwe bliz blood boli brits caji cekal celeh celou cerea cesta chuze cili claim cochr cocky cohor data davaj davce davej detsk divej dnu dodaj dozra eatin evide exten fibre gluka goal gov gramy hrsti hummu hutna insti jedl jedne jinym jizni jmeno kalku klidu klien komis kopro kreat kruta lakta lakto lecic lezel mele men mente meren mrtvi muzi muzu nafou namle naroc naroz navra navyk nebo nedaj nejsn nelis nenas nepat nepoc nepos nesna neuva oliva paliv pamat patte pedia perfo pisme pitny planu plast plato podne pohla porad posko pozor praco prezi prito prohl pust radej radek real regai rezni rodic roste salat seaso seden self sestn setri setti sila silov sladc slusn snase snede snedi snizi sobe souce spat srpnu stane stano stedr sugar sytos takto tato techn telef tem tence term tlake treat tvrze typ ubere ucet umlit unava unave unii upozo urcuj vanic vanoc vari varny vasi vazte ven verej volej vybra vyhne vypij vypil vyvoj zacal zacpa zadrz zasad zen zizen zrovn zvedn zvolt zvyk zvyka zvykl',
  ],
  [-16, 'balka davka jako kdyz moc muzet nema par pokud presn samy slads snadn stave tolik treba vune vuni'],
  [
    -17,
    'abych addre ahojk akce aktua alber alena aleny ambro an anton aperi aplik aroma aroy atmos ba bajec barev barvi be bebin bedny beret beta bezes bezin bilyc blate blizk blogt book bozen bozi brne burgu byl bylo caka calor cap capa cau cech cechy celit cerna chalu chod chody chop chova chran chron chtej chybu chytr cim cinsk ciny citov citu click comme conse consu ctyre cukro dalma dar david debat dedu dekor delan den did dile divit dle dnesn dobyt dojde dolni doopr dopol dopus doraz dort dorty doruc douse draho drahy drobo droge drube druh druze drz dvere dvora email emimi enjoy enzym etnog fakt farem farme fenom fit fleky foods forum fotba fotek fotka frida from fwd gabri gazdi globa gluko hane hlaso horkn horku hormo horsk hory hrnko hroud hry hute integ inzer ivan ivana jabli jany jarda jarmi jaros jasny jdete jede jedly jedna jedno jeho jendy jenze jisto jitus jiz jj jo jodem jump kanci kapne kara karan kater katky kaufl klapa klara klast klice klidn klikn kluk kojic kompl komu kos kouzl krale kravs krimi krk krmno kroni krtko ktory kufr kulin kupci kurzy kus kvet kyty lanec lango lasko latin lazen leade lecbu lednu lenko lese lida lilko linec lisi listi lisu luxus magda maji make malov mami masar mass mata meal medov medve mega mely meni menop menu mesia mesta mesto metab mf milan minci minik mirek mirka mistn mit mivaj mlyne mlynu mmol mnisi mnou mody moja moji money monik mouka mozet mrkve mrzel mysle nadym najed nami napr narod nasim nasyt nauct nazor nehle neji nejis nejli nejvs nejzd nejzn nekup nemci nemuz nenah nenud neodo nepla nepuj nevah nevyr nevze nezam nezou nezvy noham norma not nouzi novak nuget obale objed obmen obvyk odesl odevz odpir ofici ohnem oky omacc ono opens opera opsan osmde osoby oster osvez ovocn ozivi ozvi padaj pan pana panu papa partu patem pecet peklo pekne perne petra phila pilir piste pisu pivu pizze pobyt pocho pochu pocit podca podom podsy podva pokaz polie polyk ponek popul poria porke port porta poslu posun potes potka potvr pouti poutn pouzi pozdr pozva prast predm prehr presk presl priby prini pripo priru provl proze prsni ptala pustu putov quest radam rajsk rakou re reago reagu realt relac remes revni riman rimst risot ritua rocni roky rosto rozmo ruky runve rydlo sahla samos save savoj schod schov sedou sefre serie sikov sipko skoro slech sledu sleva slevy slibo snad snazi snize soja som soups spank spiso sta stihl stipe sto stokl stopy stori stovk stras struc stryc studo suey sumav surpl susti svet svym syta tacos tag tech temat temit tenkr terez teti tezsi therm this tihle tiram tis tohot tomas tomuh toto trans trval trzic turme tv tvari tvrdo ubral ubytk uctu udrzi umela upecu upekl upiec uplny urodi ut utlou uvedl uzeny uzraj vasni vazen vcera vcetn veget vidit vidne vitez vladn vloze vojac volby volit vonel vstou vsude vyjel vymys vysch vyzvi vzalo vznik will windo you zakaz zakon zamil zanet zaslu zasob zaste zato zauja zavir zavrh zazne zde zdvor zepta zepte zhled zima zkrat zlevn zmens zmink zmrzl zna znack znali znit zveda zvets zvou zvyke µg',
  ],
  [
    -18,
    'activ admin aktiv aniz beru body boji budte bydle caje cena chudy chut chyst cilem cisle dal davno diete diety dodne domov dopad dopre dosah duraz dvace dzem food grame gulas hneda hodit hola horsi hraje hyper indii indiv itali italo jaro jecme jeden jednu jej jemna kapek katal kavy klid kloub klouz krabi krizo lacto lecit lepku letec mail malym marke mastn matov mem metla mines minul misa mlha mocov mostu moucn moudr musim muze muzou nadse nasel nasli navrh nedoz nejak nejsp nemat nemus nepta neute nevim new nezab nimi nizko nocni odhla oliv omeze onlin oprot orien otevr oves patec pecou petin pivov plan plece plna plnem plno plodi podil pohad posla pozde prate pravy preka pribr probl prozk pruje pry rady rec regio rekor repy respe rezim rikal risk role rozle ryb rybou sadu sanci schva sestr slabo slado slavn slibi sodik solte state stitn stoli stren study styl tabbo tchyn tehle tesim tezko tomto tradu trebo trhu tycin typic ucit umi unora usmev ususi uziva vami vazi vede vedou venku vetra video videu vietn vloce volbo vydel vydrz vypoc vytaz vzal your zadej zbyde zemic zitna znaji zub',
  ],
  [-19, 'ale by doby kolem kysel mleta naraz nim od si sladk slany strav vyber vzdy'],
  [
    -20,
    'acade alkoh assoc bohat break bych cardi case ceho cekan cvici daval disea dodav dodrz dorus driv druha dukaz gener gout hlavk hruba hubne jasne jinak kdyko kiloj kofei kombi kruty ktere lety lisit maint mizi mlyna nadva nasla nejed nejra nejst nemu neodm nepor nerik nesti nevad neved nezby nize nosil nudlo obedy obejd obraz odmen odrud okne opako oprav oslav overw pekar pesti pesto physi pochv podro pohod poste predc pribe prije prozr pulka rada ridit rikaj roce roli rozje sam sedi sklep skola slaze sluzb souvi spoci stalo stari stolu strud takzv tesit textu tlaku travi trhej trvaj tvrdi tyto ubert udaj uvidi vahu veda volte vysce vyset vysoc zajde zakus zari zime zitra zitre zivoc zleps znate zvrac',
  ],
  [
    -21,
    'behav boles byli cestu chyba chybi cist contr date detst dortu dosta dusi europ exper gastr gram hlado horec index jidle jina krev ktero lete levne limon mailu malou miva mnoho najit napad nebez nebyl nemen nesla netre nevyn objev oboha obsta ostre pacie petad pivo praba prekv prepo priji prode psych recom reduc repor silu skoly slana slozk snizu souhr spis sprav srdec stoup stres suppl svete syti tajem tucne tucny types udrzo urad usetr vcere vite vyuzi zacit zarov zavis zavod zeny zhork zimni zkust zmeny zrusi',
  ],
  [
    -22,
    'bezny cervn cooki davky diet dubna exerc exist fotog hlida hokka ingre intol inzul jedla jiny kila korun krevn krvi lepe litru malok mel misko mraz mu muscl nadby nechy nedal nehod nejle nemam nevit nez obede obilo obvod odhad pades pas pocti podpo pomuz poruc prect prich prici prino prisn prist proce proml prumy purin resen resis rutin sezon snite souhl spane stars take train vase vaze vraci vyhyb vyssi vzit zapla zhubl zhubn ziska zmize',
  ],
  [
    -23,
    'anony bezpo bobin brezn bufet byva casem cc cenov chrud cil cislo commo cooka cpt ctena cukra datum davat denik desit dik dopra dovol dozvi efsa garam glyke histo hlasu hrnky itals jarka jisty jitka kamen kanal kilok kousa ks kucie kvali lajk lehci letak loni mailo mama manze minis nabid nejen nemaj nepra newyo novej obezi odbor odmit ohodn pardu pestu pizza plnou podni pohyb porce postn poves prazd prezr print priro proda prvni rados ranni raz regal rijna sa sacku share shop sklid slibe slouz stare stylu svalu techt tema tofuf totiz trave tuzem tvrde tyhle ucite ujit ukaza uloz upred vrace vstre vysil vyzna vyzva wikim zachr zadne zadno zahrn zapom zaruc zasto zbude',
  ],
  [
    -24,
    'alerg ani asijs burge carbo care cas casop cesku clini diagn dietu dnech dnesk dohro dokaz domlu dopln dostu eu home hrst jidla jiste journ kamar kazda kminu koleg kupte ldl lepek lepsi leto libov medic menst mlade mluvi mnozs musel mysli nahla nahra nase nasta nasyc necek necel nedop neexi nekoh nemoh nepot nevyh nevys nic nova obdob obesi odkud ona otazk overt pasu plano polot porci pouze preds prest preve pribi prine prizn proto rekla rostl slovo slug spatn staci stani svou urcit uspec utery vec vedel verze verzi vykon zadny zelo zivin zkous znam',
  ],
  [
    -25,
    'akora byval cerne ci da hospo jake jineh jinou jite kava konkr ktery kuchy kupov listo mate mejte mg more my nejde nekdy nemel onemo ponde prave prilo prost rozdi rozum sama sem smysl stoji table to tuhle tyden vsich vycho vyzad with zaber zadna zelna zmeni',
  ],
  [
    -26,
    'blesk blogu cerny child chodi dava dekuj dokon etike fungu hanka hleda horak infor jedi jedli jelen jich jine jsem jsi jsme kontr koupi krasa krtka lenka lip lucie magaz maile masov miluj mnoha moda naopa naseh navic nedav nedos nepoz nizsi obeda pojdm poprv posky predn radi rando rizik snist soute stand stary symbo syste takov terap teto tipy tisk tlak totez tou tu typu uvod vezme vhodn videa vodna voni vyjim vynik vyslo vysve vzpom vztah zahon zalud',
  ],
  [
    -27,
    'balen bezne byste cukry defic delsi forma indic ja lidem meta nejca obsah ochra organ osobu piti pokus pozna prina slo sveto tahle takhl trial uzeni value vydat vypad',
  ],
  [
    -28,
    'analy celem ceny cisla cteni cz delka diabe drive healt hlad hlede houbo hrani inspi kojen libit mala mame misto mlecn mnohe mozno muj musit napsa nepec odpol osved patri plati pocet podmi podob porov posit poslo prace prakt pravo sami skliz skoln skute socie svick teta toho tomu tydnu udaju varia veci vyziv zasta zjist',
  ],
  [
    -29,
    'bmi budem celia cesky chole dala dezer disku dobry druzb dulez holky item ktera kvetn loss luste medu nasi nauci navst neco nejob nekdo nekte nesta nezkl nezna obedu osob podiv podzi potiz povaz prijd rad revie sledo spotr spous strev super svaci tikka udrze vegan vymen vynec vysta zda zpuso',
  ],
  [
    -30,
    'adres ceka chybe dela duvod effec franc insta int jak jidlo jist kdo kdy konta kultu ledvi mamin manag marti mela mne mohou nejvi odber opini petr pomah potra prehl progr pytli resta rika sni souse srdce svaly svate sve svuj tedy ten tenhl trpel ty udaje vaha zdarm',
  ],
  [
    -31,
    'archi berte bezpe blog budet byvaj cely co denni dite dni jana jeji jestl jidlu leky novin prava rekne scien sefku skupi sloze snedl stole tabul telo tom ulozi uprav vapni vlast vubec zajim zapis zvere',
  ],
  [
    -32,
    'ameri autor chce clove davam delam dobe hodne https inter kvuli letni letos osobn patek plny pocha pravi refer rok skvel tady te tehot ti url vsem weigh zdroj zivot zvlad',
  ],
  [
    -33,
    'ahoj ano celko ceske guide kalor kc krasn kulaj libil masal mene mraza najde obyce prihl puvod redak tuky varil vybir vybor vycha vzdyc zname',
  ],
  [
    -34,
    'adult alt cover ctete diky doma dospe dyne hodi intak karti klasi lide obcho odpov pece sobot treni vy www zacat zasyt',
  ],
  [
    -35,
    'delal descr dieta faceb foto gramu keywo kj kroke mam mohlo nakup nam napis nemoc pokrm poved pro studi viken vine vyrob zahra',
  ],
  [-36, 'chtel doba dobro kteri libi malo moje oblib prisp sezna tam tohle tradi vyzko zelez'],
  [-37, 'babic clane dny evrop kilog kupuj prijm publi relat sacha sdile taky vecer vedet vic who zkusi zprav'],
  [-38, 'deti domac domu hubnu let me nikdy posil rodin snida sport tydny vice vitam'],
  [-39, 'kde nikdo nutri obed proc rozho tento tydne'],
  [-40, 'clank kg kolik krok lidi on recip'],
  [-41, 'answe dnes komen kucha the'],
  [-42, 'denne for hodno in lekar takze'],
  [-43, 'dopor hmotn jste vas'],
  [-44, 'hlavn nedel zdrav'],
  [-45, 'chutn energ jidel mi of tip'],
  [-46, 'and vam'],
  [-48, 'kcal nas'],
  [-51, 'title'],
  [-53, 'bilko'],
  [-63, 'recep'],
]

export const WORD_WEIGHTS: WordWeights = new Map(
  STEMS.flatMap(([weight, stems]) => stems.split(' ').map((stem): [string, number] => [stem, weight])),
)
