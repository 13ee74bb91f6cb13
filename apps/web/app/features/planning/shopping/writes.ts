import type { ApiClient } from '@zivina/contract/client'
import type { ListWithText, ShoppingList } from '@zivina/contract/planning/shopping-lists'
import { finishedOf, linesOf } from '@zivina/domain/planning/shopping/list-lines'

type Mark = Omit<ShoppingList['marks'][number], 'marked_by' | 'marked_at'>
type Item = ShoppingList['items'][number]
type Product = ShoppingList['products'][number]

/**
 * A change of a list as data: it can be shown before it is sent, kept while there is no connection, and sent again without being
 * done twice.
 */
export type ListWrite =
  | { kind: 'mark'; marks: Mark[]; at: string }
  | { kind: 'text'; guid: string; text: string; more: boolean; at: string }
  | { kind: 'portions'; item: string; portions: number; at: string }
  | { kind: 'amount'; item: string; amount: number | null; unit: Item['unit']; at: string }
  | { kind: 'rewrite'; item: string; text: string; at: string }
  | { kind: 'remove'; item: string; at: string }
  | { kind: 'restore'; items: string[]; at: string }
  | { kind: 'finish'; at: string }
  | { kind: 'product'; product: Product; at: string }
  | { kind: 'staple'; guid: string; text: string; every_days: number; at: string }
  | { kind: 'staple_change'; staple: string; every_days?: number; skip: boolean; at: string }
  | { kind: 'staple_remove'; staple: string; at: string }
  | { kind: 'rename'; name: string; at: string }

/** A list as it will be after a write, as far as that is known without the server. */
export function applyWrite(list: ShoppingList, write: ListWrite): ShoppingList {
  switch (write.kind) {
    case 'mark':
      return withMarks(list, write.marks, write.at)
    case 'text':
      return { ...list, items: [...list.items, textItem(write)] }
    case 'portions':
      return {
        ...list,
        recipes: list.recipes.map((one) => (one.guid === write.item ? { ...one, portions: write.portions } : one)),
      }
    case 'amount':
      return withItem(list, write.item, { amount: write.amount, unit: write.unit })
    case 'rewrite':
      return withItem(list, write.item, { text: write.text, ingredient: null, amount: null, unit: null })
    case 'remove':
      return without(list, [write.item])
    case 'finish':
      return finished(list)
    case 'product': {
      const { product } = write
      return { ...list, products: [...list.products.filter((one) => one.ingredient !== product.ingredient), product] }
    }
    case 'staple_change':
    case 'staple_remove':
      return withStaple(list, write)
    case 'rename':
      return { ...list, name: write.name }
    // What comes back, and what a new staple says, only the server knows.
    case 'restore':
    case 'staple':
      return list
  }
}

function withMarks(list: ShoppingList, marks: readonly Mark[], at: string): ShoppingList {
  const keys = new Set(marks.map(({ key }) => key))
  const made = marks.map((mark) => ({ ...mark, marked_by: null, marked_at: at }))
  return { ...list, marks: [...list.marks.filter(({ key }) => !keys.has(key)), ...made] }
}

function textItem({ guid, text, at }: Extract<ListWrite, { kind: 'text' }>): Item {
  return { guid, text, ingredient: null, amount: null, unit: null, added_by: null, added_at: at }
}

function withItem(list: ShoppingList, guid: string, change: Partial<Item>): ShoppingList {
  return { ...list, items: list.items.map((item) => (item.guid === guid ? { ...item, ...change } : item)) }
}

function without(list: ShoppingList, guids: readonly string[]): ShoppingList {
  const stays = ({ guid }: { guid: string }) => !guids.includes(guid)
  return { ...list, items: list.items.filter(stays), recipes: list.recipes.filter(stays) }
}

function finished(list: ShoppingList): ShoppingList {
  const { entries, staples, keys } = finishedOf(linesOf(list))
  const left = without(list, entries)
  return {
    ...left,
    staples: left.staples.map((one) => (staples.includes(one.guid) ? { ...one, is_due: false } : one)),
    marks: left.marks.filter(({ key }) => !keys.includes(key)),
  }
}

function withStaple(
  list: ShoppingList,
  write: Extract<ListWrite, { kind: 'staple_change' | 'staple_remove' }>,
): ShoppingList {
  if (write.kind === 'staple_remove') {
    return { ...list, staples: list.staples.filter(({ guid }) => guid !== write.staple) }
  }
  const change = (one: ShoppingList['staples'][number]) => ({
    ...one,
    every_days: write.every_days ?? one.every_days,
    is_due: one.is_due && !write.skip,
  })
  return { ...list, staples: list.staples.map((one) => (one.guid === write.staple ? change(one) : one)) }
}

/** The list as the server has it after a write; of a text the parts that were on it and stay as they are. */
export type ServerMarkup = ShoppingList & Partial<Pick<ListWithText, 'already_there'>>

/** Sends a write. */
export function sendWrite(api: ApiClient, guid: string, write: ListWrite): Promise<ServerMarkup> {
  const params = { guid }
  const { at } = write
  switch (write.kind) {
    case 'mark':
      return api('POST /shopping_list/{guid}/mark', { params, body: { marks: write.marks.map((m) => ({ ...m, at })) } })
    case 'text':
      return api('POST /shopping_list/{guid}/item', {
        params,
        body: { guid: write.guid, text: write.text, more: write.more },
      })
    case 'portions':
      return api('PATCH /shopping_list/{guid}/recipe/{item}', {
        params: { guid, item: write.item },
        body: { portions: write.portions, at },
      })
    case 'amount':
      return api('PATCH /shopping_list/{guid}/item/{item}', {
        params: { guid, item: write.item },
        body: { amount: write.amount, unit: write.unit, at },
      })
    case 'rewrite':
      return api('PATCH /shopping_list/{guid}/item/{item}', {
        params: { guid, item: write.item },
        body: { text: write.text, at },
      })
    case 'remove':
      return api('DELETE /shopping_list/{guid}/item/{item}', { params: { guid, item: write.item } })
    case 'restore':
      return api('POST /shopping_list/{guid}/restore', { params, body: { items: write.items } })
    case 'finish':
      return api('POST /shopping_list/{guid}/finish', { params })
    case 'product':
      return api('POST /shopping_list/{guid}/product', { params, body: write.product })
    case 'staple':
      return api('POST /shopping_list/{guid}/staple', {
        params,
        body: { guid: write.guid, text: write.text, every_days: write.every_days },
      })
    case 'staple_change': {
      const { staple, skip, every_days } = write
      return api('PATCH /shopping_list/{guid}/staple/{staple}', {
        params: { guid, staple },
        body: { skip, ...(every_days === undefined ? {} : { every_days }) },
      })
    }
    case 'staple_remove':
      return api('DELETE /shopping_list/{guid}/staple/{staple}', { params: { guid, staple: write.staple } })
    case 'rename':
      return api('PATCH /shopping_list/{guid}', { params, body: { name: write.name } })
  }
}
