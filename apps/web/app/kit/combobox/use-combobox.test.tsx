import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { drawPage } from '#testing/draw-page.tsx'
import { useCombobox } from './use-combobox.ts'

const FOODS = ['mouka', 'mrkev', 'mák']

type Kind = {
  atRest: 'first' | 'text'
  isPopup?: boolean
  onChoose: (food: string) => void
  onOuterEscape?: () => void
}

/** Foods that begin with the typed text; the last of them is disabled. */
function Foods({ onOuterEscape, ...kind }: Kind) {
  const [text, setText] = useState('')
  const options = text === '' ? [] : FOODS.filter((food) => food.startsWith(text))
  const { field, list, option, isOpen } = useCombobox({
    ...kind,
    options,
    text,
    onText: setText,
    isDisabled: (food) => food === 'mák',
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog that Escape closes.
    <div onKeyDown={({ key }) => key === 'Escape' && onOuterEscape?.()}>
      <input aria-label="Surovina" {...field} />
      <div {...list} role="listbox" aria-label="Suroviny" hidden={!isOpen}>
        {options.map((food, index) => (
          <div key={food} {...option(index)}>
            {food}
          </div>
        ))}
      </div>
      <button type="button">Jinam</button>
    </div>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('combobox')
const option = (name: string) => screen.getByRole('option', { name })
/** The marked option according to accessibility: named by the field and selected in the list. */
function marked(): string | null {
  const named = field().getAttribute('aria-activedescendant')
  const [selected] = screen.queryAllByRole('option', { selected: true })
  expect(selected?.id ?? null).toBe(named)
  return selected?.textContent ?? null
}
const isExpanded = () => field().getAttribute('aria-expanded') === 'true'
const onChoose = vi.fn<(food: string) => void>()

beforeEach(() => onChoose.mockReset())

describe('a combobox whose Enter takes the first option', () => {
  const begin = async (kind: Partial<Kind> = {}) => {
    const page = drawPage(<Foods atRest="first" isPopup onChoose={onChoose} {...kind} />)
    await page.user.type(field(), 'm')
    return page
  }

  it('names its list, and says whether it is open', async () => {
    const { user } = drawPage(<Foods atRest="first" isPopup onChoose={onChoose} />)
    expect(isExpanded()).toBe(false)
    await user.type(field(), 'm')
    expect(isExpanded()).toBe(true)
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
    expect(field().getAttribute('aria-autocomplete')).toBe('list')
  })

  it('moves by arrow keys in a ring while the focus stays in the field', async () => {
    const { user } = await begin()
    const seen = [marked()]
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}']) {
      await user.keyboard(key)
      seen.push(marked())
    }
    expect(seen).toEqual(['mouka', 'mrkev', 'mák', 'mouka', 'mák'])
    expect(document.activeElement).toBe(field())
  })

  it('selects the marked option by Enter, which sends no form', async () => {
    const { user } = await begin()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('mrkev')
    expect(isExpanded()).toBe(false)
  })

  it('does not select a disabled option', async () => {
    const { user } = await begin()
    await user.keyboard('{ArrowUp}{Enter}')
    await user.click(option('mák'))
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('closes by Escape, which closes nothing around it, and opens again by an arrow key', async () => {
    const onOuterEscape = vi.fn()
    const { user } = await begin({ onOuterEscape })
    await user.keyboard('{Escape}')
    expect(isExpanded()).toBe(false)
    expect(onOuterEscape).not.toHaveBeenCalled()
    await user.keyboard('{ArrowDown}')
    expect([isExpanded(), marked()]).toEqual([true, 'mouka'])
    await user.keyboard('{Escape}{Escape}')
    expect(onOuterEscape, 'the second one is not the list’s').toHaveBeenCalledOnce()
  })

  it.each(['{Home}', '{End}'])('returns to the text by %s', async (key) => {
    const { user } = await begin()
    await user.keyboard(`{ArrowDown}${key}`)
    expect(marked()).toBe('mouka')
    expect(field().selectionStart).toBe(key === '{Home}' ? 0 : 1)
  })

  it('marks the first option again after another text is typed', async () => {
    const { user } = await begin()
    await user.keyboard('{ArrowDown}')
    await user.type(field(), 'r')
    expect(marked()).toBe('mrkev')
    await user.type(field(), '{Backspace}')
    expect(marked()).toBe('mouka')
  })

  it('selects by mouse without losing the focus, so that the list does not close before', async () => {
    const { user } = await begin()
    await user.click(option('mrkev'))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('mrkev')
    expect(document.activeElement).toBe(field())
  })

  it('selects by touch', async () => {
    const { user } = await begin()
    await user.pointer([{ keys: '[TouchA]', target: option('mouka') }])
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('mouka')
  })

  it('closes when the focus moves elsewhere', async () => {
    const { user } = await begin()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Jinam' }))
    expect(isExpanded()).toBe(false)
  })

  it('selects nothing while a letter is being composed', async () => {
    await begin()
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }))
    expect(onChoose).not.toHaveBeenCalled()
  })
})

describe('a combobox whose Enter takes the text', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const begin = async () => {
    onSubmit.mockClear()
    const page = drawPage(
      <form onSubmit={onSubmit}>
        <Foods atRest="text" onChoose={onChoose} />
        <button type="submit">Hledat</button>
      </form>,
    )
    await page.user.type(field(), 'm')
    return page
  }

  it('includes the text as one stop of the arrow keys', async () => {
    const { user } = await begin()
    const seen = [marked()]
    for (const key of ['{ArrowUp}', '{ArrowDown}', '{ArrowDown}', '{Home}']) {
      await user.keyboard(key)
      seen.push(marked())
    }
    expect(seen).toEqual([null, 'mák', null, 'mouka', null])
  })

  it('submits the form by Enter until an option is marked', async () => {
    const { user } = await begin()
    await user.keyboard('{Enter}')
    expect([onSubmit.mock.calls.length, onChoose.mock.calls.length]).toEqual([1, 0])
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('mouka')
  })

  it('leaves Escape to the dialog around it, as its list is always visible', async () => {
    const onOuterEscape = vi.fn()
    const { user } = drawPage(<Foods atRest="text" onChoose={onChoose} onOuterEscape={onOuterEscape} />)
    await user.type(field(), 'm{Escape}')
    expect(onOuterEscape).toHaveBeenCalledOnce()
    expect(isExpanded()).toBe(true)
  })
})
