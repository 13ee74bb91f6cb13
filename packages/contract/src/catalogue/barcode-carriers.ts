export const CARRIER_KINDS = ['ingredient', 'product'] as const
export const CARRIER_LABELS = { ingredient: 'surovina', product: 'produkt' } as const
const CARRIER_SOURCES: Readonly<Record<string, string>> = {
  user: 'lidé',
  open_food_facts: 'Open Food Facts',
  ai_generated: 'umělá inteligence',
}
/** Where what carries a barcode is from, in words. */
export const carrierSource = (source: string): string => CARRIER_SOURCES[source] ?? source
