/** A product as the source describes it, in any of its shapes. */
export type SourceRecord = Readonly<Record<string, unknown>>

/** A database of products outside. */
export type ProductSource = {
  /**
   * @param barcode normalised
   * @returns null where the source has no such product
   * @throws ProductSourceDown where it did not answer, or with something else than a product
   */
  find(barcode: string): Promise<SourceRecord | null>
}

/** The source cannot be asked now. */
export class ProductSourceDown extends Error {
  constructor(what: string, cause?: unknown) {
    super(`The source of products ${what}.`, { cause })
    this.name = 'ProductSourceDown'
  }
}
