import type { ImportDraft } from '@zivina/contract/catalogue/recipes/import'
import { useEffect, useState } from 'react'
import { drawPhoto, openPhoto, PhotoProblem } from '#app/kit/photo-upload/prepare-photo.ts'

/** The pictures of a file as photos ready for upload, and Czech sentences about those that cannot be read. */
export type FilePhotos = { photos: readonly Blob[]; problems: readonly string[]; isReading: boolean }

/**
 * Reads the pictures that a file brings as photos that a person chooses are read: decoded by the browser (also HEIC, where it can), upright,
 * reduced, nothing left but pixels.
 */
export function useFilePhotos(pictures: ImportDraft['pictures']): FilePhotos {
  const [read, setRead] = useState<FilePhotos>({ photos: [], problems: [], isReading: pictures.length > 0 })
  useEffect(() => {
    let isWanted = true
    void readPhotos(pictures).then((photos) => isWanted && setRead({ ...photos, isReading: false }))
    return () => {
      isWanted = false
    }
  }, [pictures])
  return read
}

async function readPhotos(pictures: ImportDraft['pictures']): Promise<Omit<FilePhotos, 'isReading'>> {
  const photos: Blob[] = []
  const problems: string[] = []
  for (const { name, content } of pictures) {
    try {
      photos.push(await readPhoto(fileOf(name, content)))
    } catch (problem) {
      if (!(problem instanceof PhotoProblem)) throw problem
      problems.push(`${name || 'Fotka'}: ${problem.message}`)
    }
  }
  return { photos, problems }
}

async function readPhoto(file: File): Promise<Blob> {
  const photo = await openPhoto(file)
  try {
    return await drawPhoto(photo, file.type)
  } finally {
    photo.close()
  }
}

/** Kinds that may be transparent; any other is drawn as JPEG. */
const TYPES: Readonly<Record<string, string>> = { png: 'image/png', webp: 'image/webp', gif: 'image/gif' }

function fileOf(name: string, content: string): File {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
  const type = TYPES[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? ''
  return new File([bytes], name, { type })
}
