import { ImageHostError } from './image-host-error.ts'

const MAX_PATH_LENGTH = 500
const MAX_SEGMENT_LENGTH = 200

/**
 * Checks a decoded path inside an image store and returns it unchanged.
 *
 * Refused: an empty path or segment, `.` and `..`, a segment that begins with a dot (hidden and temporary files),
 * backslashes, control characters (NUL among them) and over-long names.
 * @throws ImageHostError 400
 */
export function checkImagePath(path: string): string {
  const segments = path.split('/')
  if (path.length > MAX_PATH_LENGTH || !segments.every(isPlainSegment)) {
    throw new ImageHostError(400, 'The path of the image is not valid.', 'Use a relative path of plain file names.')
  }
  return path
}

function isPlainSegment(segment: string): boolean {
  if (segment === '' || segment.length > MAX_SEGMENT_LENGTH || segment.startsWith('.')) return false
  for (const character of segment) {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x20 || code === 0x7f || character === '\\' || character === '/') return false
  }
  return true
}

/**
 * Splits the pathname of a request (still percent-encoded, with or without a leading slash) into decoded segments.
 * Each segment is decoded once and by itself, so that an encoded slash cannot make a new segment.
 * @throws ImageHostError 400 for malformed percent-encoding or an encoded slash
 */
export function decodeSegments(pathname: string): string[] {
  const raw = pathname.startsWith('/') ? pathname.slice(1) : pathname
  return raw.split('/').map((segment) => {
    const decoded = decodeSegment(segment)
    if (decoded.includes('/')) throw new ImageHostError(400, 'The path of the image is not valid.')
    return decoded
  })
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw new ImageHostError(400, 'The path of the image is not valid.', 'The percent-encoding is malformed.')
  }
}
