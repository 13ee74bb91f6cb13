/** A UUID of version 8 (RFC 9562, section 5.8): a fixed beginning, then the 14 digits of the code. */
const BEGINNING = '0ff00d00-0000-8000-80'

/**
 * The guid of the product with a normalised barcode. It follows from the code, so that the server, another import and the
 * offline pack of a phone give a product the same one.
 */
export function productGuid(barcode: string): string {
  const digits = barcode.padStart(14, '0')
  return `${BEGINNING}${digits.slice(0, 2)}-${digits.slice(2)}`
}

/** The normalised barcode of a product's guid, of 14 digits; null where it is the guid of something else. */
export function barcodeOfProduct(guid: string): string | null {
  const digits = guid.slice(BEGINNING.length).replace('-', '')
  return guid.startsWith(BEGINNING) && /^\d{14}$/.test(digits) ? digits : null
}
