/** The source of products and its licence, named wherever a product is shown, as the Open Database License requires. */
export const PRODUCT_ATTRIBUTION = {
  text: 'Data © přispěvatelé Open Food Facts, ODbL',
  url: 'https://cz.openfoodfacts.org/',
  license_url: 'https://opendatacommons.org/licenses/odbl/1-0/',
} as const
