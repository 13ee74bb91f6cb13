import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { drawPage } from '#testing/draw-page.tsx'
import { ChipGroup } from './chip-group.tsx'

const CHOICES = [
  ['a', 'Snídaně'],
  ['b', 'Oběd'],
  ['c', 'Večeře'],
] as const

function Chips({ isOne = false }: { isOne?: boolean }) {
  const [chosen, setChosen] = useState<readonly string[]>(['b'])
  return (
    <>
      <ChipGroup<string> legend="Chod" choices={CHOICES} chosen={chosen} onChange={setChosen} isOne={isOne} />
      <p role="status">{chosen.join()}</p>
    </>
  )
}

const chip = (name: string) => screen.getByRole('button', { name })
const chosen = () => screen.getByRole('status').textContent

it('takes any number, in the order of the list, and gives them back', async () => {
  const { user } = drawPage(<Chips />)
  await user.click(chip('Večeře'))
  await user.click(chip('Snídaně'))
  expect(chosen()).toBe('a,b,c')
  await user.click(chip('Oběd'))
  expect(chosen()).toBe('a,c')
  expect(chip('Oběd').getAttribute('aria-pressed')).toBe('false')
})

it('holds exactly one where one is wanted: pressing it again changes nothing', async () => {
  const { user } = drawPage(<Chips isOne />)
  await user.click(chip('Oběd'))
  expect(chosen()).toBe('b')
  await user.click(chip('Večeře'))
  expect(chosen()).toBe('c')
})
