import { drawReport } from '@zivina/integrations/report-pdf/draw-report'
import type { PrintedReport } from '@zivina/integrations/report-pdf/printed-report'

/** Draws the overview as a PDF. Runs in the work pool: fonts and pages take a while. */
export default function drawDiaryReport(report: PrintedReport): Promise<Uint8Array> {
  return drawReport(report)
}
