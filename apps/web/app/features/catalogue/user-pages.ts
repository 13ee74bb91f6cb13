import { Carrot, CookingPot, PencilLine, ScanBarcode } from 'lucide-react'
import type { UserPages } from '#app/session/paths/user-pages.ts'
import {
  EDIT_RECIPE_PATH,
  IMPORT_RECIPE_PATH,
  MODIFIED_PATH,
  MY_INGREDIENTS_PATH,
  MY_RECIPES_PATH,
  NEW_RECIPE_PATH,
  SCANNER_PATH,
  TRANSFER_PATH,
} from './user-paths.ts'

/** The pages of the user area about recipes and foods. */
export const cataloguePages: UserPages = {
  entries: [
    {
      group: 'cookbook',
      place: 10,
      path: MY_RECIPES_PATH,
      label: 'Moje recepty',
      Icon: CookingPot,
      bar: { of: 'others', label: 'Kuchařka', place: 3 },
    },
    { group: 'cookbook', place: 50, path: MY_INGREDIENTS_PATH, label: 'Moje suroviny', Icon: Carrot },
    { group: 'shopping', place: 30, path: SCANNER_PATH, label: 'Skener kódů', Icon: ScanBarcode },
    { group: 'cookbook', place: 40, path: MODIFIED_PATH, label: 'Upravené recepty', Icon: PencilLine, isPremium: true },
  ],
  further: [
    { path: NEW_RECIPE_PATH, under: MY_RECIPES_PATH },
    { path: IMPORT_RECIPE_PATH, under: MY_RECIPES_PATH },
    { path: TRANSFER_PATH, under: MY_RECIPES_PATH },
    { path: EDIT_RECIPE_PATH, under: MY_RECIPES_PATH },
  ],
}
