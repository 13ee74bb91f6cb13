/** What a store knows of a picture without reading it. */
export interface ImageDetails {
  /** Bytes. */
  size: number
  /** Changes whenever the bytes may have changed; has no other meaning. */
  revision: string
}

/** The read-only part of a store. */
export type PictureReader = Pick<ImageStore, 'details' | 'read' | 'locate'>

/**
 * Stores pictures. Paths are relative, use `/`, and name a file inside the store (`recipes/svickova.webp`); every
 * implementation refuses a path that could point elsewhere by throwing `ImageHostError` with status 400.
 */
export interface ImageStore {
  /** Details of the picture, or null where there is none. */
  details(path: string): Promise<ImageDetails | null>
  /** The bytes of the picture, or null where there is none. */
  read(path: string): Promise<Uint8Array | null>
  /** The file of this machine that holds the picture, or null; absent where a store has no files. */
  locate?(path: string): Promise<string | null>
  /** Stores the bytes under the path, replacing former ones; a reader sees the old or the new bytes, never a part. */
  write(path: string, bytes: Uint8Array): Promise<ImageDetails>
  /** Removes the picture; does nothing where there is none. */
  remove(path: string): Promise<void>
}
