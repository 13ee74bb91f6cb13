import type { LucideIcon } from 'lucide-react'
import { Button } from '#app/kit/ui/button.tsx'

type StepButtonProps = { label: string; Icon: LucideIcon; onPress: () => void }

/** A step to the days before or after. */
export function StepButton({ label, Icon, onPress }: StepButtonProps) {
  return (
    <Button variant="quiet" size="icon" className="print:hidden" aria-label={label} onClick={onPress}>
      <Icon aria-hidden />
    </Button>
  )
}
