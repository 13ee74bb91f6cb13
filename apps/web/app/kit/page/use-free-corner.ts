import { useEffect, useState } from 'react'

/** The most that a card in the corner covers of the window, from below. */
const CORNER = '-60% 0px 0px 0px'
const FIELDS = 'input, textarea, select, [contenteditable]'

/** Whether the lower part of the window is free: no form in it, no dialog above it, no timer running, no typing. */
export function useFreeCorner(): boolean {
  const [isFree, setIsFree] = useState(false)
  useEffect(() => {
    const inCorner = new Set<Element>()
    const look = () =>
      setIsFree(inCorner.size === 0 && !document.querySelector('dialog[open], .timer-dock') && !isTyping())
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inCorner.add(target)
          else inCorner.delete(target)
        }
        look()
      },
      { rootMargin: CORNER },
    )
    for (const form of document.querySelectorAll('form')) observer.observe(form)
    // Dialogs open and close by an attribute, a timer's clock comes and goes; on a page without a form the observer above reports nothing.
    const dialogs = new MutationObserver(look)
    dialogs.observe(document.body, { subtree: true, attributeFilter: ['open'], childList: true })
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', look)
    look()
    return () => {
      observer.disconnect()
      dialogs.disconnect()
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', look)
    }
  }, [])
  return isFree
}

function isTyping(): boolean {
  return document.activeElement?.matches(FIELDS) ?? false
}
