import { Eye } from 'lucide-react'
import { Panel } from '#app/kit/page/panel.tsx'
import { ChipGroup } from '#app/kit/ui/chip-group.tsx'
import { freeLinesOf } from './line-amount.ts'
import type { SectionProps } from './recipe-table.ts'

const CHOICES = [
  ['private', 'Jen pro mě'],
  ['public', 'Zveřejnit'],
] as const

/** Who will see the recipe once it is saved. */
export function AudienceSection({ draft: { is_private, lines, version }, dispatch }: SectionProps) {
  if (freeLinesOf(lines).length > 0) return <OnlyMine />
  if (version === null && is_private) return <MineFirst />
  return (
    <Panel title="Kdo recept uvidí" Icon={Eye} id="kdo-recept-uvidi">
      <ChipGroup
        isOne
        legend="Po uložení"
        choices={CHOICES}
        chosen={[is_private ? 'private' : 'public']}
        onChange={([chosen]) => dispatch({ type: 'set', fields: { is_private: chosen === 'private' } })}
      />
      <p className="text-muted">
        {is_private
          ? 'Recept zůstane ve vaší kuchařce. Nikdo jiný ho neuvidí, ani redakce. Zveřejnit ho můžete kdykoli později.'
          : 'Vy recept uvidíte hned, ostatní po schválení redakcí. Kdykoli ho můžete stáhnout zpět jen pro sebe.'}
      </p>
    </Panel>
  )
}

/** A new recipe is its author's; publishing it is a step of its own once it is saved. */
function MineFirst() {
  return (
    <Panel title="Kdo recept uvidí" Icon={Eye} id="kdo-recept-uvidi">
      <p>
        <strong>Jen vy.</strong> Recept zůstane ve vaší kuchařce, neuvidí ho ani redakce. Až bude uložený, můžete ho
        u&nbsp;něj zveřejnit.
      </p>
    </Panel>
  )
}

/** A recipe with a line that names no food is for its author alone, whatever they choose later. */
function OnlyMine() {
  return (
    <Panel title="Kdo recept uvidí" Icon={Eye} id="kdo-recept-uvidi">
      <p>
        <strong>Zatím jen vy.</strong> U&nbsp;některého řádku surovin nevíme, co v&nbsp;něm je, a&nbsp;takový recept
        nejde nabídnout ostatním. Vyberte k&nbsp;němu potravinu, nebo ho odeberte, a&nbsp;půjde zveřejnit.
      </p>
    </Panel>
  )
}
