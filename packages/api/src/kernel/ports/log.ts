/** Where the adapter writes its lines; pino fits. */
export type Log = {
  info(fields: object, message: string): void
  error(fields: object, message: string): void
}
