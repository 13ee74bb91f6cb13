/** The bundler's information about modules. */
type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

const OURS = /\/(app|packages\/\w+\/src|lucide-react)\//
/** The modules of every page lie beside the folders of pages. */
const FRAME = /\/app\/(routes\/)?[\w.]+\.tsx$/
const RECIPE = /\/app\/routes\/public\/catalogue\/recipe\/page\.tsx$/
const PUBLIC = /\/app\/routes\/public\/.*page\.tsx$/

/** The modules that cannot work without a module, and itself. Late parts can: they are imported when they are needed. */
function neededBy(id: string, graph: Graph): string[] {
  const found = new Set([id])
  for (const next of found) for (const importer of graph.getModuleInfo(next)?.importers ?? []) found.add(importer)
  return [...found]
}

/** A file of the modules whose users are told by `isFor`. */
function file(name: string, isFor: (users: readonly string[]) => boolean) {
  return { name: (id: string, graph: Graph) => (isFor(neededBy(id, graph)) ? name : null), test: OURS }
}

const isIn = (folder: RegExp) => (users: readonly string[]) => users.some((user) => folder.test(user))
const publicPages = (users: readonly string[]) => users.filter((user) => PUBLIC.test(user)).length

/**
 * The files into which our modules are bundled, by who needs them: a module goes into the first file that it is for, and the bundler
 * decides about what is for none of them. With files for the list or for what public pages share, the late parts of a recipe loaded
 * all of those for some lines of theirs.
 */
export const FILES_BY_NEED = [
  // Of every page, in the file that starts it; and what the recipe, which most readers come for, shares with another public page.
  file('common', (users) => isIn(FRAME)(users) || (isIn(RECIPE)(users) && publicPages(users) > 1)),
  file('recipe', isIn(RECIPE)),
]
