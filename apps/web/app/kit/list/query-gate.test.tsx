import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { ApiFailure } from '@zivina/contract/client'
import { expect, it } from 'vitest'
import { createQueryClient } from '#app/kit/loading/query-client.ts'
import { answerLater, drawPage } from '#testing/draw-page.tsx'
import { QueryGate } from './query-gate.tsx'

function Gate({ read }: { read: () => Promise<string> }) {
  const query = useQuery({ queryKey: ['gate'], queryFn: read, retry: false })
  return (
    <QueryGate query={query} waiting={{ text: 'Načítám…', shape: null }}>
      {(answer) => <p>{answer}</p>}
    </QueryGate>
  )
}

const draw = (read: () => Promise<string>) =>
  drawPage(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <Gate read={read} />
    </QueryClientProvider>,
  )

it('says that it waits, then shows the answer', async () => {
  const answer = answerLater<string>()
  draw(() => answer.promise)
  expect(screen.getByRole('status').textContent).toBe('Načítám…')
  await answer.give('Tady to je')
  expect(await screen.findByText('Tady to je')).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})

it('says why there is no answer, and asks once more', async () => {
  const failures = [new ApiFailure(503, { code: 'SERVICE_UNAVAILABLE', message: 'Služba neběží.' }, null)]
  const { user } = draw(async () => {
    const failure = failures.pop()
    if (failure) throw failure
    return 'Tady to je'
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Služba neběží.')
  await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
  expect(await screen.findByText('Tady to je')).toBeTruthy()
})
