import type { ImportDraft, ImportWarning } from '@zivina/contract/catalogue/recipes/import'
import { formatNumber } from '@zivina/czech/format-number'
import { counted } from '@zivina/czech/plural'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { IMPORT_KEY } from '#app/features/catalogue/recipe-editor/draft.ts'
import { handOverPhotos } from '#app/features/catalogue/recipe-editor/handed-photos.ts'
import { Notice } from '#app/kit/form/notice.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { storeInTab } from '#app/kit/state/tab-storage.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { BroughtThings } from './brought-things.tsx'
import { LineCard } from './line-card.tsx'
import { LinePicker } from './line-picker.tsx'
import {
  chooseIngredient,
  EDITOR_PATH,
  isOpen,
  leaveOut,
  partBegun,
  type ReviewLine,
  startReview,
  toEditorDraft,
} from './review.ts'
import { useFilePhotos } from './use-file-photos.ts'

const WARNINGS: Record<ImportWarning, string> = {
  MORE_RECIPES: 'V\u00a0souboru je víc receptů, než najednou načítáme. Ukazujeme jen prvních deset.',
  LINES_CUT: 'Surovin bylo příliš mnoho, poslední jsme vynechali.',
  STEPS_CUT: 'Kroků bylo příliš mnoho, poslední jsme vynechali.',
  NO_INGREDIENTS: 'Suroviny jsme v\u00a0receptu nenašli, doplníte je v\u00a0editoru.',
  NO_STEPS: 'Postup jsme v\u00a0receptu nenašli, doplníte ho v\u00a0editoru.',
  NO_PORTIONS: 'Počet porcí recept neuvádí, doplníte ho v\u00a0editoru.',
  DOUBTFUL_PORTIONS: 'Počet porcí recept neříká jednoznačně. Vzali jsme ten nejnižší, zkontrolujte ho v\u00a0editoru.',
  DOUBTFUL_TIMES: 'Časy v\u00a0receptu jsou nejasné nebo si odporují. Zkontrolujte je v\u00a0editoru.',
  PICTURE_LEFT:
    'Fotku ze souboru nepřeneseme: je v\u00a0něm jen odkaz na ni, je příliš velká, nebo nepoznáme, ke kterému receptu patří. Přidáte ji v\u00a0editoru.',
  PICTURES_CUT: 'Fotek je v\u00a0souboru víc. Recept má nejvýše dvě, bereme proto hlavní a\u00a0jednu další.',
  TIP_CUT: 'Poznámky k\u00a0receptu se celé nevešly. Zbytek najdete ve zdroji.',
}

/** The draft line by line, to be corrected before the editor opens it. */
export function DraftReview({ draft, onBack }: { draft: ImportDraft; onBack: () => void }) {
  const [lines, setLines] = useState(() => startReview(draft))
  const photos = useFilePhotos(draft.pictures)
  const [picked, setPicked] = useState<number | null>(null)
  const navigate = useNavigate()
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const change = (key: number, to: (line: ReviewLine) => ReviewLine) => {
    setLines((before) => before.map((line) => (line.key === key ? to(line) : line)))
  }
  const close = () => setPicked(null)
  const proceed = () => {
    storeInTab(IMPORT_KEY, toEditorDraft(draft, lines))
    handOverPhotos(photos.photos)
    void navigate(EDITOR_PATH)
  }
  return (
    <Panel title={draft.name === '' ? 'Recept bez názvu' : draft.name}>
      <p ref={heading} tabIndex={-1} className="text-muted outline-none">
        {factsOf(draft)}
      </p>
      {draft.warnings.map((warning) => (
        <Notice key={warning} tone="info">
          {WARNINGS[warning]}
        </Notice>
      ))}
      <BroughtThings draft={draft} photos={photos} />
      <p>{sayOpen(lines)}</p>
      {lines.length > 0 ? (
        <ul aria-label="Suroviny receptu" className="flex flex-col border-y border-line">
          {lines.map((line, place) => (
            <LineCard
              key={line.key}
              line={line}
              part={partBegun(lines, place)}
              onPick={() => setPicked(line.key)}
              onAmount={(amount) => change(line.key, (before) => ({ ...before, amount }))}
            />
          ))}
        </ul>
      ) : null}
      <LinePicker
        line={lines.find(({ key }) => key === picked) ?? null}
        onClose={close}
        onChoose={(ingredient) => {
          if (picked !== null) change(picked, (line) => chooseIngredient(line, ingredient))
          close()
        }}
        onLeaveOut={() => {
          if (picked !== null) change(picked, leaveOut)
          close()
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="accent" size="lg" onClick={proceed} disabled={photos.isReading}>
          Pokračovat v&nbsp;editoru
        </Button>
        <Button variant="quiet" size="lg" onClick={onBack}>
          Načíst jiný recept
        </Button>
      </div>
    </Panel>
  )
}

function factsOf({ lines, steps, portion_size, time_minutes, resting_time }: ImportDraft): string {
  const facts = [
    counted(lines.length, 'surovina', 'suroviny', 'surovin'),
    counted(steps.length, 'krok', 'kroky', 'kroků'),
    portion_size === null ? '' : counted(portion_size, 'porce', 'porce', 'porcí'),
    time_minutes === null ? '' : `${formatNumber(time_minutes, 0)}\u00a0min práce`,
    resting_time === null ? '' : `${formatNumber(resting_time, 0)}\u00a0min čekání`,
  ]
  return facts.filter(Boolean).join(' · ')
}

/** How many lines still need a decision. */
function sayOpen(lines: readonly ReviewLine[]): string {
  const open = lines.filter(isOpen).length
  if (lines.length === 0) return ''
  if (open === 0) return 'Všechny suroviny mají své množství. Projděte je prosím, než budete pokračovat.'
  return `Bez suroviny nebo množství: ${counted(open, 'řádek', 'řádky', 'řádků')}. Můžete je doplnit tady nebo v\u00a0editoru, případně je v\u00a0receptu nechat jen jako text.`
}
