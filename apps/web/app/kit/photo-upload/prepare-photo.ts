import { IMAGE_REFUSALS } from '@zivina/contract/media/image-refusals'
import { refusalOf, sentSize, undecodable } from './photo-check.ts'

/** A part of a photo, in its own pixels. */
export type Area = { x: number; y: number; width: number; height: number }

/** A file that cannot be uploaded; the message is shown to the person. */
export class PhotoProblem extends Error {}

const QUALITY = 0.9

/**
 * Decodes a file as a photo, upright.
 * @throws PhotoProblem
 */
export async function openPhoto(file: File): Promise<ImageBitmap> {
  const refusal = refusalOf(file)
  if (refusal) throw new PhotoProblem(IMAGE_REFUSALS[refusal])
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    throw new PhotoProblem(IMAGE_REFUSALS[undecodable(file)])
  }
}

/**
 * Draws a photo, or a part of it, within the largest size to send. Only pixels remain, so the GPS position does not.
 * @param type of the original: transparency is kept
 * @throws PhotoProblem where this device has not enough memory
 */
export async function drawPhoto(photo: ImageBitmap, type: string, area?: Area): Promise<Blob> {
  const part = area ?? { x: 0, y: 0, width: photo.width, height: photo.height }
  const size = sentSize(part)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  const context = canvas.getContext('2d')
  if (!context) throw new PhotoProblem(IMAGE_REFUSALS.too_many_pixels)
  context.imageSmoothingQuality = 'high'
  context.drawImage(photo, part.x, part.y, part.width, part.height, 0, 0, size.width, size.height)
  const wanted = type === 'image/jpeg' || /hei[cf]/.test(type) || type === '' ? 'image/jpeg' : 'image/webp'
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, wanted, QUALITY))
  if (!blob) throw new PhotoProblem(IMAGE_REFUSALS.too_many_pixels)
  return blob
}
