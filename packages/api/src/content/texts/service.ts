import { withEdited } from '@zivina/content/edited-texts'
import { EMPTY_LIBRARY, type Library, type LibraryArticle, type LibraryGuide } from '@zivina/content/library'
import { recipesOf } from '@zivina/content/references'
import type { Db } from '@zivina/db/database'
import { type CreatorContext, findCreator } from '#api/catalogue/creators/service.ts'
import { readRecipesBySlug } from '#api/catalogue/recipes/read/service.ts'
import { createCatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import type { Tools } from '#api/kernel/http/scope.ts'
import type { Surroundings } from './present.ts'
import { selectMillisecondsToNextText, selectShown } from './queries.ts'

/** Loads the author of a text, and its recipes in one query. */
export async function loadSurroundings(
  ctx: CreatorContext,
  text: LibraryArticle | LibraryGuide,
): Promise<Surroundings> {
  const [author, recipes] = await Promise.all([findCreator(ctx, text.author), readRecipesBySlug(ctx, recipesOf(text))])
  return { author, recipes }
}

type ReaderServices = Pick<Tools, 'db' | 'log' | 'catalogue' | 'library'>

/** Reads articles and guides as public pages show them now: files, and over them what was edited. */
export type LibraryReader = () => Promise<Library>

/** A reader for a noun's calls. What it reads is kept until the catalogue changes, to which edited texts belong. */
export function createLibraryReader({ db, log, catalogue, library = EMPTY_LIBRARY }: ReaderServices): LibraryReader {
  const kept = createCatalogueCache<Library>(catalogue, 1)
  const tell = ({ message }: Error) => log.error({ problem: message }, 'an edited text cannot be read')
  return () => kept('', () => readShownLibrary(db, library, tell))
}

/**
 * The library as public pages show it now.
 * @param onUnreadable told of an edited text that cannot be read; pages show its file, as before it was edited
 */
export async function readShownLibrary(
  db: Db,
  files: Library,
  onUnreadable: (error: Error) => void = () => undefined,
): Promise<Library> {
  return withEdited(files, await selectShown(db), onUnreadable)
}

/** Milliseconds until the next scheduled text is published; null where there is none. */
export function millisecondsToNextText(db: Db): Promise<number | null> {
  return selectMillisecondsToNextText(db)
}
