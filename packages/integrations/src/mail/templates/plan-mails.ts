import { BRAND } from '@zivina/contract/kernel/brand'
import { oneLine } from '../one-line.ts'
import type { Block, MailContent } from './content.ts'
import { czechDay } from './moment.ts'

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

/** A plan that an admin made for a person. */
export type AssignedPlanMail = {
  full_name: string
  name: string
  note: string
  /** Its first planned day, `YYYY-MM-DD`. */
  first_day: string
  path: string
}

/** Tells a person that a meal plan was made for them. */
export function planAssigned(
  { full_name, name, note, first_day, path }: AssignedPlanMail,
  publicUrl: string,
): MailContent {
  const title = oneLine(name, NAME_SHOWN)
  return {
    subject: `Máte nový jídelníček: ${title}`,
    preview: `Začíná ${czechDay(first_day)}.`,
    heading: 'Připravili jsme vám jídelníček',
    full_name,
    blocks: [
      {
        kind: 'text',
        text: `Jídelníček „${title}“ začíná ${czechDay(first_day)}. Najdete ho mezi svými jídelníčky a\u00a0můžete si ho upravit.`,
      },
      ...(note === '' ? [] : [{ kind: 'text' as const, text: note }]),
      { kind: 'button', label: 'Otevřít jídelníček', url: `${publicUrl}${path}` },
    ],
    reason: `Posíláme vám ho, protože pro vás v\u00a0aplikaci ${BRAND.name} někdo připravil jídelníček.`,
  }
}
