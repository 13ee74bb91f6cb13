const POLICY = [
  "default-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "font-src 'self'",
  "style-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self' blob:",
]

const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
}

/**
 * Headers of every answer.
 * @param secure whether visitors reach the product by https
 */
export function commonHeaders(secure: boolean): Readonly<Record<string, string>> {
  const transport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
  return secure ? { ...COMMON_HEADERS, ...transport } : COMMON_HEADERS
}

/**
 * The content security policy of a page.
 * @param scriptHashes CSP sources (`'sha256-…'`) of the inline scripts the page may run
 * @param origins of a foreign image host: where pictures are loaded from, and where they are uploaded
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  { image, upload }: { image: string | null; upload: string | null },
): string {
  const scripts = ["script-src 'self'", ...scriptHashes].join(' ')
  const images = ["img-src 'self' data: blob:", ...(image ? [image] : [])].join(' ')
  const connections = ["connect-src 'self'", ...(upload ? [upload] : [])].join(' ')
  return [...POLICY, scripts, images, connections].join('; ')
}
