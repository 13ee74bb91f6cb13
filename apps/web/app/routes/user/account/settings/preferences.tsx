import type { User, UserPatch } from '@zivina/contract/account/users'
import { SlidersHorizontal } from 'lucide-react'
import { readsKilojoulesFirst } from '#app/features/account/energy-text.ts'
import { usePressed } from '#app/kit/device/use-pressed.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { Panel } from '#app/kit/page/panel.tsx'
import { RadioGroup } from '#app/kit/ui/radio-group.tsx'
import { Switch } from '#app/kit/ui/switch.tsx'
import { useSaveWithUndo } from '#app/session/account/user-query.ts'
import { ThemeChoiceGroup } from '#app/shell/theme/theme-choice.tsx'

type Setting = User['settings'][number]

/** Labels of the switches. The unit of energy is a separate choice. */
const SWITCHES: Record<Exclude<Setting, 'kilojoules_first'>, { label: string; text: string }> = {
  dont_save_modification: {
    label: 'Neukládat úpravy receptů',
    text: 'Změny surovin v\u00a0receptu platí, jen dokud máte jeho stránku otevřenou, a\u00a0jejich uložení nenabízíme.',
  },
  calorie_bar_hidden: {
    label: 'Skrýt energii na den',
    text: 'Na přehledu neuvidíte, kolik energie si na den dáváte za cíl. Cíl samotný zůstává v\u00a0profilu.',
  },
  numbers_hidden: {
    label: 'Nezobrazovat čísla',
    text: 'Místo energie a\u00a0hmotnosti uvidíte jen slova. Pro každého, komu počítání škodí.',
  },
  cart_ingredients_wrapped: {
    label: 'Sbalit suroviny receptů na nákupním seznamu',
    text: 'U\u00a0receptů na seznamu uvidíte jen název a\u00a0porce. Co je potřeba, rozbalíte klepnutím.',
  },
}

/** Preferences of behaviour and looks. Each choice is saved at once. */
export function Preferences({ user }: { user: User }) {
  const save = useSaveWithUndo()
  const change = (patch: UserPatch, message: string) => save(patch, message).catch(sayFailure)
  const setFlag = (flag: Setting, on: boolean) =>
    change({ settings: withFlag(user.settings, flag, on) }, 'Nastavení je uložené.')

  return (
    <Panel title="Nastavení" Icon={SlidersHorizontal} intro="Změny se ukládají hned.">
      <div className="grid gap-6 sm:grid-cols-2">
        <ThemeChoiceGroup />
        <EnergyUnit
          unit={readsKilojoulesFirst(user) ? 'kilojoules' : 'calories'}
          onChange={(unit) => setFlag('kilojoules_first', unit === 'kilojoules')}
        />
      </div>
      <div className="flex flex-col divide-y divide-line">
        {Object.entries(SWITCHES).map(([flag, { label, text }]) => (
          <Switch
            key={flag}
            label={label}
            text={text}
            on={user.settings.includes(flag as Setting)}
            onChange={(on) => setFlag(flag as Setting, on)}
          />
        ))}
      </div>
    </Panel>
  )
}

type Unit = 'calories' | 'kilojoules'

const UNITS: readonly { value: Unit; label: string }[] = [
  { value: 'calories', label: 'Kilokalorie (kcal) na prvním místě' },
  { value: 'kilojoules', label: 'Kilojouly (kJ) na prvním místě' },
]

function EnergyUnit({ unit, onChange }: { unit: Unit; onChange: (unit: Unit) => Promise<void> }) {
  const [shown, press] = usePressed(unit, onChange)
  return <RadioGroup legend="Jednotka energie" options={UNITS} value={shown} onChange={press} />
}

function withFlag(settings: readonly Setting[], flag: Setting, on: boolean): Setting[] {
  const others = settings.filter((setting) => setting !== flag)
  return on ? [...others, flag] : others
}
