import { products } from '@zivina/contract/catalogue/products'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { deleteBarcode, downloadPack, listBarcodes, listProducts, readBarcode, readPackVersion } from './service.ts'

export function bindProducts(app: App): void {
  bind(app, products, {
    list: (ctx, { query }) => listBarcodes(ctx, query),
    byBarcode: (ctx, { params }) => readBarcode(ctx, params.barcode),
    remove: (ctx, { params }) => deleteBarcode(ctx, params.barcode),
    search: (ctx, { query }) => listProducts(ctx, query),
    pack: (ctx) => downloadPack(ctx),
    packVersion: (ctx) => readPackVersion(ctx),
  })
}
