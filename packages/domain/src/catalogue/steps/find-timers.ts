import { formatNumber } from '@zivina/czech/format-number'

/** A time in a step. Of a range the shorter end is used, since the cook checks then. */
export type StepTimer = { seconds: number; label: string }

const SHORTEST_SECONDS = 10
const LONGEST_SECONDS = 24 * 60 * 60

const WORDS: Readonly<Record<string, number>> = {
  půl: 0.5,
  čtvrt: 0.25,
  jednu: 1,
  dvě: 2,
  tři: 3,
  čtyři: 4,
  pět: 5,
  šest: 6,
  osm: 8,
  deset: 10,
  dvanáct: 12,
  patnáct: 15,
  dvacet: 20,
  třicet: 30,
}

/** Nouns that include their number. */
const WHOLE_NOUNS: Readonly<Record<string, number>> = {
  čtvrthodinu: 15 * 60,
  půlhodinu: 30 * 60,
  půlhodinky: 30 * 60,
  třičtvrtěhodinu: 45 * 60,
}

const NUMBER = String.raw`\d+(?:,\d+)?`
const UNIT = 'hodin(?:u|y|ách)?|minut(?:u|y|ách)?|min|vteřin(?:u|y|ách)?|sekund(?:u|y|ách)?|h'
const PATTERN = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?<whole>${Object.keys(WHOLE_NOUNS).join('|')})|` +
    String.raw`(?:(?<from>${NUMBER}|${Object.keys(WORDS).join('|')})(?:\s*(?:–|-|až)\s*(?<to>${NUMBER}))?\s*)?(?<unit>${UNIT})` +
    String.raw`(?:\s+a\s+(?<extra>půl|čtvrt|${NUMBER}\s*min(?:ut(?:u|y)?)?))?)(?![\p{L}\d])`,
  'giu',
)

/** „o minutu déle“ and „každých 10 minut“ are not times to wait. */
const NOT_A_WAIT = /(?:(?<!\p{L})o|každ\p{L}*)\s*$/iu

/** A time and where in the text it is. */
export type TimerSpan = StepTimer & {
  start: number
  end: number
  /** The longer end of a range, otherwise null. */
  longest_seconds: number | null
}

/**
 * The times in a step's text, in order, each length once: „15 minut“, „18–20 minut“, „hodinu a půl“, „1 hodinu a 30 minut“,
 * „půl minuty“, „30 sekund“. A unit without a number counts as one only in the accusative („nechte minutu“).
 */
export function findTimers(text: string): StepTimer[] {
  const timers = new Map<number, StepTimer>()
  for (const { seconds, label } of findTimerSpans(text)) {
    if (!timers.has(seconds)) timers.set(seconds, { seconds, label })
  }
  return [...timers.values()]
}

/** The same with their places, each time where it is written. */
export function findTimerSpans(text: string): TimerSpan[] {
  const spans: TimerSpan[] = []
  for (const match of text.matchAll(PATTERN)) {
    if (NOT_A_WAIT.test(text.slice(0, match.index))) continue
    const groups = match.groups ?? {}
    const timer = toTimer(groups)
    if (!timer || timer.seconds < SHORTEST_SECONDS || timer.seconds > LONGEST_SECONDS) continue
    const { to, extra, unit = '' } = groups
    const longest_seconds = to === undefined || extra ? null : Math.round(toNumber(to) * secondsIn(unit.toLowerCase()))
    spans.push({ ...timer, start: match.index, end: match.index + match[0].length, longest_seconds })
  }
  return spans
}

function toTimer(groups: Record<string, string | undefined>): StepTimer | null {
  const { whole, from, to, extra } = groups
  const wholeSeconds = whole ? WHOLE_NOUNS[whole.toLowerCase()] : undefined
  if (wholeSeconds !== undefined) return { seconds: wholeSeconds, label: durationLabel(wholeSeconds) }
  const unit = groups.unit?.toLowerCase() ?? ''
  if (from === undefined && !unit.endsWith('u')) return null
  const scale = secondsIn(unit)
  const seconds = Math.round(toNumber(from ?? '1') * scale + (extra ? extraSeconds(extra, scale) : 0))
  if (to === undefined || extra) return { seconds, label: durationLabel(seconds) }
  return { seconds, label: `${formatNumber(toNumber(from ?? '1'), 2)}–${durationLabel(toNumber(to) * scale, scale)}` }
}

function secondsIn(unit: string): number {
  if (unit.startsWith('h')) return 3600
  return unit.startsWith('m') ? 60 : 1
}

function extraSeconds(extra: string, scale: number): number {
  const word = WORDS[extra.toLowerCase()]
  return word === undefined ? Number.parseInt(extra, 10) * 60 : word * scale
}

function toNumber(text: string): number {
  return WORDS[text.toLowerCase()] ?? Number(text.replace(',', '.'))
}

/** „30 s“, „15 min“, „1 h 30 min“; in a single unit if `scale` gives one. */
function durationLabel(seconds: number, scale?: number): string {
  if (scale === 1 || seconds < 60) return `${formatNumber(seconds, 0)}\u00a0s`
  if (scale === 3600) return `${formatNumber(seconds / 3600, 2)}\u00a0h`
  if (scale === 60 || seconds < 3600) return `${formatNumber(seconds / 60, 1)}\u00a0min`
  const minutes = Math.round((seconds % 3600) / 60)
  return `${Math.floor(seconds / 3600)}\u00a0h${minutes > 0 ? `\u00a0${minutes}\u00a0min` : ''}`
}
