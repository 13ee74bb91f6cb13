import { type ChangeEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react'

type ComboboxOptions<Option> = {
  options: readonly Option[]
  text: string
  onText: (text: string) => void
  onChoose: (option: Option) => void
  /** What is in the list but cannot be chosen. */
  isDisabled?: (option: Option) => boolean
  /**
   * What Enter takes before an arrow key has chosen an option: the first option, or the typed text. In the latter case one place of the
   * walk, beyond both ends, is the text.
   */
  atRest: 'first' | 'text'
  /** The list is in sight only while somebody types or walks; otherwise as long as there is something in it. */
  isPopup?: boolean
  /** There are neither options nor a sentence in their place. */
  isEmpty?: boolean
}

/**
 * A text field with a list to choose from, by the combobox pattern of the ARIA Authoring Practices: the focus stays in the field,
 * arrows walk the list, Enter takes, Escape closes, Home and End go back to the text, and what is marked is announced.
 */
export function useCombobox<Option>(options: ComboboxOptions<Option>) {
  const { options: list, text, onText, onChoose, isDisabled, atRest, isPopup = false } = options
  const id = useId()
  const [isWanted, setIsWanted] = useState(!isPopup)
  const [walked, setWalked] = useState<number | null>(null)
  const isOpen = isWanted && !(options.isEmpty ?? list.length === 0)
  const place = isOpen ? placeOf(walked, list.length, atRest) : -1

  const choose = (option: Option | undefined) => {
    if (option === undefined || isDisabled?.(option)) return
    setWalked(null)
    setIsWanted(!isPopup)
    onChoose(option)
  }
  const keys = walkKeys({
    isOpen,
    place,
    length: list.length,
    atRest,
    walk: (next) => {
      setIsWanted(true)
      setWalked(next)
    },
    take: () => choose(list[place]),
    close: () => {
      setIsWanted(false)
      setWalked(null)
    },
    isPopup,
  })

  const optionId = (index: number) => `${id}-${index}`
  useEffect(() => {
    if (place >= 0) document.getElementById(`${id}-${place}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [id, place])

  return {
    id,
    isOpen,
    /** The marked option's place; −1 where it is the text. */
    place,
    choose,
    field: {
      id: `${id}-field`,
      role: 'combobox',
      autoComplete: 'off',
      'aria-expanded': isOpen,
      'aria-controls': `${id}-list`,
      'aria-autocomplete': 'list',
      'aria-activedescendant': place >= 0 ? optionId(place) : undefined,
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setWalked(null)
        setIsWanted(true)
        onText(target.value)
      },
      onKeyDown: keys,
      onBlur: () => isPopup && setIsWanted(false),
    } as const,
    /** Of the element of role listbox. */
    list: { id: `${id}-list` },
    option: (index: number) => ({
      ...optionAttributes(optionId(index), index === place),
      onClick: () => choose(list[index]),
    }),
  }
}

/** Of an option, also of one that is a link and is followed as links are. */
export function optionAttributes(id: string, isMarked: boolean) {
  return {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isMarked,
    // The field keeps the focus, so that its list does not close before the press counts.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  } as const
}

function placeOf(walked: number | null, length: number, atRest: 'first' | 'text'): number {
  if (walked === null) return atRest === 'first' ? 0 : -1
  return Math.min(walked, length - 1)
}

type Walk = {
  isOpen: boolean
  place: number
  length: number
  atRest: 'first' | 'text'
  walk: (place: number | null) => void
  take: () => void
  close: () => void
  isPopup: boolean
}

function walkKeys({ isOpen, place, length, atRest, walk, take, close, isPopup }: Walk) {
  return (event: KeyboardEvent) => {
    // While a letter is being composed, its keys are the composition's.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && length > 0) {
      event.preventDefault()
      walk(isOpen ? stepped(place, step, length, atRest) : null)
    } else if (event.key === 'Enter' && (atRest === 'first' || place >= 0)) {
      // Enter never sends a form from here: it takes what is marked.
      event.preventDefault()
      take()
    } else if (event.key === 'Escape' && isOpen && isPopup) {
      // Closes the list, not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (isOpen && (event.key === 'Home' || event.key === 'End')) {
      // The cursor goes to the text's beginning or end, and what is marked with it.
      walk(null)
    }
  }
}

/** The walk is a ring; where the text is one of its places, −1. */
function stepped(place: number, step: number, length: number, atRest: 'first' | 'text'): number | null {
  if (atRest === 'first') return (place + step + length) % length
  const next = ((place + 1 + step + length + 1) % (length + 1)) - 1
  return next < 0 ? null : next
}
