import { useEffect, useRef } from 'react'

/** What a key does on a screen. */
export type KeyCommand = {
  /** As `KeyboardEvent.key` says it; any of them. */
  keys: readonly string[]
  label: string
  run: () => void
}

/** Where letters are text, or a key has a meaning of its own. */
const TEXT = 'input:not([type=checkbox]), textarea, select, [contenteditable]'
const PRESSABLE = 'a, button, summary'

/** The commands of the mounted screens and parts; the newest are asked first. */
const groups: { readonly current: readonly KeyCommand[] }[] = []
let openSheet: (() => void) | null = null

/** Gives keys to a screen for as long as it is there. */
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

/** Every command there is now, for the sheet that shows them. */
export function listKeyCommands(): KeyCommand[] {
  return groups.toReversed().flatMap(({ current }) => current)
}

/** Opens the sheet of keys. */
export function openKeySheet(): void {
  openSheet?.()
}

/** The sheet tells how it is opened. @returns how it takes that back */
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

/** A dialog has the keys to itself, unless it shows one of the list's rows. */
function isForScreen({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (document.querySelector('dialog[open]:not(.keys-through), :popover-open')) return false
  if (target.closest(TEXT)) return false
  return !((key === 'Enter' || key === ' ') && target.closest(PRESSABLE))
}
