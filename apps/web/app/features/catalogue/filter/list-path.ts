import { createContext } from 'react'
import { LIST_PATH } from './list-address.ts'

/** Path of the page whose list is filtered: the public list, or one of the user's own. */
export const ListPath = createContext(LIST_PATH)
