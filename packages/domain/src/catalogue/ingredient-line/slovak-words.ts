import { searchStems } from '@zivina/czech/search-text'
import { DIMINUTIVES } from './diminutives.ts'

/**
 * Slovak words of the kitchen and their Czech ones: those that differ by more than accents, which a search does not compare. Words
 * with a fleeting vowel have their genitive plural beside the first form. A word that is another food in Czech is not here: „kapusta“.
 */
const PAIRS =
  'cibuľa cibule, cibúľ cibule, cesnak česnek, paradajka rajče, paradajok rajče, cícer cizrna, kukurica kukuřice, tekvica dýně, tekvíc dýně, ' +
  'baklažán lilek, kaleráb kedlubna, reďkovka ředkvička, reďkoviek ředkvička, šošovica čočka, šošovíc čočka, fazuľka fazolka, fazuliek fazolka, hrášok hrášek, ' +
  'kel kapusta, hríb hřib, hríbov hřib, šampiňón žampiony, petržlen petržel, pažítka pažitka, kôpor kopr, ďumbier zázvor, chren křen, špargľa chřest, ' +
  'slivka švestka, sliviek švestka, čerešňa třešně, čerešní třešně, višňa višně, marhuľa meruňka, marhúľ meruňka, broskyňa broskev, ' +
  'čučoriedka borůvky, čučoriedok borůvky, ríbezľa rybíz, ríbezlí rybíz, egreš angrešt, hrozno hroznové, pomaranč pomeranč, brusnica brusinky, brusníc brusinky, ' +
  'oriešok oříšek, orieška oříšek, sneh sníh, lieskový lískový, lieskovec lískový, gaštan kaštany, mandľa mandle, mandlí mandle, ďatľa datle, datlí datle, ' +
  'mandľový mandlový, orechový ořechový, pomarančový pomerančový, slivkový švestkový, marhuľový meruňkový, čerešňový třešňový, čučoriedkový borůvkový, ríbezľový rybízový, tekvicový dýňový, kukuričný kukuřičný, ' +
  'zemiakový bramborový, paradajkový rajčatový, cesnakový česnekový, cibuľový cibulový, hubový houbový, citrónový citronový, ' +
  'mlieko mléko, mliečny mléčný, šľahačka šlehačka, šľahačkový šlehačkový, šľahanie šlehání, žĺtok žloutek, žĺtkov žloutek, bielok bílek, bielkov bílek, ' +
  'oškvarka škvarky, oškvarky škvarky, oškvarkov škvarky, sviečková svíčková, sviečkovica svíčková, falošný falešný, bravčový vepřový, hovädzí hovězí, kurací kuřecí, prsia prsa, pŕs prsa, pliecko plec, rebro žebra, rebierko žebra, rezeň řízek, rezne řízek, párok párek, párkov párek, saláma salám, salámy salám, údený uzený, ' +
  'teľací telecí, morčací krůtí, kačací kachní, kačica kachna, zajac zajíc, jahňací jehněčí, tuniak tuňák, kapor kapr, ' +
  'korenie koření, klinček hřebíček, klinčekov hřebíček, škorica skořice, čierny černý, biely bílý, hnedý hnědý, ' +
  'kôra kůra, strúhanka strouhanka, cestovina těstoviny, cestoviny těstoviny, rezanec nudle, rezance nudle, rezancov nudle, chlieb chléb, chlebík chléb, rožok rohlík, rožkov rohlík, žemľa houska, žemle houska, ' +
  'krúpy kroupy, pšeno jáhly, ovsený ovesný, ražný žitný, trstinový třtinový, kryštálový krystal, prášok prášek, kypriaci kypřicí, ' +
  'lupienok lupínky, lupienkov lupínky, hoblinka hoblinky, vločiek vločky, semienko semínka, semienok semínka, jadierko jádra, jadierok jádra, ' +
  'cukor cukr, ocot ocet, octový octový, horčica hořčice, sladkovodný sladkovodní'

/** The stem of a Slovak word, and the stem of its Czech one. */
export const SLOVAK: ReadonlyMap<string, string> = new Map(
  PAIRS.split(', ').flatMap((pair) => {
    const [slovak = '', czech = ''] = pair.split(' ')
    const [from, to] = [searchStems(slovak)[0], searchStems(czech)[0]]
    return from === undefined || to === undefined || from === to ? [] : [[from, DIMINUTIVES.get(to) ?? to] as const]
  }),
)

/** Slovak case endings as Czech ones: „kuracieho“, „droždia“, „na varenie“ have a vowel more. */
const SOFT_ENDING = /^(.{2,}[cdnzt])i(?:eho|emu|e|a|u|ou|ach|am)$/

/** A word, without accents, with a Czech ending in place of a Slovak one: „hovadzieho“ is „hovadzi“. */
export const withCzechEnding = (word: string): string => word.replace(SOFT_ENDING, '$1i')
