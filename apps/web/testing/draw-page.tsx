import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'

/** Renders an element as a page, with another page to navigate to, and returns the user events. */
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

/** A promise that the test resolves. */
export function answerLater<Answer>() {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  return {
    promise,
    give: (answer: Answer) => act(async () => resolve(answer)),
    refuse: (failure: unknown) => act(async () => reject(failure)),
  }
}
