import { tied } from '@zivina/contract/kernel/typography'
import { BellRing, Timer, X } from 'lucide-react'
import { clockTime } from '#app/features/catalogue/recipe/durations.ts'
import { jumpTo } from '#app/kit/page/jump-to.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import { type RunningTimer, stopTimer, useTimers } from './timers.ts'
import { useNow } from './use-now.ts'

/**
 * The running timers as clocks; one that has ended stays until it is dismissed, and is announced once.
 * @param isLinked whether each leads to its step
 */
export default function TimerTray({ isLinked = false }: { isLinked?: boolean }) {
  const timers = useTimers()
  const now = useNow()
  const ended = timers.filter(({ ends_at }) => ends_at <= now)
  return (
    <>
      <ul aria-label="Běžící minutky" className="timer-list">
        {timers.map((timer) => (
          <TimerCard key={timer.id} timer={timer} now={now} isLinked={isLinked} />
        ))}
      </ul>
      <p role="alert" className="sr-only">
        {ended.map(({ name, step, label }) => `Minutka doběhla: ${name}, krok ${step}, ${label}.`).join(' ')}
      </p>
    </>
  )
}

type TimerCardProps = { timer: RunningTimer; now: number; isLinked: boolean }

function TimerCard({ timer: { id, path, name, step, label, ends_at }, now, isLinked }: TimerCardProps) {
  const ended = ends_at <= now
  const Icon = ended ? BellRing : Timer
  const hover = ended ? 'hover:bg-accent-strong' : 'hover:bg-blue-800'
  const words = (
    <>
      <Icon className="size-5 shrink-0" aria-hidden />
      <span className="min-w-0 leading-tight">
        <span className="block truncate text-sm">
          Krok&nbsp;{step} · {tied(name)}
        </span>
        <span role="timer" className="figures block text-lg font-semibold">
          {ended ? 'Čas vypršel' : clockTime((ends_at - now) / 1000)}
          <span className="ml-2 text-sm font-normal">{ended ? label : `z\u00a0${label}`}</span>
        </span>
      </span>
    </>
  )
  return (
    <li
      className={cn(
        'pointer-events-auto flex min-h-13 w-full max-w-sm min-w-0 items-center rounded-full p-1 shadow-raised',
        ended ? 'animate-[pulse-soft_1s_ease-in-out_6] bg-accent text-on-accent' : 'bg-blue-900 text-white',
      )}
    >
      {isLinked ? (
        <a
          href={`${path}#krok-${step}`}
          onClick={jumpTo}
          className={cn('flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-full pr-2 pl-3', hover)}
        >
          {words}
        </a>
      ) : (
        <div className="flex min-w-0 flex-1 items-center gap-3 pr-2 pl-3">{words}</div>
      )}
      <button
        type="button"
        onClick={() => stopTimer(id)}
        aria-label={`${ended ? 'Odložit minutku' : 'Zastavit minutku'}: ${name}, krok ${step}`}
        className={cn('inline-flex size-11 shrink-0 items-center justify-center rounded-full', hover)}
      >
        <X className="size-5" aria-hidden />
      </button>
    </li>
  )
}
