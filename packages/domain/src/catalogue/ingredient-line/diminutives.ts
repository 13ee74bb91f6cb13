import { searchStems } from '@zivina/czech/search-text'

/** Small and tender forms, and what they stand for. Those that name another food (petrželka, paprička, krupička) are not here. */
const PAIRS =
  'krevetka krevety, krevetek krevety, cibulka cibule, mrkvička mrkev, mrkvinka mrkev, jablíčko jablko, houbička houby, hřibek hřib, hříbek hřib, slaninka slanina, ' +
  'smetánka smetana, smetanka smetana, masíčko maso, masko maso, brambůrka brambory, česneček česnek, hruštička hruška, ' +
  'švestička švestka, meruňčička meruňka, jahůdka jahody, jahodka jahody, malinka maliny, borůvčička borůvky, třešnička třešně, ' +
  'višnička višně, šunčička šunka, šunečka šunka, klobáska klobása, pareček párek, zelíčko zelí, okurčička okurka, okurečka okurka, ' +
  'rajčátko rajče, salátek salát, hrášeček hrášek, čočička čočka, fazolička fazole, rýžička rýže, cukříček cukr, cukřík cukr, solička sůl, ' +
  'pepříček pepř, pepřík pepř, medíček med, medík med, máslíčko máslo, máselko máslo, mlíčko mléko, tvaroháček tvaroh, ' +
  'jogurtík jogurt, jogurtek jogurt, kmínek kmín, majoránečka majoránka, bazalčička bazalka, bazalečka bazalka, mandlička mandle, ' +
  'rozinečka rozinky, hrozinečka rozinky, oříšeček ořechy, chlebík chléb, chlebíčko chléb, houstička houska, ' +
  'rohlíček rohlík, knedlíček knedlík, těstovinka těstoviny, olejíček olej, octíček ocet, vodička voda, ' +
  'vínko víno, vínečko víno, pivko pivo, pivečko pivo, rumík rum, rumíček rum, kakajko kakao, kakajíčko kakao, kakaíčko kakao, ' +
  'čokoládka čokoláda, skořička skořice, skoříčka skořice, drožděčko droždí, drožďátko droždí, droždíčko droždí, cibulenka cibule, špíček špek, citrónek citron, cizrnička cizrna, strouhanečka strouhanka, ' +
  'brokolička brokolice, květáček květák, cuketka cuketa, cuketička cuketa, dýnička dýně, dýňka dýně, špenátek špenát, lileček lilek, ' +
  'kedlubnička kedlubna, kedlubínek kedlubna, pomerančík pomeranč, banánek banán, ' +
  'broskvička broskev, kávička káva, čajíček čaj, rybička ryba, prsíčko prsa, stehýnko stehno, křidélko křídla, jatýrka játra, játýrka játra, ' +
  'žebírko žebra, žebíčko žebra, sádelko sádlo, kachnička kachna, husička husa, králíček králík, kapřík kapr, pstroužek pstruh, ' +
  'pórek pórek, póreček pórek, celerek celer, celírek celer, petrželička petržel, koprík kopr, kopříček kopr, kopřík kopr, ' +
  'žampionek žampiony, žampiónek žampiony, žampiónky žampiony, kuřátko kuře, vajíčko vejce, ' +
  'vejčíčko vejce, sýrek sýr, hořčička hořčice, kečupek kečup, majonézka majonéza, kroupičky kroupy, vločka vločky, ' +
  'vločičky vločky, moučička mouka, piškotek piškoty, piškůtek piškoty, sušenečka sušenky, ořechůvka ořechy, bobkáč bobkový, ' +
  'tymiánek tymián, rozmarýnek rozmarýn, zázvůrek zázvor, chřestík chřest, řepička řepa, panenečka panenka, ' +
  'krkovička krkovice, bůčíček bůček, bučínek bůček, uzeníčko uzené, buřtík buřty, špekáčík špekáčky, salámek salám, salámeček salám'

/** The stem of a small form, and the stem of its food. */
export const DIMINUTIVES: ReadonlyMap<string, string> = new Map(
  PAIRS.split(', ').flatMap((pair) => {
    const [small = '', usual = ''] = pair.split(' ')
    const [from, to] = [searchStems(small)[0], searchStems(usual)[0]]
    return from === undefined || to === undefined || from === to ? [] : [[from, to] as const]
  }),
)
