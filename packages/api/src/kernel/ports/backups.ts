/** Makes backups, in a process of its own. */
export type Backups = {
  /**
   * Makes the backup of a night, and removes those that are no longer needed.
   * @throws Error with one sentence when it failed
   */
  makeNightly: () => Promise<void>
  /**
   * Stores what the embedded database has logged since the last time; does nothing with another database.
   * @throws Error with one sentence when it failed
   */
  storeLog: () => Promise<void>
}
