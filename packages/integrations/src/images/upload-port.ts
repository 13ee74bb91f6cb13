/** A picture as it was stored. */
export type StoredImage = {
  /** Path inside the store. */
  path: string
  /** Bytes. */
  size: number
  width: number
  height: number
  mime: string
}

/** The same with what the register says of it. */
export type RegisteredImage = StoredImage & { file_id: string; created_at: Date }

/** What several instances of the host must agree on: which leaves are used, and which pictures there are. */
export type UploadLedger = {
  /** Uses a leave up. Whose it is (a name that only the register understands), or null where it was used, is over, or was never given. */
  claim(token: string): Promise<string | null>
  /** Whether somebody may put pictures into a folder. */
  mayWrite(owner: string, folder: string): Promise<boolean>
  /** The most bytes that somebody may send. */
  bytesMax(owner: string): number
  /** Registers a picture, in place of the one that had its path. @returns its id */
  record(image: StoredImage, owner: string | null): Promise<string>
  find(file_id: string): Promise<RegisteredImage | null>
  forget(file_id: string): Promise<void>
}
