import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { drawPage } from '#testing/draw-page.tsx'
import { SortableRow } from './sortable-row.tsx'

function Rows() {
  const [rows, setRows] = useState(['mouka', 'cukr', 'sůl'])
  const move = (id: string, place: number) =>
    setRows((before) => before.filter((each) => each !== id).toSpliced(Math.max(0, place), 0, id))
  return (
    <ul>
      {rows.map((name, place) => (
        <SortableRow
          key={name}
          list="food"
          id={name}
          name={name}
          place={place}
          onMove={move}
          onRemove={(id) => setRows((before) => before.filter((each) => each !== id))}
          className="row"
          head={<span data-name>{name}</span>}
          headClassName="head"
        >
          {null}
        </SortableRow>
      ))}
    </ul>
  )
}

const order = () => [...document.querySelectorAll('[data-name]')].map(({ textContent }) => textContent)
const handle = (name: string) => screen.getByRole('button', { name: new RegExp(`^Přesunout: ${name}`) })

it('is moved by the arrow keys on its handle, which keeps the focus', async () => {
  drawPage(<Rows />)
  fireEvent.keyDown(handle('sůl'), { key: 'ArrowUp' })
  expect(order()).toEqual(['mouka', 'sůl', 'cukr'])
  await waitFor(() => expect(document.activeElement).toBe(handle('sůl')))
  fireEvent.keyDown(handle('mouka'), { key: 'ArrowDown' })
  expect(order()).toEqual(['sůl', 'mouka', 'cukr'])
})

it('is taken out by its button', async () => {
  const { user } = drawPage(<Rows />)
  await user.click(screen.getByRole('button', { name: 'Odebrat: cukr' }))
  expect(order()).toEqual(['mouka', 'sůl'])
})
