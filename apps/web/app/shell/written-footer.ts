import { createContext } from 'react'

/** The footer as the server writes it; empty in the browser, where it stands on the page already. */
export const WrittenFooter = createContext('')
