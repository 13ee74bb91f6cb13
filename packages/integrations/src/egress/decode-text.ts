/** The encoding that an HTML page declares itself. */
const META_CHARSET = /<meta[^>]{0,200}charset\s*=[\s"']*([\w-]{1,40})/i
const META_LOOKED_AT = 2048

/**
 * Decodes a body by the header's encoding, otherwise by the page's own declaration, otherwise as UTF-8. Older Czech pages use
 * windows-1250.
 */
export function decodeText(body: Buffer, content_type: string): string {
  const named = /charset\s*=\s*"?([\w-]{1,40})/i.exec(content_type)?.[1]
  const label = named ?? META_CHARSET.exec(body.subarray(0, META_LOOKED_AT).toString('latin1'))?.[1] ?? 'utf-8'
  return decoderOf(label).decode(body)
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder('utf-8')
  }
}
