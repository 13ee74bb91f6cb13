/** A meal plan as it is printed: with every text in its final form. */
export type PrintedPlan = {
  title: string
  /** Whose plan it is, as the author of the file. */
  owner: string
  /** `YYYY-MM-DD` */
  day_made: string
  weeks: PrintedWeek[]
}

export type PrintedWeek = {
  /** „23.–29. listopadu 2026“ */
  label: string
  days: PrintedDay[]
  /** Rows of the table, each with a list of lines for every day. */
  meals: { label: string; cells: string[][] }[]
}

export type PrintedDay = {
  /** „Po 23. 11.“ */
  label: string
  note: string
  /** „1 850 kcal z 2 000“; one line for each eater. */
  totals: string[]
}
