import { Bookmark, Camera, Flag, FolderHeart, Heart, Star, StickyNote } from 'lucide-react'
import type { UserPages } from '#app/session/paths/user-pages.ts'
import {
  COLLECTIONS_PATH,
  FAVORITES_PATH,
  FILTERS_PATH,
  MY_NOTES_PATH,
  MY_PHOTOS_PATH,
  MY_REPORTS_PATH,
  MY_REVIEWS_PATH,
} from './user-paths.ts'

/** The pages of the user area about what people keep and contribute. */
export const communityPages: UserPages = {
  entries: [
    { place: 30, path: FAVORITES_PATH, label: 'Oblíbené recepty', short: 'Oblíbené', Icon: Heart, isInBar: true },
    { place: 120, path: COLLECTIONS_PATH, label: 'Sbírky receptů', short: 'Sbírky', Icon: FolderHeart },
    { place: 170, path: MY_NOTES_PATH, label: 'Moje poznámky', short: 'Poznámky', Icon: StickyNote },
    { place: 180, path: MY_REVIEWS_PATH, label: 'Moje hodnocení', short: 'Hodnocení', Icon: Star },
    { place: 190, path: MY_PHOTOS_PATH, label: 'Moje fotky', short: 'Fotky', Icon: Camera },
    { place: 200, path: MY_REPORTS_PATH, label: 'Moje hlášení', short: 'Hlášení', Icon: Flag },
    { place: 210, path: FILTERS_PATH, label: 'Uložené filtry', short: 'Filtry', Icon: Bookmark },
  ],
}
