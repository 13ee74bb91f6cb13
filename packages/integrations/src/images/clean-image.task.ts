import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type CleanImage, cleanImage } from './clean-image.ts'
import { ImageHostError } from './image-host-error.ts'

/** Paths of what was sent and of what is made of it: files, so that megabytes do not travel between processes. */
export type Cleaning = { file: string; target: string }

export type Cleaned =
  | ({ kind: 'clean' } & Omit<CleanImage, 'bytes'>)
  | { kind: 'refused'; message: string; help: string }

// The pool's processes share the cores already, and what one of them keeps is never asked for again.
sharp.concurrency(1)
sharp.cache(false)

/** Makes a picture that can be kept of a file somebody sent. */
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
