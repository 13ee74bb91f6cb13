import { ContentError } from '@zivina/content/content-error'
import { readEdited } from '@zivina/content/edited-texts'
import { claimsWithoutSource } from '@zivina/content/health-claims'
import { EMPTY_LIBRARY, type Library, type LibraryArticle, refuseSharedSlugs } from '@zivina/content/library'
import { problemWords } from '@zivina/content/problem-words'
import { type BrokenReference, brokenReferencesOf, recipesOf } from '@zivina/content/references'
import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import type { TextKind } from '@zivina/contract/content/content-kinds'
import { coverIn, isUploadedCover } from '@zivina/contract/content/text-cover'
import { type CreatorContext, findCreator } from '#api/catalogue/creators/service.ts'
import { readRecipesBySlug } from '#api/catalogue/recipes/read/service.ts'
import type { Tools } from '#api/kernel/http/scope.ts'
import { isTextPicture } from '#api/media/images/service.ts'
import type { LibraryText } from './present.ts'
import type { LibraryReader } from './service.ts'

export type EditingContext = CreatorContext & Pick<Tools, 'library' | 'images'> & { readLibrary: LibraryReader }

/** A text that is typed: where it belongs, and its file as it would be. */
export type TypedText = { kind: TextKind; slug: string; source: string }

/** What was read of a typed text, and what prevents its publishing. */
export type Inspected = {
  /** Null where it cannot be read. */
  text: LibraryText | null
  recipes: ReadonlyMap<string, Recipe>
  problems: string[]
  claims: string[]
}

/** Reads a typed text as its page would, and finds what must be mended before it is published. */
export async function inspectText(ctx: EditingContext, typed: TypedText): Promise<Inspected> {
  const { library: files = EMPTY_LIBRARY } = ctx
  try {
    return await inspectRead(ctx, typed, readEdited(files, typed))
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { text: null, recipes: new Map(), problems: [problemWords(error)], claims: [] }
  }
}

async function inspectRead(ctx: EditingContext, typed: TypedText, text: LibraryText): Promise<Inspected> {
  const library = withText(await ctx.readLibrary(), typed.kind, text)
  const [author, recipes] = await Promise.all([findCreator(ctx, text.author), readRecipesBySlug(ctx, recipesOf(text))])
  const known = {
    recipes: new Set(recipes.keys()),
    authors: new Set(author ? [text.author] : []),
    // The server does not know the pages of the web.
    isPage: () => true,
  }
  const answers = text.faq.map(({ answer }) => ({ type: 'paragraph' as const, runs: answer }))
  return {
    text,
    recipes,
    problems: [
      ...((await hasCover(ctx, typed.source, text.cover)) ? [] : [NO_COVER]),
      ...sharedSlugsOf(library, typed.kind),
      ...brokenReferencesOf(text, library, known).map(referenceWords),
    ],
    claims: claimsWithoutSource([...text.blocks, ...answers]),
  }
}

const NO_COVER = 'Obrázek (cover) tu není nahraný. Nahrajte ho znovu.'

/** Whether the picture that a text names is there. A version keeps the one that `coverIn` finds, which must be the one that was read. */
async function hasCover(ctx: EditingContext, source: string, cover: string): Promise<boolean> {
  return !isUploadedCover(cover) || (coverIn(source) === cover && (await isTextPicture(ctx, cover)))
}

/** The picture that a version keeps: the uploaded one that its source names, where it is there. */
export async function keptCover(ctx: EditingContext, source: string): Promise<string | null> {
  const cover = coverIn(source)
  return isUploadedCover(cover) && (await isTextPicture(ctx, cover)) ? cover : null
}

/** The library as it will be with a text. */
function withText({ articles, guides }: Library, kind: TextKind, text: LibraryText) {
  const others = <T extends { slug: string }>(texts: readonly T[]) => texts.filter(({ slug }) => slug !== text.slug)
  return kind === 'article'
    ? { articles: [...others(articles), text as LibraryArticle], guides }
    : { articles, guides: [...others(guides), text as (typeof guides)[number]] }
}

function sharedSlugsOf({ articles, guides }: Pick<Library, 'articles' | 'guides'>, kind: TextKind): string[] {
  try {
    if (kind === 'article') refuseSharedSlugs('articles', articles)
    else refuseSharedSlugs('guides', guides)
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return [problemWords(error)]
  }
}

function referenceWords({ to, target }: BrokenReference): string {
  if (to === 'author') return `Autor „${target}“ nemá profil tvůrce.`
  if (to === 'recipe') return `Recept „${target}“ na webu není.`
  return `Odkaz „${target}“ nikam nevede.`
}
