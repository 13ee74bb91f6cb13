import { weightTrend } from '@zivina/domain/body/weight-trend/weight-trend'
import { drawReport } from '@zivina/integrations/report-pdf/draw-report'
import { type ReportFacts, toPrinted } from './printed.ts'

/** Draws the overview as a PDF. Runs in the work pool: the trend, fonts and pages take a while. */
export default function drawDiaryReport(facts: Omit<ReportFacts, 'trend'>): Promise<Uint8Array> {
  return drawReport(toPrinted({ ...facts, trend: weightTrend(facts.weighings) }))
}
