import { create } from 'qrcode'

/** A QR code as one SVG path: dark modules as unit squares within `size` × `size`, with a quiet zone of four modules. */
export function qrPath(text: string): { path: string; size: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const squares: string[] = []
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) squares.push(`M${column + 4} ${row + 4}h1v1h-1z`)
    }
  }
  return { path: squares.join(''), size: modules.size + 8 }
}
