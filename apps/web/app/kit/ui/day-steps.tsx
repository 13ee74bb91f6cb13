import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { cn } from './class-names.ts'

type Step = { label: string; go: () => void }
type DayStepsProps = { back: Step; on: Step; className?: string; children: ReactNode }

/** The name of the days that are shown, between steps to those before and after. */
export function DaySteps({ back, on, className, children }: DayStepsProps) {
  return (
    <div className={cn('flex min-w-0 items-center', className)}>
      <StepButton {...back} Icon={ChevronLeft} />
      {children}
      <StepButton {...on} Icon={ChevronRight} />
    </div>
  )
}

function StepButton({ label, go, Icon }: Step & { Icon: LucideIcon }) {
  return (
    <Button variant="quiet" size="icon" className="print:hidden" aria-label={label} onClick={go}>
      <Icon aria-hidden />
    </Button>
  )
}
