import { SEGMENTS } from '@zivina/nutrition/segments'
import { Scale } from 'lucide-react'
import { type LivePartProps, useLive } from '#app/kit/parts/live-part.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { keepAmountWords, useAmountWords } from './amount-words.ts'
import type { ListedLines } from './listed-lines.ts'
import { SegmentList } from './segment-list.tsx'

/** The lines of the recipe as edited, segment by segment, and the choice how their amounts are worded. */
export default function LiveList(props: LivePartProps<ListedLines>) {
  const { state, dispatch, onSwap, onAbout } = useLive(props)
  const { edit, resets } = state
  const words = useAmountWords()
  const segments = SEGMENTS.filter((segment) => edit.lines.some((line) => line.segment === segment))
  return (
    <>
      {edit.lines.some(({ ingredient }) => ingredient.kitchen) ? (
        <Button
          variant="quiet"
          className="-ml-3 px-3 aria-pressed:bg-brand-soft print:hidden noscript:hidden"
          aria-pressed={words === 'scale'}
          onClick={() => keepAmountWords(words === 'scale' ? 'kitchen' : 'scale')}
        >
          <Scale aria-hidden /> Vše v&nbsp;gramech
        </Button>
      ) : null}
      {segments.map((segment) => (
        <SegmentList
          key={segment}
          segment={segment}
          titled={segments.length > 1}
          edit={edit}
          lines={edit.lines.filter((line) => line.segment === segment)}
          words={words}
          resets={resets}
          dispatch={dispatch}
          onSwap={onSwap}
          onAbout={onAbout}
        />
      ))}
    </>
  )
}
