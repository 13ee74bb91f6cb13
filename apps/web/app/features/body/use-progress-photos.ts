import { useQuery, useQueryClient } from '@tanstack/react-query'
import { PROGRESS_PHOTOS_MAX } from '@zivina/contract/body/limits'
import type { ProgressPhoto } from '@zivina/contract/body/progress-photos'
import type { ApiClient } from '@zivina/contract/client'
import { LIMIT_MAX } from '@zivina/contract/kernel/limits'
import { useEffect, useState } from 'react'
import { drawPhoto, openPhoto } from '#app/kit/photo-upload/prepare-photo.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { download } from '#app/session/api/download.ts'
import { PHOTOS_KEY } from './photo-removal.ts'

/** All photos: as many as one may have are a few pages. */
async function readPhotos(api: ApiClient, signal: AbortSignal): Promise<ProgressPhoto[]> {
  const photos: ProgressPhoto[] = []
  for (let offset = 0; offset < PROGRESS_PHOTOS_MAX; offset += LIMIT_MAX) {
    const query = { limit: String(LIMIT_MAX), offset: String(offset) }
    const { results, count } = await api('GET /progress_photo', { query, signal })
    photos.push(...results)
    if (photos.length >= count) break
  }
  return photos
}

/** One's own photos, the newest day first, and how one is added. */
export function useProgressPhotos() {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: [PHOTOS_KEY, guid],
    queryFn: ({ signal }) => readPhotos(api, signal),
    refetchOnMount: 'always',
  })
  /** @throws PhotoProblem for a file that is no photo, ApiFailure */
  const add = async (file: File, day: string) => {
    const opened = await openPhoto(file)
    const drawn = await drawPhoto(opened, 'image/jpeg')
    opened.close()
    await api('POST /progress_photo', { body: { guid: uuidV7(), day, photo: await base64Of(drawn) } })
    await client.invalidateQueries({ queryKey: [PHOTOS_KEY, guid] })
  }
  return { ...query, add }
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error ?? new Error('The photo cannot be read'))
    reader.readAsDataURL(blob)
  })
}

/** The address, in this page alone, of a photo that has none elsewhere; null until it is loaded. */
export function usePhotoAddress(photo: string): { address: string | null; isFailed: boolean } {
  const { guid } = useAccount()
  const query = useQuery({
    queryKey: ['progress-photo', guid, photo],
    queryFn: () => download(`/api/progress_photo/${photo}/file`, () => {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!query.data) return
    const made = URL.createObjectURL(query.data)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [query.data])
  return { address, isFailed: query.isError }
}
