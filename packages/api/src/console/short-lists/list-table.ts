import { PLAN_LABELS } from '@zivina/contract/account/plan-labels'
import { rolesText } from '@zivina/contract/console/role-words'
import { type RecipeShort, shortLists } from '@zivina/contract/console/short-lists'
import { STATUS_LABELS } from '@zivina/domain/catalogue/statuses'
import { listTable, momentCell } from '#api/kernel/declared/list-table.ts'
import { listIngredients, listRecipes, listUsers } from './service.ts'

const authorOf = ({ creator }: Pick<RecipeShort, 'creator'>) => creator?.username ?? null

export const listedRecipes = listTable(shortLists.recipes, {
  read: (ctx, query) => listRecipes(ctx.db, query),
  columns: [
    ['Název', ({ name }) => name],
    ['Adresa', ({ slug }) => slug],
    ['Autor', authorOf],
    ['Stav', ({ status }) => STATUS_LABELS[status]],
    ['Důvod', ({ status_note }) => status_note],
    ['Vytvořeno', ({ created_at }) => momentCell(created_at)],
  ],
})

export const listedIngredients = listTable(shortLists.ingredients, {
  read: (ctx, query) => listIngredients(ctx.db, query),
  columns: [
    ['Název', ({ name }) => name],
    ['Kategorie', ({ sub_food_category }) => sub_food_category],
    ['Autor', authorOf],
    ['Stav', ({ status }) => STATUS_LABELS[status]],
    ['Důvod', ({ status_note }) => status_note],
    ['Vytvořeno', ({ created_at }) => momentCell(created_at)],
  ],
})

export const listedUsers = listTable(shortLists.users, {
  read: (ctx, query) => listUsers(ctx.db, query),
  columns: [
    ['Uživatelské jméno', ({ username }) => username],
    ['Jméno', ({ full_name }) => full_name],
    ['E-mail', ({ email }) => email],
    ['Členství', ({ plan }) => PLAN_LABELS[plan]],
    ['Role', rolesText],
    ['Založeno', ({ created_at }) => momentCell(created_at)],
  ],
})
