import { drawSummary, type PrintedSummary } from '@zivina/integrations/summary-pdf/draw-summary'

/** What is drawn, and the day in its properties. */
export type DrawnSummary = { printed: PrintedSummary; day_made: string }

/** Draws the summary of a consultation as a PDF. Runs in the work pool: fonts take a while. */
export default function drawConsultation({ printed, day_made }: DrawnSummary): Promise<Uint8Array> {
  return drawSummary(printed, day_made)
}
