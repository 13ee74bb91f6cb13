import { render, screen } from '@testing-library/react'
import { STORAGE_CLASSES } from '@zivina/domain/catalogue/storage'
import { expect, test } from 'vitest'
import { StorageTable } from './storage-table.tsx'

test('every row of the storage table is shown', () => {
  render(<StorageTable />)
  const rows = screen.getAllByRole('row').map((row) => row.textContent?.replaceAll('\u00a0', ' '))
  expect(rows).toHaveLength(STORAGE_CLASSES.length + 1)
  expect(rows).toContain('Rýže a jídla s rýží1 den1 měsíc')
  expect(rows).toContain('Vejce natvrdo7 dnínezmrazujte')
})
