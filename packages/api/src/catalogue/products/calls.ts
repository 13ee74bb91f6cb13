import type { Calls, World } from '#api/testing/world.ts'

const BARCODE = '9520000000004'

/** A product and a food with one barcode, and the offline file. */
async function stock({ api, flour }: World): Promise<void> {
  await api.sql(`insert into product (barcode, name, weight_units, is_czech, search_text, allergens)
    values (${BARCODE}, 'Bílý jogurt', 'Gram', true, 'bil jogurt', 64) on conflict do nothing`)
  await api.sql(
    `insert into product_pack (version, products, content) values ('zkouska', 1, '\\x5a56') on conflict do nothing`,
  )
  await api.sql(`update ingredient set barcodes = '{${BARCODE}}' where guid = '${flour.guid}'`)
  await api.sql('delete from product_removal')
}

export const calls: Calls = {
  'GET /barcode': async (world) => {
    await stock(world)
    return { path: '/barcode?page=1', as: world.admin }
  },
  'GET /barcode/{barcode}': async (world) => {
    await stock(world)
    return { path: `/barcode/${BARCODE}`, as: world.person }
  },
  'DELETE /barcode/{barcode}': async (world) => {
    await stock(world)
    return { path: `/barcode/${BARCODE}`, as: world.admin }
  },
  'GET /product': async (world) => {
    await stock(world)
    return { path: '/product?search=jogurt', as: world.person }
  },
  'GET /product/pack': async (world) => {
    await stock(world)
    return { path: '/product/pack', as: world.person }
  },
  'GET /product/pack_version': async (world) => {
    await stock(world)
    return { path: '/product/pack_version', as: world.person }
  },
}
