import { searchProducts } from '@zivina/api/catalogue/products/search-queries'
import { searchStems } from '@zivina/czech/search-text'
import type { Db } from '@zivina/db/database'
import { productSearchText } from '@zivina/domain/catalogue/products/product-search-text'
import { sql } from 'drizzle-orm'

/** Products with what people type to find them: the words of the name in another order, endings and accents, beginnings, the brand. */
const KNOWN_PRODUCTS: readonly (readonly [name: string, brand: string, searches: readonly string[]])[] = [
  ['Jihočeský bílý jogurt', 'Madeta', ['jihočeský jogurt', 'jogurt madeta bílý', 'jihoc']],
  ['Řecký jogurt 5 %', 'Milko', ['řecký jogurt', 'recky jogurt milko']],
  ['Hollandia selský jogurt bílý', 'Hollandia', ['hollandia selský', 'selský jogurt', 'holl']],
  ['Čerstvé mléko polotučné', 'Tatra', ['čerstvé mléko', 'mleko tatra', 'mléko polotučné']],
  ['Kozí mléko trvanlivé', 'Amálka', ['kozí mléko', 'amálka']],
  ['Eidam 30 % plátky', 'Madeta', ['eidam plátky', 'eidam madeta', 'eida']],
  ['Hermelín figura', 'Sedlčanský', ['hermelín', 'sedlčanský hermelín']],
  ['Lučina smetanová', 'Savencia', ['lučina', 'lucina smetan']],
  ['Tvaroh měkký', 'Pilos', ['tvaroh měkký', 'tvaroh pilos']],
  ['Pribináček vanilkový', 'Pribina', ['pribináček', 'pribinacek vanilkový']],
  ['Kofila', 'Orion', ['kofila', 'orion kofila']],
  ['Studentská pečeť mléčná', 'Orion', ['studentská', 'studentska pecet']],
  ['Hořká čokoláda 70 %', 'Lindt', ['hořká čokoláda', 'lindt čokoláda', 'horka cokolada lindt']],
  ['Tatranky lískooříškové', 'Opavia', ['tatranky', 'tatranky opavia']],
  ['BeBe Dobré ráno kakaové', 'Opavia', ['bebe dobré ráno', 'bebe kakaové']],
  ['Disko oříškové sušenky', 'Opavia', ['disko sušenky', 'disko']],
  ['Kukuřičné křupky arašídové', 'Crusti Croc', ['křupky arašídové', 'arašídové křupky']],
  ['Bohemia Chips solené', 'Intersnack', ['bohemia chips', 'chips solené']],
  ['Pražská šunka nejvyšší jakosti', 'Kostelecké uzeniny', ['pražská šunka', 'sunka kostelecke']],
  ['Kuřecí šunka 92 %', 'Le & Co', ['kuřecí šunka', 'kureci sunka']],
  ['Poličan', 'Váhala', ['poličan', 'polican vahala']],
  ['Tuňák ve vlastní šťávě', 'Giana', ['tuňák ve vlastní šťávě', 'tuňák giana']],
  ['Sardinky v oleji', 'Giana', ['sardinky v oleji', 'sardink']],
  ['Ovesné vločky jemné', 'Emco', ['ovesné vločky', 'vločky emco', 'ovesne vlo']],
  ['Mysli křupavé s čokoládou', 'Emco', ['emco mysli', 'křupavé mysli čokoláda']],
  ['Špagety semolinové', 'Barilla', ['špagety barilla', 'spagety semolinové']],
  ['Rýže jasmínová', 'Lagris', ['jasmínová rýže', 'rýže lagris']],
  ['Červená čočka', 'Bask', ['červená čočka', 'cocka bask']],
  ['Hladká mouka pšeničná', 'Babiččina volba', ['hladká mouka', 'babiččina volba']],
  ['Kečup jemný', 'Hellmann’s', ['kečup jemný', 'kecup hellmann']],
  ['Kremžská hořčice', 'Boneco', ['kremžská hořčice', 'horcice boneco']],
  ['Tatarská omáčka', 'Hellmann’s', ['tatarská omáčka', 'tatark']],
  ['Kofola Original', 'Kofola', ['kofola', 'kofola original']],
  ['Mattoni perlivá', 'Mattoni', ['mattoni', 'mattoni perlivá']],
  ['Pomerančový džus 100 %', 'Cappy', ['pomerančový džus', 'cappy pomeranč']],
  ['Pilsner Urquell', 'Plzeňský Prazdroj', ['pilsner', 'plzeňský prazdroj']],
  ['Toustový chléb světlý', 'Penam', ['toustový chléb', 'toust penam']],
  ['Knäckebrot celozrnný', 'Racio', ['racio knackebrot', 'celozrnný knäckebrot']],
  ['Hummus natural', 'Vemondo', ['hummus', 'humus vemondo']],
  ['Tofu uzené', 'Sunfood', ['uzené tofu', 'tofu sunfood']],
]

/** The first of their codes, in the range that GS1 keeps for examples, behind those of the made-up products. */
const FIRST_CODE = 9_529_990_000_000
const PAGE = 20

/** Stores the known products, as sold in Czechia. */
export async function storeKnown(db: Db): Promise<void> {
  for (const [place, [name, brand]] of KNOWN_PRODUCTS.entries()) {
    await db.execute(sql`
      insert into product (barcode, name, brand, weight_units, is_czech, search_text)
      values (${FIRST_CODE + place}, ${name}, ${brand}, 'Gram', true, ${productSearchText({ name, brand })})`)
  }
}

/** How well the known products are found: the mean of 1 / place, 0 where one is not on the first page. */
export async function rankKnown(db: Db): Promise<{ mrr: number; first: number; searches: number }> {
  const shares: number[] = []
  for (const [place, [, , searches]] of KNOWN_PRODUCTS.entries()) {
    for (const search of searches) {
      const rows = await searchProducts(db, searchStems(search), { limit: PAGE, offset: 0 })
      const at = rows.findIndex(({ barcode }) => Number(barcode) === FIRST_CODE + place)
      shares.push(at < 0 ? 0 : 1 / (at + 1))
    }
  }
  const mrr = shares.reduce((sum, share) => sum + share, 0) / shares.length
  return { mrr, first: shares.filter((share) => share === 1).length, searches: shares.length }
}
