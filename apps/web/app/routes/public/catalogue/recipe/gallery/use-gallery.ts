import type { GalleryPhoto } from '@zivina/contract/community/photo-submissions'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '#app/features/catalogue/filter/browser-api.ts'

type Gallery = { photos: GalleryPhoto[]; count: number }
const EMPTY: Gallery = { photos: [], count: 0 }

/** Users' photos of a recipe. They load after the page, which is useful without them. */
export function useGallery(recipe: string) {
  const [gallery, setGallery] = useState(EMPTY)
  const load = useCallback(
    async (offset: number): Promise<Gallery> => {
      const query = { recipe, offset: String(offset) }
      const { results, count } = await callApi('GET /photo_gallery', { query })
      return { photos: results, count }
    },
    [recipe],
  )
  useEffect(() => {
    let current = true
    load(0).then(
      (loaded) => current && setGallery(loaded),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [load])
  const more = async () => {
    const next = await load(gallery.photos.length).catch(() => null)
    if (next) setGallery((now) => joined(now, next))
  }
  return { ...gallery, more }
}

/** A photo that moved to the next page meanwhile is not shown twice. */
function joined(now: Gallery, { photos, count }: Gallery): Gallery {
  const known = new Set(now.photos.map(({ guid }) => guid))
  return { photos: [...now.photos, ...photos.filter(({ guid }) => !known.has(guid))], count }
}
