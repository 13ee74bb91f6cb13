/** The lines that one line with two foods becomes. */
export function splitFoods(line: string): string[] {
  return [line]
}
