/** Matches a cookie that scripts may read; its text is the first group. */
export function cookiePattern(name: string): RegExp {
  return new RegExp(`(?:^|; )${name}=([^;]+)`)
}

/** Parses a cookie's text as JSON; null where it cannot be parsed. */
export function readJsonCookie(text: string | undefined): unknown {
  try {
    return text ? JSON.parse(decodeURIComponent(text)) : null
  } catch {
    return null
  }
}
