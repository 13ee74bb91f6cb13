/**
 * Orders the paths of routes as they are to be matched: a fixed word comes before a parameter at the same place, so that
 * `/recipe/favorites` is never taken for `/recipe/{slug}`. Paths of the same shape keep their order.
 */
export function compareRoutes(a: { path: string }, b: { path: string }): number {
  const [left, right] = [shapeOf(a.path), shapeOf(b.path)]
  return left < right ? -1 : left > right ? 1 : 0
}

/** One digit for each part of a path: 0 for a word, 1 for a parameter. */
function shapeOf(path: string): string {
  return path
    .split('/')
    .map((part) => (part.startsWith('{') ? '1' : '0'))
    .join('')
}
