import { IMAGE_REFUSALS, type ImageRefusal } from '@zivina/contract/media/image-refusals'

/** A refusal in the format of the ImageKit protocol: `{message, help}` and an HTTP status. */
export class ImageHostError extends Error {
  readonly status: number
  readonly help: string
  /** Seconds after which a retry makes sense; null where unknown. */
  retry_after: number | null = null

  constructor(status: number, message: string, help = 'See the ImageKit documentation of URL transformations.') {
    super(message)
    this.name = 'ImageHostError'
    this.status = status
    this.help = help
  }
}

const REFUSALS: Record<ImageRefusal, string> = {
  empty: 'The file is empty.',
  too_large: 'The file is larger than the limit of 25 MB.',
  too_large_here: 'The file is larger than its sender may send.',
  too_many_pixels: 'The image has too many pixels.',
  damaged: 'The file is damaged or incomplete.',
  drawing: 'SVG files are not accepted.',
  heic: 'HEIC files cannot be read.',
  program: 'The file is a program, not an image.',
  archive: 'The file is an archive, not an image.',
  document: 'The file is a document, not an image.',
  unknown: 'The file is not an image of a known format.',
}

/** The refusal of a file as a picture: the reason in English, and in Czech for the sender. */
export function refusedFile(refusal: ImageRefusal, cause?: unknown): ImageHostError {
  const error = new ImageHostError(400, REFUSALS[refusal], IMAGE_REFUSALS[refusal])
  error.cause = cause
  return error
}
