/** An overview of a person's eating as it is printed: with every text in its final form. */
export type PrintedReport = {
  title: string
  /** Whose it is, as the author of the file. */
  owner: string
  /** `YYYY-MM-DD` */
  day_made: string
  /** Below the title: the time it is of, when it was made. */
  facts: string[]
  sections: PrintedSection[]
  /** At the foot of the last page. */
  end: string[]
}

export type PrintedSection = {
  title: string
  texts: string[]
  table: PrintedTable | null
}

export type PrintedTable = {
  head: string[]
  rows: string[][]
  /** The share of the width that each column has; together 1. The first column is set to the left, the others to the right. */
  widths: number[]
}
