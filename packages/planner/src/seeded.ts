/**
 * A number from 0 up to 1 that depends only on the seed and the text: chance that is the same every time (FNV-1a with the
 * final mixing of MurmurHash3).
 */
export function seededShare(seed: number, text: string): number {
  let hash = (2_166_136_261 ^ seed) >>> 0
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
