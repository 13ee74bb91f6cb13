/** Finds a cookie that scripts may read; its text is the first group. */
export function cookiePattern(name: string): RegExp {
  return new RegExp(`(?:^|; )${name}=([^;]+)`)
}

/** What a cookie's text says in JSON; null where it says nothing that can be read. */
export function readJsonCookie(text: string | undefined): unknown {
  try {
    return text ? JSON.parse(decodeURIComponent(text)) : null
  } catch {
    return null
  }
}
