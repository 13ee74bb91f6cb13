import { CircleOff } from 'lucide-react'
import { Panel } from '#app/kit/page/panel.tsx'
import { lazyPart } from '#app/kit/parts/lazy-part.tsx'
import { useNear } from '#app/kit/parts/use-near.ts'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'

const SHAPE = <Skeleton className="h-11 w-60" />
const ExcludedFoods = lazyPart(() => import('./excluded-foods.tsx'), { waiting: SHAPE })

/** The foods that the person does not eat, whatever the reason. Their code is loaded once the reader comes near. */
export function ExcludedPanel() {
  const { ref, near } = useNear<HTMLDivElement>()
  return (
    <Panel
      title="Co nejím"
      Icon={CircleOff}
      id="co-nejim"
      intro="Skener vás na tyto suroviny upozorní a&nbsp;do&nbsp;jídelníčku je nenaplánujeme. Na důvod se neptáme. Alergie patří mezi alergeny: hlídáme je podle složení a&nbsp;stop."
    >
      <div ref={ref} className="flex flex-col gap-4">
        {near ? <ExcludedFoods /> : SHAPE}
      </div>
    </Panel>
  )
}
