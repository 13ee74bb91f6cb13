import {
  Bookmark,
  CalendarCheck,
  CalendarDays,
  Camera,
  Carrot,
  CookingPot,
  Flag,
  FolderHeart,
  Heart,
  House,
  type LucideIcon,
  NotebookPen,
  PencilLine,
  Refrigerator,
  Ruler,
  ScanBarcode,
  Settings,
  Share2,
  ShoppingBasket,
  Sprout,
  Star,
  StickyNote,
  Target,
  TrendingDown,
  UserRound,
} from 'lucide-react'
import { isAmong, USER_PATH } from './current-page.ts'

/** A page of the user area. Only existing pages are listed. */
export type UserNavigationEntry = {
  path: string
  label: string
  /** The label in the bar of a phone. */
  short: string
  Icon: LucideIcon
  /** Shown in the bar itself; other entries are one press further. */
  isInBar?: boolean
  /** Further pages on which the entry counts as current. */
  also?: readonly string[]
  /** Only for members with premium. */
  isPremium?: boolean
}

export { USER_PATH }
export const FAVORITES_PATH = '/uzivatel/oblibene'
export const MODIFIED_PATH = '/uzivatel/modifikovane-recepty'
export const IMPORT_RECIPE_PATH = '/uzivatel/importovat-recept'
export const COLLECTIONS_PATH = '/uzivatel/sbirky'
export const FILTERS_PATH = '/uzivatel/filtry'
export const PROFILE_PATH = '/uzivatel/profil-a-objednavky'
export const MY_RECIPES_PATH = '/uzivatel/moje-recepty'
export const NEW_RECIPE_PATH = '/uzivatel/vytvorit-recept'
const EDIT_RECIPE_PATH = '/uzivatel/upravit-recept'
export const MY_INGREDIENTS_PATH = '/uzivatel/moje-suroviny'
export const NEW_INGREDIENT_PATH = '/uzivatel/moje-suroviny/nova'
export const SCANNER_PATH = '/uzivatel/skener'
export const MY_REVIEWS_PATH = '/uzivatel/moje-hodnoceni'
export const MY_PHOTOS_PATH = '/uzivatel/moje-fotky'
export const MY_NOTES_PATH = '/uzivatel/moje-poznamky'
export const MY_REPORTS_PATH = '/uzivatel/moje-hlaseni'
export const DIARY_PATH = '/uzivatel/denik'
export const PLANS_PATH = '/uzivatel/jidelnicek'
export const SHARED_WITH_ME_PATH = '/uzivatel/sdilene'
export const READY_PLANS_PATH = '/uzivatel/zivina-jidelnicky'
export const SHOPPING_LIST_PATH = '/uzivatel/nakupni-seznam'
export const PANTRY_PATH = '/uzivatel/spiz'
export const MEANING_PATH = '/uzivatel/denik/vyznam'
export const MEASURES_PATH = '/uzivatel/mereni'
export const TREND_PATH = '/uzivatel/trend-hmotnosti'
export const TARGETS_PATH = '/uzivatel/cile'
export const MOVEMENT_PATH = '/uzivatel/pohyb'
export const SETTINGS_PATH = '/uzivatel/podpora-a-nastaveni'

export const USER_NAVIGATION: readonly UserNavigationEntry[] = [
  { path: USER_PATH, label: 'Přehled', short: 'Přehled', Icon: House, isInBar: true },
  { path: DIARY_PATH, label: 'Deník', short: 'Deník', Icon: NotebookPen, isInBar: true },
  { path: FAVORITES_PATH, label: 'Oblíbené recepty', short: 'Oblíbené', Icon: Heart, isInBar: true },
  {
    path: MY_RECIPES_PATH,
    also: [NEW_RECIPE_PATH, IMPORT_RECIPE_PATH, EDIT_RECIPE_PATH],
    label: 'Moje recepty',
    short: 'Kuchařka',
    Icon: CookingPot,
    isInBar: true,
  },
  { path: PLANS_PATH, label: 'Jídelníček', short: 'Jídelníček', Icon: CalendarDays, isPremium: true },
  {
    path: SHOPPING_LIST_PATH,
    label: 'Nákupní seznam',
    short: 'Seznam',
    Icon: ShoppingBasket,
    isPremium: true,
  },
  { path: PANTRY_PATH, label: 'Spíž', short: 'Spíž', Icon: Refrigerator },
  { path: MEANING_PATH, label: 'Co mi jídlo dává', short: 'Živiny', Icon: Sprout },
  { path: TARGETS_PATH, also: [MOVEMENT_PATH], label: 'Denní cíle', short: 'Cíle', Icon: Target },
  { path: MEASURES_PATH, label: 'Měření těla', short: 'Měření', Icon: Ruler },
  { path: TREND_PATH, label: 'Trend hmotnosti', short: 'Trend', Icon: TrendingDown, isPremium: true },
  { path: COLLECTIONS_PATH, label: 'Sbírky receptů', short: 'Sbírky', Icon: FolderHeart },
  { path: MY_INGREDIENTS_PATH, label: 'Moje suroviny', short: 'Suroviny', Icon: Carrot },
  { path: SCANNER_PATH, label: 'Skener kódů', short: 'Skener', Icon: ScanBarcode },
  { path: MODIFIED_PATH, label: 'Upravené recepty', short: 'Úpravy', Icon: PencilLine, isPremium: true },
  { path: READY_PLANS_PATH, label: 'Jídelníčky Živiny', short: 'Hotové', Icon: CalendarCheck, isPremium: true },
  { path: MY_NOTES_PATH, label: 'Moje poznámky', short: 'Poznámky', Icon: StickyNote },
  { path: MY_REVIEWS_PATH, label: 'Moje hodnocení', short: 'Hodnocení', Icon: Star },
  { path: MY_PHOTOS_PATH, label: 'Moje fotky', short: 'Fotky', Icon: Camera },
  { path: MY_REPORTS_PATH, label: 'Moje hlášení', short: 'Hlášení', Icon: Flag },
  { path: FILTERS_PATH, label: 'Uložené filtry', short: 'Filtry', Icon: Bookmark },
  { path: SHARED_WITH_ME_PATH, label: 'Sdílené se\u00a0mnou', short: 'Sdílené', Icon: Share2 },
  { path: PROFILE_PATH, label: 'Profil a\u00a0objednávky', short: 'Profil', Icon: UserRound },
  { path: SETTINGS_PATH, label: 'Podpora a\u00a0nastavení', short: 'Nastavení', Icon: Settings },
]

/** The pages the user may open. */
export function navigationFor({ is_premium }: { is_premium: boolean }): readonly UserNavigationEntry[] {
  return USER_NAVIGATION.filter(({ isPremium }) => is_premium || !isPremium)
}

/** The page of a recipe that only its author sees. */
export function ownRecipePath(slug: string): string {
  return `${MY_RECIPES_PATH}/${slug}`
}

/** The page of one of the user's collections. */
export function collectionPath(guid: string): string {
  return `${COLLECTIONS_PATH}/${guid}`
}

/** The page of a ready-made plan. */
export function readyPlanPath(slug: string): string {
  return `${READY_PLANS_PATH}/${slug}`
}

/** The page of a shopping list. */
export function shoppingListPath(guid: string): string {
  return `${SHOPPING_LIST_PATH}/${guid}`
}

/** The page that edits a recipe of the user. */
export function recipeEditorPath(slug: string): string {
  return `${EDIT_RECIPE_PATH}/${slug}`
}

/** The page that edits an ingredient of the user. */
export function ingredientPath(guid: string): string {
  return `/uzivatel/moje-suroviny/${guid}`
}

/** The pages on which an entry counts as current. */
export function pagesOf({ path, also = [] }: UserNavigationEntry): readonly string[] {
  return [path, ...also]
}

/** Whether the page at this path belongs to an entry; the overview only matches itself. */
export function isCurrentEntry(entry: UserNavigationEntry, pathname: string): boolean {
  return isAmong(pagesOf(entry), pathname)
}
