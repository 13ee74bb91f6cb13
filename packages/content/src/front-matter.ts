import { ARTICLE_CATEGORIES, GUIDE_GOALS, GUIDE_STAGES } from '@zivina/contract/content/content-kinds'
import { DietMark } from '@zivina/contract/content/diet-marks'
import { isUploadedCover } from '@zivina/contract/content/text-cover'
import { parse, YAMLParseError } from 'yaml'
import { z } from 'zod'
import { ContentError } from './content-error.ts'
import { sourceOnDisease } from './reviewers.ts'

const Slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not a slug')

const Source = z.strictObject({
  title: z.string().min(3),
  publisher: z.string().min(2),
  year: z.number().int().min(1950).max(2100),
  url: z.url({ protocol: /^https$/ }),
})

/** The longest title that search engines show in full. */
export const Title = z.string().max(60)
export const Description = z.string().min(110).max(160)

/** Questions with their answers, which search engines show too. */
export const Questions = z.array(z.strictObject({ question: z.string().min(5), answer: z.string().min(5) })).default([])

const fields = {
  title: Title.min(10),
  /** Former slugs of the text, each of which redirects to the present one, the name of its file. */
  former_slugs: z.array(Slug).max(20).default([]),
  description: Description,
  keywords: z.array(z.string().min(2)).min(3).max(8),
  /** Slug of a public profile. */
  author: Slug,
  /** Slug of the professional in `reviewers.json` who reviewed it, or `nobody-yet`; a text about a disease says either. */
  reviewed_by: Slug.optional(),
  published: z.iso.date(),
  updated: z.iso.date(),
  /** When its claims and sources were last reviewed. */
  checked: z.iso.date(),
  /** The subject of the drawn cover, whose file is named after the text; of an edited text also the path of an uploaded picture. */
  cover: z.string().refine((cover) => isUploadedCover(cover) || Slug.safeParse(cover).success, 'is not a slug'),
  cover_alt: z.string().min(10).max(160),
  /** What it says of foods in a diet; a test holds it against the rules. */
  diet_marks: z.array(DietMark).default([]),
  related_recipes: z.array(Slug).min(2).max(6),
  sources: z.array(Source),
  faq: Questions.refine((questions) => questions.length <= 5, 'has more than 5 questions'),
}

const ArticleMatter = z.strictObject({ ...fields, category: z.enum(ARTICLE_CATEGORIES) })
const GuideMatter = z.strictObject({
  ...fields,
  goal: z.enum(GUIDE_GOALS),
  stage: z.enum(GUIDE_STAGES),
  order: z.number().int().min(1).max(9),
})

const KINDS = { article: ArticleMatter, guide: GuideMatter } as const
export type TextKind = keyof typeof KINDS
export type FrontMatter<K extends TextKind> = z.output<(typeof KINDS)[K]>

/** Line of the file that the body begins at, from 1, so that a problem in it can be found. */
export type SplitText<K extends TextKind> = { matter: FrontMatter<K>; body: string; firstLine: number }

/**
 * Splits an article or a guide into its front matter and its body.
 * @throws ContentError naming the first field that is invalid
 */
export function readFrontMatter<K extends TextKind>(file: string, text: string, kind: K): SplitText<K> {
  const { matter, ...rest } = splitFile<FrontMatter<TextKind>>(file, text, KINDS[kind])
  if (matter.updated < matter.published) throw new ContentError(file, 'field updated', 'is before published')
  if (matter.checked < matter.updated) throw new ContentError(file, 'field checked', 'is before updated')
  refuseUnreviewed(file, matter)
  return { ...rest, matter: matter as FrontMatter<K> }
}

/** A text about health, by its category or its sources, must name its reviewer or say that it has none yet. */
function refuseUnreviewed(file: string, matter: FrontMatter<TextKind>): void {
  if (matter.reviewed_by !== undefined) return
  if ('category' in matter && matter.category === 'zdravi') {
    throw new ContentError(file, 'field reviewed_by', 'is missing, and the text is about health')
  }
  const source = sourceOnDisease(matter.sources)
  if (source !== undefined) {
    throw new ContentError(file, 'field reviewed_by', `is missing, and a source is about a disease: ${source}`)
  }
}

/**
 * Splits a file into its front matter, checked by a schema, and its body.
 * @throws ContentError naming the first field that is invalid
 */
export function splitFile<Matter>(file: string, text: string, schema: z.ZodType<Matter>) {
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text)
  if (!parts) throw new ContentError(file, 'line 1', 'there is no front matter between two lines of ---')
  const [, yaml = '', body = ''] = parts
  const parsed = schema.safeParse(parseYaml(file, yaml))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ContentError(file, `field ${issue?.path.join('.') || 'unknown'}`, issue?.message ?? 'does not fit')
  }
  return { matter: parsed.data, body, firstLine: yaml.split('\n').length + 3 }
}

function parseYaml(file: string, yaml: string): unknown {
  try {
    // Dates stay strings: a day has no time zone.
    return parse(yaml, { schema: 'core' })
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    throw new ContentError(file, `line ${(error.linePos?.[0].line ?? 0) + 1}`, error.message.split('\n')[0] ?? '')
  }
}
