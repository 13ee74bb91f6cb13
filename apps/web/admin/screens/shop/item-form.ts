import { SHOP_PREMIUM_DAYS_MAX } from '@zivina/contract/commerce/limits'
import type { ManagedShopItem } from '@zivina/contract/commerce/shop'
import { SHOP_ITEM_NAME_MAX, SHOP_ITEM_TEXT_MAX, SHOP_POINTS_MAX, SHOP_STOCK_MAX } from '@zivina/contract/kernel/limits'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { maxLength, required, whole } from '#app/kit/form/rules.ts'

/** An item as it is typed. Its picture stays as it is. */
export type TypedItem = {
  name: string
  description: string
  points: number
  stock: number | null
  premium_days: number | null
  position: number
  active: boolean
}

export const ITEM_TABLE: FieldTable<TypedItem> = {
  name: {
    label: 'Název',
    className: 'sm:col-span-2',
    look: { maxLength: SHOP_ITEM_NAME_MAX },
    rules: [required, maxLength(SHOP_ITEM_NAME_MAX)],
  },
  description: {
    label: 'Popis',
    as: 'text',
    className: 'sm:col-span-2',
    look: { maxLength: SHOP_ITEM_TEXT_MAX, size: 'note' },
    rules: [maxLength(SHOP_ITEM_TEXT_MAX)],
  },
  points: {
    label: 'Cena v\u00a0bodech',
    as: 'figure',
    range: { min: 1, max: SHOP_POINTS_MAX },
    rules: [required, whole],
  },
  stock: {
    label: 'Zbývá kusů',
    hint: 'Bez čísla neomezeně.',
    as: 'figure',
    range: { min: 0, max: SHOP_STOCK_MAX },
    rules: [whole],
  },
  premium_days: {
    label: 'Dny Premium',
    hint: 'Dostane je hned při koupi. Bez čísla se věc předává.',
    as: 'figure',
    range: { min: 1, max: SHOP_PREMIUM_DAYS_MAX },
    rules: [whole],
  },
  position: {
    label: 'Pořadí',
    hint: 'Nižší číslo je výš.',
    as: 'figure',
    range: { min: 0, max: 10_000 },
    rules: [required, whole],
  },
  active: { label: 'Lidé položku vidí', as: 'tick', className: 'self-center' },
}

export const EMPTY_ITEM: Partial<TypedItem> = { position: 0, active: true }

/** A saved item as its form holds it. */
export function typedItem({
  name,
  description,
  points,
  stock,
  premium_days,
  position,
  active,
}: ManagedShopItem): TypedItem {
  return { name, description, points, stock, premium_days, position, active }
}

/** A sale as it is typed: moments by the clock of this computer. */
export type TypedSale = { percent: number; begins: string; ends: string }

export const SALE_TABLE: FieldTable<TypedSale> = {
  percent: {
    label: 'Sleva v\u00a0procentech',
    className: 'sm:col-span-2',
    as: 'figure',
    range: { min: 1, max: 99 },
    rules: [required, whole],
  },
  begins: { label: 'Začátek', look: { type: 'datetime-local' }, rules: [required] },
  ends: { label: 'Konec', look: { type: 'datetime-local' }, rules: [required] },
}

/** @returns a problem where the sale ends before it begins */
export function checkSale({ begins, ends }: { begins: string; ends: string }) {
  return begins !== '' && ends !== '' && ends <= begins ? { ends: 'Konec musí být po začátku.' } : {}
}
