import { SEGMENTS } from '@zivina/nutrition/segments'
import { RotateCcw, Scale } from 'lucide-react'
import { type LivePartProps, useLive } from '#app/kit/parts/live-part.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { isAsGiven } from '../edit/edit-storage.ts'
import { keepAmountWords, useAmountWords } from './amount-words.ts'
import type { ListedLines } from './listed-lines.ts'
import { SegmentList } from './segment-list.tsx'

/** The lines of the recipe as edited, segment by segment, and the choice how their amounts are worded. */
export default function LiveList(props: LivePartProps<ListedLines>) {
  const { state, isEditing, dispatch, onSwap, onAbout } = useLive(props)
  const { edit, resets } = state
  const words = useAmountWords()
  const segments = SEGMENTS.filter((segment) => edit.lines.some((line) => line.segment === segment))
  return (
    <>
      {segments.map((segment) => (
        <SegmentList
          key={segment}
          segment={segment}
          titled={segments.length > 1}
          edit={edit}
          isEditing={isEditing}
          lines={edit.lines.filter((line) => line.segment === segment)}
          words={words}
          resets={resets}
          dispatch={dispatch}
          onSwap={onSwap}
          onAbout={onAbout}
        />
      ))}
      <div className="mt-2 -ml-3 flex flex-wrap print:hidden noscript:hidden">
        {edit.lines.some(({ ingredient }) => ingredient.kitchen) ? (
          <Button
            variant="quiet"
            className="px-3 aria-pressed:bg-brand-soft"
            aria-pressed={words === 'scale'}
            onClick={() => keepAmountWords(words === 'scale' ? 'kitchen' : 'scale')}
          >
            <Scale aria-hidden /> Vše v&nbsp;gramech
          </Button>
        ) : null}
        <Button variant="quiet" className="px-3" disabled={isAsGiven(edit)} onClick={() => dispatch({ type: 'reset' })}>
          <RotateCcw aria-hidden /> Vrátit původní
        </Button>
      </div>
    </>
  )
}
