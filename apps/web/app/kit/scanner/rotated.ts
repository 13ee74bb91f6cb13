/** A picture of RGBA pixels, eight bits each, row by row from the top left. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number }

const WHITE = 255

/**
 * The picture rotated about its middle, as large as before and in greys: corners that leave it are cut off, and what was outside
 * is white. Each pixel is interpolated between four.
 *
 * @param degrees clockwise
 */
export function rotated({ data, width, height }: Pixels, degrees: number): Pixels {
  const grey = greyOf(data)
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2]
  const out = new Uint8ClampedArray(data.length).fill(WHITE)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [right, down] = [column - middleX, row - middleY]
      const x = right * cos + down * sin + middleX
      const y = down * cos - right * sin + middleY
      if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) continue
      out.fill(between(grey, width, x, y), (row * width + column) * 4, (row * width + column) * 4 + 3)
    }
  }
  return { data: out, width, height }
}

/** Brightness from 0 to 255, weighted as the eye sees (ITU-R BT.601). */
function greyOf(data: Uint8ClampedArray): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(data.length / 4)
  for (let place = 0; place < grey.length; place += 1) {
    const [red = 0, green = 0, blue = 0] = [data[place * 4], data[place * 4 + 1], data[place * 4 + 2]]
    grey[place] = 0.299 * red + 0.587 * green + 0.114 * blue
  }
  return grey
}

/** The brightness between the four pixels around a place inside the picture. */
function between(grey: Uint8ClampedArray, width: number, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const at = (row: number, column: number) => grey[row * width + column] ?? WHITE
  const above = at(top, left) * (left + 1 - x) + at(top, left + 1) * (x - left)
  const below = at(top + 1, left) * (left + 1 - x) + at(top + 1, left + 1) * (x - left)
  return above * (top + 1 - y) + below * (y - top)
}
