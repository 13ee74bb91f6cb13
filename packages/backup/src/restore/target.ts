/** Where a backup is restored to. */
export type Target = {
  data_dir: string
  /** An external server; null for the embedded one. */
  database_url: string | null
}
