/** The element that the hash of an address names; null where there is none, or the hash cannot be decoded. */
export function findAnchor(hash: string): HTMLElement | null {
  const id = decoded(hash.slice(1))
  return id === null ? null : document.getElementById(id)
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
