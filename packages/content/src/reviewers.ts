import { readFile } from 'node:fs/promises'
import type { TextReviewer } from '@zivina/contract/content/texts'
import { z } from 'zod'
import { ContentError } from './content-error.ts'

const Reviewers = z.array(
  z.strictObject({
    slug: z.string().min(3),
    name: z.string().min(3),
    /** The profession, in the nominative. */
    role: z.string().min(5),
    /** What the review covers, as the end of a sentence. */
    scope: z.string().min(10),
  }),
)

/** The value of `reviewed_by` in a text about health that no professional has read yet. The page says so. */
export const NOBODY_YET = 'nobody-yet'

/** The professionals who reviewed texts about health, by slug. @throws ContentError when the file is invalid */
export async function readReviewers(folder: string): Promise<ReadonlyMap<string, TextReviewer>> {
  const parsed = Reviewers.safeParse(JSON.parse(await readFile(`${folder}/reviewers.json`, 'utf8')))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ContentError('content/reviewers.json', `field ${issue?.path.join('.')}`, issue?.message ?? 'does not fit')
  }
  return new Map(parsed.data.map(({ slug, ...reviewer }) => [slug, reviewer]))
}

/** Words of a source's title that name a disease, or a state that needs care like one. Titles are English. */
const DISEASES =
  /gout|diabet|glyc[ae]?emi|hypertension|blood pressure|c(?:o)?eliac|gluten|lactose|cholesterol|dyslipid|cardiovascular|cardiometabolic|obes|overweight|malnutrition|irritable bowel|gallstone|antenatal|pregnan|an[ae]+mi|cancer|kidney|mortality|energy deficiency/i

/** The title of the first source about a disease; undefined when there is none. */
export function sourceOnDisease(sources: readonly { title: string }[]): string | undefined {
  return sources.find(({ title }) => DISEASES.test(title))?.title
}
