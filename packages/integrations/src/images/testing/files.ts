import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A text in every hidden place of the files below, which a cleaned picture must not contain. */
export const SECRET = 'TAJEMSTVI-50.0755N-14.4378E'

const EXIF = {
  IFD0: { Artist: SECRET, ImageDescription: SECRET },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 4/1 31/1', GPSLongitudeRef: 'E', GPSLongitude: '14/1 26/1 16/1' },
}
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:source>${SECRET}</dc:source></rdf:Description></rdf:RDF></x:xmpmeta>`

/** A picture with content, so that no encoder can make it trivially small. */
export function photo(width = 60, height = 40): Sharp {
  const half = { width: Math.max(1, width >> 1), height, channels: 3 as const, background: '#c33' }
  return sharp({ create: { width, height, channels: 3, background: '#2e7d4f' } }).composite([
    { input: { create: half }, left: 0, top: 0 },
  ])
}

const tagged = (image: Sharp): Sharp => image.withExif(EXIF).withXmp(XMP).withIccProfile('p3')

/** Photos of every kind with a GPS position, comments and profiles. */
export async function photosWithSecrets(): Promise<Record<string, Buffer>> {
  return {
    jpeg: withJpegComment(await tagged(photo().jpeg()).toBuffer()),
    png: withPngText(await tagged(photo().png()).toBuffer()),
    webp: await tagged(photo().webp()).toBuffer(),
    avif: await tagged(photo().avif({ effort: 0 })).toBuffer(),
    gif: withGifComment(await photo().gif().toBuffer()),
  }
}

function withJpegComment(jpeg: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, SECRET.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(SECRET), jpeg.subarray(2)])
}

function withPngText(png: Buffer): Buffer {
  // After the signature and the header of 25 bytes.
  return Buffer.concat([png.subarray(0, 33), pngChunk('tEXt', Buffer.from(`Comment\0${SECRET}`)), png.subarray(33)])
}

function withGifComment(gif: Buffer): Buffer {
  const block = Buffer.from([0x21, 0xfe, SECRET.length])
  return Buffer.concat([gif.subarray(0, -1), block, Buffer.from(SECRET), Buffer.from([0, 0x3b])])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.byteLength)
  crc.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, crc])
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** A file of some kilobytes that decodes to a black square of this many pixels a side. */
export function pngBomb(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)), { level: 9 })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...chunks])
}

export const SVG = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`
export const HTML = '<!doctype html><script>alert(1)</script>'
/** The first bytes of an executable. */
export const PROGRAM = Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(2000, 7)])
export const ZIP = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(2000, 7)])
/** The container of a phone's photo, without a picture in it. */
export const HEIC = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(500)])
