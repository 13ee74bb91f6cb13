import { type ChangeEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react'

type ComboboxOptions<Option> = {
  options: readonly Option[]
  text: string
  onText: (text: string) => void
  onChoose: (option: Option) => void
  /** Whether an option is listed but cannot be chosen. */
  isDisabled?: (option: Option) => boolean
  /**
   * What Enter takes before an arrow key has chosen an option: the first option, or the typed text. With `text`, the text field
   * itself is one stop of the arrow keys, beyond both ends of the list.
   */
  atRest: 'first' | 'text'
  /** With `true` the list is shown only while the user types or moves in it; otherwise as long as it has content. */
  isPopup?: boolean
  /** There are neither options nor a message in their place. */
  isEmpty?: boolean
}

/**
 * A text field with a list of options, by the combobox pattern of the ARIA Authoring Practices: the focus stays in the field,
 * arrows move through the list, Enter takes, Escape closes, Home and End return to the text, and the marked option is
 * announced.
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
    /** Index of the marked option; −1 for the text. */
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
    /** Attributes of the element with the role listbox. */
    list: { id: `${id}-list` },
    option: (index: number) => ({
      ...optionAttributes(optionId(index), index === place),
      onClick: () => choose(list[index]),
    }),
  }
}

/** Attributes of an option, also of one that is a link and is followed like any link. */
export function optionAttributes(id: string, isMarked: boolean) {
  return {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isMarked,
    // The field keeps the focus, so that its list does not close before the press takes effect.
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
    // Keys pressed during a composition (of an accented letter, say) belong to the composition.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && length > 0) {
      event.preventDefault()
      walk(isOpen ? stepped(place, step, length, atRest) : null)
    } else if (event.key === 'Enter' && (atRest === 'first' || place >= 0)) {
      // Enter in this field never submits a form: it takes the marked option.
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
