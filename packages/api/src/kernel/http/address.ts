/** Whether the percent-encoding of an address's path is well formed. */
export function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(new URL(url).pathname)
    return true
  } catch {
    return false
  }
}
