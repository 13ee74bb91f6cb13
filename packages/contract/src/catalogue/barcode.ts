// The screens and the server check barcodes by one definition.
export { isInStoreCode, parseBarcode, type Symbology } from '@zivina/domain/catalogue/products/barcode'
export { GS1_LENGTH_MAX, unitInCase } from '@zivina/domain/catalogue/products/gs1-code'
