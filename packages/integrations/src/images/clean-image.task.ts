import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type CleanImage, cleanImage } from './clean-image.ts'
import { ImageHostError } from './image-host-error.ts'

/** Paths of the uploaded file and of its cleaned copy: files, so that megabytes are not copied between processes. */
export type Cleaning = { file: string; target: string }

export type Cleaned =
  | ({ kind: 'clean' } & Omit<CleanImage, 'bytes'>)
  | { kind: 'refused'; message: string; help: string }

// The pool's processes share the cores already, and libvips' cache would never be used again.
sharp.concurrency(1)
sharp.cache(false)

/** Makes a clean picture from an uploaded file. */
export default async function cleanSentImage({ file, target }: Cleaning): Promise<Cleaned> {
  try {
    const { bytes, ...facts } = await cleanImage(file)
    await writeFile(target, bytes)
    return { kind: 'clean', ...facts }
  } catch (error) {
    if (!(error instanceof ImageHostError)) throw error
    return { kind: 'refused', message: error.message, help: error.help }
  }
}
