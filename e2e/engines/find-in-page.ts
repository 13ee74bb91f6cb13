/** What a person looks for: by its role and name as a screen reader says them, or by its text. */
export type Sought = { role: string; name?: Wanted } | { text: Wanted } | { label: Wanted }
/** A text as it stands, or the source and flags of an expression. */
export type Wanted = string | { source: string; flags: string }

type Queries = {
  queryAllByRole: (root: Element, role: string, options: { name: (name: string) => boolean }) => Element[]
  queryAllByLabelText: (root: Element, matches: (label: string) => boolean) => Element[]
}

/**
 * Runs in the page. Finds the first element that a person sees; each one sought is within the one before. It is scrolled to, if it has
 * to be. What has no height, no opacity or something above it is not seen.
 */
export function findInPage(sought: Sought[], { queryAllByRole, queryAllByLabelText }: Queries): Element | null {
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()

  function fits(text: string | null, wanted: Wanted | undefined, isWhole: boolean): boolean {
    if (wanted === undefined) return true
    if (typeof wanted !== 'string') return new RegExp(wanted.source, wanted.flags).test(plain(text))
    return isWhole ? plain(text) === wanted : plain(text).includes(wanted)
  }

  /** The innermost elements with a text. */
  function withText(root: Element, wanted: Wanted): Element[] {
    if (!fits(root.textContent, wanted, false) || /^(script|style|template|noscript)$/i.test(root.tagName)) return []
    const inner = [...root.children].flatMap((child) => withText(child, wanted))
    return inner.length > 0 ? inner : [root]
  }

  function all(root: Element, one: Sought): Element[] {
    if ('text' in one) return withText(root, one.text)
    if ('label' in one) {
      const labelled = queryAllByLabelText(root, (label) => fits(label, one.label, true))
      // A slider may have the label of the field beside it.
      return labelled.filter((field) => !field.matches('[type=range]'))
    }
    return queryAllByRole(root, one.role, { name: (name) => fits(name, one.name, true) })
  }

  function isOnTop(element: Element): boolean {
    const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0)
    if (!box) return false
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return top !== null && (element.contains(top) || top.contains(element))
  }

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    if (isOnTop(element) && isWithinItsFrames(element)) return true
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    return isOnTop(element) && isWithinItsFrames(element)
  }

  /** No part of the page around it cuts it off. */
  function isWithinItsFrames(element: Element): boolean {
    const { y, height } = element.getBoundingClientRect()
    for (let frame = element.parentElement; frame; frame = frame.parentElement) {
      const around = frame.getBoundingClientRect()
      const cuts =
        getComputedStyle(frame).overflowY !== 'visible' && frame !== document.documentElement && frame !== document.body
      if (cuts && (around.height === 0 || y >= around.bottom || y + height <= around.top)) return false
      // What is modal lies over the page, and nothing around it cuts it off.
      if (frame.matches('dialog:modal')) return true
    }
    return true
  }

  let roots = [document.body as Element]
  for (const one of sought.slice(0, -1)) roots = roots.flatMap((root) => all(root, one))
  const last = sought.at(-1)
  return last ? (roots.flatMap((root) => all(root, last)).find(isSeen) ?? null) : null
}
