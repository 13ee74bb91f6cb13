// Made by bench/src/pasted/learn-weights.ts from the steps, descriptions and articles of the product and the pasted recipes of bench/corpora.
import type { WordWeights } from './told-words.ts'

/** The beginnings of words, without accents, by their weight: see `WordWeights`. */
const STEMS: readonly (readonly [weight: number, stems: string])[] = [
  [51, 'omyjt'],
  [48, 'stavo'],
  [46, 'dozla osolt'],
  [45, 'opepr vlozt'],
  [44, 'vsypt'],
  [43, 'omyte osole paste podli proli'],
  [42, 'duste formy'],
  [41, 'omyto vypra'],
  [40, 'prisy rozeh utren vyloz'],
  [39, 'ohni omyty pepre zezla'],
  [38, 'nalij odpar posyp smich vlijt vyjme zeskl zpeni'],
  [37, 'dame nasek oloup restu slijt vzeji zasle'],
  [36, 'dukla opeke peny varu vykra zbavt'],
  [35, 'jadri osmah pecic rozdr'],
  [34, 'cukre dohla nadro nakra odlez osmaz sklou vyval'],
  [33, 'dusim kuru mirne nahru ocist preli prohr tycov zalij zavad zpent'],
  [32, 'masu nech oplac pecte pokap scedt utret zakap zamic'],
  [31, 'domek kratc naskl nat prend pulko stupn tenka vrouc zapra zprud'],
  [30, 'cira metli nezus obalt odvar omyje plnim rozeb sceze utrem vinem'],
  [29, 'hnett naklo oskra promi pulce ridko svari sypem usleh vodou vsype zbyly'],
  [28, 'misek mm mouko muska osoli stale varte vmich vypek zadel zapek'],
  [
    27,
    'dochu jader miche natla okore pec petrz pokli rozem rozmi rozpu rozsl smazt spart spojt zakry zakys zbyle zemia',
  ],
  [26, 'mixuj najem odsta prazt propi rozli steri zasyp'],
  [
    25,
    'hroma jimi kvase lepiv nastr ohne omyta orega otoct pocuk polij prece pride prikl repko sitko soli uleze vhodt vyklo vysyp zchla',
  ],
  [
    24,
    'bobko formi koria kvety masca odloz prive propl protl prouz rozct rumem slije spejl uhlad valim vode vytva zvenk',
  ],
  [
    23,
    'cm dojit kopre kosic mleto mrizk nepou oleji opran platk podus rozma rukol slani sypke tuhou vidli vlije zhous',
  ],
  [
    22,
    'blan cesne dotuh kastr kmin kvask marme mouku nacec nakro nati neztu plat poloz povrc prekr prikr propr prose pulme rozde rozri salve skrz skus tahne tenky tvort vse zbela zbylo zevni zlout zpevn',
  ],
  [21, 'celer dilu kmine obrat octem odkry opect pecem podav scedi vcelk vlazn vychl zlata'],
  [
    20,
    'aloba bilke bobtn bochn cibul derov dulku dulky kapce kosti kostk krome kurou lupin makem matne minut mise mokro muku nikde okem osupe parou penu pivem plnte pokla posol pote potru prele promn prosl protk ridke rozkv rozvi salot slepu snih sol solam stope svine sypan tenke tuhno tvaru umich utrit vajce volsk vriac vrstv vydla vykle vymie vynde vypar zlate ztmav',
  ],
  [
    19,
    'dohne dopek dosol hnete jarni kolec ledov list masle misy nadyc neodp nezho oleje parac pomou prova robot ruzov sleha srolu stavu trhan uvart uvnit uzavr vale varec vinny vtlac vymaz zahri',
  ],
  [
    18,
    'forme karta kousk kremu kynou matou mekno mixer nakon natre natvr navrc obou odmer osust povar prask skori slehe sterk zhned',
  ],
  [
    17,
    'archy baby bilku bilky citro dilky dolij dolu doskl dovni javor kost kusy kuze lehce libec litry mekka napec nasak nasyp natrh necht neoso oboji odebr olivo olivy ozdob pater peci pecli pepr polit pomle potri prami prene prili prusv rimsk rozlo rozpr seber seriz sirok siska sito slupe stenu uplet valec vejci vody vykuc vypec zavon zele zpet zvyst',
  ],
  [
    16,
    'dily dopec dvouc horko lilky mezit micha odpoc okraj pazit polov rapik rozkl ruzic sisky situ tmave val varem vratt vymic zacno zmekl',
  ],
  [
    15,
    'al boky brynd bubla bulek deci deky dente dilku diry dobil dokyn dulek el flick folie ghi hadze hmozd hmyz hnedn hnili hrnci ihned jdeme jisko kafi karda klade kladt klink kocky kurku kym lijem liker louho lucin maty mazem milov misky mrizc mrkev mukou napln napor nasbi navlh nejje nejpr nekap neota nepru nesmy nevyv nezme nivou obdel obere octom odmoc okmin opecu orise osatc osatk oschn osmin papir peces petik pinio pl plet polni posek potir potrh prazi prebe presy pretr primi pritl prohm prole pruhy pruzi pyl pyre rezem rukam rybic setre sliju snitk snizt sodu spick steka sten stoce stouc sul sulan sup svart svint tekou teze toast trose trvan tuzsi umeoc uples upraz utres utru uvar uvoln vacla vhodi viko vleje vliju vlit vlozi vo vpich vrsek vrsky vsleh vydus vylej vyper vypne vytvo wok zalil zavic zcela zdobe zlati zlatn zmies ztuhl',
  ],
  [
    14,
    'centi chlad dno drozd folii jemne mozza nabob namoc odriz pekac pisko porek prope prsa prsty ridky rozet rozkr rozvo sekun silne stat tekut udele vodu zazvo',
  ],
  [
    13,
    'doruz droli hrach hrubo kakae krene mekke naber nahor necha obloz odlep okapa panvi passa pevny platy polom poote postr povid prehn prudc sadle slepi spoji sunde tuhe tukem varim vejce vklad vlake vydrh vylit zachy zapic zatah zrnic zuby zvoln',
  ],
  [
    12,
    'brosk celym cocku dlani koren korpu lepit listk lzici major maso med mekky nalam napul nasuc nesmi nevzn obali ode odstr olej orest priti probu propa rolad rozta silny smes sunku tresn umelt upros varic vykro vymac vysle vytah vyvar zampi zatre zbytk zitne zmack zmekn znovu zredt zrnka',
  ],
  [
    11,
    'az dokud duzin eidam formu grilu halus horke hrebi hrnce kurka malem maslo metlo mleke niti nudli ohrej oslad plame prede sypte syr treti troub tuha tvar tymia vsakn ztuhn',
  ],
  [
    10,
    'aby avoka bezle dopro drzet husta jadra jezte jisku kraju lezet limet litre misou ml mlynk nalev napre nared neolo obcas obert ocet oddel odsun opatr opece orisk papri parky pect pevna placi pomac prile pulen rozva sitku stava steny trosc tuhy uterc vyjde vzhur zabal zeli zjemn zlato zlehk',
  ],
  [
    9,
    'bazal bile drcen dvema hladk hrase hrudk huste husty jeste krats kusu kveta marin matu mlece mleko odebe pod podel poskl potom prelo pulku rozpa semin sirup smaz sucha teste uplne vsim vykyn zavar zrnit',
  ],
  [
    8,
    'asi do dovar drobe drt dzeme horky hrano hrube hrude klobo kopec kridl krouz kukur kustk lahvi listu litin naten navrs nejmi nesle odbla odkro odpor opraz palic peciv pecky pevne plnit podru povol prame prekl preta pruzn rosol sezam slupc smota sodou sojov stavy steak stran sype tenko teply testo trosk tvary tvrdy udrzu upece vlass vlhke vlhky vsemi vylij vyriz zajis zastr zavre zbyla zesve zkara zprac zrnko',
  ],
  [
    7,
    'bramb hodin kopr misu mouck nejso ostat panve pastu plech pulky rajce rozst slupk smeta stude svetl teplo tesne usmaz visne vyhon vytre zpatk',
  ],
  [
    6,
    'casti cedni ctver cukr dnem hod horci houby hrnku kazdo kompo kuzi liste lnene mandl masla medem mleka mouce na napri novym nozem nuz pare parma plack prida prisa rybu skrob smazi snehu spena stahn strou suche syrem vanil vepro vlock zbyte',
  ],
  [
    5,
    'bilek bocic bubli bulky chlaz dna drobt extra hned housk husto kasi kisel kokos kruto kulic kusku lame lepka lilku lis livan majon mak male malin mokry mrkvi nakle naser natah nemix neodk nesol netec nevyp nezmi noky nuzka obal obalo okurk panen perly pisek podrt pokoj presu propo rajca recky rizky rozpl ryzi salsu smoot spodn stehn sunko tamar testa testi tresk tuhyc uterk valce vrch vytri zlaty zluto zroso zruzo',
  ],
  [
    -5,
    'bezov bily bylin deli dijon dobre dve gnocc grano ke kefir klizk kokte kratk krkov lzice mista ni nich ostru pocke podle pomaz porku premi prolo proud sklad slane tvori vyskv',
  ],
  [
    -6,
    'bez beze dokol druhu dvakr dynov filet gazpa grana jazyk jdou jime jiska kavu kelim kouri lahud lamou malyc masa mezi most myti nadob nasaj nepro nicim nitky objem ochuc pekla pije pise podrz polen predt prime projd proji protr prsou pujde ridsi rychl saksu sbire sebou sejk sest skvrn sla srazi stavn stena stul tect ted trech tunak udela umyjt usnad vahy vlacn vyraz vzdus zapne zkont zmraz zridn zvysu',
  ],
  [-7, 'dobu hovez jedni jim octa patna po prudk rezy trikr vedle velka zitny'],
  [
    -8,
    'cele celku cesto chill cocka cocky dat deset dipem drstk drzi hlavy hrozn jahel jemny kopru koste kotle kozim krehk kure lezi li mikro mirny misku nejdr nejsi nevyl nezve nezvl nohy omele oznac pocka predp priba prisl prste repa roku rozme rozte rukou se smi soust spali tenci tmavs trice uklad uvare velko vysok vytec ztvrd zvyra',
  ],
  [
    -9,
    'barvu behem bileh cast cerve daji dil dne doda dute gorgo jde kolac ma miste nabir nasle pecu plotn pokle posta prote proti repou ryby ryze samoz sunka vajec varen velik vysky zesla',
  ],
  [
    -10,
    'arbor at balka dort dva filtr hribk jit kdyby klesn krize lepi miner mozec musi nebud neda neni nevyk nezal ohrat ovoce palce pijte prove pseni pulho rana rizot salso sotva strud tehdy tezke tlust trenu umyt velmi vzduc za zaokr zbyva',
  ],
  [-11, 'casto ctyri dlouh dvana fetou grilo kuret musli nakyp nesme nezac pet ruce tuk tuku ulozt videt vlakn ze zni'],
  [
    -12,
    'babov bucht ciry jejic konci krupe lehke lzic makov meli mensi nakla nechu nemic nenec neste omacc pit ponor prken rada ragu ryba samo schov sladi srovn syra tim tri uchov ukaze vajic vidit volne vsak vuni',
  ],
  [
    -13,
    'acsm adapt appro asses athle bali bere birch bistr bodyb byl cause celyc cem cemu cenu cevni chci chemi chodb chyba cinky cinsk colle count dali desat detst dha dieto diets direc dob dodal dohle dojdo dortu dosla dreze dubnu epa excel exces fat ferme ferri fitne gain gastr glute grafe hlava hlide hliva houst hubno human hure hutno hybe impro ingre issue jaky jecny jedin jedlo jidly jinem jod jodid jodu kance kapky kasei kavou kazdy kdezt kdysi klas koho konkr konzu koure kralu kroky krve kusec labor lahve large latky lecby leci lehky leku len lesa lete levny life long lonsk lower mailu maleh malou marga mater melo menit merte metr mezin miri mirit miru miska mmhg mnoho mnozi moci model moder mokra mouka mrazi nabiz najit nalad narra nasob natio natur nazev ne neber nedrz nehub nejpo nekyn nelou nemaj nemlu nenam nenap neoch nepod nepom nerek neros nesma nesou nespe netre nevyd nezra nikom nizka nizky noci nosim noveh novou novy nutne obese obili objec objev obnov odvod off okamz oko omezi order org osmad osmna other otvir ovoci padan palmo pamet paren pekli peni pizzy plotu pocet pojil pokro porus povin pozad pozdn praba pravd pred premy prepo press pribo price prija pripr prise prode prodl prujm pustt radsi reden regis remis resi ridi rijnu rohu sacci sacek safet sahne salat satur sedmn sedne sejde selha seste sever skinf sklon skodi skoly slad slano sleep sloup slozi small snasi snazs snese sodiu soji souca soup spolk spory stepi stopr strat stres suchy susim svalo svatb svete syry tak tasce tasky tele teles tempo teras termi termo testy thick tisic toale tomhl total tramv trham trime trina tucny tuto tvurc ubire ubrat ubude ubyte ucink uloze unavo uspor ustec vadi vari varku vazne vedem veden vejde vek veta vim vinu viroz vlasy volba vuli vyryv vyska vytir vyvaz zadrh zapad zapln zatez zavis zcern zejme zeme zesed zhors zimom zlaza zlukn zluta zmena zmenu zmeri zmert znamk zpoma zraly zrusi zubni zvadn zvazt zvoli zvykn zvyku',
  ],
  [
    -14,
    'bakte detem dobra druhy dvojn klesa krup kynut maly nekol pecen pevno plody pomoc rajsk skyre uz vina zachv zhrub',
  ],
  [
    -15,
    'among based betwe bliz blood boli brits caji cekal celeh cerea cerst cesta chuze cili cim claim cochr cohor cooki data davaj davce davej dele detsk divej dnu doby dodaj dozra dubna eatin evide exten fibre gluka goal gov gramy hrozi hrsti hummu hutna insti jedl jedla jedne jiny jinym jizni jmeno kalku kdyz klidu klien komis kopro krabi kreat kruta kvasn lakta lakto lecic lezel malok mele men mente meren mleta mrtvi muzi muzu nafou namle naroc naroz navra navyk nedaj nehod nejsn nelis nenas nepat nepoc nepos nesna neuva nevit oliva paliv pamat par patte pedia perfo pisme pitny planu plast plato podne pohla pokud posko pozor praco pracu prect prezi prino prito prohl proml prumy pust radej radek rano real regai resen rezni rodic roste seaso seden self sestn setri setti sezon sila silov sladc slany slusn snase snede snedi snizi sobe souce souhl spat spole srpnu stane stano stedr stejn sugar syte sytos takto tato techn telef tem tence teprv term tlake tou treat tvrze typ ubere ucet umlit unava unave unii upozo urcuj vanic varny vasi vazte ven verej volej vybra vyhne vyhyb vypij vypil vyvoj zacal zacpa zadrz zapla zasad zen ziska zizen zrovn zvedn zvolt zvyk zvyka zvykl zvyse',
  ],
  [
    -16,
    'chut davka jako jedna jednu jen maji moc nebo nema nezap ohriv peti porad pouzi pozde presn samy slads stave velky vune vzdy',
  ],
  [
    -17,
    'addre ahojk alena aleny an anton aplik aroma barvi be bedny beret beta bezin bilyc blesk blizk blogu bozen bozi brne burgu byla caj calor casem cau cc cech celit cenov chalu chod chova chran chron chrud chtej comme commo conse consu ctena ctyre dalma dedu denik desit did disku dobyt dojde dolni doopr dopol dopra dopus doraz dorty doruc douse dozvi draho druh drz dvere email enzym fakt farme fenom fit foods forum fotka from fwd globa gluko hlaso hlasu horkn horku hormo horsk hory hute ivan ivana jany jarmi jdete jede jedly jedno jeho jendy jenze jisto jisty jitus jo jump kanci kater katky kaufl klapa klast klice kluk kojic konec krasa kravs krk krmno kufr kupci kus kvali kvet kyty lajk lanec lango latin lazen lecbu lednu lepku lese letak lida lilko linec lisi listi lisu magaz magda mailo make mami masar mass meal medov medve meni menop mesta metab minik minis mirek mirka mit mivaj mlyne mlynu mmol mnisi mnou monik moucn mrkve mysle nabid nadym najed napr narod nasi nasim nasyt nauct nehle nejed nejen neji nejis nejzd nekup nemci nemuz nenah nenud nepla nevah nevyr nevze newyo nezam nezvy noham norma not nouzi novak novej nuget obale objed ohodn oky ono opera osmde osoby oster osvez ovocn ozivi ozvi padaj pana panu papa pardu peklo pekne petra pilir piste pivu pocho pochu podva pokaz polyk popul poslu posun potka potvr pouti poutn pozdr pozva predm presk presl prezr pribl priby pripo priru ptala putov quest radam rakou re reagu regal revni riman rimst risot ritua rocni roky rosto rozmo ruky sa sahla samos save savoj schod sedou sefre serie sesti share sipko sladk sledu sleva slevy slibo slouz snize soja soups spank sta stihl stipe sto stopy stovk struc stryc stylu super surpl susti svet syta tacos tag tech techt temit this tihle tipy tiram tis tofuf tolik tomas trans trval trzic tuzem tvari tvrdo tyhle ubral ubytk ucite uctu udrzi uloz umela uplny upred urodi ut utlou uvedl uzraj vanoc vazen vcera veget videa vojac volit vonel vsude vyjim vymys vysch vysil vyzna vyzva vyzvi vznik vzpom vztah wikim will you zadno zakaz zakon zamil zanet zasob zaste zato zauja zavir zavrh zazne zdvor zepta zepte zhled zkrat zkust zlevn zmens zmrzl zna znack znali znit zveda zvets zvou µg',
  ],
  [
    -18,
    'activ admin aniz beru body boji by caje cca chudy chyst cilem cisle dal davno diete diety dodne dokaz dopad dopre dost dostu food gulas hneda hola home horsi hyper indii indiv itali jaro jecme kachn kapek katal kavy klid klidn kloub klouz kminu koleg komu konta krizo kultu kysel lacto lecit letec mail malym marke mastn matov mem metla mines minul misa mlha mocov moudr musim muzou nadse nasli navrh nedoz neexi nejak nejsp nekoh nemat nemoh nepta neute nezab nimi nizko nocni nova obvyk od odhla odkud oliv omeze onlin otevr oves patec pecou petin plan plnem plno plodi podil polot posla praci prate pravy praze preka pribr prizn prost pruje pry rady rec rezim rikal risk role ryb rybou sadu sanci sestr sklid slabo slado slavn slibi slovo sodik solte spatn spis sprav stani state stitn stoli strav stren study tabbo take tchyn tesim tezko tomto tradu trebo trhu tycin ucit umi unora usmev uspec ususi uzeni uzeny uziva vami vazi vcetn vede vedou vetra video videu vloce vydej vydel vydrz vypoc vytaz your zadej zbyde zemic znaji zub',
  ],
  [-19, 'den kolem naraz nebyl sedm stars vyber'],
  [
    -20,
    'acade ale alkoh assoc bohat break bujon bych cardi case ceho cvici davku dietu disea dorus dosta driv druha dukaz gener gout hlavk hruba hubne jasne jeden jinak kamar kdyko kiloj kofei kruty lety libit maint mel mizi mlade mlyna musel muzet mysli nadva napsa nasla necel nejra nejst nemu nerik nesti nevad neved nezby nize obejd obraz odmen odrud okne ona opako oslav overt overw pesti pesto petr physi pochv podro pohod porci poste pribe prije prine progr pulka ridit rikaj roce rozje sam sedi sklep skoro skute slaze sluzb spoci stalo stari stolu svou teta tlaku travi trhej trvaj ubert udaj uvidi vahu vase veda verze verzi volte vy vyset vysoc zajde zapec zapom zari zime zitra zleps znam znate zvrac',
  ],
  [
    -21,
    'akora behav boles byli byval cas cestu chybi ci cist contr cz date dusi europ exper gram hlado horec hospo index jidle jina kava krev kvetn levne limon lze mala miva muj napad nebez nemen nesla nevyn novin oboha obsta oprav ostre pacie petad pivo prekv priji psych radi recom reduc repor samot sem silu slana slozk snizu souhr srdec stoup suppl syti ta tajem tucne tuhle types udrzo urad usetr vcere vite vycho vyuzi vyzad zacit zarov zavod zeny zhork zimni zmeny',
  ],
  [
    -22,
    'bezny cekat cervn chodi davky diet dokon exerc exist fotog hlida hokka hrst intol inzul jidla kila korun krevn krvi kuchy led lepe litru misko mnozs mraz muscl nadby naopa navst nechy nedal nedav nemam obede obilo obvod odhad pades pas pocit podpo pomuz porce poruc posky povaz prich prici prisn proce purin resis rutin si sledo snite spane svick teto train treba vaze vraci vyslo vzit zacin zadne zhubl zhubn zmize',
  ],
  [
    -23,
    'bezpo bobin byva cil cislo cooka cpt cukra cukro datum davat dekuj denni dezer dopln dovol efsa faceb glyke hanka histo holky hrnky infor jine jitka jsi kamen kanal kc kilok kousa lehci lenka lepsi lip loni lucie maile mama manze mu nakup nam nekdo nemel nepra nepre nezkl nic nim obezi odbor odebi odmit pestu pizza plnou pohyb pojdm poves prave prazd predn prihl print priro prist proda proto prvni ranni rijna sacku sefku slibe snadn staci stare svalu symbo tisk totiz trave tvrde ujit ukaza vegan vrace vstre vyssi zachr zahrn zaruc zasto zbude',
  ],
  [
    -24,
    'ani asijs brezn carbo clini da dvoji eu forma indic insta jsem kazda ktery leto lidem mate medic menst mne nahra nase nasyc necek nejle nepot obdob obesi ochra otazk pasu preds prest preve prilo prina rekla sama skliz slug svate svuj takhl vydat vykon vypad',
  ],
  [
    -25,
    'adres alerg autor bezne care casop celem ceny cerne cteni ctrna diagn dnech dnesk dohro domlu drive franc jake jich jineh jinou jiste jite journ kupov kupte ldl lepek libov listo mame mejte mg mluvi mnohe more mozno musit my nasta nechc nedop nejde nekdy nepec nevyh nevys nez onemo osved podmi pokrm poled ponde porov prace pravo pribi pytli rostl rozdi rozum sadla skoln smysl stoji table takov tenhl ti tyden udaju ulozi uprav urcit utery varia vec vsich vubec vyziv with zaber zadna zadny zasta zdarm zelna zivin zjist zkous zmeni',
  ],
  [
    -26,
    'cerny cesky child dava etike fungu hleda houbo konze koupi ktere ktero mnoha navic nepoz nizsi pozna rando stand stary totez typu vodna voni vyzko zahon zalud',
  ],
  [
    -27,
    'archi balen byste ceka coz cukry defic delsi doba dobry foto horak jedi jedli jelen kalor kontr libi meta miluj mohlo naseh nauci nedos nejca nejob nejvi nemus nesta obeda obedu organ osobu piti pokus poprv rika rizik slo sni snist sveto syste tahle taky terap tlak to toho tomu trial ty value vezme vhodn vybor vysve zajim zpuso',
  ],
  [
    -28,
    'analy cisla delam delka diabe dobe healt hlad hlede hrani inspi jidlo kojen mamin mela misto mlecn mohou obsah odber odpol plati podob posit poslo prakt resta sami skupi skvel smaze socie te tydnu udaje veci',
  ],
  [
    -29,
    'bmi budem bylo celia chole dala dulez item jana kdy krasn ktera leky libil loss luste medu moje nekte nezna osob podiv podzi potiz potra prava prijd prisp rad revie sdile spotr spous stole strev svaci tuky udrze vlast vycha vymen vynec vysta zda zprav zvere',
  ],
  [
    -30,
    'budet celko chybe clane dela duvod effec int jist kj kulaj ledvi manag muze oblib opini osobn plny pocha pomah prehl refer sezna souse srdce svaly sve tady tedy ten trpel vaha vsem zdroj zivot zvlad',
  ],
  [
    -31,
    'ano berte bezpe byvaj clove davam diky dite jak jestl jidlu napis odpov pocti rekne scien sloze sobot telo tom vapni zapis',
  ],
  [
    -32,
    'ahoj ameri celou cely ceske dni dobro doma domac dvace hodne jeji kroke kvuli letni letos mraza najde neco obcho pece puvod redak rok snedl tabul tento tradi vzdyc',
  ],
  [-33, 'chce co delal dospe dyne guide hodi https inter klasi me mene patek poved pravi prijm tehot url weigh zname'],
  [
    -34,
    'adult alt chtel cover intak karti kdo lide mam nemoc obyce varil vedet vice vybir www zacat zahra zasyt zkusi',
  ],
  [-35, 'babic ctete descr domu gramu keywo kteri nikdy rodin sport studi tam treni viken vine vyrob'],
  [-36, 'clank dieta malo sacha tohle zelez'],
  [-37, 'dnes kg kilog komen kupuj let patri proc publi relat tu vecer vic who'],
  [-38, 'deti dny evrop hubnu ja krok kucha nedel obed snida vitam'],
  [-39, 'hodno jsme kde kolik lidi nutri posil rozho tydne tydny'],
  [-40, 'hlavn jste nikdo on pro recip vas'],
  [-41, 'answe hmotn takze'],
  [-42, 'for in lekar the zdrav'],
  [-43, 'chutn denne dopor jidel mi vam'],
  [-44, 'tip'],
  [-45, 'energ of'],
  [-46, 'and kcal nas'],
  [-51, 'title'],
  [-53, 'bilko'],
  [-57, 'recep'],
]

export const WORD_WEIGHTS: WordWeights = new Map(
  STEMS.flatMap(([weight, stems]) => stems.split(' ').map((stem): [string, number] => [stem, weight])),
)
