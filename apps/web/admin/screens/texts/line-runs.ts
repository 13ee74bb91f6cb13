import type { TextDifference } from '@zivina/contract/content/edited-texts'

export type LinesRun = { change: TextDifference[number]['change']; lines: string[] }

/** Neighbouring lines of the same kind together; of what was changed at one place, what was there comes before what is there now. */
export function runsOf(difference: TextDifference): LinesRun[] {
  const runs: LinesRun[] = []
  for (const { change, text } of difference) {
    const [former, last] = [runs.at(-2), runs.at(-1)]
    if (last?.change === change) last.lines.push(text)
    else if (change === 'removed' && last?.change === 'added') {
      if (former?.change === 'removed') former.lines.push(text)
      else runs.splice(-1, 0, { change, lines: [text] })
    } else runs.push({ change, lines: [text] })
  }
  return runs
}
