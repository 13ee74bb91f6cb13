import { apply, isSupported } from '@oddbird/popover-polyfill/fn'

/** Between a button and its menu, in pixels. */
const GAP = 6

/**
 * Menus for browsers without anchor positioning, of which some have no popovers either: these are filled in, and every menu is put
 * beside its button. Loaded by such browsers alone.
 */
export function fillInMenus(): void {
  if (!isSupported()) apply()
  // The first moves it before it is seen; with the second its size is known.
  document.addEventListener('beforetoggle', placeOpened, true)
  document.addEventListener('toggle', placeOpened, true)
  document.addEventListener('scroll', placeOpen, { capture: true, passive: true })
  window.addEventListener('resize', placeOpen)
}

function placeOpened({ target, newState }: Event & { newState?: string }): void {
  if (newState === 'open' && target instanceof HTMLElement) place(target)
}

function placeOpen(): void {
  const open = document.querySelector<HTMLElement>('.popover-panel:popover-open')
  if (open) place(open)
}

/** Below its button or, without room there, above it; its right edge under that of the button, or else its left one. */
function place(panel: HTMLElement): void {
  const button = document.querySelector(`[popovertarget="${CSS.escape(panel.id)}"]`)
  if (!button || !panel.matches('.popover-panel')) return
  const { top, bottom, left, right } = button.getBoundingClientRect()
  const { width, height } = panel.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const isAbove = bottom + GAP + height > clientHeight && top > clientHeight - bottom
  const isRightward = right - width < 0
  panel.style.inset = [
    isAbove ? 'auto' : `${bottom + GAP}px`,
    isRightward ? 'auto' : `${clientWidth - right}px`,
    isAbove ? `${clientHeight - top + GAP}px` : 'auto',
    isRightward ? `${left}px` : 'auto',
  ].join(' ')
}
