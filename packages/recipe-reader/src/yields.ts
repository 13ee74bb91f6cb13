import { listOf, objectOf } from './loose-json.ts'
import { NUMBER, numberIn, withDigits } from './number-words.ts'

/** How many portions are told: null where none are; doubtful where it is a range, or tells a number that is none of portions. */
export type ReadYield = { portions: number | null; doubtful: boolean }

const NONE: ReadYield = { portions: null, doubtful: false }
/** Letters of a yield that are read. */
const LENGTH = 120

const COUNT = String.raw`(${NUMBER})(?:\s?(?:-|–|—|az|to|nebo|or)\s?(${NUMBER}))?`
/** „4 porce“, „pro 4 vydatné porce“, „4 velcí jedlíci“. */
const PORTIONS =
  /^(?:porc\w*|porci\w*|osob\w*|os|stravnik\w*|lid[ie]\w*|jedlik\w*|hladov\w*|dospel\w*|dit\w*|servings?|people|persons?|pax|pers|portions?|portionen|personen)$/
/** „serves 4“, „porce: 4“, „pro 4“. */
const BEFORE = new RegExp(
  `(?:\\b(?:serves|servings?|makes|yields?|porce|porci|pocet porci|osob|pro|for)\\s?:?\\s?)${COUNT}(?!\\s?[a-z\\d%°])`,
)
const COUNTED = new RegExp(`${COUNT}\\s?\\+?\\s?(?:x\\s)?([a-z.°%"]*)(?:\\s([a-z]+))?`, 'g')
/** „24 × 30 cm“ */
const SHEET = /\d{1,3}(?:[.,]\d+)?(?:\s?(?:cm|mm))?\s?[x×]\s?\d{1,3}(?:[.,]\d+)?(?:\s?(?:cm|mm|palc\w*))?/g
/** Sizes, weights and times. */
const SIZED =
  /^(?:g|gr|gram\w*|dkg|dag|kg|kilo\w*|mg|ml|dl|cl|l|litr\w*|cm|mm|m|palc\w*|inch\w*|in|"|oz|lbs?|pounds?|cups?|hrn\w*|salk\w*|°c?|stup\w*|%|kcal|kj|min\w*|h|hod\w*|hrs?|hours?|d|dn\w|den|s|sek\w*|kc)\.?$/
/** What is cut into portions: how many is not told. */
const WHOLE =
  /^(?:plech\w*|form\w*|pekac\w*|dort\w*|bochn\w*|kolac(?:e|u)?|babov\w*|bochan\w*|davk\w*|batch\w*|loaf|loaves|cake\w*|pan|pans|tin|tins|tray\w*|recept\w*|recipe\w*|zavin\w*|strudl\w*|hrn(?:ec|ce)|pie|pies|misa|mis[auy]|peceni|cheesecake\w*|pizza|kus|kousek|ks|piece|sklenic\w*|lahv\w*|jar|jars|bottle\w*)$/

/**
 * The number of portions in „4 porce“, 4, „dvě porce“, an object with a value, or a list of these. Sizes, times and weights are none, and
 * neither is one whole thing („1 plech“). Of a range the lower number, marked as doubtful.
 */
export function readYield(value: unknown): ReadYield {
  let doubtful = false
  for (const one of listOf(value)) {
    const read = readOne(one)
    if (read.portions !== null) return read
    doubtful ||= read.doubtful
  }
  return { portions: null, doubtful }
}

/** See `readYield`. */
export function portionsOf(value: unknown): number | null {
  return readYield(value).portions
}

function readOne(value: unknown): ReadYield {
  if (typeof value === 'number') return value > 0 ? whole(value) : NONE
  if (typeof value === 'string') return readText(value.slice(0, LENGTH))
  const node = objectOf(value)
  if (node === null) return NONE
  const amount = node['@value'] ?? node.value ?? node.minValue ?? node.name ?? node.text
  if (typeof amount !== 'number' && typeof amount !== 'string') return NONE
  const unit = node.unitText ?? node.unitCode
  const range = node.value === undefined && typeof node.maxValue === 'number' ? `–${node.maxValue}` : ''
  return readText(`${amount}${range} ${typeof unit === 'string' ? unit : ''}`.trim().slice(0, LENGTH))
}

function readText(text: string): ReadYield {
  if (/^\s*[-–−]\s*\d/.test(text)) return NONE
  const plain = withDigits(text).replace(SHEET, ' ')
  const counted = Array.from(plain.matchAll(COUNTED), ([, low = '', high, unit = '', next = '']) => ({
    low,
    high,
    unit,
    next,
  }))
  const portions = counted.filter(({ unit, next }) => PORTIONS.test(unit) || (!SIZED.test(unit) && PORTIONS.test(next)))
  const [first, ...others] = portions
  if (first !== undefined) {
    const read = ranged(first.low, first.high)
    const differs = others.some(({ low }) => numberIn(low) !== read.portions)
    return { ...read, doubtful: read.doubtful || differs }
  }
  const [, low, high] = BEFORE.exec(plain) ?? []
  if (low !== undefined) return ranged(low, high)
  const isCut = ({ low, unit }: (typeof counted)[number]) =>
    WHOLE.test(unit) && (numberIn(low) <= 1 || !/^(?:kus|ks|kousek|piece)$/.test(unit))
  const piece = counted.find((one) => !SIZED.test(one.unit) && !isCut(one))
  if (piece === undefined) return NONE
  const read = ranged(piece.low, piece.high)
  // „1 vánočka“ is one to be cut.
  return read.portions === 1 && piece.unit !== '' ? NONE : read
}

function ranged(low: string, high: string | undefined): ReadYield {
  const read = whole(numberIn(low))
  return high === undefined ? read : { ...read, doubtful: true }
}

/** Half a portion is no number of portions, but was told as one. */
function whole(value: number): ReadYield {
  if (!Number.isFinite(value) || value <= 0) return NONE
  return Number.isInteger(value) ? { portions: value, doubtful: false } : { portions: null, doubtful: true }
}
