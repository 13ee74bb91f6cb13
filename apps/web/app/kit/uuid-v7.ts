/** A guid whose beginning is the time it was made at (RFC 9562, version 7), as the database makes them. */
export function uuidV7(now = Date.now()): string {
  const time = now.toString(16).padStart(12, '0')
  const random = crypto.randomUUID()
  // Version and variant aside, the rest of a random guid is random.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`
}
