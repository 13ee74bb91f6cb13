/** Counts to a number and reports each one before it. */
export default function countUp(last: number, report: (value: number) => void): number {
  for (let number = 1; number < last; number += 1) report(number)
  return last
}
