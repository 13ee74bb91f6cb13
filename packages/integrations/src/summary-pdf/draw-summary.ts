import { BRAND } from '@zivina/contract/kernel/brand'
import { czechDay, czechMoment } from '../mail/templates/moment.ts'
import { readFaces } from '../pdf/faces.ts'
import { openDocument } from '../pdf/open-document.ts'
import { createRuler, createTextFlow, PAGE } from '../pdf/text-flow.ts'

/** What a client takes home from a consultation. */
export type PrintedSummary = {
  service: string
  client: string
  nutritionist: string
  /** An instant, and where in words; null where it had no term. */
  term: { begins: string; place: string } | null
  summary: string
  /** `YYYY-MM-DD`; null where no check is due. */
  follow_up_on: string | null
  /** Days are `YYYY-MM-DD`. */
  plans: { name: string; note: string; days: { day: string; dishes: string[] }[] }[]
}

const INK = { text: '#1f2a24', muted: '#5b6a61', brand: '#2c6e49' } as const

/** Draws the summary of a consultation on A4 pages. @param day_made `YYYY-MM-DD`, in the properties of the file */
export async function drawSummary(printed: PrintedSummary, day_made: string): Promise<Uint8Array> {
  const faces = await readFaces()
  const title = `${printed.service}: shrnutí`
  const { doc, bytes } = openDocument({ title, owner: printed.nutritionist, day_made }, faces)
  doc.addPage()
  const text = { face: faces.text, size: 11, colour: INK.text }
  const small = { face: faces.text, size: 10, colour: INK.muted }
  const strong = { face: faces.strong, size: 11, colour: INK.text }
  const heading = { face: faces.heading, size: 16, colour: INK.text, leading: 1.3 }
  const flow = createTextFlow({
    doc,
    ruler: createRuler(doc),
    isDrawn: true,
    onPage: ({ put, page }) => put(`${title}, strana ${page}`, small, { x: PAGE.side, y: PAGE.top - 24 }),
  })
  const part = (name: string) => {
    flow.space(16)
    // A heading stays with the lines after it.
    flow.need(64)
    flow.write(name, heading)
    flow.space(2)
  }
  flow.write(BRAND.name, { face: faces.strong, size: 11, colour: INK.brand })
  flow.space(4)
  flow.write(title, { face: faces.heading, size: 24, colour: INK.text, leading: 1.25 })
  flow.space(4)
  const { term } = printed
  flow.write(`Pro: ${printed.client}`, small)
  flow.write(printed.nutritionist, small)
  if (term !== null) flow.write(`${czechMoment(term.begins)}, ${term.place}`, small)
  part('Na čem jsme se dohodli')
  flow.write(printed.summary === '' ? 'Bez zápisu.' : printed.summary, text)
  if (printed.follow_up_on !== null) {
    part('Kontrola')
    flow.write(`Kolem ${czechDay(printed.follow_up_on)}. Termín si vyberete v\u00a0poradně.`, text)
  }
  for (const { name, note, days } of printed.plans) {
    part(`Jídelníček: ${name}`)
    if (note !== '') flow.write(note, text)
    for (const { day, dishes } of days) {
      flow.space(6)
      flow.need(36)
      flow.write(czechDay(day), strong)
      for (const dish of dishes) flow.write(dish, text)
    }
  }
  doc.end()
  return bytes
}
