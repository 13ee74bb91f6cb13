import { PRESETS, type PresetKey } from '@zivina/domain/catalogue/filter/presets'
import { Dumbbell, Feather, HeartPulse, type LucideIcon, WheatOff } from 'lucide-react'
import { recipesPath } from '#app/features/catalogue/recipe-links.ts'
import { SectionHeading } from '#app/features/catalogue/recipe-selection.tsx'

const LOOKS: Record<PresetKey, { Icon: LucideIcon; text: string }> = {
  lose_weight: { Icon: Feather, text: 'Lehčí jídla, po kterých nebudete mít hlad.' },
  muscles: { Icon: Dumbbell, text: 'Vydatná jídla seřazená podle bílkovin.' },
  gluten_free: { Icon: WheatOff, text: 'Snídaně, obědy a\u00a0večeře bez lepku.' },
  diabetes: { Icon: HeartPulse, text: 'Recepty vhodné při cukrovce, s\u00a0nižší energií.' },
}

/** The ready-made filters. */
export function Presets() {
  return (
    <section className="flex flex-col gap-5">
      <SectionHeading title="Podle toho, co potřebujete" />
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {Object.values(PRESETS).map((preset) => {
          const { Icon, text } = LOOKS[preset.key]
          return (
            <li key={preset.key}>
              <a
                href={recipesPath(preset.filter)}
                className="group flex h-full flex-col gap-3 rounded-card bg-surface p-4 shadow-card transition-shadow hover:shadow-raised sm:flex-row sm:gap-4"
              >
                <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand">
                  <Icon className="size-6" aria-hidden />
                </span>
                <span className="flex flex-col gap-0.5">
                  <span className="font-heading text-lg font-semibold text-heading group-hover:text-brand">
                    {preset.name}
                  </span>
                  <span className="text-sm text-muted">{text}</span>
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
