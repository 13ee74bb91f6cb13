/** A stored picture. */
export type StoredImage = {
  /** Path inside the store. */
  path: string
  /** Bytes. */
  size: number
  width: number
  height: number
  mime: string
}

/** The same with the fields of its row. */
export type RegisteredImage = StoredImage & { file_id: string; created_at: Date }

/** The state that several instances of the host share: used permits, and stored pictures. */
export type UploadLedger = {
  /**
   * Uses a permit up. Returns its owner (in a form that only the ledger understands), or null where it was used, has expired,
   * or was never given.
   */
  claim(token: string): Promise<string | null>
  /** Whether an owner may put pictures into a folder. */
  mayWrite(owner: string, folder: string): Promise<boolean>
  /** The most bytes that an owner may upload at once. */
  bytesMax(owner: string): number
  /** Registers a picture, replacing the one with the same path. @returns its id */
  record(image: StoredImage, owner: string | null): Promise<string>
  find(file_id: string): Promise<RegisteredImage | null>
  forget(file_id: string): Promise<void>
}
