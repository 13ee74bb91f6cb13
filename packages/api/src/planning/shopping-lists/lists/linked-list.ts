import type { SharedShoppingList } from '@zivina/contract/planning/shopping-lists'
import { calendarDay } from '@zivina/domain/calendar-day'
import { type ListLine, linesOf } from '@zivina/domain/planning/shopping/list-lines'
import { byDepartment, lineText } from '@zivina/domain/planning/shopping/list-text'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { readLinked, sharingHandlers } from '#api/planning/shares/service.ts'
import { requireOwnList } from '../service.ts'
import { readWhole } from './change-list.ts'
import { presentList } from './present-list.ts'
import { selectWhole } from './whole-queries.ts'

const { open_link, ...others } = sharingHandlers('shopping_list', requireOwnList)

/** Sharing of lists. An empty one gets no link. @throws ApiError EMPTY_CART where nothing is left to buy */
export const listSharing = {
  ...others,
  open_link: async (ctx: UserCtx<'db'>, input: { params: { guid: string } }) => {
    await requireOwnList(ctx, input.params.guid)
    const lines = linesOf(await readWhole(ctx, input.params.guid))
    if (lines.every(({ state }) => state.is_ticked)) throw new ApiError('EMPTY_CART')
    return open_link(ctx, input)
  },
}

/** The list that a read-only link opens, as its owner sees it. @throws ApiError NOT_FOUND */
export async function readLinkedList(ctx: Ctx<'db'>, token: string): Promise<SharedShoppingList> {
  const { object, owner } = await readLinked(ctx, { kind: 'shopping_list', token })
  const row = await selectWhole(ctx.db, owner, object)
  if (row === null) throw new ApiError('NOT_FOUND')
  const list = presentList(row, calendarDay(new Date()))
  const products = new Map(list.products.map((product) => [product.ingredient, product]))
  return {
    name: list.name,
    owner_name: list.owner_name,
    updated_at: list.updated_at,
    departments: byDepartment(linesOf(list), list.categories).map(({ name, lines }) => ({
      name,
      lines: lines.map((line) => ({
        // As much as is needed, also of what is in the basket already.
        text: lineText(line.state.is_ticked ? asNeeded(line) : line, products.get(line.food?.guid ?? '')),
        is_ticked: line.state.is_ticked,
      })),
    })),
  }
}

const asNeeded = (line: ListLine): ListLine => ({ ...line, state: { ...line.state, remaining: line.needed } })
