/** The adapter's logger; pino is compatible. */
export type Log = {
  info(fields: object, message: string): void
  error(fields: object, message: string): void
}
