import { BRAND } from '@zivina/contract/kernel/brand'
import { oneLine } from '../one-line.ts'
import type { Block, MailContent } from './content.ts'

const NAME_SHOWN = 80

/** Days of a meal plan as a mail tells them. */
export type PlanMail = {
  full_name: string
  name: string
  /** „23.–29. listopadu 2026“ */
  range: string
  days: { label: string; note: string; meals: [label: string, text: string][]; totals: string }[]
  /** Address of the plan, below the site. */
  path: string
}

/** Sends a person the days of a meal plan that they asked for. */
export function mealPlan({ full_name, name, range, days, path }: PlanMail, publicUrl: string): MailContent {
  const title = oneLine(name, NAME_SHOWN)
  return {
    subject: `Jídelníček „${title}“: ${range}`,
    preview: range,
    heading: title,
    full_name,
    blocks: [
      { kind: 'text', text: `Posíláme vám jídelníček na ${range}.` },
      ...days.flatMap(({ label, note, meals, totals }): Block[] => [
        { kind: 'title', text: label },
        { kind: 'facts', rows: meals },
        ...(note === '' ? [] : [{ kind: 'text' as const, text: note }]),
        { kind: 'note', text: totals },
      ]),
      { kind: 'button', label: 'Otevřít jídelníček', url: `${publicUrl}${path}` },
    ],
    reason: `Posíláme vám ho, protože jste si jídelníček nechali poslat z\u00a0aplikace ${BRAND.name}.`,
  }
}
