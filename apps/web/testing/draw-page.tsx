import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'

/** Draws something as a page of its own, with another page to go to, and gives hands to use it with. */
export function drawPage(page: ReactNode) {
  const router = createMemoryRouter(
    [
      { path: '/', element: page },
      { path: '*', element: <p>Jinde</p> },
    ],
    { initialEntries: ['/'] },
  )
  const drawn = render(<RouterProvider router={router} />)
  return {
    ...drawn,
    user: userEvent.setup(),
    goTo: (way: string | -1) => act(async () => (way === -1 ? router.navigate(way) : router.navigate(way))),
  }
}

/** An answer that comes when the test says so. */
export function answerLater<Answer>() {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  return {
    promise,
    give: (answer: Answer) => act(async () => resolve(answer)),
    refuse: (failure: unknown) => act(async () => reject(failure)),
  }
}
