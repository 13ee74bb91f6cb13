import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Slug } from '#contract/kernel/fields.ts'
import { TextBlock, TextQuestion } from './texts.ts'

/** The text of a single page: about us, terms, counselling, membership. */
export const StandingPage = z
  .object({
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    keywords: z.array(z.string()),
    /** Day of the last change, `YYYY-MM-DD`. */
    updated: z.iso.date(),
    blocks: z.array(TextBlock),
    faq: z.array(TextQuestion),
  })
  .meta({ id: 'StandingPage' })
export type StandingPage = z.infer<typeof StandingPage>

export const pages = {
  detail: endpoint({
    method: 'GET',
    path: '/page/{slug}',
    access: 'public',
    summary: 'The text of one of the standing pages.',
    params: z.object({ slug: Slug }),
    status: 200,
    response: StandingPage,
    errors: ['NOT_FOUND'],
  }),
}
