import { type DragEvent, type ReactNode, useState } from 'react'
import { cn } from '#app/kit/ui/class-names.ts'

type DropZoneProps = {
  labelId: string
  /** Null while no more files are accepted. */
  onDrop: ((files: File[]) => void) | null
  children: ReactNode
}

/** A named group that files can be dropped on; dropping is never the only way. */
export function DropZone({ labelId, onDrop, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!onDrop || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onDrop?.(files)
  }
  return (
    <fieldset
      aria-labelledby={labelId}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cn(
        'flex min-w-0 flex-col gap-3 rounded-card',
        isOver && 'outline-2 outline-offset-4 outline-brand outline-dashed',
      )}
    >
      {children}
    </fieldset>
  )
}
