import { usePressed } from '#app/kit/device/use-pressed.ts'
import { Checkbox } from './checkbox.tsx'

type SwitchProps = { label: string; text: string; on: boolean; onChange: (on: boolean) => Promise<void> }

/** A setting that is on or off, saved at once. */
export function Switch({ label, text, on, onChange }: SwitchProps) {
  const [shown, press] = usePressed(on, onChange)
  return (
    <Checkbox className="items-start py-3" checked={shown} onChange={(event) => press(event.target.checked)}>
      <span className="block font-medium">{label}</span>
      <span className="block max-w-text text-sm text-muted">{text}</span>
    </Checkbox>
  )
}
