import type { LabelText } from '@zivina/domain/catalogue/products/label-text'
import type { ProductFault } from '@zivina/domain/catalogue/products/product-faults'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { guid, moment, oneOf } from '#db/schema/columns.ts'

const binary = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Text that is compared byte by byte, whatever the language of the database. */
const byteOrdered = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** A normalised barcode as a number; `barcodeOfNumber` gives its digits. */
const barcodeColumn = () => bigint({ mode: 'number' })

/**
 * A packaged food as Open Food Facts describes it. Its rows are under the Open Database License and therefore in a table of
 * their own, never merged with the foods of the catalogue. There may be millions of them: codes are numbers, lists of allergens are bits,
 * and the guid follows from the barcode.
 */
export const product = pgTable(
  'product',
  {
    barcode: barcodeColumn().primaryKey(),
    name: text().notNull(),
    brand: text(),
    quantity: text(),
    /** In `weight_units`. */
    package_size: real(),
    portion_size: real(),
    weight_units: text().$type<'Gram' | 'Milliliter'>().notNull(),
    /** Per 100 g or 100 ml: kJ, kcal, grams. Null is unknown or not believed. */
    kilojoules: real(),
    calories: real(),
    protein: real(),
    carbohydrates: real(),
    fat: real(),
    fiber: real(),
    sugars: real(),
    saturated_fats: real(),
    salt: real(),
    /** A bit for each allergen, in the order of `ALLERGENS`; null where the source does not say. */
    allergens: smallint(),
    traces: smallint(),
    /** Keys of the source, the most specific last; null where there are none. */
    categories: text().array(),
    /** What the label says it is made of, in Czech where the source has that; null where it does not say, or not in a language of ours. */
    ingredients: text(),
    ingredients_language: text().$type<LabelText['language']>(),
    /** Null where there are none. */
    faults: jsonb().$type<ProductFault[]>(),
    /** Whether it is sold in Czechia: searched for first, and part of the offline pack. */
    is_czech: boolean().notNull(),
    /** Stems of name and brand; see `productSearchText`. */
    search_text: text().notNull(),
    retrieved_at: moment(),
    /** When the source last changed it; null where it does not say. */
    modified_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('product_weight_units', oneOf(table.weight_units, ['Gram', 'Milliliter'])),
    index('product_search').using('gin', sql`to_tsvector('simple', ${table.search_text})`),
    // With the barcode, so that the search need not read the table.
    index('product_czech_beginning')
      .on(sql`${table.search_text} text_pattern_ops`, table.barcode)
      .where(sql`${table.is_czech}`),
    index('product_other_beginning')
      .on(sql`${table.search_text} text_pattern_ops`, table.barcode)
      .where(sql`not ${table.is_czech}`),
    index('product_retrieved_at').on(table.retrieved_at, table.barcode),
  ],
)

/**
 * Words of Czech products in the order in which a search shows them, so that it reads the first ones only, however many there are: a
 * key with a full stop is a whole word, one without it the beginning of a word (3 to 8 letters), one with `^` in front of it belongs to the
 * first word. Triggers of `product` keep it.
 */
export const productWord = pgTable(
  'product_word',
  {
    key: byteOrdered().notNull(),
    /** Letters of the product's `search_text`: shorter names come first. */
    length: smallint().notNull(),
    barcode: barcodeColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.length, table.barcode] })],
)

/** That a barcode was looked for at the source, without the person. A row without an answer waits for one. */
export const productLookup = pgTable(
  'product_lookup',
  {
    barcode: barcodeColumn().primaryKey(),
    /** When the source is to be asked; null where it answered. */
    due_at: timestamp({ withTimezone: true }),
    /** When it was last asked; the limit of its calls is counted by this. */
    asked_at: timestamp({ withTimezone: true }),
    attempts: smallint().notNull().default(0),
    /** When it answered, whether it has the product or not. */
    answered_at: timestamp({ withTimezone: true }),
    is_absent: boolean().notNull().default(false),
  },
  (table) => [
    index('product_lookup_due_at').on(table.due_at).where(sql`${table.due_at} is not null`),
    index('product_lookup_asked_at').on(table.asked_at),
  ],
)

/** A barcode that an admin removed: neither an import nor a lookup brings its product back. */
export const productRemoval = pgTable('product_removal', {
  barcode: barcodeColumn().primaryKey(),
  removed_at: moment(),
})

/** How far the import of a dump has come, so that it continues after a stop. */
export const productImport = pgTable('product_import', {
  guid: guid(),
  /** Identifies the file by its beginning and size; unique, so that the same file continues. */
  file: text().notNull().unique(),
  name: text().notNull(),
  /** Bytes of the uncompressed file that are read and stored. */
  offset: bigint({ mode: 'number' }).notNull().default(0),
  lines: bigint({ mode: 'number' }).notNull().default(0),
  stored: bigint({ mode: 'number' }).notNull().default(0),
  /** Lines left out, by reason. */
  rejected: jsonb().$type<Record<string, number>>().notNull().default({}),
  started_at: moment(),
  finished_at: timestamp({ withTimezone: true }),
})

/** The file that phones keep for use without a connection. Only the newest is kept. */
export const productPack = pgTable('product_pack', {
  version: text().primaryKey(),
  products: integer().notNull(),
  content: binary().notNull(),
  built_at: moment(),
})
