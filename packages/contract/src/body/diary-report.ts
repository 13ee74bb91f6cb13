import { z } from 'zod'
import { DIARY_EXPORTS_PER_HOUR } from '#contract/body/limits.ts'
import { type Download, endpoint } from '#contract/kernel/endpoint.ts'
import { DiaryDay } from './diary-fields.ts'

/** The diary on paper, for one's doctor or nutritionist. */
export const diaryReport = {
  pdf: endpoint({
    method: 'GET',
    path: '/diary/report',
    access: 'user',
    summary:
      'An overview of a range of a year at most as a PDF: averages against reference intakes, gaps, weight, and what is not known.',
    rate_limits: [{ by: 'user', attempts: DIARY_EXPORTS_PER_HOUR, seconds: 3600 }],
    query: z.strictObject({ from: DiaryDay, to: DiaryDay }),
    status: 200,
    media_type: 'application/pdf',
    response: z.custom<Download>(),
    errors: ['INCORRECT_QUERY_PARAMS', 'SERVICE_UNAVAILABLE'],
  }),
}
