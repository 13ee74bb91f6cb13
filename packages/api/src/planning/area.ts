import { pantryPersonalData, pantryUsePersonalData } from '@zivina/db/schema/planning/pantry-item'
import { shareLinkPersonalData, sharePersonalData } from '@zivina/db/schema/planning/share'
import {
  shopOrderPersonalData,
  shoppingListPersonalData,
  shoppingProductPersonalData,
} from '@zivina/db/schema/planning/shopping-list'
import type { Area } from '#api/kernel/ports/area.ts'
import { bindPantry } from './pantry/routes.ts'
import { forgetInvitationsOf } from './shares/queries.ts'
import { bindShares } from './shares/routes.ts'
import { bindShoppingLists } from './shopping-lists/routes.ts'

export const planning: Area = {
  binders: [bindShares, bindShoppingLists, bindPantry],
  personal_data: [
    shoppingListPersonalData,
    shoppingProductPersonalData,
    shopOrderPersonalData,
    pantryPersonalData,
    pantryUsePersonalData,
    sharePersonalData,
    shareLinkPersonalData,
  ],
  erasure: [{ stage: 'forget', run: forgetInvitationsOf }],
}
