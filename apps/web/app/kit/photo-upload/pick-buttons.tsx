import { Camera, ImagePlus } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { ACCEPTED } from './photo-check.ts'

type PickButtonsProps = {
  /** The label of the button that opens the file dialog. */
  label: string
  multiple: boolean
  /** The camera that a phone opens: the front or the back one. */
  camera: 'user' | 'environment'
  onPick: (files: File[]) => void
}

/** Buttons to choose files and, on a touch screen, to take a photo. */
export function PickButtons({ label, multiple, camera, onPick }: PickButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <PickButton multiple={multiple} onPick={onPick}>
        <ImagePlus aria-hidden /> {label}
      </PickButton>
      <PickButton capture={camera} onPick={onPick} className="pointer-fine:hidden">
        <Camera aria-hidden /> Vyfotit
      </PickButton>
    </div>
  )
}

type PickButtonProps = {
  multiple?: boolean
  capture?: 'user' | 'environment'
  onPick: (files: File[]) => void
  className?: string
  children: ReactNode
}

function PickButton({ multiple = false, capture, onPick, className, children }: PickButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        multiple={multiple}
        capture={capture}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Allows choosing the same file again.
          target.value = ''
          if (files.length > 0) onPick(files)
        }}
      />
      <Button className={className} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
