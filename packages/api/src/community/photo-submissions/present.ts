import type { GalleryPhoto, PhotoSubmission } from '@zivina/contract/community/photo-submissions'
import type { Urls } from '#api/kernel/ports/urls.ts'
import type { PhotoRow } from './queries.ts'

/** A photo as the public sees it. */
export function presentPhoto(row: PhotoRow, urls: Urls): GalleryPhoto {
  return {
    guid: row.guid,
    photo: urls.photo(row.photo),
    caption: row.caption,
    created_at: new Date(row.created_at).toISOString(),
    recipe: { guid: row.recipe_guid, slug: row.recipe_slug, name: row.recipe_name },
    user: { username: row.username },
  }
}

/** A photo as its sender and the administration see it. */
export function presentSubmission(row: PhotoRow, urls: Urls): PhotoSubmission {
  const { status, status_note } = row
  return { ...presentPhoto(row, urls), status, status_note, updated_at: new Date(row.updated_at).toISOString() }
}
