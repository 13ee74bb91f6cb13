/**
 * Path, query and hash of an address within this site, or null for any other. An address from the address bar must not be able
 * to redirect anybody to another site.
 */
export function localPath(wanted: string | null): string | null {
  if (!wanted?.startsWith('/')) return null
  try {
    const { origin, pathname, search, hash } = new URL(wanted, 'http://site.invalid')
    // Dots and backslashes may be normalised to a second slash, which would begin another host.
    return origin === 'http://site.invalid' && !pathname.startsWith('//') ? pathname + search + hash : null
  } catch {
    return null
  }
}
