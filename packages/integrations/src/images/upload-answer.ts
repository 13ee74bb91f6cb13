import { basename } from 'node:path/posix'
import type { RegisteredImage, StoredImage } from './upload-port.ts'

const THUMBNAIL = 'tr:w-150,h-150'

/** The fields that both answers have in common, named as in the protocol. */
function factsOf(image: StoredImage, file_id: string, url_endpoint: string) {
  return {
    fileId: file_id,
    name: basename(image.path),
    filePath: `/${image.path}`,
    url: `${url_endpoint}/${image.path}`,
    fileType: 'image',
    size: image.size,
    width: image.width,
    height: image.height,
    versionInfo: { id: file_id, name: 'Version 1' },
    AITags: null,
  }
}

/** The answer to an upload. */
export function uploadAnswer(image: StoredImage, file_id: string, url_endpoint: string): object {
  const thumbnailUrl = `${url_endpoint}/${THUMBNAIL}/${image.path}`
  return { ...factsOf(image, file_id, url_endpoint), thumbnailUrl }
}

/** The answer to a request for a file's details. */
export function detailsAnswer(image: RegisteredImage, url_endpoint: string): object {
  const at = image.created_at.toISOString()
  return {
    type: 'file',
    ...factsOf(image, image.file_id, url_endpoint),
    thumbnail: `${url_endpoint}/${THUMBNAIL}/${image.path}`,
    createdAt: at,
    updatedAt: at,
    tags: null,
    isPrivateFile: false,
    isPublished: true,
    customCoordinates: null,
    mime: image.mime,
  }
}
