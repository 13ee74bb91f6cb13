import { BellRing, Timer, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cn } from '#app/kit/class-names.ts'
import { clockTime } from '../durations.ts'
import type { RunningTimer, Timers } from './use-timers.ts'

/** The running timers as clocks; one that has ended stays until it is dismissed, and is announced once. */
export default function TimerTray({ timers }: { timers: Timers }) {
  const now = useNow()
  const ended = timers.running.filter((timer) => timer.ends_at <= now)
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-2">
      <ul aria-label="Běžící minutky" className="flex flex-wrap justify-center gap-2">
        {timers.running.map((timer) => (
          <TimerCard key={timer.id} timer={timer} now={now} onStop={() => timers.stop(timer.id)} />
        ))}
      </ul>
      <p role="alert" className="sr-only">
        {ended.map((timer) => `Minutka ke kroku ${timer.step} doběhla: ${timer.label}.`).join(' ')}
      </p>
    </div>
  )
}

function TimerCard({ timer, now, onStop }: { timer: RunningTimer; now: number; onStop: () => void }) {
  const ended = timer.ends_at <= now
  const Icon = ended ? BellRing : Timer
  return (
    <li
      className={cn(
        'figures flex min-h-13 items-center gap-3 rounded-full py-1 pr-1 pl-4 shadow-raised',
        ended ? 'animate-[pulse-soft_1s_ease-in-out_6] bg-accent text-on-accent' : 'bg-blue-900 text-white',
      )}
    >
      <Icon className="size-5" aria-hidden />
      <span className="leading-tight">
        <span className="block text-sm">
          Krok {timer.step} · {timer.label}
        </span>
        <span role="timer" className="block text-lg font-semibold">
          {ended ? 'Čas vypršel' : clockTime((timer.ends_at - now) / 1000)}
        </span>
      </span>
      <button
        type="button"
        onClick={onStop}
        aria-label={ended ? `Odložit minutku ke kroku ${timer.step}` : `Zastavit minutku ke kroku ${timer.step}`}
        className={cn(
          'inline-flex size-11 items-center justify-center rounded-full',
          ended ? 'hover:bg-accent-strong' : 'hover:bg-blue-800',
        )}
      >
        <X className="size-5" aria-hidden />
      </button>
    </li>
  )
}

/** The present time, updated slightly more often than once a second so that no second is skipped. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const interval = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(interval)
  }, [])
  return now
}
