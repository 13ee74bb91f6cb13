/** What placing a folder needs to know of it. */
type Node = { guid: string; parent: string | null }

/** A folder and all that it lies in, from itself outwards. */
function ancestors(folders: readonly Node[], guid: string | null): string[] {
  const found: string[] = []
  for (let at = guid; at !== null && !found.includes(at); ) {
    found.push(at)
    at = folders.find((folder) => folder.guid === at)?.parent ?? null
  }
  return found
}

/** How many folders deep a folder's contents go, itself included. */
function height(folders: readonly Node[], guid: string): number {
  const children = folders.filter(({ parent }) => parent === guid)
  return 1 + Math.max(0, ...children.map((child) => height(folders, child.guid)))
}

/** Whether a folder, with what is in it, may lie in a parent: not in itself, and not deeper than the limit. */
export function mayLieIn(
  folders: readonly Node[],
  { guid, parent }: Node,
  depthMax: number,
): 'yes' | 'inside_itself' | 'too_deep' {
  const above = ancestors(folders, parent)
  if (above.includes(guid)) return 'inside_itself'
  return above.length + height(folders, guid) > depthMax ? 'too_deep' : 'yes'
}

/** Names that are free among others, whatever the letters: „Zima“ beside „zima“ becomes „Zima 2“. */
export function freeNames(
  wanted: readonly { guid: string; name: string }[],
  taken: readonly string[],
): { guid: string; name: string }[] {
  const used = new Set(taken.map((name) => name.toLowerCase()))
  return wanted.map(({ guid, name }) => {
    let free = name
    for (let number = 2; used.has(free.toLowerCase()); number += 1) free = `${name} ${number}`
    used.add(free.toLowerCase())
    return { guid, name: free }
  })
}
