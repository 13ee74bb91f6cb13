import { CameraOff } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { isWorthRetrying, type ScanTrouble, TROUBLE_WORDS } from './camera-words.ts'

/** Why there is no picture, and what to do about it. The typed number beside it works without one. */
export function CameraNotice({ trouble, onRetry }: { trouble: ScanTrouble; onRetry: () => void }) {
  const { title, help } = TROUBLE_WORDS[trouble]
  return (
    <div className="flex flex-col items-start gap-3 bg-sunken p-5">
      <p className="flex items-center gap-3 font-heading text-lg font-semibold text-heading">
        <CameraOff className="size-6 shrink-0" aria-hidden />
        {title}
      </p>
      <ul className="flex flex-col gap-1 text-muted">
        {help.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {isWorthRetrying(trouble) ? <Button onClick={onRetry}>Zkusit znovu</Button> : null}
    </div>
  )
}
