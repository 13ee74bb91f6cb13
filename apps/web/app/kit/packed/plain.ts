/** What JSON can hold, with every name of a record not empty. */
export type Plain = string | number | boolean | null | readonly Plain[] | PlainRecord
export type PlainRecord = { readonly [name: string]: Plain | undefined }
/**
 * Records of one list: the names that all of them have, and each record as its values in that order. What only some of them
 * have is a record at the end of their row.
 */
export type Table = { '': [names: string[], ...rows: Plain[][]] }
