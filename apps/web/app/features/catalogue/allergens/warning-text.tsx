import { TriangleAlert } from 'lucide-react'
import { cn } from '#app/kit/ui/class-names.ts'

type WarningTextProps = { text: string | null; className?: string | undefined }

/** A short warning of an allergen; nothing where there is none. */
export function WarningText({ text, className }: WarningTextProps) {
  if (text === null) return null
  return (
    <span className={cn('flex items-start gap-1.5 text-sm font-semibold text-error', className)}>
      <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
      {text}
    </span>
  )
}
