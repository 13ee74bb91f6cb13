import { useSyncExternalStore } from 'react'

/**
 * The open modal dialog that lies above all others, null where there is none. It makes everything outside of itself unusable and unheard,
 * so that what a person should notice belongs inside it.
 */
export function useOpenDialog(): Element | null {
  return useSyncExternalStore(followDialogs, findOpenDialog, () => null)
}

/** The dialog with the focus; without one, the last of the page. */
function findOpenDialog(): Element | null {
  const focused = document.activeElement?.closest('dialog[open]')
  return focused ?? [...document.querySelectorAll('dialog[open]')].at(-1) ?? null
}

/** Dialogs open, close, and vanish with the part of the page that they belong to. */
function followDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}
