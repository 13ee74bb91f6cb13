import { Monitor, Moon, Sun } from 'lucide-react'
import { MenuItem, Popover } from '#app/kit/ui/popover.tsx'
import { chooseTheme, type ThemeChoice } from './theme.ts'

const CHOICES: readonly { choice: ThemeChoice; label: string; Icon: typeof Sun }[] = [
  { choice: 'auto', label: 'Podle zařízení', Icon: Monitor },
  { choice: 'light', label: 'Světlý vzhled', Icon: Sun },
  { choice: 'dark', label: 'Tmavý vzhled', Icon: Moon },
]

/**
 * Light, dark, or as the device. The page is the same for all visitors, so it does not contain the choice: the icon and the
 * mark follow the attribute on <html> by CSS alone.
 */
export function ThemeSwitch() {
  return (
    <Popover
      label="Vzhled stránek"
      size="icon"
      trigger={
        <>
          <Sun className="theme-icon-light" aria-hidden />
          <Moon className="theme-icon-dark" aria-hidden />
        </>
      }
    >
      {CHOICES.map(({ choice, label, Icon }) => (
        <MenuItem key={choice} data-theme-choice={choice} onClick={() => chooseTheme(choice)}>
          <Icon aria-hidden />
          {label}
        </MenuItem>
      ))}
    </Popover>
  )
}
