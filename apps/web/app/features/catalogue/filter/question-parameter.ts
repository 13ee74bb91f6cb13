/** The parameter of a question that is read into a filter; the list then has the filter in its address. */
export const QUESTION = 'hledat'
