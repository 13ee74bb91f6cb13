/** What the bundler tells of a module. */
type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

const OURS = /\/(app|(?:contract|nutrition|czech|domain)\/src)\/|\/lucide-react\//
/** Modules from which everything that every page loads is reached. */
const FRAME = /\/app\/(entry\.client|root|routes\/layout)\.tsx/
/** A recipe's page, which most readers come for. */
const RECIPE = /\/app\/routes\/public\/catalogue\/recipe\/page\.tsx/
/** The list of recipes; what it is made of also stands on pages of those who are logged in. */
const LIST = /\/app\/routes\/public\/catalogue\/recipes\/page\.tsx/
const HOME = /\/app\/routes\/public\/discovery\/home\/page\.tsx/
/** Public pages that take single components of the list, never the whole of it. */
const OTHERS = /\/app\/routes\/public\/(?!catalogue\/recipes\/|discovery\/home\/).*page\.tsx/
/** The other pages that everybody may see. */
const PUBLIC = /\/app\/routes\/public\/(?!catalogue\/recipe\/).*page\.tsx/

/** Whether one of the modules that `entries` names needs a module as soon as it is loaded itself. */
function isNeededBy(entries: RegExp, id: string, graph: Graph): boolean {
  const seen = new Set([id])
  for (const next of seen) {
    if (entries.test(next)) return true
    for (const importer of graph.getModuleInfo(next)?.importers ?? []) seen.add(importer)
  }
  return false
}

const isIcon = (id: string) => id.includes('/lucide-react/')

/** Needed by the list and by other public pages. */
const isSharedByList = (id: string, graph: Graph) => isNeededBy(LIST, id, graph) && isNeededBy(OTHERS, id, graph)

/**
 * Needed by every page, or by a recipe's and another public one: nearly all public pages need most of it. An icon is not worth a
 * file of its own, nor another one's company.
 */
function isCommon(id: string, graph: Graph): boolean {
  if (isIcon(id) && isSharedByList(id, graph)) return true
  return isNeededBy(FRAME, id, graph) || (isNeededBy(RECIPE, id, graph) && isNeededBy(PUBLIC, id, graph))
}

function file(name: string, priority: number, isChosen: (id: string, graph: Graph) => boolean) {
  return { name: (id: string, graph: Graph) => (isChosen(id, graph) ? name : null), test: OURS, priority }
}

/**
 * The files that modules of ours travel in, by who needs them: a recipe's page loads few, and in them only what it needs.
 * Each takes along what its modules import, so what most pages need comes first.
 */
export const FILES_BY_NEED = [
  file('common', 4, isCommon),
  file('recipe', 3, (id, graph) => isNeededBy(RECIPE, id, graph)),
  // What leads to the list from the front page, which takes nothing else of it.
  file('presets', 2.5, (id, graph) => isNeededBy(LIST, id, graph) && isNeededBy(HOME, id, graph)),
  // Fields of forms, mostly, which no other page is to load the list for.
  file('fields', 2.7, isSharedByList),
  file('list', 2, (id, graph) => isNeededBy(LIST, id, graph)),
]
