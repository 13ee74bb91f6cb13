import { createContext } from 'react'

/**
 * Parts of the frame as the server rendered them; empty in the browser, where the page already contains them. React does not
 * know their elements, so a page that is only read loads no code for them.
 */
export const ServerMarkup = createContext({ footer: '', accountBar: '' })
