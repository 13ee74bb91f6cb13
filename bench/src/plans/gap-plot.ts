/** A point of a certified search: seconds since its start, and the proven gap, 0.01 for 1 %. */
export type GapPoint = { seconds: number; gap: number }

const WIDTH = 720
const HEIGHT = 420
const LEFT = 60
const BOTTOM = 50
const TOP = 40
const RIGHT = 20
const MOST_SECONDS = 20
/** The scale is logarithmic: from 30 % down to 0.1 %. */
const MOST_GAP = 0.3
const LEAST_GAP = 0.001
const MARKS = [0.3, 0.1, 0.03, 0.01, 0.003, 0.001]

const x = (seconds: number) => LEFT + (Math.min(seconds, MOST_SECONDS) / MOST_SECONDS) * (WIDTH - LEFT - RIGHT)
const y = (gap: number) => {
  const inside = Math.min(MOST_GAP, Math.max(LEAST_GAP, gap))
  return TOP + (Math.log(MOST_GAP / inside) / Math.log(MOST_GAP / LEAST_GAP)) * (HEIGHT - TOP - BOTTOM)
}

/** The gaps of several searches against time, as a picture in SVG; the line of 1 % is marked. */
export function gapPlot(searches: readonly (readonly GapPoint[])[], title: string): string {
  const seconds = [0, 5, 10, 15, 20]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/><text x="${LEFT}" y="22" font-size="14">${title}</text>`,
    ...MARKS.map((gap) => mark(LEFT, y(gap), WIDTH - RIGHT, y(gap), gap === 0.01 ? '#a33' : '#ddd')),
    ...MARKS.map((gap) => `<text x="${LEFT - 8}" y="${y(gap) + 4}" text-anchor="end">${gap * 100} %</text>`),
    ...seconds.map((at) => mark(x(at), TOP, x(at), HEIGHT - BOTTOM, '#eee')),
    ...seconds.map((at) => `<text x="${x(at)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${at} s</text>`),
    ...searches.map((points) => `<path d="${steps(points)}" fill="none" stroke="#2a6f4b" stroke-opacity="0.6"/>`),
    '</svg>',
    '',
  ].join('\n')
}

const mark = (x1: number, y1: number, x2: number, y2: number, colour: string) =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${colour}"/>`

/** A gap holds until the next one is proven. */
function steps(points: readonly GapPoint[]): string {
  const place = (value: number) => value.toFixed(1)
  return points
    .filter(({ seconds }) => seconds <= MOST_SECONDS)
    .map(({ seconds, gap }, at) =>
      at === 0 ? `M${place(x(seconds))} ${place(y(gap))}` : `H${place(x(seconds))}V${place(y(gap))}`,
    )
    .join('')
}
