import { tied } from '@zivina/contract/kernel/typography'
import { portionsLabel } from '../recipe-description.ts'

type FreeRowProps = { text: string; portions: number; original: number }

/** A line that names no food, as its author wrote it. */
export function FreeRow({ text, portions, original }: FreeRowProps) {
  const scaled = portions === original ? '' : `, psáno pro ${portionsLabel(original)}`
  return (
    <li className="py-2.5 pl-2 leading-snug wrap-break-word">
      {tied(text)}
      <span className="block text-sm text-muted">nezapočítává se do výživových hodnot{scaled}</span>
    </li>
  )
}
