/** Everything the footer needs once a reader is near: its component, and what takes the reader's state over to it. */
export { default } from './footer.tsx'

const CONTROLS = 'a, button, input, summary'

/**
 * Notes the focus, typed texts and open groups of the written footer, by position, as the replacement is rendered the same.
 *
 * @returns gives them to the replacement
 */
export function leave(written: HTMLElement | null): (live: HTMLElement | null) => void {
  const controls = controlsOf(written)
  const focused = controls.findIndex((control) => control.matches(':focus'))
  const texts = controls.map((control) => (control instanceof HTMLInputElement ? control.value : ''))
  const open = groupsOf(written).map((group) => group.open)
  return (live) => {
    for (const [index, group] of groupsOf(live).entries()) group.open ||= open[index] ?? false
    const replaced = controlsOf(live)
    for (const [index, control] of replaced.entries()) {
      if (control instanceof HTMLInputElement && texts[index]) control.value = texts[index]
    }
    replaced[focused]?.focus({ preventScroll: true })
  }
}

function controlsOf(place: HTMLElement | null): HTMLElement[] {
  return Array.from(place?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])
}

function groupsOf(place: HTMLElement | null): HTMLDetailsElement[] {
  return Array.from(place?.querySelectorAll('details') ?? [])
}
