/**
 * An address of this site alone: path, query and hash of what was asked for, or null. What comes from an address bar must
 * not be able to send anybody elsewhere.
 */
export function localPath(wanted: string | null): string | null {
  if (!wanted?.startsWith('/')) return null
  try {
    const { origin, pathname, search, hash } = new URL(wanted, 'http://site.invalid')
    // Dots and backslashes may fold into a second slash, which would begin another host.
    return origin === 'http://site.invalid' && !pathname.startsWith('//') ? pathname + search + hash : null
  } catch {
    return null
  }
}
