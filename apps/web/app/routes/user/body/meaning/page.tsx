import type { Meaning } from '@zivina/contract/body/meaning'
import { counted } from '@zivina/czech/plural'
import { useState } from 'react'
import { AskedFigures } from '#app/features/account/asked-figures.tsx'
import { DIARY_PATH, MEANING_PATH } from '#app/features/body/user-paths.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Segmented } from '#app/kit/ui/segmented.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { guarded } from '#app/session/access/guard.ts'
import type { Route } from './+types/page.ts'
import { Findings } from './findings.tsx'
import { NutrientShares } from './nutrient-shares.tsx'
import { readMeaning, type Span, useMeaning } from './use-meaning.ts'

const TITLE = 'Co mi jídlo dává'

type Loaded = { first: Meaning | null }

/** Without an answer the page is there, and the browser asks again. */
export const loader = guarded(async ({ api, signal }): Promise<Loaded> => {
  return { first: await readMeaning(api, 'week', signal).catch(() => null) }
})
export const clientLoader = guarded(async (): Promise<Loaded> => ({ first: null }))

export const meta = privateMetaOf({
  title: TITLE,
  description: 'Vitaminy, minerální látky a\u00a0makroživiny z\u00a0vašeho deníku proti referenčním hodnotám.',
  keywords: ['vitaminy', 'minerální látky', 'referenční hodnoty příjmu', 'deník jídla'],
  path: MEANING_PATH,
})

const SPAN_OPTIONS = [
  { value: 'week', label: '7\u00a0dní' },
  { value: 'month', label: '30\u00a0dní' },
] as const

/** What the recorded food of the last days brings, against the reference intakes. */
export default function MeaningPage({ loaderData: { first } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      <AskedFigures>
        <Open first={first} />
      </AskedFigures>
    </>
  )
}

function Open({ first }: { first: Meaning | null }) {
  const [span, setSpan] = useState<Span>('week')
  const query = useMeaning(span, first)
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Segmented legend="Za jakou dobu" options={SPAN_OPTIONS} value={span} onChange={setSpan} />
        <p className="text-muted">Bez dneška, ten ještě neskončil.</p>
      </div>
      <QueryGate
        query={query}
        waiting={{
          text: 'Počítám, co vám jídlo dává…',
          shape: <Skeletons count={3} className="h-72 w-full rounded-card" />,
        }}
      >
        {(meaning) => (meaning.recorded_days === 0 ? <Nothing /> : <Found meaning={meaning} />)}
      </QueryGate>
      <Sources />
    </>
  )
}

function Nothing() {
  return (
    <EmptyState
      picture="weight"
      title={'Zatím není z\u00a0čeho počítat'}
      link={{ href: DIARY_PATH, label: 'Otevřít deník' }}
    >
      Zapište si, co jíte, a{'\u00a0'}tady uvidíte vitaminy a{'\u00a0'}minerální látky.
    </EmptyState>
  )
}

function Found({ meaning }: { meaning: Meaning }) {
  return (
    <>
      <p className="max-w-text">
        Počítáme průměr z{'\u00a0'}
        {counted(meaning.recorded_days, 'dne', 'dnů', 'dnů')}, které máte zapsané. Co v{'\u00a0'}deníku chybí, chybí i
        {'\u00a0'}tady.
      </p>
      <Findings meaning={meaning} />
      <NutrientShares nutrients={meaning.nutrients} />
    </>
  )
}

function Sources() {
  return (
    <p className="max-w-text text-sm text-muted">
      Referenční hodnoty příjmu pro dospělého: nařízení (EU) č.{'\u00a0'}1169/2011, příloha XIII; vláknina a{'\u00a0'}
      mastné kyseliny EFSA 2010, kofein EFSA 2015, sodík EFSA 2019. Vaše potřeba se může lišit; nejde o{'\u00a0'}
      lékařské doporučení.
    </p>
  )
}
