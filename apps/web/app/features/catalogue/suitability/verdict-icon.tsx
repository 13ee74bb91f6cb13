import type { Verdict } from '@zivina/domain/catalogue/diet-rules/verdicts'
import { CircleCheck, CircleDot, CircleMinus, CircleQuestionMark, Hourglass, type LucideIcon } from 'lucide-react'
import { cn } from '#app/kit/ui/class-names.ts'

/** Shapes differ, so that the colour is not needed. Only what suits is green; nothing warns by its colour. */
const ICONS: Record<Verdict, { Icon: LucideIcon; colour: string }> = {
  suitable: { Icon: CircleCheck, colour: 'text-brand' },
  borderline: { Icon: CircleDot, colour: 'text-heading' },
  waits: { Icon: Hourglass, colour: 'text-heading' },
  unknown: { Icon: CircleQuestionMark, colour: 'text-muted' },
  unsuitable: { Icon: CircleMinus, colour: 'text-muted' },
}

/** The sign of a verdict; the word stands beside it. */
export function VerdictIcon({ verdict, className }: { verdict: Verdict; className?: string }) {
  const { Icon, colour } = ICONS[verdict]
  return <Icon className={cn('size-5 shrink-0', colour, className)} aria-hidden />
}
