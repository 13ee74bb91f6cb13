/**
 * The body of an answer; what would exceed a number of bytes is not read.
 * @throws RangeError beyond them
 */
export async function readBounded(response: Response, bytes_max: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > bytes_max) throw new RangeError(`more than ${bytes_max} bytes`)
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}
