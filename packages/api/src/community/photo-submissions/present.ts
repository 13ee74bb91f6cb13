import type { GalleryPhoto, PhotoSubmission } from '@zivina/contract/community/photo-submissions'
import { photoUrl } from '#api/media/photos/present.ts'
import type { PhotoRow } from './queries.ts'

/** A photo as everybody sees it. */
export function presentPhoto(row: PhotoRow, endpoint: string): GalleryPhoto {
  return {
    guid: row.guid,
    photo: photoUrl(row.photo, endpoint),
    caption: row.caption,
    created_at: new Date(row.created_at).toISOString(),
    recipe: { guid: row.recipe_guid, slug: row.recipe_slug, name: row.recipe_name },
    user: { username: row.username },
  }
}

/** A photo as its sender and the administration see it. */
export function presentSubmission(row: PhotoRow, endpoint: string): PhotoSubmission {
  const { status, status_note } = row
  return { ...presentPhoto(row, endpoint), status, status_note, updated_at: new Date(row.updated_at).toISOString() }
}
