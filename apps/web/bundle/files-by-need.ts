/** The bundler's information about modules. */
type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

const OURS = /\/(app|(?:contract|nutrition|czech|domain)\/src)\/|\/lucide-react\//
/** Modules from which all code of every page is reached. */
const FRAME = /\/app\/(entry\.client|root|routes\/layout)\.tsx/
/** The recipe page, which most readers come for. */
const RECIPE = /\/app\/routes\/public\/catalogue\/recipe\/page\.tsx/
/** The list of recipes; its parts are also used on pages of logged-in users. */
const LIST = /\/app\/routes\/public\/catalogue\/recipes\/page\.tsx/
const HOME = /\/app\/routes\/public\/discovery\/home\/page\.tsx/
/** Public pages that use single components of the list, never the whole list. */
const OTHERS = /\/app\/routes\/public\/(?!catalogue\/recipes\/|discovery\/home\/).*page\.tsx/
/** The other public pages. */
const PUBLIC = /\/app\/routes\/public\/(?!catalogue\/recipe\/).*page\.tsx/

/** Whether one of the modules that match `entries` needs a module as soon as it is loaded itself. */
function isNeededBy(entries: RegExp, id: string, graph: Graph): boolean {
  const seen = new Set([id])
  for (const next of seen) {
    if (entries.test(next)) return true
    for (const importer of graph.getModuleInfo(next)?.importers ?? []) seen.add(importer)
  }
  return false
}

/** Words that the profile shares with the list, of which it needs nothing else. */
const WORDS = /\/allergens\/allergen-labels\.ts/

/** Words of the lines of a recipe, whose code is loaded late, and of the list: neither should load the other’s code for them. */
const LINE_WORDS = /\/allergens\/(?:allergens|allergen-short-labels)\.ts/

const isIcon = (id: string) => id.includes('/lucide-react/')

/** Needed by the list and by other public pages. */
const isSharedByList = (id: string, graph: Graph) => isNeededBy(LIST, id, graph) && isNeededBy(OTHERS, id, graph)

/**
 * Needed by every page, or by the recipe page and another public one: nearly all public pages need most of it. An icon is too
 * small for a file of its own.
 */
function isCommon(id: string, graph: Graph): boolean {
  if (isIcon(id) && isSharedByList(id, graph)) return true
  return isNeededBy(FRAME, id, graph) || (isNeededBy(RECIPE, id, graph) && isNeededBy(PUBLIC, id, graph))
}

function file(name: string, priority: number, isChosen: (id: string, graph: Graph) => boolean) {
  return { name: (id: string, graph: Graph) => (isChosen(id, graph) ? name : null), test: OURS, priority }
}

/**
 * The files into which our modules are bundled, by the pages that need them: a recipe page loads few files with only the needed
 * code. Each file includes the imports of its modules, so the most needed ones come first.
 */
export const FILES_BY_NEED = [
  file('common', 4, isCommon),
  file('allergens', 3.5, (id) => LINE_WORDS.test(id)),
  file('recipe', 3, (id, graph) => isNeededBy(RECIPE, id, graph)),
  // Links from the front page to the list; the front page uses nothing else of it.
  file('presets', 2.5, (id, graph) => isNeededBy(LIST, id, graph) && (isNeededBy(HOME, id, graph) || WORDS.test(id))),
  // Mostly form fields, for which no other page should load the list.
  file('fields', 2.7, isSharedByList),
  file('list', 2, (id, graph) => isNeededBy(LIST, id, graph)),
]
