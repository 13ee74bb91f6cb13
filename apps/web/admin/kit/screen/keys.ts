import { useEffect, useRef } from 'react'

/** A keyboard shortcut of a screen. */
export type KeyCommand = {
  /** Values of `KeyboardEvent.key`, any of which triggers it. */
  keys: readonly string[]
  label: string
  run: () => void
}

/** Where letters are text, or a key has a meaning of its own. */
const TEXT = 'input:not([type=checkbox]), textarea, select, [contenteditable]'
const PRESSABLE = 'a, button, summary'

/** The commands of the mounted screens and parts; the newest take precedence. */
const groups: { readonly current: readonly KeyCommand[] }[] = []
let openSheet: (() => void) | null = null

/** Registers shortcuts while a screen is mounted. */
export function useKeys(commands: readonly KeyCommand[]): void {
  const latest = useRef(commands)
  latest.current = commands
  useEffect(() => {
    if (groups.length === 0) document.addEventListener('keydown', onKey)
    groups.unshift(latest)
    return () => {
      groups.splice(groups.indexOf(latest), 1)
      if (groups.length === 0) document.removeEventListener('keydown', onKey)
    }
  }, [])
}

/** Every present command, for the sheet that lists them. */
export function listKeyCommands(): KeyCommand[] {
  return groups.toReversed().flatMap(({ current }) => current)
}

/** Opens the sheet of keys. */
export function openKeySheet(): void {
  openSheet?.()
}

/** Registers the function that opens the sheet. @returns a function that unregisters it */
export function provideKeySheet(open: () => void): () => void {
  openSheet = open
  return () => {
    openSheet = null
  }
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !isForScreen(event)) return
  const command = groups.flatMap(({ current }) => current).find(({ keys }) => keys.includes(event.key))
  if (!command) return
  event.preventDefault()
  command.run()
}

/** A dialog receives all keys, unless it shows a row of the list. */
function isForScreen({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (document.querySelector('dialog[open]:not(.keys-through)') || hasOpenMenu()) return false
  if (target.closest(TEXT)) return false
  return !((key === 'Enter' || key === ' ') && target.closest(PRESSABLE))
}

/** Where popovers are filled in, the selector throws until they are. */
function hasOpenMenu(): boolean {
  try {
    return document.querySelector(':popover-open') !== null
  } catch {
    return false
  }
}
