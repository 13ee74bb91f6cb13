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
    { group: 'cookbook', place: 20, path: FAVORITES_PATH, label: 'Oblíbené recepty', Icon: Heart },
    { group: 'cookbook', place: 30, path: COLLECTIONS_PATH, label: 'Sbírky receptů', Icon: FolderHeart },
    { group: 'cookbook', place: 60, path: MY_NOTES_PATH, label: 'Moje poznámky', Icon: StickyNote },
    { group: 'account', place: 30, path: MY_REVIEWS_PATH, label: 'Moje hodnocení', Icon: Star },
    { group: 'account', place: 40, path: MY_PHOTOS_PATH, label: 'Moje fotky', Icon: Camera },
    { group: 'account', place: 50, path: MY_REPORTS_PATH, label: 'Moje hlášení', Icon: Flag },
    { group: 'cookbook', place: 70, path: FILTERS_PATH, label: 'Uložené filtry', Icon: Bookmark },
  ],
}
