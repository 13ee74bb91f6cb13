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
    { place: 40, path: MY_RECIPES_PATH, label: 'Moje recepty', short: 'Kuchařka', Icon: CookingPot, isInBar: true },
    { place: 130, path: MY_INGREDIENTS_PATH, label: 'Moje suroviny', short: 'Suroviny', Icon: Carrot },
    { place: 140, path: SCANNER_PATH, label: 'Skener kódů', short: 'Skener', Icon: ScanBarcode },
    { place: 150, path: MODIFIED_PATH, label: 'Upravené recepty', short: 'Úpravy', Icon: PencilLine, isPremium: true },
  ],
  further: [
    { path: NEW_RECIPE_PATH, under: MY_RECIPES_PATH },
    { path: IMPORT_RECIPE_PATH, under: MY_RECIPES_PATH },
    { path: TRANSFER_PATH, under: MY_RECIPES_PATH },
    { path: EDIT_RECIPE_PATH, under: MY_RECIPES_PATH },
  ],
}
