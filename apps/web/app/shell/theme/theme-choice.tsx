import { useEffect, useState } from 'react'
import { RadioGroup } from '#app/kit/ui/radio-group.tsx'
import { chooseTheme, readTheme, type ThemeChoice } from './theme.ts'

const OPTIONS: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'auto', label: 'Podle zařízení' },
  { value: 'light', label: 'Světlý' },
  { value: 'dark', label: 'Tmavý' },
]

/** Light or dark, in this browser. Follows the switch in the header, which changes the same choice. */
export function ThemeChoiceGroup() {
  const [theme, setTheme] = useState<ThemeChoice>('auto')
  useEffect(() => {
    const follow = () => setTheme(readTheme())
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [])
  return <RadioGroup legend="Vzhled v&nbsp;tomto prohlížeči" options={OPTIONS} value={theme} onChange={chooseTheme} />
}
