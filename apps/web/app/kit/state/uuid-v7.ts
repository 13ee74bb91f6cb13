/** A guid that begins with its time of creation (RFC 9562, version 7), like those of the database. */
export function uuidV7(now = Date.now()): string {
  const time = now.toString(16).padStart(12, '0')
  const random = crypto.randomUUID()
  // Except for version and variant, the rest of a random guid is random.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`
}
