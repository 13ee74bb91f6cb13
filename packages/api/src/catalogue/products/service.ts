import type { BarcodeAnswer, BarcodeRow, Product } from '@zivina/contract/catalogue/products'
import type { Download } from '@zivina/contract/kernel/endpoint'
import { searchStems } from '@zivina/czech/search-text'
import { ALLERGENS } from '@zivina/domain/catalogue/allergens/allergens'
import { parseBarcode } from '@zivina/domain/catalogue/products/barcode'
import { barcodeWarnings, foodAllergens } from '@zivina/domain/catalogue/products/barcode-warnings'
import { exclusionWarnings, nameAlone } from '@zivina/domain/catalogue/products/excluded-foods'
import { isWellRead } from '@zivina/domain/catalogue/products/label-text'
import { readExcludedFoods } from '#api/catalogue/excluded-foods/service.ts'
import { listCarriers } from '#api/catalogue/ingredients/read/service.ts'
import { removeBarcode } from '#api/catalogue/ingredients/write/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type AskedPage, type Listed, type Page, pageOf } from '#api/kernel/lists/page.ts'
import { countIngredientCodes, countProductCodes, selectIngredientCodes, selectProductCodes } from './list-queries.ts'
import { lookFor } from './lookups/lookups.ts'
import { selectPack, selectPackFacts } from './pack/pack-queries.ts'
import { allergensOfProduct, labelOf, packageWords, presentCarrier, presentProduct } from './present.ts'
import { insertRemoval, removeProduct, selectKnown } from './queries.ts'
import { searchProducts } from './search-queries.ts'

/** When a client asks again for what is being looked for. */
const ASK_AGAIN_MS = 1500

/**
 * What carries a barcode: one's own foods, then approved ones, then the product of the source, with the warnings of a scan. Where nothing
 * carries it, the source is asked outside the call; so is it for a product that was read long ago.
 */
export async function readBarcode(
  ctx: UserCtx<'db' | 'urls' | 'lookups' | 'declared'>,
  barcode: string,
): Promise<BarcodeAnswer> {
  const [ingredients, known, excluded] = await Promise.all([
    listCarriers(ctx, barcode),
    selectKnown(ctx.db, ctx.actor.guid, barcode),
    readExcludedFoods(ctx),
  ])
  const { product } = known
  const isFound = product !== null || ingredients.length > 0
  const isLooking = ingredients.length === 0 && (await lookFor(ctx, barcode, known)) && !isFound
  const avoided = ALLERGENS.filter((allergen) => known.avoided.includes(allergen))
  const carriers = ingredients.map(({ allergens }) => foodAllergens(allergens))
  const { warnings, allergens_known } = barcodeWarnings(
    product === null ? carriers : [...carriers, allergensOfProduct(product)],
    avoided,
  )
  const label = product === null ? null : labelOf(product)
  const packages = [...ingredients.map(({ name }) => nameAlone(name)), ...(product ? [packageWords(product)] : [])]
  const foods = ingredients.map(({ guid }) => guid)
  return {
    barcode,
    ingredients,
    product: product === null ? null : presentProduct(product),
    state: isFound ? 'found' : isLooking ? 'looking' : 'unknown',
    ask_again_ms: isLooking ? ASK_AGAIN_MS : null,
    avoided,
    warnings: [...warnings, ...exclusionWarnings(excluded, packages, foods)],
    allergens_known,
    excluded: excluded.map(({ name }) => name),
    ingredients_known: isWellRead(label),
    ingredients_text: label?.text ?? null,
  }
}

type BarcodesInput = { page: AskedPage; search: string; kind?: BarcodeRow['kind'] | undefined }

/** Barcodes with what carries them: those of ingredients, then those of products, the newest of both first. */
export async function listBarcodes({ db }: UserCtx<'db'>, input: BarcodesInput): Promise<Listed<BarcodeRow>> {
  const page = pageOf(input.page)
  const { limit, offset, counted_max = Number.POSITIVE_INFINITY } = page
  const barcode = parseBarcode(input.search)
  const filter = { barcode, stems: barcode === null ? searchStems(input.search) : [] }
  const ingredients = input.kind === 'product' ? 0 : await countIngredientCodes(db, filter)
  const products = input.kind === 'ingredient' ? 0 : await countProductCodes(db, filter, page)
  const codes = offset < ingredients ? await selectIngredientCodes(db, filter, { limit, offset }) : []
  const rest = { limit: limit - codes.length, offset: Math.max(0, offset - ingredients) }
  if (rest.limit > 0 && products > 0) codes.push(...(await selectProductCodes(db, filter, rest)))
  return { results: codes.map(presentCarrier), count: Math.min(ingredients + products, counted_max + 1) }
}

/**
 * Takes a barcode from all ingredients and deletes its product; neither an import nor a lookup brings that back.
 * @throws ApiError NOT_FOUND where nothing carries it
 */
export async function deleteBarcode(ctx: UserCtx<'db'>, barcode: string): Promise<void> {
  await transaction(ctx, async ({ db }) => {
    const isTaken = await removeBarcode(db, barcode)
    const isDeleted = await removeProduct(db, barcode)
    if (!isTaken && !isDeleted) throw new ApiError('NOT_FOUND')
    await insertRemoval(db, barcode)
  })
}

/** Products by the words of their name and brand. */
export async function listProducts(
  { db }: UserCtx<'db'>,
  { search, limit, offset }: Page & { search: string },
): Promise<{ results: Product[]; is_more: boolean }> {
  const stems = searchStems(search)
  if (stems.every((stem) => stem.length < 2)) return { results: [], is_more: false }
  const rows = await searchProducts(db, stems, { limit, offset })
  return { results: rows.slice(0, limit).map(presentProduct), is_more: rows.length > limit }
}

/** @throws ApiError NOT_FOUND where none has been built yet */
export async function downloadPack({ db }: UserCtx<'db'>): Promise<Download> {
  const pack = await selectPack(db)
  if (pack === null) throw new ApiError('NOT_FOUND')
  const { content, version } = pack
  const stream = new Blob([new Uint8Array(content)]).stream()
  return { file_name: `produkty-${version}.zvp`, stream, size: content.length }
}

/** The version of the offline file. */
export async function readPackVersion({ db }: UserCtx<'db'>) {
  const facts = await selectPackFacts(db)
  if (facts === null) return { version: null, products: 0, size: 0, built_at: null }
  const { version, products, size, built_at } = facts
  return { version, products, size, built_at: new Date(built_at).toISOString() }
}
