import { createContext } from 'react'

/** The footer as the server rendered it; empty in the browser, where the page already contains it. */
export const WrittenFooter = createContext('')
