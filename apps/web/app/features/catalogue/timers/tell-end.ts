import { markAnnounced, readTimers } from './timers.ts'

/** An end that is older than this is shown, but not sounded. */
const LATE_MS = 10 * 60_000
/** Three short tones: seconds from the first, and hertz. */
const TONES = [
  [0, 880],
  [0.35, 880],
  [0.7, 1175],
] as const
const TONE_SECONDS = 0.22
const LOUDNESS = 0.25

/**
 * Sounds the end of timers, in one tab only: the first that the browser allows to play sound and that gets the lock. Browsers allow
 * it after the first press in a tab; where no tab is allowed, the end is only shown.
 */
export async function tellEnds(now: number): Promise<void> {
  if (untold(now).length === 0 || !navigator.userActivation?.hasBeenActive) return
  await inOneTab(() => {
    const ended = untold(now)
    if (ended.length === 0) return
    markAnnounced(ended.map(({ id }) => id))
    if (ended.some(({ ends_at }) => now - ends_at < LATE_MS)) sound()
  })
}

const untold = (now: number) => readTimers().filter(({ ends_at, is_told }) => ends_at <= now && is_told !== true)

async function inOneTab(work: () => void): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request('zivina-timers', { ifAvailable: true }, (lock) => (lock ? work() : undefined))
}

function sound(): void {
  navigator.vibrate?.([300, 150, 300])
  try {
    const context = new AudioContext()
    for (const [after, pitch] of TONES) playTone(context, context.currentTime + after, pitch)
    setTimeout(() => void context.close(), 2000)
  } catch {
    // Without sound the card and its announcement remain.
  }
}

function playTone(context: AudioContext, at: number, pitch: number): void {
  const tone = new OscillatorNode(context, { frequency: pitch })
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02)
  volume.gain.linearRampToValueAtTime(0, at + TONE_SECONDS)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + TONE_SECONDS)
}
