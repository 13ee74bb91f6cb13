import { z } from 'zod'
import { Recipe } from '#contract/catalogue/recipes/read.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import {
  Guid,
  ImageUrl,
  listOf,
  longText,
  oneLine,
  PageParameter,
  SearchText,
  Slug,
  Timestamp,
} from '#contract/kernel/fields.ts'
import { TEXT_LINES_MAX, TEXT_REASON_MAX, TEXT_SOURCE_MAX } from '#contract/kernel/limits.ts'
import { TEXT_KINDS, TEXT_STATES, TEXT_VERSION_STATES } from './content-kinds.ts'
import { TextBlock, TextQuestion, TextSource } from './texts.ts'

/** Articles and guides as the administration edits them: the repository's file is the start, what was edited wins. */

/** The whole of a file. Its paragraphs are lines. */
const Source = longText(TEXT_SOURCE_MAX).refine((text) => text.split('\n').length <= TEXT_LINES_MAX, 'too_big')
const Reason = oneLine(TEXT_REASON_MAX)

/** A text in the list. */
export const ManagedText = z
  .object({
    /** Null where it was never edited. */
    guid: Guid.nullable(),
    kind: z.enum(TEXT_KINDS),
    slug: z.string(),
    title: z.string(),
    state: z.enum(TEXT_STATES),
    /** The version that is not public yet. */
    open: z.object({ state: z.enum(['draft', 'scheduled']), published_at: Timestamp.nullable() }).nullable(),
    versions: z.number().int(),
    /** Whether the repository has a later file than the one that the edited text was made from. */
    is_file_newer: z.boolean(),
    /** When a version last changed; null where it was never edited. */
    updated_at: Timestamp.nullable(),
  })
  .meta({ id: 'ManagedText' })
export type ManagedText = z.infer<typeof ManagedText>

/** A version of a text, without the text. */
export const TextVersion = z
  .object({
    number: z.number().int(),
    state: z.enum(TEXT_VERSION_STATES),
    /** Whether public pages show it now. */
    is_shown: z.boolean(),
    /** Whether it says that the text is not shown. */
    is_withdrawn: z.boolean(),
    published_at: Timestamp.nullable(),
    created_at: Timestamp,
    /** Who made it; null where the account is gone. */
    by: z.string().nullable(),
    reason: z.string(),
    claims_reason: z.string(),
  })
  .meta({ id: 'TextVersion' })
export type TextVersion = z.infer<typeof TextVersion>

/** Another text that links to this one. */
const LinkingText = z.object({ kind: z.enum(TEXT_KINDS), slug: z.string(), title: z.string() })

/** A text with all that is needed to edit it. */
export const EditableText = z
  .object({
    ...ManagedText.shape,
    /** What is edited: the open version, otherwise what is shown, otherwise the last version, otherwise the file. */
    source: z.string(),
    has_file: z.boolean(),
    /** The latest first. */
    version_list: z.array(TextVersion),
    linked_from: z.array(LinkingText),
  })
  .meta({ id: 'EditableText' })
export type EditableText = z.infer<typeof EditableText>

/** A line of two texts: in both, in the later one alone, or in the earlier one alone. */
export const TextDifference = z
  .array(z.object({ change: z.enum(['same', 'added', 'removed']), text: z.string() }))
  .meta({ id: 'TextDifference' })
export type TextDifference = z.infer<typeof TextDifference>

/** A typed text as its page would show it, and what prevents its publishing. */
export const TextPreview = z
  .object({
    /** Null where it cannot be read. */
    text: z
      .object({
        title: z.string(),
        description: z.string(),
        image: ImageUrl,
        image_alt: z.string(),
        blocks: z.array(TextBlock),
        sources: z.array(TextSource),
        faq: z.array(TextQuestion),
        recipes: z.array(Recipe),
      })
      .nullable(),
    /** What must be mended before it is published, in Czech sentences. */
    problems: z.array(z.string()),
    /** Beginnings of passages about health that name no source. */
    claims: z.array(z.string()),
  })
  .meta({ id: 'TextPreview' })
export type TextPreview = z.infer<typeof TextPreview>

const params = z.object({ kind: z.enum(TEXT_KINDS), slug: Slug })
/** When a version last changed as the administrator saw it; null where they saw none. */
const seen = { updated_at: Timestamp.nullable() }
const numberOf = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)

export const editedTexts = {
  list: endpoint({
    method: 'GET',
    path: '/admin/text',
    access: 'admin',
    cost: 'dear',
    summary:
      'Articles and guides, edited and not, by title unless asked otherwise; those of a kind or state, or found by a text.',
    query: z.strictObject({
      page: PageParameter,
      search: SearchText.optional(),
      kind: z.enum(TEXT_KINDS).optional(),
      state: z.enum([...TEXT_STATES, 'draft', 'scheduled', 'file_newer']).optional(),
      ordering: z.enum(['title', '-title', 'updated_at', '-updated_at']).default('title'),
    }),
    status: 200,
    response: listOf(ManagedText),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  detail: endpoint({
    method: 'GET',
    path: '/admin/text/{kind}/{slug}',
    access: 'admin',
    summary: 'A text to edit: its source, its versions, and the texts that link to it.',
    params,
    status: 200,
    response: EditableText,
    errors: ['NOT_FOUND'],
  }),
  version: endpoint({
    method: 'GET',
    path: '/admin/text/{kind}/{slug}/version/{number}',
    access: 'admin',
    summary: 'A version of a text (0 is the repository\u2019s file) and what another one has otherwise.',
    rate_limits: [{ by: 'user', attempts: 120, seconds: 600 }],
    params: params.extend({ number: numberOf }),
    query: z.strictObject({ against: numberOf.optional() }),
    status: 200,
    response: z.object({ source: z.string(), difference: TextDifference.nullable() }),
    errors: ['NOT_FOUND', 'INCORRECT_QUERY_PARAMS'],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/admin/text/preview',
    access: 'admin',
    summary: 'Reads a typed text as its page would, and says what stands against publishing it. Stores nothing.',
    rate_limits: [{ by: 'user', attempts: 600, seconds: 600 }],
    body: z.strictObject({ kind: z.enum(TEXT_KINDS), slug: Slug, source: Source }),
    status: 200,
    response: TextPreview,
    errors: [],
  }),
  save: endpoint({
    method: 'PATCH',
    path: '/admin/text/{kind}/{slug}',
    access: 'admin',
    summary:
      'Saves the text as a draft, which may be unfinished; a scheduled version becomes a draft again. An article that is nowhere yet is begun.',
    params,
    body: z.strictObject({
      ...seen,
      source: Source,
      reason: Reason.default(''),
      /** Whether the text was compared with the repository\u2019s present file, of which it is from now on a version. */
      takes_file: z.boolean().default(false),
      /** Whether it is to be a new text: the address of a present one is then refused. */
      is_new: z.boolean().default(false),
    }),
    status: 200,
    response: EditableText,
    errors: ['NOT_FOUND', 'CHANGED_ELSEWHERE', 'LIMIT_REACHED', 'UNIQUE'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/admin/text/{kind}/{slug}/publish',
    access: 'admin',
    summary:
      'Publishes the draft, now or from a moment on. Claims about health need a source, or a reason why they have none.',
    params,
    body: z.strictObject({ ...seen, published_at: Timestamp.nullable(), claims_reason: Reason.default('') }),
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND', 'CHANGED_ELSEWHERE', 'TEXT_NOT_READY'],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/admin/text/{kind}/{slug}/withdraw',
    access: 'admin',
    summary: 'Takes a text off the site; its versions stay. Where others link to it, only after that is accepted.',
    params,
    body: z.strictObject({ ...seen, reason: Reason.min(1), accepts_links: z.boolean().default(false) }),
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND', 'CHANGED_ELSEWHERE', 'TEXT_IS_LINKED', 'LIMIT_REACHED'],
  }),
  discard: endpoint({
    method: 'POST',
    path: '/admin/text/{kind}/{slug}/discard',
    access: 'admin',
    summary: 'Throws away the version that is not public yet.',
    params,
    body: z.strictObject(seen),
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND', 'CHANGED_ELSEWHERE'],
  }),
}
