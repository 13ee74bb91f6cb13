import type { GalleryPhoto } from '@zivina/contract/community/photo-submissions'
import { useEffect, useState } from 'react'
import { callApi } from '#app/features/catalogue/filter/browser-api.ts'
import type { Page } from '#app/kit/list/paged.ts'
import { useGrownList } from '#app/kit/list/use-grown-list.ts'

const EMPTY: Page<GalleryPhoto> = { results: [], count: 0 }

/** Users' photos of a recipe. They load after the page, which is useful without them. */
export function useGallery(recipe: string) {
  const [first, setFirst] = useState(EMPTY)
  useEffect(() => {
    const controller = new AbortController()
    read(recipe, 0, controller.signal).then(setFirst, () => undefined)
    return () => controller.abort()
  }, [recipe])
  const { items, loadMore } = useGrownList({
    of: first,
    first: first.results,
    identity: ({ guid }) => guid,
    fetchPage: (offset, signal) => read(recipe, offset, signal),
  })
  return { photos: items, count: first.count, loadMore }
}

function read(recipe: string, offset: number, signal: AbortSignal): Promise<Page<GalleryPhoto>> {
  return callApi('GET /photo_gallery', { query: { recipe, offset: String(offset) }, signal })
}
