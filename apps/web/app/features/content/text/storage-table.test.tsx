import { render, screen } from '@testing-library/react'
import { STORAGE_CLASSES } from '@zivina/domain/catalogue/storage'
import { expect, test } from 'vitest'
import { TextBody } from './text-body.tsx'

test('a text shows every row of the storage table', () => {
  render(<TextBody blocks={[{ type: 'storage' }]} recipes={[]} />)
  const rows = screen.getAllByRole('row').map((row) => row.textContent?.replaceAll('\u00a0', ' '))
  expect(rows).toHaveLength(STORAGE_CLASSES.length + 1)
  expect(rows).toContain('Rýže a jídla s rýží1 den1 měsíc')
  expect(rows).toContain('Vejce natvrdo7 dnínezmrazujte')
})
