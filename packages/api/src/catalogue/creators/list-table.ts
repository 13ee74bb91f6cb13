import { creators } from '@zivina/contract/catalogue/creators'
import { listTable } from '#api/kernel/declared/list-table.ts'
import { listManagedProfiles } from './managed-service.ts'

export const listedProfiles = listTable(creators.managed, {
  read: (ctx, query) => listManagedProfiles(ctx, query),
  columns: [
    ['Jméno', ({ name }) => name],
    ['Adresa', ({ slug }) => slug],
    ['E-mail', ({ email }) => email],
    ['Čemu se věnuje', ({ specialisation }) => specialisation],
    ['Recepty', ({ recipe_count }) => recipe_count],
    ['Partner', ({ is_affiliate }) => is_affiliate],
  ],
})
