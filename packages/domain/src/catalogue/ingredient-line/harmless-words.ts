/**
 * Words of a line that do not make another food: how it looks, how fresh it is, where it comes from, who makes it, how it is
 * cut. A line that has any other word which a food does not explain, does not mean this food.
 */

/** Adjectives, as beginnings of words without accents. */
const LOOKS =
  /^(cerstv|cerstvejs|vlastnorucn|sezonn|dietn|kvalitn|dobr|domac|poctiv|babicci|farmar|farmarsk|venkovsk|bio|organick|ekologick|obycejn|bezn|klasick|tradicn|normaln|prav|cel|syrov|nevaren|velk|mal|mens|vets|stredn|drobn|dlouh|kratk|siln|tenk|tlust|jemn|nahrub|hrubej|zral|nezral|pevn|krehk|krupav|mekk|mekc|tuz|tvrdsi|suss|stars|starsi|vcerejs|mlad|rane|ranych|letn|zimn|podzimn|peknou|pekn|krasn|hezk|libov|prorostl|vypasen|chlazen|vychlazen|rozmrazen|odlezel|okapan|omyt|umyt|ocisten|oprane|opran|propran|vykosten|naloupan|oloupan|nakrajen|pokrajen|krajen|nasekan|sekan|posekan|strouhan|nastrouhan|struhan|drcen|rozdrcen|natrhan|trhan|nalaman|lamamn|laman|prolisovan|lisovan|utren|roztren|zmekl|povolen|rozpusten|rozehrat|vymackan|prosat|prosit|proset|naklepan|klepan|platkov|platk|hranat|barevn|pestr|ruzn|libovoln|oblibe|nejaky|nejak|jakykoli|jakekoli|neosetren|chemicky|oset|nechem|sladkych|stavnat|aromatick|vonav|voniv|cesk|moravsk|slovensk|italsk|spanelsk|francouzsk|holandsk|nemeck|polsk|americk|jihocesk|pekarensk|kuchynsk|stoln|bilk?av|vrouc|hork|horouc|vlazn|tepl|studen|ledov|pokojov|pecivov|konzumn|rafinovan|zvykl|dostatec|akorat|kadriv|kudrnk|stejn|kysel|sladk|slad|aktivn|obycejn|hrncirsk|cervenav|zelenav|vyzral|prumern|lesn|polovicn|cerstvounk|pikantn|jemnouck|mlad|mladounk|plnohodnotn|blansirovan|spaten|sparen|vymacken|uleze|odstat|jednotliv|zbyl|zbyly|zbytek|polom|rozpulen|prepulen|pulen|ctvrcen|obrovsk|mini|extra|super|dozral|prezral|vysokoprocentn|zahradn|luxusn|jakostn|vyberov|nesolen|neslan|neslazen|ochucen|prirodn|kompletn|vylouhovan|vydlaban|vypeckovan|odpeckovan|odslupkovan|zbaven|spicat|odrezan|naporcovan|porcovan|vetevnat|vazan|uslechtil|prebran|prepasirovan|nastrouhat|nasekat|nakrajet|oloupat|presn|delen|sladkokysel|rozmackan|hladkolist|utlucen|proteplen|vlhk|such)(n|ou[ns]k|ick|itank)?(y|a|e|i|o|u|ou|eho|emu|ych|ym|ymi|iho|ich|im|imi|ej|ejch|yho)?$/

/** Participles and words after a food that tell what is done with it. */
const DONE =
  /^(toho|vidlickou|teploty|teplote|te|ty|ten|tech|nejake|najemno|nahrubo|jemno|hrubo|nadrobno|drobno|zvlast|dohromady|celkem|vcelku|celku|asi|tak|jeste|trochu|trosku|cca|libovolne|predem|navic|spolu|pripadne|nebo|podle|dle|chuti|potreby|cerstve|mirne|lehce|velmi|hodne|spis|spise|radeji|nejlepe|nejlip|idealne|treba|napr|napriklad|kvalitne|chemicky|poradne|dobre|kazdy|kazda|cely|cela|pult|druh|druhu|velikost|velikosti|vel|typ|typu|znacky|znacka|zn|baleni|ks|kus|kusy|kusu|kuse|kousek|kousky|platky|platek|platku|platcich|kostky|kosticky|kosticek|kostkach|nudlicky|nudlicek|platkach|prouzky|kolecka|kolecek|mesicky|hranolky?|rez[yu]|kost|kosti|kuze|kuzi|slupk\S*|pecek|pecky|pecka|jadrinec|jadrinc\S*|jader|stopk\S*|stonk\S*|plod|plody|plodu|hlavka|hlavky|bulva|bulvy|svazek|strouzk\S*|list|listy|listky|listku|lusk|lusky|zrnka|zrno|zrn|kulicky|kulicka|zbytek|zbytky|hotov\S*|trvanliv\S*|chlazen\S*|obsah\S*|cm|mm|tuk[ue]m?|duzin\S*|trhu|farmy|zahrad\S*|obchodu|mrazaku|lednice|pytlik\S*|konzerv\S*|plechov\S*|procent\S*|susine|susiny|tvs)$/

/** Makers and shops that people write before and after a food. */
const BRANDS =
  /^(oetker|dr|hana|hane|zlat[ay]|madet\S*|jihoces\S*|bozkov\S*|emco|hellmann?\S*|heinz\S*|vitan\S*|knorr|maggi|orion|opavi\S*|kunin\S*|olma|tatra|holland\S*|pribin\S*|president|choce\S*|rama|flora|perla|labet\S*|kotanyi|otm\S*|hame|spak|bonduell\S*|giana|rio|mare|calvo|nekton|barilla|panzani|zatk\S*|adriana|penam|odkol\S*|bertolli|monini|amylon|alpro|lunter|kalma|predmeric\S*|pernerk\S*|albert|billa|lidl|tesco|kaufland|globus|penny|kostelec\S*|krahul\S*|vodnan\S*|drobim\S*|milka|lindt|nestle|carla|gyma|avena|bask|lipenec|natura|franz|josef|mlekarn\S*|mlyn|babicka|thymos|drana|vitacit|kofola|rajec|mattoni|hermelinek|sedita|figaro|kinder|deli|sunar|nutrend|bonavita|semix|marila|jihlavank\S*|tchibo|nescafe|jacobs|dobre|rano|schar|jizerk\S*|svijany|pilsner|gambrinus|kozel|jarosov|jelinek|metaxa|jim|beam|finlandia|absolut|kikkoman|tabasco|ra|ceske|ceska|farma|galbani|zott|danone|ehrmann|milko|meggle|lurpak|kerrygold|pikok|maryland|dijon\S*x)$/

export const isHarmless = (word: string): boolean =>
  LOOKS.test(word) || DONE.test(word) || BRANDS.test(word) || /\d|^[a-z]$/.test(word)

/** Kinds of food: beside the name of one („hovězí maso (kližka)“, „ryba (pstruh)“) they say nothing more. */
export const isKind = (word: string): boolean =>
  /^(mas(o|a|em|ick\S*)|syr(u|em|y|a)?|ryb(a|y|u)|file|filet(y|u)?|koreni(m)?|bylink\S*|byliny|houb\S*|hub|zelenin(a|y|u)|ovoce|testovin\S*|orech\S*|orisk\S*|lusteni\S*|pecivo|tuk|semin\S*)$/.test(
    word,
  )
