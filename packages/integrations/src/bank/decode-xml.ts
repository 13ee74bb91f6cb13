import { StatementRefused } from './statement.ts'

/** Encodings in which banks write; any other one is refused. */
const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1250', 'iso-8859-2'] as const
/** The declaration is within the first bytes, and in ASCII in all of these but UTF-16. */
const DECLARATION = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z0-9._-]+)["']/
const DECLARATION_BYTES = 200

/**
 * The text of an XML file, by its byte order mark or what it declares, else UTF-8.
 * @throws StatementRefused `encoding` where bytes do not fit, or the encoding is none that is read
 */
export function decodeXml(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    throw new StatementRefused('encoding')
  }
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const start = new TextDecoder('latin1')
    .decode(bytes.subarray(0, DECLARATION_BYTES))
    .replace(/^\u00ef\u00bb\u00bf/, '')
  const declared = DECLARATION.exec(start)?.[1]?.toLowerCase() ?? 'utf-8'
  if (!ENCODINGS.some((encoding) => encoding === declared)) throw new StatementRefused('encoding')
  return declared
}
