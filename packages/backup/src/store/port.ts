import type { Readable } from 'node:stream'

/** A place for backups: objects with names, each stored whole or not at all. */
export type BackupStore = {
  /** The place as a person wrote it, for messages. */
  place: string
  /** A folder for files that are being written; those that an interrupted backup left there are removed by the next one. */
  spool: string
  /** The names of all objects that begin with `prefix`. */
  list: (prefix: string) => Promise<string[]>
  /** Moves a file of the spool to its name. */
  put: (name: string, file: string) => Promise<void>
  /** @throws MissingObject when there is no such object */
  read: (name: string) => Promise<Readable>
  remove: (name: string) => Promise<void>
}

/** An object that a backup names is not there. */
export class MissingObject extends Error {
  constructor(name: string, place: string) {
    super(`The object ${name} is missing in ${place}.`)
  }
}

/** The access to a bucket: an S3-compatible service. */
export type BucketAccess = {
  /** Address of the service without the bucket. */
  endpoint: string
  region: string
  key: string
  secret: string
}
